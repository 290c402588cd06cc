"""Counting cards, by buttons: shown, asked as a quiz, or left alone; all numbers recounted from the record."""

from __future__ import annotations

import pytest

from engine import DECK, Card, Rules
from locales import texts
from tests.tgbot.room import Room, press_tap, taps
from tests.tgbot.tutored import (
    EVERYWHERE,
    LANGUAGES,
    kinds,
    plain,
    reader_of,
    seated,
    set_counting,
    speaking,
    table_after,
    table_taps,
    text_of,
)
from tgbot.simulator.people import Person
from tgbot.table.table import Table
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Choose, Count, NextGiv, Play, Quiz

SPECIAL = {str(card) for card in DECK if card.is_ace} | {"TD", "2S"}


def seen_in_the_record(table: Table, seat: int) -> set[Card]:
    """What the seat has seen: the opening table, every card that was played, and its hand."""
    seen = {*table.giv.opening, *table.giv.hands[seat]}
    for move in table.record.givs[-1].moves:
        seen |= {move.card, *move.taken}
    return seen


def taken_in_the_record(table: Table) -> list[list[Card]]:
    """What each seat has taken, its own cards with it."""
    record = table.record.givs[-1]
    taken: list[list[Card]] = [[], []]
    for number, move in enumerate(record.moves):
        if move.taken:
            taken[(record.dealer + 1 + number) % 2] += [move.card, *move.taken]
    return taken


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_numbers_shown_are_those_of_a_recount(room: Room, rules: Rules, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    tables = [table_after(n_moves, rules, seed=3) for n_moves in range(0, 48, 8)]
    for position in (*tables, a_safe_majority(rules)):
        table = await seated(room, person, position)
        await press_tap(person, Count)
        letters = (await reader_of(room, person)).letters
        unseen = set(DECK) - seen_in_the_record(table, 0)
        shown = dict(pair.split(":") for pair in code_of(person).split())
        assert shown == {letters[rank]: str(sum(card.rank == rank for card in unseen)) for rank in "A23456789TJQK"}
        points_left = next(line for line in text_of(person).splitlines() if starts(line, language, "count-points"))
        assert sum(suit in "♣♦♥♠" for suit in points_left) == sum(str(card) in SPECIAL for card in unseen)
        for key, counts, needed in (
            ("count-cards", lambda _: True, 27),
            ("count-spades", lambda card: card.is_spade, 7),
        ):
            own, theirs = (sum(map(counts, pile)) for pile in taken_in_the_record(table))
            listed = f"{say.plain('you-mid')} {own}, {say.plain('house-mid')} {theirs}"
            left = sum(map(counts, DECK)) - own - theirs
            text = plain(say.html(key, list=listed, left=left))
            winner = "you-mid" if own >= needed else "house-mid" if theirs >= needed else None
            if winner:
                text += " " + plain(say.html("count-safe", name=say.plain(winner)))
            assert text in text_of(person).splitlines()
    assert plain(say.html("count-safe", name=say.plain(winner or ""))) in text_of(person)
    room.check()


def a_safe_majority(rules: Rules) -> Table:
    """A table late in a giv where one seat is sure of most spades."""
    for seed in range(100):
        table = table_after(46, rules, seed)
        if any(sum(card.is_spade for card in pile) >= 7 for pile in taken_in_the_record(table)):
            return table
    raise AssertionError("no random giv has one")


def code_of(person: Person) -> str:
    """The line of fixed width: what is left of each rank."""
    (code,) = [each for each in person.newest().content.entities if each["type"] == "code"]
    text = text_of(person).encode("utf-16-le")
    return text[2 * code["offset"] : 2 * (code["offset"] + code["length"])].decode("utf-16-le")


def starts(line: str, language: str, key: str) -> bool:
    """Whether a line is that of a text which ends with a list."""
    return line.startswith(plain(texts(language).html(key, cards="")).strip())


def answers(person: Person) -> list[tuple[TableTap, Quiz]]:
    """The buttons that answer a question of the quiz, with what they ask."""
    return [(tap, tap.ask) for tap in table_taps(person) if isinstance(tap.ask, Quiz) and tap.ask.rank is not None]


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_quiz_knows_right_from_wrong(room: Room, rules: Rules, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    await set_counting(person, "quiz")
    for n_moves in range(0, 46, 8):
        table = await seated(room, person, table_after(n_moves, rules, seed=3))
        before = await room.stored(person)
        for answer in range(5):
            await press_tap(person, Quiz)
            offered = answers(person)
            (rank,) = {ask.rank for _, ask in offered}
            assert [label for label, _ in taps(person.newest())][:5] == list("01234")
            ranks = say.plain(f"ranks-{rank}")
            assert plain(say.html("quiz-question", ranks=ranks)) in text_of(person)
            await person.forge(pack(offered[answer][0]), person.newest())
            unseen = set(DECK) - seen_in_the_record(table, 0)
            right = sum(card.rank == rank for card in unseen)
            key = "quiz-right" if answer == right else "quiz-wrong"
            assert person.last_answer == say.plain(key, ranks=ranks, right=right, answer=answer)
            assert plain(say.html("quiz-question", ranks=ranks)) not in text_of(person)
        assert await room.stored(person) == before
    room.check()


async def test_every_play_has_its_own_question(room: Room) -> None:
    """The rank changes with each change of the table, and all thirteen come up."""
    await set_counting(room.anna, "quiz")
    ranks = []
    for _ in range(13):
        await press_tap(room.anna, Quiz)
        ranks.append(answers(room.anna)[0][1].rank)
        await press_tap(room.anna, Choose)
        await press_tap(room.anna, Play)
    assert len(set(ranks)) == 13


@pytest.mark.parametrize("language", LANGUAGES)
async def test_after_an_answer_another_question_is_asked_until_all_ranks_have_been(room: Room, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    await set_counting(person, "quiz")
    await seated(room, person, table_after(20))
    await press_tap(person, Quiz)
    asked: list[str | None] = []
    for _ in range(13):
        offered = answers(person)
        (rank,) = {ask.rank for _, ask in offered}
        assert plain(say.html("quiz-question", ranks=say.plain(f"ranks-{rank}"))) in text_of(person)
        asked.append(rank)
        await person.forge(pack(offered[0][0]), person.newest())
    assert sorted(map(str, asked)) == sorted("A23456789TJQK")
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a8_a_rank_without_an_answer_asks_the_question_again(room: Room, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    await set_counting(person, "quiz")
    await seated(room, person, table_after(20))
    await press_tap(person, Quiz)
    question = text_of(person)
    (rank,) = {ask.rank for _, ask in answers(person)}
    stored = await room.stored(person)
    for other in ("A", "K", rank):
        forged = TableTap(await room.table_id(person), stored.version, Quiz(other))
        await person.forge(pack(forged), person.newest())
        assert person.last_answer is None, "nothing is right or wrong yet"
        assert text_of(person) == question
    assert plain(say.html("quiz-question", ranks=say.plain(f"ranks-{rank}"))) in question
    assert await room.stored(person) == stored
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_counting_there_is_no_button_for_it(room: Room, language: str) -> None:
    person = speaking(room, language)
    for how, expected in (("shown", {Count}), ("quiz", {Quiz}), ("off", set())):
        await set_counting(person, how)
        assert kinds(person) & {Count, Quiz} == expected
    room.check()


async def test_a8_a_quiz_answer_that_no_button_has_is_answered_and_changes_nothing(room: Room) -> None:
    table = await seated(room, room.anna, table_after(20))
    before = await room.stored(room.anna)
    table_id = await room.table_id(room.anna)
    for answer in (None, 5, 998):
        for card in (table.giv.hands[1][0], table.giv.stock[0]):
            tap = TableTap(table_id, before.version, Quiz(card.rank, answer))
            await room.anna.forge(pack(tap), room.anna.newest())
    assert await room.stored(room.anna) == before
    room.check()


async def test_counting_after_the_giv_is_answered(room: Room) -> None:
    """From an older message: the protocol has no button for it."""
    await seated(room, room.anna, table_after(46))
    await press_tap(room.anna, Choose)
    await press_tap(room.anna, Play)
    assert not kinds(room.anna) & {Count, Quiz}
    stored = await room.stored(room.anna)
    for ask in (Count(), Quiz()):
        await room.anna.forge(pack(TableTap(await room.table_id(room.anna), stored.version, ask)), room.anna.newest())
        assert NextGiv in kinds(room.anna)
    room.check()

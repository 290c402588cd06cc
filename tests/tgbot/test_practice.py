"""Practice: a position of the last giv again, by buttons. What is as good as the best is accepted, worse is not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from engine import Card, Move, Rules, View, cards, legal_moves, why_illegal
from locales import texts
from tests.tgbot.positions import lying
from tests.tgbot.room import Room, opened_room, play_card, press_tap, press_where, seeded
from tests.tgbot.searches import MadeUp, Worth
from tests.tgbot.tutored import (
    EVERYWHERE,
    LANGUAGES,
    ends_giv,
    kinds,
    plain,
    press_move,
    reader_of,
    seated,
    speaking,
    table_after,
    table_taps,
    text_of,
)
from tgbot.simulator.people import Person
from tgbot.table.table import Table, at_ply
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Back, Choose, NextGiv, Pick, Play, Practise, Review, Step, TakeNothing
from tutor.words import describe, refusal

#: What the moves of a position are worth, in the order of `legal_moves`: the best, one within 0.05 points, two within
#: three standard errors; all others are clearly worse.
WORTHS = (Worth(0.0), Worth(0.05), Worth(0.6, 0.3), Worth(0.7, 0.24))
#: How the praise for each of them is worded.
KNOWN = ("sure", "sure", "unsure", "unsure")
WORSE = Worth(0.9)
ACCEPTED = len(WORTHS)


def first(view: View, move: Move) -> Worth:
    number = list(legal_moves(view)).index(move)
    return WORTHS[number] if number < ACCEPTED else WORSE


@asynccontextmanager
async def practising(rules: Rules, language: str = "sv") -> AsyncIterator[tuple[Room, Person, Table, int]]:
    """Somebody who has begun to practise after a giv, with the table at that play, and the number of the play."""
    async with opened_room(seeded(7), workers=MadeUp(first)) as room:
        person = speaking(room, language)
        await ends_giv(room, person, rules)
        await press_tap(person, Review)
        await press_tap(person, Practise)
        (ply,) = {tap.ply for tap in table_taps(person) if isinstance(tap.ask, Choose)}
        assert ply is not None
        yield room, person, at_ply(await room.table(person), ply), ply
        room.check()


async def try_move(person: Person, move: Move) -> None:
    """Chooses the card and presses the button of the move; picks the cards where there is none."""
    await press_tap(person, Choose, move.card)
    offered = [tap.ask.move for tap in table_taps(person) if isinstance(tap.ask, Play)]
    if move in offered:
        await press_move(person, Play(move))
    else:
        await pick(person, move)


async def pick(person: Person, move: Move) -> None:
    """From a chosen card: taps the cards one by one, then takes them."""
    await press_tap(person, Pick)
    picked: list[Card] = []
    for card in move.taken:
        picked.append(card)
        await press_pick(person, Move.of(move.card, picked))
    await press_move(person, Play(move))


async def press_pick(person: Person, picked: Move) -> None:
    """Presses the button after which exactly these cards are picked."""
    await press_where(
        person, lambda tap: isinstance(tap, TableTap) and isinstance(tap.ask, Pick) and tap.ask.move == picked
    )


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_best_and_all_within_the_noise_are_accepted_and_worse_ones_refuted(
    rules: Rules, language: str
) -> None:
    """By a take, by laying out, by picking the cards."""
    say = texts(language)
    async with practising(rules, language) as (room, person, table, ply):
        stored = await room.stored(person)
        letters = (await reader_of(room, person)).letters
        moves = list(legal_moves(table.giv))
        assert len(moves) > ACCEPTED
        assert moves.index((await room.table(person)).giv.moves[ply]) >= ACCEPTED, "what was played was a mistake"
        for number, move in enumerate(moves):
            await try_move(person, move)
            shown, named = text_of(person), describe(move, say, letters)
            if number < ACCEPTED:
                assert plain(say.html("practice-right", move=named, known=KNOWN[number])) in shown
            else:
                cost = say.plain("points-of", points="0,9" if language == "sv" else "0.9", one="no")
                assert plain(say.html("practice-wrong", move=named, cost=cost, measure="about")) in shown
                assert say.plain("term-spades", whose="about") in shown, "why it is worse"
                assert table_taps(person)[0] == TableTap(table_id(person), stored.version, Practise(), ply=ply)
            await press_again(room, person, ply)
        assert await room.stored(person) == stored


def table_id(person: Person) -> str:
    return table_taps(person)[0].table


async def press_again(room: Room, person: Person, ply: int) -> None:
    """Back to the position, by the button for it where the move was wrong, else from the step of that play."""
    again = [tap for tap in table_taps(person) if isinstance(tap.ask, Practise) and tap.ply == ply]
    if not again:
        await press_tap(person, Review)
        stored = await room.stored(person)
        step = TableTap(await room.table_id(person), stored.version, Step(ply))
        await person.forge(pack(step), person.newest())
        again = [tap for tap in table_taps(person) if isinstance(tap.ask, Practise)]
    await person.forge(pack(again[0]), person.newest())
    assert Choose in kinds(person)


async def test_a_take_can_be_found_by_picking_the_cards_one_by_one() -> None:
    async with practising(Rules.preset("kasino")) as (room, person, table, _):
        stored = await room.stored(person)
        take = next(move for move in legal_moves(table.giv) if move.taken)
        await press_tap(person, Choose, take.card)
        await pick(person, take)
        assert "✓" in text_of(person)
        assert await room.stored(person) == stored


async def test_taking_before_a_card_is_picked_is_answered_and_leaves_the_screen_as_it_is() -> None:
    async with practising(Rules.preset("kasino")) as (room, person, table, _):
        await press_tap(person, Choose, table.giv.hand[0])
        await press_tap(person, Pick)
        before = await room.stored(person), person.screen()
        await press_tap(person, TakeNothing)
        assert person.last_answer == texts("sv").plain("answer-nothing-picked")
        assert (await room.stored(person), person.screen()) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_move_of_the_last_deal_costs_is_said_to_be_worked_out(room: Room, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    proved = say.plain("practice-wrong", move="", cost="@", measure="exact").split("@")[1]
    for seed in range(8):
        await seated(room, person, table_after(46, seed=seed))
        await play_card(person)
        stored, giv = await room.stored(person), (await room.table(person)).giv
        for number in (40, 42):
            tap = TableTap(await room.table_id(person), stored.version, Play(giv.moves[number]), ply=number)
            await person.forge(pack(tap), person.newest())
            if "✗" in text_of(person):
                assert proved in text_of(person)
                assert plain(say.html("advice-line")) in text_of(person)
                told = text_of(person).split(plain(say.html("advice-line")))[1]
                assert len(told.strip().splitlines()) == len(giv.moves) - number, "the moves to the end, a line each"
                room.check()
                return
    raise AssertionError("no giv has a mistake in its last deal")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_illegal_try_is_refused_with_the_reason_and_changes_nothing(language: str) -> None:
    async with practising(Rules.preset("kasino"), language) as (room, person, table, ply):
        before = await room.stored(person), person.screen()
        reader = await reader_of(room, person)
        legal = set(legal_moves(table.giv))
        tries = [Move(card, (other,)) for card in table.giv.hand for other in table.giv.table]
        tries += [Move.of(card, table.giv.table) for card in table.giv.hand]
        illegal = [move for move in tries if move not in legal]
        assert illegal
        for move in illegal:
            tap = TableTap(await room.table_id(person), before[0].version, Play(move), ply=ply)
            await person.forge(pack(tap), person.newest())
            reason = why_illegal(table.giv, move, 0)
            assert reason is not None
            assert person.last_answer == refusal(table.rules, reason, reader.texts, reader.letters)
            assert (await room.stored(person), person.screen()) == before


async def test_an_illegal_try_by_picking_is_refused_with_the_reason() -> None:
    async with practising(Rules.preset("kasino")) as (room, person, table, _):
        legal = set(legal_moves(table.giv))
        wrong = next(
            move
            for move in (Move(card, (other,)) for card in table.giv.hand for other in table.giv.table)
            if move not in legal
        )
        await press_tap(person, Choose, wrong.card)
        await pick(person, wrong)
        reader, reason = await reader_of(room, person), why_illegal(table.giv, wrong, 0)
        assert reason is not None
        assert person.last_answer == refusal(table.rules, reason, reader.texts, reader.letters)


async def test_the_position_shown_is_that_of_the_play_and_not_of_the_table() -> None:
    async with practising(Rules.preset("kasino")) as (room, person, table, _):
        hand = {tap.ask.card for tap in table_taps(person) if isinstance(tap.ask, Choose)}
        assert hand == set(table.giv.hand)
        assert text_of(person).count("♣") == sum(card.suit == "C" for card in table.giv.table)
        now = await room.table(person)
        assert now.giv.over
        await press_tap(person, Choose, table.giv.hand[0])
        await press_tap(person, Back)
        assert Choose in kinds(person), "back in the position, not at the table"


async def test_the_next_mistake_follows_until_there_is_none() -> None:
    async with practising(Rules.preset("kasino")) as (room, person, _, ply):
        practised = [ply]
        while True:
            position = at_ply(await room.table(person), practised[-1])
            await try_move(person, next(iter(legal_moves(position.giv))))
            onward = [tap for tap in table_taps(person) if isinstance(tap.ask, Practise)]
            if not onward:
                break
            (tap,) = onward
            assert tap.ply is not None
            practised.append(tap.ply)
            await person.forge(pack(tap), person.newest())
        mistakes = [
            number
            for number, move in enumerate((await room.table(person)).giv.moves)
            if number % 2 == 0
            and list(legal_moves(at_ply(await room.table(person), number).giv)).index(move) >= ACCEPTED
        ]
        assert sorted(practised) == mistakes
        await press_tap(person, Review)
        await press_tap(person, Back)
        assert NextGiv in kinds(person)


async def test_a8_plays_that_do_not_exist_and_those_of_the_house_cannot_be_practised() -> None:
    async with practising(Rules.preset("kasino")) as (room, person, table, ply):
        stored, id_ = await room.stored(person), await room.table_id(person)
        own, other = table.giv.hand[0], table.giv.hands[1][0]
        forged = [
            TableTap(id_, stored.version, Practise(), ply=48),
            TableTap(id_, stored.version, Practise(), ply=10**6),
            TableTap(id_, stored.version, Practise(), ply=1),
            TableTap(id_, stored.version, Choose(own), ply=ply + 1),
            TableTap(id_, stored.version, Choose(other), ply=ply),
            TableTap(id_, stored.version, Pick(Move(other)), ply=ply),
            TableTap(id_, stored.version, Play(Move(other)), ply=ply),
            TableTap(id_, stored.version, Practise()),
        ]
        for tap in forged:
            n_answers = len(person.answers)
            await person.forge(pack(tap), person.newest())
            assert person.last_answer == texts("sv").plain("answer-not-now"), tap
            assert len(person.answers) == n_answers + 1
        assert await room.stored(person) == stored


async def test_a8_picking_from_an_empty_table_or_cards_that_do_not_lie_there_is_answered(
    room: Room,
) -> None:
    """A position with an empty table, where no button leads to picking."""
    swept = lying(cards("2C3C4C4D"), cards("KSQC9C8C"))
    sweep = Move.of(cards("KS")[0], cards("2C3C4C4D"))
    assert sweep in set(legal_moves(swept.giv))
    await seated(room, room.anna, swept)
    await press_tap(room.anna, Choose, sweep.card)
    await press_move(room.anna, Play(sweep))
    while not (await room.table(room.anna)).giv.over:
        await play_card(room.anna)
    table = await room.table(room.anna)
    empty = [n for n in range(0, 48, 2) if not at_ply(table, n).giv.table]
    stored, id_ = await room.stored(room.anna), await room.table_id(room.anna)
    for ply in (0, *empty):
        card = at_ply(table, ply).giv.hand[0]
        for taken in ((), cards("ASKS")):
            tap = TableTap(id_, stored.version, Pick(Move.of(card, taken)), ply=ply)
            query = await room.anna.forge(pack(tap), room.anna.newest())
            answer = room.world.queries[query].answer
            assert answer is not None
            assert answer.text in (None, texts("sv").plain("answer-not-now"))
    assert await room.stored(room.anna) == stored
    room.check()

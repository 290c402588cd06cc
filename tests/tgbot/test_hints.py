"""Hints by buttons: the idea, then the move with its reasons, then all terms; each position counted once."""

from __future__ import annotations

import json
import re

import pytest

from engine import Giv, Rules, legal_moves, play, view
from locales import texts
from tests.tgbot.playing import protocol_of, told_points
from tests.tgbot.positions import HOUSE
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded
from tests.tgbot.searches import MadeUp, Worth
from tests.tgbot.tutored import (
    EVERYWHERE,
    GAMES,
    LANGUAGES,
    kinds,
    numbers,
    plain,
    reader_of,
    searches_of,
    seated,
    speaking,
    table_after,
    text_of,
)
from tgbot.simulator.people import Person
from tgbot.table.codec import dump, load
from tgbot.table.seats import Person as Seat
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Advice, Back, Choose, Hint, NextGiv, Terms, Undo
from tutor.judging import clearly_worse, compare, idea
from tutor.words import say_advice, say_idea, say_line

SURE = {"sv": "Säkert, uträknat till slutet: ", "en": "Certain, worked out to the end: "}
SUIT = re.compile("[♣♦♥♠]")
TERM = re.compile(" [+\N{MINUS SIGN}][0-9]+([.,][0-9])?$")


def hint_of(person: Person) -> str:
    """The paragraph of the tutor on the newest message."""
    return next(part for part in text_of(person).split("\n\n") if part.startswith("💡"))


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_idea_comes_first_and_names_no_card(room: Room, rules: Rules, language: str) -> None:
    person = speaking(room, language)
    for n_moves in range(0, 46, 12):
        table = await seated(room, person, table_after(n_moves, rules))
        await press_tap(person, Hint)
        seen = view(table.giv, 0, table.parti.totals)
        thought = idea(seen, await searches_of(room).rank(seen))
        told = hint_of(person)
        assert told == f"💡 {plain(say_idea(thought, texts(language)))}"
        assert not SUIT.search(told)
        assert Advice in kinds(person)
        assert Terms not in kinds(person)
        assert Choose in kinds(person), "one can play at once"
    room.check()


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_second_step_is_a_legal_move_with_its_reason_and_what_is_as_good(
    room: Room, rules: Rules, language: str
) -> None:
    person = speaking(room, language)
    say = texts(language)
    for n_moves in range(2, 40, 10):
        table = await seated(room, person, table_after(n_moves, rules))
        await press_tap(person, Hint)
        await press_tap(person, Advice)
        seen = view(table.giv, 0, table.parti.totals)
        ranking = await searches_of(room).rank(seen)
        assert ranking.best.move in set(legal_moves(seen))
        told = plain(say_advice(seen, ranking, say, (await reader_of(room, person)).letters))
        assert hint_of(person) == f"💡 {told}"
        assert (Terms in kinds(person)) == (clearly_worse(ranking) is not None)
    room.check()


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_third_step_has_all_terms_and_they_add_up_to_the_difference(
    room: Room, rules: Rules, language: str
) -> None:
    person = speaking(room, language)
    found = 0
    for n_moves in range(0, 46, 2):
        table = await seated(room, person, table_after(n_moves, rules))
        await press_tap(person, Hint)
        await press_tap(person, Advice)
        if Terms not in kinds(person):
            continue
        await press_tap(person, Terms)
        seen = view(table.giv, 0, table.parti.totals)
        ranking = await searches_of(room).rank(seen)
        worse = clearly_worse(ranking)
        assert worse is not None
        lines = [line for line in text_of(person).splitlines() if TERM.search(line)]
        *terms, total = [numbers(line)[-1] for line in lines]
        assert total == pytest.approx(compare(ranking.best, worse).difference, abs=0.0501)
        assert sum(terms) == pytest.approx(total, abs=0.05 * (len(terms) + 1) + 1e-9)
        found += 1
    assert found > 2
    room.check()


async def test_a_hint_is_counted_once_for_each_play_and_shown_in_the_protocol(room: Room) -> None:
    await seated(room, room.anna, table_after(42))
    for expected in ((42,), (42, 44)):
        for _ in range(2):
            await press_tap(room.anna, Hint)
            await press_tap(room.anna, Advice)
            assert (await room.table(room.anna)).hinted == expected
            await press_tap(room.anna, Choose)
            await press_tap(room.anna, Back)
        await play_card(room.anna)
    await play_card(room.anna)
    assert told_points(protocol_of(room.anna), "sv")["row-hints"] == [2, 0]
    await press_tap(room.anna, NextGiv)
    assert (await room.table(room.anna)).hinted == ()
    room.check()


async def test_without_hints_the_protocol_has_no_row_for_them(room: Room) -> None:
    await seated(room, room.anna, table_after(46))
    await play_card(room.anna)
    assert "row-hints" not in told_points(protocol_of(room.anna), "sv")


async def test_a_position_that_was_hinted_before_it_was_taken_back_is_not_counted_again(room: Room) -> None:
    await seated(room, room.anna, table_after(20))
    await press_tap(room.anna, Hint)
    await play_card(room.anna)
    await press_tap(room.anna, Undo)
    version = (await room.stored(room.anna)).version
    await press_tap(room.anna, Hint)
    assert (await room.table(room.anna)).hinted == (20,)
    assert (await room.stored(room.anna)).version == version
    assert hint_of(room.anna)
    room.check()


async def test_a_hint_changes_only_that_it_was_given(room: Room) -> None:
    table = await seated(room, room.anna, table_after(20))
    for kind in (Hint, Advice):
        await press_tap(room.anna, kind)
    now = await room.table(room.anna)
    assert (now.record, now.parti, now.seats) == (table.record, table.parti, table.seats)


async def test_a1_a_double_tap_on_a_hint_is_one_hint_which_stays_on_the_screen(room: Room) -> None:
    await seated(room, room.anna, table_after(20))
    label = texts("sv").plain("button-hint")
    queries = await room.anna.press_twice(label)
    assert hint_of(room.anna)
    assert (await room.table(room.anna)).hinted == (20,)
    answers = [room.world.queries[query].answer for query in queries]
    assert [answer.text for answer in answers if answer] == [None, None]
    room.check()


async def test_a2_the_hint_button_of_an_earlier_turn_gives_no_hint_for_this_one(room: Room) -> None:
    await seated(room, room.anna, table_after(20))
    old = room.anna.button(texts("sv").plain("button-hint"))
    await play_card(room.anna)
    await room.anna.press(old)
    assert (await room.table(room.anna)).hinted == ()
    assert "💡" not in text_of(room.anna)
    assert room.anna.last_answer == texts("sv").plain("answer-old-button")
    room.check()


async def test_the_tutor_is_shown_only_what_the_seat_may_know(room: Room) -> None:
    table = await seated(room, room.anna, table_after(20))
    searches_of(room).asked.clear()
    await press_tap(room.anna, Hint)
    (asked, *_), *_ = searches_of(room).asked
    assert asked == view(table.giv, 0, table.parti.totals)


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_in_the_last_deal_it_is_sure_and_shows_a_legal_line_to_the_end(
    room: Room, rules: Rules, language: str
) -> None:
    person, found = speaking(room, language), 0
    say = texts(language)
    for seed in range(4):
        table = await seated(room, person, table_after(42, rules, seed))
        await press_tap(person, Hint)
        await press_tap(person, Advice)
        seen = view(table.giv, 0, table.parti.totals)
        ranking = await searches_of(room).rank(seen)
        assert ranking.exact
        moves = ranking.best.line
        giv: Giv = table.giv
        for move in moves:
            giv, _ = play(giv, move)
        assert giv.over
        letters = (await reader_of(room, person)).letters
        assert plain(say_line(moves, say, letters)) in hint_of(person)
        worse = clearly_worse(ranking)
        if worse is not None:
            found += 1
            assert compare(ranking.best, worse).exact
            assert SURE[language] in hint_of(person)
    assert found
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_when_all_moves_are_equal_there_are_no_terms_to_show(language: str) -> None:
    async with opened_room(seeded(7), workers=MadeUp(lambda *_: Worth(0.0))) as room:
        person = speaking(room, language)
        await seated(room, person, table_after(20))
        await press_tap(person, Hint)
        assert hint_of(person) == f"💡 {texts(language).plain('idea-equal')}"
        await press_tap(person, Advice)
        assert Terms not in kinds(person)
        room.check()


async def test_between_givs_there_is_no_hint(room: Room) -> None:
    await seated(room, room.anna, table_after(46))
    await press_tap(room.anna, Hint)
    message = room.anna.newest()
    await play_card(room.anna)
    before = await room.stored(room.anna)
    table_id = await room.table_id(room.anna)
    for ask in (Hint(), Advice(), Terms()):
        await room.anna.forge(pack(TableTap(table_id, before.version, ask)), message)
        assert room.anna.last_answer == texts("sv").plain("answer-not-your-turn")
    assert await room.stored(room.anna) == before
    room.check()


@pytest.mark.parametrize("rules", GAMES)
async def test_a_table_stored_before_there_were_hints_is_read(room: Room, rules: Rules) -> None:
    table = await seated(room, room.anna, table_after(20, rules))
    now = json.loads(dump(table))
    before = {name: now[name] for name in ("record", "draw", "resigned")}
    text = json.dumps({"schema": 1, "seats": [room.anna.id, None], **before})
    assert load(text) == table
    stored = await room.stored(room.anna)
    await room.store.save(await room.table_id(room.anna), stored.version, text)
    await room.anna.send("/spela")
    await press_tap(room.anna, Hint)
    await play_card(room.anna)
    after = await room.table(room.anna)
    assert (after.hinted, len(after.giv.moves), after.seats) == ((20,), 22, (Seat(room.anna.id), HOUSE))
    room.check()

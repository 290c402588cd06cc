"""The review of a giv, by buttons: its summary, and the giv step by step."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from engine import Move, Rules, plays
from locales import texts
from tests.engine.chance import random_move, shuffled
from tests.tgbot.positions import moved, random_giv_tables
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded
from tests.tgbot.searches import Held, InProcess, MadeUp
from tests.tgbot.tutored import (
    EVERYWHERE,
    GAMES,
    LANGUAGES,
    ends_giv,
    kinds,
    laying_costs,
    plain,
    press_move,
    reader_of,
    seated,
    speaking,
    table_after,
    table_taps,
    text_of,
)
from tests.tgbot.waiting import AT_LAST
from tgbot.store import Store, StoreUnavailable
from tgbot.table.sight import sight_of
from tgbot.table.table import Table, next_giv
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Back, Choose, Hint, NextGiv, Play, Practise, Review, Step, Undo
from tgbot.views.board import told
from tgbot.workers.reviews import Reviews, Subject
from tutor.search.certainty import ENOUGH

PLAYS = 48


async def test_the_review_begins_by_itself_at_the_end_of_a_giv(room: Room) -> None:
    await ends_giv(room, room.anna)
    workers = room.services.door.workers
    assert isinstance(workers, InProcess)
    judged = [view for view, _, played in workers.asked if played is None]
    assert [len(view.moves) for view in judged] == list(range(PLAYS))
    assert [view.seat for view in judged] == [number % 2 for number in range(PLAYS)]
    asked = len(workers.asked)
    await press_tap(room.anna, Review)
    assert len(workers.asked) == asked, "it was made once"
    room.check()


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_overview_says_what_the_play_lost_and_what_was_luck(room: Room, rules: Rules, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    await ends_giv(room, person, rules)
    await press_tap(person, Review)
    shown = text_of(person)
    assert plain(say.html("review-title", giv=1)) in shown
    assert say.plain("review-progress", done=PLAYS, all=PLAYS) not in shown
    table = await room.table(person)
    points = [row.total for row in table.parti.protocols[-1]]
    difference = points[0] - points[1]
    assert f"{difference:+d}".replace("-", "\N{MINUS SIGN}") in shown or difference == 0
    assert kinds(person) >= {Step, Back}
    await press_tap(person, Back)
    assert NextGiv in kinds(person)
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_near_the_target_the_review_tells_costs_in_chance_to_win(language: str) -> None:
    say = texts(language)
    async with opened_room(seeded(7), workers=InProcess(samples=ENOUGH)) as room:
        person = speaking(room, language)
        await seated(room, person, near_the_target())
        await play_card(person)
        await press_tap(person, Review)
        listed = text_of(person).split(plain(say.html("review-costliest")))[1].strip().splitlines()
        assert listed
        units = plain(say.html("percent-points-of", percent="@", one="no")).split("@")[1]
        assert all(units in line for line in listed)
        _, lost, _ = (
            say.plain("review-lost", measure="winning", cost="", mean="@", count=99).replace("99", "@").split("@")
        )
        assert lost in text_of(person)
        await press_tap(person, Step)
        room.check()


def near_the_target() -> Table:
    """A table before the last play of the second giv of a parti to 11, of random moves. It is Anna's play."""
    partier = (list(random_giv_tables(replace(GAMES[0], target=11), seed))[-1] for seed in range(100))
    first = next(table for table in partier if not table.over and max(table.parti.totals) >= 3)
    chance = Random(1)
    table, _ = next_giv(first, lambda: shuffled(chance))
    while len(table.giv.moves) < PLAYS - 1:
        table = moved(table, (random_move(table.giv, chance),))
    return table


async def test_after_two_givs_the_second_one_is_reviewed() -> None:
    workers = MadeUp(laying_costs(0.5))
    async with opened_room(seeded(7), workers=workers) as room:
        before = (await seated(room, room.anna, near_the_target())).parti.totals
        await play_card(room.anna)
        first, second = (await room.table(room.anna)).record.givs
        assert first.moves != second.moves
        judged = [view.moves for view, *_ in workers.asked]
        assert judged == [second.moves[:number] for number in range(PLAYS)]
        assert {view.totals for view, *_ in workers.asked} == {before}
        await press_tap(room.anna, Review)
        assert text_of(room.anna).startswith(plain(texts("sv").html("review-title", giv=2)))
        room.check()


async def test_a_review_that_was_lost_with_the_process_is_made_again(room: Room) -> None:
    await ends_giv(room, room.anna)
    workers = MadeUp(laying_costs(0.5))
    async with opened_room(seeded(1), room.store, room.world, workers) as later:
        await press_tap(later.anna, Review)
        assert text_of(later.anna).startswith(plain(texts("sv").html("review-title", giv=1)))
        assert len(workers.asked) == PLAYS
        await press_tap(later.anna, Step)
        assert texts("sv").plain("review-not-yet") not in text_of(later.anna)


async def test_reviews_are_given_up_when_the_bot_stops() -> None:
    workers = Held()
    async with opened_room(seeded(7)) as room:
        await ends_giv(room, room.anna)
        reviews = Reviews(workers)
        before = asyncio.all_tasks()
        table = await room.table(room.anna)
        reviews.of(Subject(table.rules, table.record.givs[-1], (0, 0)))
        (task,) = asyncio.all_tasks() - before
        await asyncio.sleep(0)
        await reviews.close()
        await asyncio.wait([task], timeout=AT_LAST)
        assert task.cancelled()


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_all_48_plays_can_be_stepped_through(rules: Rules, language: str) -> None:
    say = texts(language)
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        person = speaking(room, language)
        await ends_giv(room, person, rules)
        stored = await room.stored(person)
        table, reader = await room.table(person), await reader_of(room, person)
        await press_tap(person, Review)
        first = TableTap(await room.table_id(person), stored.version, Step())
        assert first in table_taps(person)
        await person.forge(pack(first), person.newest())
        for play in plays(table.giv):
            title = plain(say.html("review-step", number=play.number + 1, all=PLAYS, runda=play.number // 8 + 1))
            assert text_of(person).startswith(title)
            assert plain(told(sight_of(table, person.id), play, reader)) in text_of(person)
            assert say.plain("review-not-yet") not in text_of(person)
            steps = {tap.ask.ply for tap in table_taps(person) if isinstance(tap.ask, Step)}
            assert steps == {0, play.number - 1, play.number + 1} - {-1, PLAYS, play.number}
            costly = f"{say.plain('label-bad')}" in text_of(person)
            assert (Practise in kinds(person)) == (costly and play.seat == 0)
            if play.number + 1 < PLAYS:
                onward = [tap for tap in table_taps(person) if isinstance(tap.ask, Step)][-1]
                await person.forge(pack(onward), person.newest())
        assert await room.stored(person) == stored
        room.check()


async def test_a_step_that_does_not_exist_shows_the_nearest(room: Room) -> None:
    await ends_giv(room, room.anna)
    stored = await room.stored(room.anna)
    tap = TableTap(await room.table_id(room.anna), stored.version, Step(99))
    await room.anna.forge(pack(tap), room.anna.newest())
    assert text_of(room.anna).startswith(plain(texts("sv").html("review-step", number=48, all=48, runda=6)))
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_costliest_moves_are_listed_and_lead_to_their_step(language: str) -> None:
    say = texts(language)
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        person = speaking(room, language)
        await ends_giv(room, person)
        await press_tap(person, Review)
        costly = [(tap, tap.ask.ply) for tap in table_taps(person) if isinstance(tap.ask, Step)][:3]
        moves = (await room.table(person)).giv.moves
        for tap, ply in costly:
            assert ply % 2 == 0, "her own"
            assert not moves[ply].taken, "a card that she laid out although something could be taken"
            await person.forge(pack(tap), person.newest())
            title = say.html("review-step", number=ply + 1, all=PLAYS, runda=ply // 8 + 1)
            assert text_of(person).startswith(plain(title))
            assert say.plain("review-label", label=say.plain("label-bad")) in text_of(person)
        room.check()


async def test_hints_that_were_asked_for_are_told(room: Room) -> None:
    await seated(room, room.anna, table_after(46))
    await press_tap(room.anna, Hint)
    await play_card(room.anna)
    await press_tap(room.anna, Review)
    assert texts("sv").plain("review-hints", count=1) in text_of(room.anna)


async def test_a2_the_buttons_of_a_review_are_old_when_the_next_giv_is_dealt() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        await ends_giv(room, room.anna)
        await press_tap(room.anna, Review)
        old = [tap for tap in table_taps(room.anna) if not isinstance(tap.ask, Back)]
        assert {type(tap.ask) for tap in old} == {Step, Practise}
        version = old[0].version
        old += [TableTap(old[0].table, version, Play(Move((await room.table(room.anna)).giv.moves[0].card)), ply=0)]
        await press_tap(room.anna, Back)
        await press_tap(room.anna, NextGiv)
        stored, shown = await room.stored(room.anna), room.anna.screen()
        for tap in old:
            await room.anna.forge(pack(tap), room.anna.newest())
            assert room.anna.last_answer == texts("sv").plain("answer-old-button")
            assert (await room.stored(room.anna), room.anna.screen()) == (stored, shown)
        room.check()


async def test_there_is_no_review_while_the_giv_is_played(room: Room) -> None:
    await seated(room, room.anna, table_after(20))
    before = await room.stored(room.anna), room.anna.screen()
    for ask, ply in ((Review(), None), (Step(3), None), (Practise(), 3)):
        tap = TableTap(await room.table_id(room.anna), before[0].version, ask, ply=ply)
        await room.anna.forge(pack(tap), room.anna.newest())
        assert room.anna.last_answer == texts("sv").plain("answer-not-now")
    assert (await room.stored(room.anna), room.anna.screen()) == before
    room.check()


async def test_a_giv_that_was_taken_back_and_ended_otherwise_is_reviewed_as_it_ended(room: Room) -> None:
    await ends_giv(room, room.anna)
    await press_tap(room.anna, Review)
    await press_tap(room.anna, Back)
    await press_tap(room.anna, Undo)
    table = await room.table(room.anna)
    card = table.giv.hand[0]
    await press_tap(room.anna, Choose, card)
    await press_move(room.anna, Play(Move(card)))
    assert (await room.table(room.anna)).giv.moves[46] == Move(card)
    await press_tap(room.anna, Review)
    await press_tap(room.anna, Step)
    room.check()


async def test_f6_a_review_without_a_store_says_so_and_works_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await ends_giv(room, room.anna)

    async def away(*_: object, **__: object) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as broken:
        broken.setattr(Store, "load", away)
        await press_tap(room.anna, Review)
    assert room.anna.last_answer == texts("sv").plain("answer-try-again")
    await press_tap(room.anna, Review)
    assert Step in kinds(room.anna)
    room.check()

"""The only door to the tables: a cause is handled once, quick houses reply in the same save, and a move is saved before
a strong house searches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest

from engine import Move
from tests.tgbot.room import Room, opened_room, press_tap, seeded
from tests.tgbot.searches import Held, InProcess
from tests.tgbot.tutored import seated, table_after
from tests.tgbot.waiting import until
from tgbot.cases.door import Door, Entered
from tgbot.cases.house import search
from tgbot.simulator.harness import deliver
from tgbot.store import Saved, Store, keys
from tgbot.table.clock import SEARCHED_WITHIN
from tgbot.table.codec import dump
from tgbot.table.seats import House, Person, Seat
from tgbot.table.table import Change, Changed, Table, open_table, play_move, undo
from tgbot.taps.table import Choose, Play
from tgbot.views.place import Place
from tgbot.workers.reviews import Reviews
from tutor import Level

TABLE = "table001"
STRONG = House(Level.STRONG)
NOW = 1_000.0


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    """A door to an empty store; its clock stands still."""
    workers, store = InProcess(), await Store.connect(None)
    yield Door(store, workers, Reviews(workers), seeded(1), lambda: NOW)
    await store.close()


async def put(door: Door, table: Table) -> Place:
    assert await door.put(TABLE, 0, table, "update:1") is Saved.DONE
    return Place(TABLE, 1)


def lay_first(table: Table) -> Changed:
    """Whoever is on turn lays out the first card of their hand."""
    return play_move(table, table.giv.turn, Move(table.giv.hand[0]))


async def test_f2_a_cause_that_has_been_here_before_changes_nothing(door: Door) -> None:
    table = table_after(10)
    place = await put(door, table)
    entered = await door.enter(table, place, "update:7", lay_first)
    assert isinstance(entered, Entered)
    stored = await door.store.load_table(TABLE)
    assert await door.enter(entered.table, entered.place, "update:7", lay_first) is Saved.DUPLICATE
    assert await door.enter(table, place, "update:7", lay_first) is Saved.DUPLICATE
    assert await door.store.load_table(TABLE) == stored
    assert isinstance(await door.enter(entered.table, entered.place, "update:8", lay_first), Entered)


async def test_f1_a_change_of_a_table_that_has_moved_on_changes_nothing(door: Door) -> None:
    table = table_after(10)
    place = await put(door, table)
    assert isinstance(await door.enter(table, place, "update:7", lay_first), Entered)
    stored = await door.store.load_table(TABLE)
    assert await door.enter(table, place, "update:8", lay_first) is Saved.STALE
    assert await door.store.load_table(TABLE) == stored


@pytest.mark.parametrize("n_houses", [1, 2, 3])
async def test_quick_houses_reply_within_the_same_save(door: Door, n_houses: int) -> None:
    seats: tuple[Seat, ...] = (
        Person(1001),
        *[House(level) for level in (Level.BEGINNER, Level.REGULAR, Level.BEGINNER)[:n_houses]],
    )
    table = open_table(table_after(0).rules, seats, ("Anna", "B", "C", "D")[: len(seats)], seeded(3))
    while table.giv.turn != 0:
        table, _ = lay_first(table)
    place, n_before = await put(door, table), len(table.giv.moves)
    entered = await door.enter(table, place, "update:7", lay_first)
    assert isinstance(entered, Entered)
    assert len(entered.table.giv.moves) == n_before + 1 + n_houses
    assert entered.table.giv.turn == 0
    assert {event.seat for event in entered.events if hasattr(event, "seat")} == set(range(len(seats)))
    stored = await door.store.load_table(TABLE)
    assert stored is not None
    assert (stored.version, stored.body) == (2, dump(entered.table))
    assert entered.place == Place(TABLE, 2)


async def test_a_move_is_saved_before_a_strong_house_searches_and_the_table_is_due(door: Door) -> None:
    table = replace(table_after(10), seats=(Person(1001), STRONG))
    entered = await door.enter(table, await put(door, table), "update:7", lay_first)
    assert isinstance(entered, Entered)
    assert len(entered.table.giv.moves) == 11
    stored = await door.store.load_table(TABLE)
    assert stored is not None
    assert stored.body == dump(entered.table)
    due = await door.store._client.zscore(keys.due(keys.shard_of(TABLE)), TABLE)
    assert due == NOW + SEARCHED_WITHIN
    table, place = await search(door, entered.table, entered.place)
    assert (len(table.giv.moves), place.version) == (12, 3)
    assert await door.store._client.zscore(keys.due(keys.shard_of(TABLE)), TABLE) is None


async def test_two_processes_that_search_for_the_same_move_make_it_once(door: Door) -> None:
    before = replace(lay_first(table_after(10))[0], seats=(Person(1001), STRONG))
    place = await put(door, before)
    found = await asyncio.gather(*(search(door, before, place) for _ in range(3)))
    assert {place.version for _, place in found} == {2}
    assert {len(table.giv.moves) for table, _ in found} == {12}
    stored = await door.store.load_table(TABLE)
    assert stored is not None
    assert {dump(table) for table, _ in found} == {stored.body}


async def test_every_move_of_a_strong_house_is_searched_for_and_made_also_after_an_undo(door: Door) -> None:
    table = replace(table_after(10), seats=(Person(1001), STRONG))
    place = await put(door, table)
    changes: list[Change] = [lay_first, lay_first, partial(undo, seat=0), lay_first]
    for number, change in enumerate(changes):
        entered = await door.enter(table, place, f"update:{7 + number}", change)
        assert isinstance(entered, Entered)
        table, place = await search(door, entered.table, entered.place)
        assert table.waiting_for == 0
    assert len(table.giv.moves) == 14


async def plays_against_a_search(room: Room) -> int:
    """Anna plays against a strong house, which searches until it is released, and her tap is answered. Returns the
    number of plays before hers."""
    await seated(room, room.anna, table_after(10))
    await room.put(room.anna, replace(await room.table(room.anna), seats=(Person(room.anna.id), STRONG)))
    await press_tap(room.anna, Choose)
    room.world.after_action = None
    query = await press_tap(room.anna, Play)
    await deliver(room.application, room.world, "as polled")
    await until(lambda: room.world.queries[query].answer is not None)
    return 10


async def test_the_tap_is_answered_and_the_move_safe_while_the_house_searches_and_one_edit_shows_both() -> None:
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        n_before = await plays_against_a_search(room)
        n_edits, version = len(room.calls("editMessageText")), (await room.stored(room.anna)).version
        assert not workers.asked, "the search still waits"
        assert len((await room.table(room.anna)).giv.moves) == n_before + 1
        workers.let_go(1)
        await room.quiet()
        table = await room.table(room.anna)
        assert len(table.giv.moves) == n_before + 2
        assert (await room.stored(room.anna)).version == version + 1
        assert len(room.calls("editMessageText")) == n_edits + 1
        assert "Du " in room.anna.screen()
        assert "Huset " in room.anna.screen()
        assert "Din tur" in room.anna.screen()
        room.check()


async def test_a_process_that_dies_while_it_searches_is_replaced() -> None:
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        n_before = await plays_against_a_search(room)
        searching = asyncio.all_tasks() - room.tasks_before - {asyncio.current_task()}
        for task in searching:
            task.cancel()
        await asyncio.wait(searching)
        assert len((await room.table(room.anna)).giv.moves) == n_before + 1
        workers.let_go(2)
        await room.later()
        assert len((await room.table(room.anna)).giv.moves) == n_before + 2
        assert "Din tur" in room.anna.screen()
        assert "Huset " in room.anna.screen()
        stored = await room.stored(room.anna)
        await room.later()
        assert await room.stored(room.anna) == stored, "it has moved once"
        assert len(workers.asked) == 1
        room.check()

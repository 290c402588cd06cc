"""Deadlines: the house plays for whoever is out of time, the others see it, and whoever taps is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest

from tests.tgbot.room import Room, press_tap, seeded
from tests.tgbot.searches import InProcess
from tests.tgbot.tutored import seated, table_after
from tgbot.cases.door import Door
from tgbot.cases.due import look_after
from tgbot.people.profile import Profile
from tgbot.store import Saved, Store
from tgbot.table.clock import STANDS_IN
from tgbot.table.codec import dump, load
from tgbot.table.seats import Person, StandIn
from tgbot.table.table import Table
from tgbot.taps.table import Choose, Play, Why
from tgbot.workers.reviews import Reviews

TABLE, DEADLINE = "table001", 1_000
ANNA, BEN = 1001, 1002


def with_deadline(deadline: int) -> Table:
    """A table of Anna and Ben; she is on turn, after ten plays, until the deadline."""
    return replace(table_after(10), seats=(Person(ANNA), Person(BEN)), deadline=deadline)


@dataclass
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Stage:
    """A table of two people in a store, and a clock that the test sets."""

    door: Door
    clock: Clock

    async def stored(self) -> tuple[int, Table]:
        stored = await self.door.store.load_table(TABLE)
        assert stored is not None
        return stored.version, load(stored.body)


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    workers, store, clock = InProcess(), await Store.connect(None), Clock()
    door = Door(store, workers, Reviews(workers), seeded(1), clock)
    assert await door.put(TABLE, 0, with_deadline(DEADLINE), "update:1") is Saved.DONE
    yield Stage(door, clock)
    await store.close()


async def test_before_the_deadline_nothing_happens(stage: Stage) -> None:
    before = await stage.stored()
    for stage.clock.now in (0.0, DEADLINE - 0.1):
        await look_after(stage.door, TABLE)
        assert await stage.stored() == before


async def test_at_the_deadline_the_house_plays_for_whoever_is_on_turn(stage: Stage) -> None:
    stage.clock.now = DEADLINE
    await look_after(stage.door, TABLE)
    version, table = await stage.stored()
    assert version == 2, "one save for the seat and the move"
    assert table.seats == (StandIn(ANNA, STANDS_IN), Person(BEN))
    assert len(table.giv.moves) == 11
    assert table.waiting_for == 1
    assert table.deadline is None


async def test_the_same_deadline_happens_once_whoever_sees_it(stage: Stage) -> None:
    stage.clock.now = DEADLINE + 5
    await asyncio.gather(*(look_after(stage.door, TABLE) for _ in range(3)))
    once = await stage.stored()
    assert once[0] == 2
    assert len(once[1].giv.moves) == 11
    await look_after(stage.door, TABLE)
    assert await stage.stored() == once


async def test_a_later_deadline_happens_too(stage: Stage) -> None:
    for version, deadline in ((1, DEADLINE), (3, DEADLINE + 60)):
        if version > 1:
            assert await stage.door.put(TABLE, version - 1, with_deadline(deadline), f"update:{version}") is Saved.DONE
        stage.clock.now = deadline
        await look_after(stage.door, TABLE)
        after, table = await stage.stored()
        assert after == version + 1
        assert table.seats == (StandIn(ANNA, STANDS_IN), Person(BEN))


async def test_a_deadline_that_a_move_was_quicker_than_does_not_happen(stage: Stage) -> None:
    _, table = await stage.stored()
    moved = replace(table_after(12), seats=table.seats)
    assert await stage.door.put(TABLE, 1, moved, "update:2") is Saved.DONE
    stage.clock.now = DEADLINE + 5
    await look_after(stage.door, TABLE)
    assert await stage.stored() == (2, moved)


async def test_a_table_that_is_gone_is_ignored(stage: Stage) -> None:
    await look_after(stage.door, "gone1234")


async def seated_together(room: Room, table: Table) -> str:
    """Anna and Ben at one table, which both are shown. Returns its id."""
    await seated(room, room.anna, table_after(0))
    table_id, stored = await room.table_id(room.anna), await room.stored(room.anna)
    await room.ben.send("/start")
    await room.store.save_profile(room.ben.id, Profile(table=table_id).dump())
    assert await room.store.save(table_id, stored.version, dump(table), due=table.deadline) is Saved.DONE
    await room.anna.send("/spela")
    await room.ben.send("/play")
    return table_id


async def test_the_others_see_that_it_is_their_turn_and_whoever_taps_is_back(room: Room) -> None:
    await seated_together(room, with_deadline(DEADLINE))  # long ago by the room's clock
    assert "Your turn" not in room.ben.screen()
    message = room.ben.newest()
    await room.later()
    assert (await room.table(room.anna)).seats == (StandIn(ANNA, STANDS_IN), Person(BEN))
    assert "Your turn" in room.ben.screen()
    assert room.ben.newest() is message
    await press_tap(room.ben, Choose)
    await press_tap(room.ben, Play)
    assert len((await room.table(room.anna)).giv.moves) == 13, "the stand-in has replied"
    await press_tap(room.anna, Why)
    assert (await room.table(room.anna)).seats == (Person(ANNA), Person(BEN))
    await press_tap(room.ben, Choose)
    await press_tap(room.ben, Play)
    assert len((await room.table(room.anna)).giv.moves) == 14, "she plays herself again"
    await room.later()
    assert "Din tur" in room.anna.screen()
    await press_tap(room.anna, Choose)
    await press_tap(room.anna, Play)
    assert len((await room.table(room.anna)).giv.moves) == 15
    room.check()

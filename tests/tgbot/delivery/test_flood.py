"""Very much to be shown at once, as after a start: Telegram's limit is kept, the newest come first, and in the end
every screen is right (B1, B3, B5)."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from telegram.ext import ExtBot

from tests.tgbot.delivery.test_outbox import message
from tests.tgbot.made_up_time import in_made_up_time
from tests.tgbot.room import seeded
from tests.tgbot.searches import InProcess
from tgbot.cases.door import Door
from tgbot.delivery.delivery import Delivery
from tgbot.delivery.patience import Patience
from tgbot.handlers.caretaker import AT_ONCE, Caretaker
from tgbot.simulator.errors import too_many
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World
from tgbot.store import Note, Shown, Store, keys
from tgbot.views.destination import Drawing, parse
from tgbot.views.place import Place
from tgbot.workers.reviews import Reviews

TABLES = 100
FIRST = 1001


@dataclass
class Limit:
    """Telegram's limit on messages and edits a second, shared by all processes of the bot."""

    a_second: int
    refused: int = 0
    accepted: deque[float] = field(default_factory=deque)

    def takes(self, now: float) -> bool:
        while self.accepted and self.accepted[0] <= now - 1:
            self.accepted.popleft()
        if len(self.accepted) >= self.a_second:
            self.refused += 1
            return False
        self.accepted.append(now)
        return True


class Limited(WorldRequest):
    """Telegram as it is under load: calls take a moment, and too many are refused."""

    def __init__(self, world: World, limit: Limit) -> None:
        super().__init__(world)
        self._limit = limit

    async def do_request(self, url: str, *arguments: Any, **more: Any) -> tuple[int, bytes]:
        await asyncio.sleep(0.05)
        if "/edit" in url and not self._limit.takes(asyncio.get_running_loop().time()):
            return 429, json.dumps(too_many(1).body()).encode()
        return await super().do_request(url, *arguments, **more)


class Process:
    """A process of the bot with its caretaker; a table's body is the text of its message."""

    def __init__(self, world: World, store: Store, limit: Limit) -> None:
        request = Limited(world, limit)
        self._store = store
        self.bot = ExtBot("1:test", request=request, get_updates_request=request, rate_limiter=Patience())
        self.delivery = Delivery(self.bot, store, self._draw)
        workers = InProcess()
        door = Door(store, workers, Reviews(workers), seeded(1))
        self.caretaker = Caretaker(door, self.delivery.draw, self.delivery.recover)

    async def _draw(self, table: str, _: Mapping[str, Shown]) -> Drawing | None:
        stored = await self._store.load_table(table)
        assert stored is not None
        behind = {parse(key): at for key, at in stored.shown.items() if at.version != stored.version}
        messages = {to: (at.address, message(stored.body)) for to, at in behind.items()}
        return Drawing(Place(table, stored.version), messages)


async def saved_and_not_shown(world: World, store: Store) -> None:
    """Many people at a table each, saved one after another; their messages show something older."""
    notes = []
    for person in range(FIRST, FIRST + TABLES):
        await world.person("Anna", id=person).send("/start")
    async with ExtBot("1:test", request=WorldRequest(world), get_updates_request=WorldRequest(world)) as bot:
        for person in range(FIRST, FIRST + TABLES):
            posted = await bot.send_message(person, "old")
            await store.save(f"{person}", 0, "new")
            notes.append(Note(f"{person}", f"private:{person}", Shown(0, f"{person}:{posted.message_id}")))
            await asyncio.sleep(0.2)
    await store.note_shown(notes)


def edited(world: World) -> list[int]:
    """The chats in which a message was edited, in that order."""
    return [call.params["chat_id"] for call in world.calls if call.method == "editMessageText"]


@dataclass(frozen=True)
class Load:
    """How much Telegram accepts, for how many processes; and what is asked of them: the most refusals, and within
    how many seconds."""

    a_second: int
    processes: int
    refused: int
    within: float


@pytest.mark.long
@pytest.mark.parametrize(
    "load",
    [Load(30, 1, refused=0, within=15), Load(30, 2, refused=20, within=15), Load(5, 1, refused=60, within=40)],
    ids=["one process", "two processes", "a stricter Telegram"],
)
def test_b5_a_hundred_stale_screens_are_repaired_with_few_refusals_and_the_newest_first(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    load: Load,
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change
    limit = Limit(load.a_second)

    async def scene() -> World:
        world, store = World(token="1:test"), await Store.connect(None)
        await saved_and_not_shown(world, store)
        houses, stop = [Process(world, store, limit) for _ in range(load.processes)], asyncio.Event()
        start = asyncio.get_running_loop().time()
        running = [asyncio.create_task(house.caretaker.run(stop)) for house in houses]
        while len(edited(world)) < TABLES:
            assert asyncio.get_running_loop().time() - start < load.within
            await asyncio.sleep(1)
        stop.set()
        await asyncio.gather(*running)
        await asyncio.gather(*(house.delivery.close() for house in houses))
        dirty = [await store._client.zcard(keys.dirty(shard)) for shard in range(keys.SHARDS)]
        assert not any(dirty)
        await store.close()
        return world

    world = in_made_up_time(scene, monkeypatch)
    assert sorted(edited(world)) == list(range(FIRST, FIRST + TABLES)), "each screen once"
    assert limit.refused <= load.refused
    assert "gave up" not in caplog.text
    assert min(edited(world)[:AT_ONCE]) >= FIRST + TABLES - 3 * AT_ONCE


def test_b3_what_telegram_does_not_let_through_is_left_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that waits for Telegram claims no more than it can show."""

    async def scene() -> None:
        world, store = World(token="1:test"), await Store.connect(None)
        await saved_and_not_shown(world, store)
        await asyncio.sleep(60)
        house = Process(world, store, Limit(0))
        assert await house.delivery.recover(AT_ONCE) == AT_ONCE
        await asyncio.sleep(1)
        assert await house.delivery.recover(AT_ONCE) == 0
        house.delivery.stop(0)
        await house.delivery.close()
        await store.close()

    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    in_made_up_time(scene, monkeypatch)

"""`kasino bot` as a process that dies at any time and is started again, as a service manager does."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from contextlib import suppress
from copy import copy

from tests.tgbot.cli.forks import Forked, forked
from tgbot.simulator.errors import Json
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.updates import UpdateQueue
from tgbot.simulator.world import World


class House:
    """A bot with a queue of updates of its own, which outlives it: several of them can share one world, as Telegram
    could hand each update to one of several. `handed` counts how often each update was given to the bot: once in each
    life, and once more whenever it was delivered again; `killed` has after how many calls it was killed each time,
    `logs` what each life has written, `gave_up` the last words of each life that ended by itself."""

    def __init__(self, world: World, server: RunningServer, redis_url: str) -> None:
        self.handed: Counter[int] = Counter()
        self.logs: list[str] = []
        self.gave_up: list[str] = []
        self.killed: list[int] = []
        self._front = world
        self._server = server
        self._redis_url = redis_url
        self._given: set[int] = set()  # to this life
        self._rest = 0.0
        self._bot: Forked | None = None
        self._wanted = True
        self._expected = False
        world.subscribe(self._note)
        self._running = asyncio.create_task(self._run())

    @property
    def front(self) -> World:
        """Its own face of Telegram."""
        return self._front

    async def is_up(self) -> None:
        """Returns when the bot next fetches updates."""
        before = self._front.poller
        while self._front.poller == before:
            await asyncio.sleep(0.005)

    def deliver(self, update: Json) -> None:
        """Puts an update into its queue."""
        self._given.discard(update["update_id"])
        self._front.updates.put(update)
        self._front.emit("update", {})

    def kill(self, rest: float = 0.0) -> bool:
        """`kill -9`; it is started again after a rest, in seconds. Returns whether there was a process to kill."""
        if self._bot is None or self._expected:
            return False
        self._rest, self._expected = rest, True
        self.killed.append(len(self._front.calls))
        with suppress(ProcessLookupError):
            os.kill(self._bot.pid, signal.SIGKILL)
        return True

    async def close(self) -> None:
        """Ends it the way a service is stopped, and its face of Telegram. It may be called twice."""
        if not self._wanted:
            return
        self._wanted, self._expected = False, True
        if self._bot is not None:
            with suppress(ProcessLookupError):
                os.kill(self._bot.pid, signal.SIGTERM)
        await self._running
        await self._server.close()

    async def _run(self) -> None:
        while self._wanted:
            self._given.clear()
            self._bot = await asyncio.to_thread(self._start)
            if not self._wanted:
                self._bot.terminate()
            _, err = await asyncio.to_thread(self._bot.communicate)
            self._bot = None
            self.logs.append(err.decode(errors="replace"))
            if not self._expected:
                self.gave_up.append(self.logs[-1].strip().splitlines()[-1] if self.logs[-1].strip() else "silence")
                self._rest = 0.2
            self._expected = False
            await asyncio.sleep(self._rest if self._wanted else 0.0)

    def _start(self) -> Forked:
        variables = {"TELEGRAM_BASE_URL": self._server.url, "REDIS_URL": self._redis_url}
        return forked("bot", TELEGRAM_TOKEN=self._front.token, **variables)

    def _note(self, event: str, data: Json) -> None:
        """Of updates that are fetched again by the same life, because an answer to it was lost, only the first time
        counts."""
        if event == "handed out":
            new = [update for update in data["updates"] if update not in self._given]
            self.handed.update(new)
            self._given.update(new)


async def opened(world: World, redis_url: str) -> House:
    """A house over the world's people and chats, which starts."""
    front = copy(world)  # it shares all that there is, but is fetched from by itself
    front.updates, front.poller, front._listeners = UpdateQueue(world.clock, world.limits), 0, []
    return House(front, await serve(front), redis_url)

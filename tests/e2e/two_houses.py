"""Two bot processes over one Redis, and people who tap at random: `python -m tests.e2e.two_houses --seconds 60`.

Each update goes to one of the processes by chance, some to both; Telegram is slow by chance, so that what one process
sends is overtaken by the other. Afterwards everything must be as if there had been one house: see `laws`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

from tests.e2e.crowd import choose_levels, leading_or_other, n_said_to, new_people, seat_pairs, with_buttons
from tests.e2e.day import Day
from tests.e2e.evidence import Witnesses, day_of, left
from tests.e2e.laws import breaches
from tests.e2e.weather import Weather
from tests.redis_server import RedisServer, running_redis
from tests.tgbot.room import TOKEN
from tgbot.simulator.people import Person
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.table.codec import load
from tgbot.taps import TableTap

ALONE, PAIRS = 6, 3
#: Seconds that a call may take on its way, by chance; and how long something is waited for.
SLOW, PATIENCE = (0.0, 0.0, 0.01, 0.03, 0.05), 60.0
#: A person taps without waiting for the answer to their last tap; so often they wait.
WAITS = 0.5
TWICE = 0.1


@dataclass
class Stage:
    """The world, the store, two processes, the people, and what was done."""

    world: World
    weather: Weather
    store: Store
    redis: RedisServer
    houses: list[subprocess.Popen[bytes]]
    chance: Random
    people: list[Person] = field(default_factory=list)
    twice: set[str] = field(default_factory=set)
    n_taps: int = 0

    async def open_tables(self) -> None:
        """Some play alone, of them some against a house that searches; others in pairs, each in their own chat."""
        self.people = new_people(self.world, ALONE + 2 * PAIRS, self.chance)
        await choose_levels(self.store, self.people[:ALONE], strong=3)
        await seat_pairs(self.store, self.people[ALONE:], self.chance)
        without = self.people
        while without:
            n_said = {person.id: n_said_to(person) for person in without}
            for person in without:
                await person.send("/spela")
            self.hand_out()
            await self.until(partial(self.all_have_more, n_said), "an answer for everybody")
            without = [person for person in without if not with_buttons(person)]

    def all_have_more(self, n_said: dict[int, int]) -> bool:
        """Whether each of these people has had more messages than then."""
        return all(n_said_to(person) > n_said.get(person.id, -1) for person in self.people)

    async def tap(self) -> None:
        """One tap of somebody at their table; Telegram's pace changes."""
        person = self.chance.choice(self.people)
        button = leading_or_other(person, self.chance, only=TableTap)
        assert button is not None
        query = await person.press(button)
        self.n_taps += 1
        self.world.faults.delay("editMessageText", self.chance.choice(SLOW))
        self.hand_out(query)
        if self.chance.random() < WAITS:
            await self.until(lambda: self.world.queries[query].answer is not None, "an answer")
        await asyncio.sleep(0)

    def hand_out(self, query: str | None = None) -> None:
        """The waiting updates go to the processes, each to one by chance, some to both."""
        for update in self.world.updates.take():
            line = json.dumps(update).encode() + b"\n"
            both = query is not None and self.chance.random() < TWICE
            if both and query is not None:
                self.twice.add(query)
            for house in self.houses if both else [self.chance.choice(self.houses)]:
                assert house.stdin is not None
                house.stdin.write(line)
                house.stdin.flush()

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        deadline = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < deadline, f"this did not come: {what}"
            assert all(house.poll() is None for house in self.houses), "a process has ended"
            await asyncio.sleep(0.002)

    async def ends(self) -> Counter[str]:
        """All is answered, nothing is under way or left to be drawn, and all is as it must be: from then on nothing
        changes any more. An older edit may land last; then its sender draws again. Gives some counts."""
        self.world.faults.clear()
        await self.until(lambda: all(each.answer is not None for each in self.world.queries.values()), "all answers")
        deadline, found = monotonic() + PATIENCE, ["something is under way"]
        while found:
            assert monotonic() < deadline, found
            await asyncio.sleep(0.01)
            found = ["calls are under way"] if self.weather.under_way else await left(self.store)
            if not found:
                day = await self.day()
                found = list(map(str, breaches(day)))
        moves = sum(len(giv.moves) for _, body in day.kept.values() for giv in load(body).record.givs)
        return Counter(taps=self.n_taps, twice=len(self.twice), moves=moves, screens=len(day.live))

    async def day(self) -> Day:
        history = self.world.updates.history
        twice = {each["update_id"] for each in history if each.get("callback_query", {}).get("id") in self.twice}
        handed = {each["update_id"]: 2 if each["update_id"] in twice else 1 for each in history}
        return await day_of(Witnesses(self.world, self.store, self.redis.folder, handed))


@asynccontextmanager
async def opened(redis: RedisServer, seed: int) -> AsyncIterator[Stage]:
    """A world with tables, two processes and nothing done yet."""
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    world.faults = weather = Weather()
    server: RunningServer = await serve(world)
    store = await Store.connect(redis.url)
    command = [sys.executable, "-m", "tests.e2e.house_process", server.base_url, redis.url, TOKEN]
    houses = [subprocess.Popen(command, stdin=subprocess.PIPE, cwd=Path(__file__).parents[2]) for _ in range(2)]
    try:
        stage = Stage(world, weather, store, redis, houses, Random(seed))
        await stage.open_tables()
        yield stage
    finally:
        world.faults.clear()
        for house in houses:
            assert house.stdin is not None
            house.stdin.close()
        for house in houses:
            await asyncio.to_thread(house.wait)
        await store.close()
        await server.close()


async def run(redis: RedisServer, seed: int, goes_on: Callable[[int], bool]) -> Counter[str]:
    """People tap while it goes on, given the number of taps so far; then all is checked."""
    async with opened(redis, seed) as stage:
        while goes_on(stage.n_taps):
            await stage.tap()
        return await stage.ends()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with running_redis() as redis:
        end = monotonic() + chosen.seconds
        print(dict(asyncio.run(run(redis, chosen.seed, lambda _: monotonic() < end))))


if __name__ == "__main__":
    main()

"""Two bot processes over one Redis, and people who tap at random: `python -m tests.e2e.two_houses --seconds 60`.

Each update goes to one of the processes by chance, some to both; Telegram is slow by chance, so that what one process
sends is overtaken by the other. Afterwards everything must be as if there had been one house: see `Stage.check`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

from tests.engine.chance import different_rules
from tests.redis_server import RedisServer
from tests.tgbot.room import TOKEN, asks, seeded
from tgbot.cases.readers import reader
from tgbot.delivery.keyboards import plain
from tgbot.people.profile import Profile
from tgbot.simulator.faults import Faults
from tgbot.simulator.people import Person
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.state import Message
from tgbot.simulator.world import World
from tgbot.store import Store, keys
from tgbot.table.codec import dump, load
from tgbot.table.seats import Person as Seat
from tgbot.table.sight import sight_of
from tgbot.table.table import open_table
from tgbot.taps import TableTap, unpack
from tgbot.taps.table import Again, Choose, NextGiv, Play, Resign, ShowRecord
from tgbot.views.board import board
from tgbot.views.message import Message as Shown
from tgbot.views.place import Place
from tgbot.views.screen import screen
from tutor import Level

ALONE, PAIRS = 6, 3
#: Seconds that a call may take on its way, by chance; and how long something is waited for.
SLOW, PATIENCE = (0.0, 0.0, 0.01, 0.03, 0.05), 60.0
#: A person taps without waiting for the answer to their last tap; so often they wait.
WAITS = 0.5
TWICE = 0.1
#: What is pressed most of the time, and what is not pressed: it would end the game, or leave the table.
LEADING = (Choose, Play, NextGiv, Again)
ENDING = (Resign, ShowRecord)


class Calls(Faults):
    """How many calls are on their way."""

    under_way = 0

    async def pause(self, method: str) -> None:
        self.under_way += 1
        try:
            await super().pause(method)
        finally:
            self.under_way -= 1


@dataclass
class Stage:
    """The world, the store, two processes, the people, and what was done."""

    world: World
    calls: Calls
    store: Store
    houses: list[subprocess.Popen[bytes]]
    chance: Random
    people: list[Person] = field(default_factory=list)
    twice: set[str] = field(default_factory=set)
    n_taps: int = 0

    async def open_tables(self) -> None:
        """Some play alone, of them some against a house that searches; others in pairs, each in their own chat."""
        numbers = count(1001)
        for number in range(ALONE):
            language = self.chance.choice(["sv", "en"])
            person = self.world.person(f"P{number}", language_code=language, id=next(numbers))
            profile = Profile(code=language, level=Level.STRONG if number % 3 == 0 else Level.REGULAR)
            await self.store.save_profile(person.id, profile.dump())
            self.people.append(person)
        for number in range(PAIRS):
            pair = [self.world.person(f"{who}{number}", language_code="sv", id=next(numbers)) for who in "AB"]
            rules = self.chance.choice(list(different_rules("refill", "faces")))
            seats, names = tuple(Seat(each.id) for each in pair), tuple(each.user.name for each in pair)
            table = open_table(rules, seats, names, seeded(number))
            await self.store.save(f"pair{number:04}", 0, dump(table))
            for each in pair:
                await self.store.save_profile(each.id, Profile(code="sv", table=f"pair{number:04}").dump())
            self.people += pair
        for person in self.people:
            await person.send("/spela")
        self.hand_out()
        await self.until(lambda: all(self.screen_of(person) for person in self.people), "a table for everybody")

    async def tap(self) -> None:
        """One tap of somebody; Telegram's pace changes."""
        person = self.chance.choice(self.people)
        shown = self.screen_of(person)
        assert shown is not None
        found = [
            (row, column, tap)
            for row, buttons in enumerate(shown.rows or ())
            for column, button in enumerate(buttons)
            if isinstance(tap := unpack(button["callback_data"]), TableTap) and not isinstance(tap.ask, ENDING)
        ]
        leading = [each for each in found if isinstance(each[2].ask, LEADING)]
        row, column, _ = self.chance.choice(leading if leading and self.chance.random() < 0.8 else found)
        query = await person.press_at(row, column, message=shown)
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

    def screen_of(self, person: Person) -> Message | None:
        """The newest message with buttons."""
        return next((each for each in reversed(person.sees()) if each.rows), None)

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        deadline = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < deadline, f"this did not come: {what}"
            assert all(house.poll() is None for house in self.houses), "a process has ended"
            await asyncio.sleep(0.002)

    async def ends(self) -> Counter[str]:
        """All is answered, nothing is under way or left to be drawn, and all is as it must be: from then on nothing
        changes any more. An older edit may land last; then its sender draws again. Gives what `check` has counted."""
        self.world.faults.clear()
        await self.until(lambda: all(each.answer is not None for each in self.world.queries.values()), "all answers")
        deadline = monotonic() + PATIENCE
        while True:
            try:
                assert not await self.dirty(), "tables are left to be drawn"
                counted = await self.check()
                assert not self.calls.under_way, "calls are under way"
            except AssertionError:
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(0.01)
            else:
                return counted

    async def dirty(self) -> list[str]:
        found = [await self.store._client.zrange(keys.dirty(shard), 0, -1) for shard in range(keys.SHARDS)]
        return [str(table) for tables in found for table in tables]

    async def check(self) -> Counter[str]:
        """Every record replays, each callback was answered once (those that came twice: at least once), each person's
        message shows their table as it is recorded, and older messages of it have no buttons. Gives some counts."""
        counted: Counter[str] = Counter(taps=self.n_taps, twice=len(self.twice))
        for number, query in self.world.queries.items():
            assert query.attempts == 1 or number in self.twice, f"{query.data} was answered {query.attempts} times"
        for person in self.people:
            profile = Profile.load((await self.store.load(person.id)).profile)
            assert profile.table is not None
            stored = await self.store.load_table(profile.table)
            assert stored is not None
            table, place = load(stored.body), Place(profile.table, stored.version)
            assert table.record.replay() == table.parti
            counted["moves"] += sum(len(giv.moves) for giv in table.record.givs)
            live = [each for each in person.sees() if any(tap.table == profile.table for tap in asks(each))]
            assert len(live) <= 1, f"{person.user.name} has {len(live)} messages of one table"
            for message in live:
                viewer = reader(person.id, person.user.language_code, profile)
                sight = sight_of(table, person.id)
                versions = {tap.version for tap in asks(message) if tap.table == profile.table}
                assert versions == {stored.version}, f"{versions} is shown, {stored.version} is recorded"
                plainly = screen(sight, place, viewer)
                above = plain(Shown(board(sight, viewer))) if sight.waiting_for is not None else ""
                text = message.content.text or ""
                assert text == plain(plainly) or text.startswith(above), f"{text}\nis shown, and not\n{plain(plainly)}"
                counted["screens"] += 1
        return counted


@asynccontextmanager
async def opened(redis_url: str, seed: int) -> AsyncIterator[Stage]:
    """A world with tables, two processes and nothing done yet."""
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    world.faults = calls = Calls()
    server: RunningServer = await serve(world)
    store = await Store.connect(redis_url)
    command = [sys.executable, "-m", "tests.e2e.house_process", server.base_url, redis_url, TOKEN]
    houses = [subprocess.Popen(command, stdin=subprocess.PIPE, cwd=Path(__file__).parents[2]) for _ in range(2)]
    try:
        stage = Stage(world, calls, store, houses, Random(seed))
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


async def run(redis_url: str, seed: int, goes_on: Callable[[int], bool]) -> Counter[str]:
    """People tap while it goes on, given the number of taps so far; then all is checked."""
    async with opened(redis_url, seed) as stage:
        while goes_on(stage.n_taps):
            await stage.tap()
        return await stage.ends()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = RedisServer(Path(folder), durable=False)
        server.start()
        try:
            end = monotonic() + chosen.seconds
            print(dict(asyncio.run(run(server.url, chosen.seed, lambda _: monotonic() < end))))
        finally:
            server.kill()


if __name__ == "__main__":
    main()

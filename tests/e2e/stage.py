"""The bot as the process that `kasino bot` is, between a real Redis server and a local Telegram in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.gate import Gate, GatedFaults, redis_proxy
from tests.redis_server import RedisServer
from tests.tgbot.cli.command import Ran
from tests.tgbot.cli.forks import Forked, forked
from tgbot.cases.readers import reader
from tgbot.delivery.keyboards import plain
from tgbot.people.profile import Profile
from tgbot.simulator.people import Person
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.state import Message
from tgbot.simulator.world import World
from tgbot.store import Store, keys
from tgbot.table.codec import load
from tgbot.table.sight import sight_of
from tgbot.table.table import Table
from tgbot.taps import Tap, pack, unpack
from tgbot.views import message as views
from tgbot.views.place import Place
from tgbot.views.screen import screen

TOKEN = "7777777:AAsecretTokenThatNobodyMaySee"
PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is in the store."""

    place: Place
    table: Table
    address: str | None


class Stage:
    """One bot, which can die and start again, and people who use it. Its calls go through `gate`."""

    def __init__(self, world: World, server: RunningServer, gate: Gate, store: Store, redis_url: str) -> None:
        self.world = world
        self.server = server
        self.gate = gate
        self.store = store
        self._redis_url = redis_url
        self._bot: Forked | None = None

    async def start_bot(self) -> None:
        """Returns when the bot fetches updates."""
        self.gate.open()
        before = self.world.poller
        variables = {"TELEGRAM_BASE_URL": self.server.url, "REDIS_URL": self._redis_url}
        self._bot = forked("bot", TELEGRAM_TOKEN=self.world.token, **variables)
        await self.until(lambda: self.world.poller > before, "the bot fetches updates")

    async def kill_bot(self) -> None:
        """Like `kill -9`. What it sent and nobody has read yet is dropped."""
        assert self._bot is not None
        self._bot.kill()
        await self._ended()
        self.gate.drop()
        await self.until(
            lambda: self.server.n_connections + self.gate.n_connections == 0, "the last bytes of the dead bot"
        )

    async def dies(self, done: Callable[[], bool | Awaitable[bool]]) -> str | None:
        """Kill the bot where the gate stops it; returns that call. If it reaches its goal without being stopped, kill
        it then."""
        reached = self.gate.reached.is_set

        async def either() -> bool:
            return reached() or await _is_so(done)

        await self.until(either, "the call where the gate stops")
        died_in = self.gate.stopped if reached() else None
        await self.kill_bot()
        return died_in

    async def stop_bot(self) -> Ran:
        """The way a service is stopped."""
        assert self._bot is not None
        self._bot.terminate()
        return await self._ended()

    async def bot_ends(self) -> Ran:
        """Wait for the bot to end by itself."""
        return await self._ended()

    def workers(self) -> list[str]:
        """The ids of the processes that the bot has started."""
        assert self._bot is not None
        number = self._bot.pid
        return Path(f"/proc/{number}/task/{number}/children").read_text().split()

    async def _ended(self) -> Ran:
        assert self._bot is not None
        bot, self._bot = self._bot, None
        out, err = await asyncio.to_thread(bot.communicate)
        assert bot.returncode is not None
        return Ran(bot.returncode, out.decode(), err.decode())

    async def until(self, condition: Callable[[], bool | Awaitable[bool]], what: str | Callable[[], str]) -> None:
        """Wait until the condition holds, or fail."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not await _is_so(condition):
            if asyncio.get_running_loop().time() > deadline:
                pytest.fail(f"This did not come: {_text(what)}\n{await self._told()}")
            if self._bot is not None and self._bot.poll() is not None:
                pytest.fail(f"The bot ended while this was awaited: {_text(what)}\n{await self._told()}")
            await asyncio.sleep(0.01)

    async def _told(self) -> str:
        """Ends the bot, and returns what it has written."""
        if self._bot is None:
            return ""
        self._bot.kill()
        return (await self._ended()).err

    async def close(self) -> None:
        if self._bot is not None:
            self._bot.kill()
            await self._ended()
        self.gate.drop()

    # What people do

    def said_to(self, person: Person) -> list[Message]:
        """The bot's messages to the person."""
        return [message for message in person.sees() if message.sender == self.world.bot.id]

    def signs_of_life(self, person: Person) -> int:
        """How many messages the bot has posted to a person, and how often it has tried to answer their taps."""
        tries = (query.attempts for query in self.world.queries.values() if query.person == person.id)
        return len(self.said_to(person)) + sum(tries)

    def has_answered(self, query: str) -> bool:
        return self.world.queries[query].answer is not None

    def sees(self, person: Person, expected: str) -> bool:
        """Whether the person's newest message looks like this."""
        return seen(person.newest()) == expected

    async def answered(self, query: str) -> None:
        """Wait until the person was answered."""
        await self.until(lambda: self.has_answered(query), "the answer to a tap")

    async def press(self, person: Person, label: str) -> str:
        """Press a button, wait for the answer and for another screen; returns the answer's text."""
        before = person.screen()
        query = await person.press(label)
        await self.answered(query)
        await self.until(lambda: person.screen() != before, f"what {label!r} leads to")
        answer = self.world.queries[query].answer
        assert answer is not None
        return answer.text or ""

    async def send(self, person: Person, text: str) -> None:
        """Write to the bot and wait for a message."""
        before = len(self.said_to(person))
        await person.send(text)
        await self.until(lambda: len(self.said_to(person)) > before, f"an answer to {text}")

    async def sits_down(self, name: str) -> Person:
        """A new person, who has chosen Swedish and opened a table."""
        person = await self.swede(name)
        await self.send(person, "/spela")
        await self.until(lambda: self.shows_current(person), "the table in its message")
        return person

    async def swede(self, name: str) -> Person:
        """A new person, who has chosen Swedish."""
        person = self.world.person(name, language_code="sv")
        await self.store.save_profile(person.id, Profile(language="sv").dump())
        return person

    # What is there

    async def profile(self, person: Person) -> Profile:
        return Profile.load((await self.store.load(person.id)).profile)

    async def kept(self, person: Person, table: str | None = None) -> Kept:
        """The person's table, or another one."""
        name = table or (await self.profile(person)).table
        assert name is not None
        stored = (await self.store.load(person.id, name)).table
        assert stored is not None
        shown = stored.shown.get(f"private:{person.id}")
        return Kept(Place(name, stored.version), load(stored.body), shown.address if shown else None)

    async def all_is_drawn(self) -> bool:
        """Whether every saved table has been shown."""
        client = self.store._client
        return not any([await client.zcard(keys.dirty(shard)) for shard in range(keys.SHARDS)])

    async def all_within_reach(self, person: Person) -> bool:
        """Whether the person's list has all their tables, so that `forget` leaves none behind."""
        client = self.store._client
        rows = [str(key) async for key in client.scan_iter("kasino:*:table:*")]
        bodies = {row.rpartition(":")[2]: str(await client.get(row)).partition("\n")[2] for row in rows}
        found = {name for name, body in bodies.items() if load(body).seat_of(person.id) is not None}
        return found <= set(await self.store.tables_of(person.id))

    async def shown(self, person: Person, kept: Kept) -> str:
        """The person's screen when it shows the table and nothing else."""
        user = person.user
        viewer = reader(user.id, user.language_code, await self.profile(person))
        return drawn(screen(sight_of(kept.table, person.id), kept.place, viewer))

    async def shows_current(self, person: Person, left: str | None = None) -> bool:
        """Whether the newest message shows the person's table, is noted as doing so, and the person has not left the
        table."""
        current = (await self.profile(person)).table
        if current in (None, left) or not self.said_to(person):
            return False
        kept, message = await self.kept(person), person.newest()
        at_home = kept.address == f"{message.chat}:{message.id}"
        return at_home and self.sees(person, await self.shown(person, kept))


async def sees_current(store: Store, person: Person) -> bool:
    """Whether the person's newest message is the table at which they play, as it is kept, and nothing else."""
    profile = Profile.load((await store.load(person.id)).profile)
    stored = await store.load_table(profile.table) if profile.table else None
    shown = next((each for each in reversed(person.sees()) if each.sender == person.world.bot.id), None)
    if stored is None or profile.table is None or shown is None:
        return False
    viewer = reader(person.id, person.user.language_code, profile)
    message = screen(sight_of(load(stored.body), person.id), Place(profile.table, stored.version), viewer)
    return seen(shown) == drawn(message)


async def _is_so(condition: Callable[[], bool | Awaitable[bool]]) -> bool:
    found = condition()
    return found if isinstance(found, bool) else await found


def _text(what: str | Callable[[], str]) -> str:
    return what if isinstance(what, str) else what()


def drawn(message: views.Message) -> str:
    """A message of the views as text, each button with its data."""
    rows = [[f"[{each.text}|{pack(each.tap) if each.tap else each.url}]" for each in row] for row in message.rows]
    return "\n".join([plain(message), *(" ".join(row) for row in rows)])


def seen(message: Message) -> str:
    """A message that a person sees, in the form of `drawn`."""
    rows = [[f"[{each['text']}|{each['callback_data']}]" for each in row] for row in message.rows or ()]
    return "\n".join([message.content.text or "", *(" ".join(row) for row in rows)])


def taps(message: Message) -> dict[str, Tap]:
    """What the buttons of a message mean, by their labels."""
    return {each["text"]: unpack(each["callback_data"]) for row in message.rows or () for each in row}


@asynccontextmanager
async def stage(redis: RedisServer, *, gated: bool) -> AsyncIterator[Stage]:
    """A stage on which the bot has not started yet; if not gated, the bot reaches Redis without a proxy."""
    gate = Gate()
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    world.faults = GatedFaults(gate)
    async with AsyncExitStack() as stack:
        server = await serve(world)
        stack.push_async_callback(server.close)
        store = await Store.connect(redis.url)
        stack.push_async_callback(store.close)
        port = await stack.enter_async_context(redis_proxy(gate, redis.port)) if gated else redis.port
        standing = Stage(world, server, gate, store, f"redis://127.0.0.1:{port}/0")
        stack.push_async_callback(standing.close)
        yield standing

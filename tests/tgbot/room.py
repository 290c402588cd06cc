"""A room to test in: the real bot, put together by `tgbot.app`, over a local Telegram with Anna (sv) and Ben (en)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from telegram.request import BaseRequest

from engine import DECK, Card
from tests.tgbot.searches import InProcess
from tests.tgbot.waiting import quiet
from tgbot.app import App, Services, build
from tgbot.config import Config
from tgbot.limits import LIMITS, Limits
from tgbot.people.profile import Profile
from tgbot.simulator.errors import Json
from tgbot.simulator.harness import deliver
from tgbot.simulator.people import Person
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.state import Message
from tgbot.simulator.world import World
from tgbot.store import Store, StoredTable, keys
from tgbot.table.codec import dump, load
from tgbot.table.table import Deck, Shuffle, Table
from tgbot.taps import TableTap, Tap, unpack
from tgbot.taps.table import Choose, Pick, Play, PlayAnyway
from tgbot.workers.pool import Workers

TOKEN = "1:secret-token"


def seeded(seed: int) -> Shuffle:
    """Shuffled decks, the same ones for the same seed."""
    chance = Random(seed)

    def shuffle() -> Deck:
        deck = list(DECK)
        chance.shuffle(deck)
        return tuple(deck)

    return shuffle


def stacked(*tops: Iterable[Card]) -> Shuffle:
    """Decks that begin with these cards, one deck after another (the first is for the draw); the rest in order."""
    waiting = [tuple(top) for top in tops]

    def shuffle() -> Deck:
        top = waiting.pop(0) if waiting else ()
        return (*top, *(card for card in DECK if card not in top))

    return shuffle


@dataclass
class Room:
    """The bot's application, its store, and the people. What they do is handled before their `await` returns."""

    application: App
    store: Store
    world: World
    anna: Person
    ben: Person
    tasks_before: set[asyncio.Task[object]] = field(default_factory=set)

    @property
    def services(self) -> Services:
        services = self.application.bot_data[Services]
        assert isinstance(services, Services)
        return services

    async def handle(self, _together: bool = False) -> None:
        """The bot handles the waiting updates, in its own order, and sends everything it has to send."""
        await deliver(self.application, self.world, "as polled")
        await self.quiet()

    async def quiet(self) -> None:
        """Waits until nothing runs in the background."""
        await quiet(self.tasks_before, self.services.delivery)

    async def table_id(self, person: Person) -> str:
        """The id of the table that the person plays at."""
        profile = Profile.load((await self.store.load(person.id)).profile)
        assert profile.table is not None
        return profile.table

    async def stored(self, person: Person) -> StoredTable:
        """The person's table as it is in the store."""
        stored = (await self.store.load(person.id, await self.table_id(person))).table
        assert stored is not None
        return stored

    async def table(self, person: Person) -> Table:
        return load((await self.stored(person)).body)

    async def put(self, person: Person, table: Table) -> None:
        """Replaces the person's table behind the bot's back, and shows the new one."""
        stored = await self.stored(person)
        await self.store.save(await self.table_id(person), stored.version, dump(table))
        await person.send("/play")

    async def later(self) -> None:
        """Makes all queued tables claimable, as if enough time had passed, and runs the caretaker."""
        client = self.store._client
        for shard in range(keys.SHARDS):
            for queue in (keys.dirty(shard), keys.due(shard)):
                for table in await client.zrange(queue, 0, -1):
                    await client.zadd(queue, {str(table): 1})
        await self.services.caretaker.round()
        await self.quiet()

    def calls(self, *methods: str) -> list[Json]:
        """The parameters of all calls of these methods so far, or of all methods."""
        return [call.params for call in self.world.calls if not methods or call.method in methods]

    def check(self) -> None:
        """Checks that every tap was answered once and in time, and that Telegram refused nothing."""
        for query in self.world.queries.values():
            assert query.attempts == 1, f"{query.data} was answered {query.attempts} times"
            assert query.answer is not None
        refused = [call for call in self.world.calls if call.error is not None]
        assert not refused


@asynccontextmanager
async def opened_room(
    shuffle: Shuffle,
    store: Store | None = None,
    world: World | None = None,
    workers: Workers | None = None,
    request: BaseRequest | None = None,
    *,
    limits: Limits = LIMITS,
) -> AsyncIterator[Room]:
    """A started room; neither person has written yet. The tutor searches in this process unless told otherwise.
    `request`: another network between the bot and the world."""
    before = asyncio.all_tasks()
    store = store or await Store.connect(None)
    world = world or World(token=TOKEN, name="Kasino", username="kasinobot")
    network = WorldRequest(world), request or WorldRequest(world)
    application = build(Config(token=TOKEN), store, network, shuffle, workers or InProcess(), limits=limits)
    anna, ben = (
        Person(world, number) if number in world.people else world.person(name, language_code=code, id=number)
        for number, name, code in ((1001, "Anna", "sv"), (1002, "Ben", "en"))
    )
    async with application:
        await application.start()
        room = Room(application, store, world, anna, ben, before | asyncio.all_tasks())
        world.after_action = room.handle
        try:
            yield room
            await room.quiet()
        finally:
            world.after_action = None
            await application.stop()
            await room.services.close()


def taps(message: Message) -> list[tuple[str, Tap]]:
    """The buttons of a message that send a tap: each label with its tap."""
    buttons = [button for row in message.rows or () for button in row if "callback_data" in button]
    return [(button["text"], unpack(button["callback_data"])) for button in buttons]


def asks(message: Message) -> list[TableTap]:
    """What the buttons of a message ask of a table."""
    return [tap for _, tap in taps(message) if isinstance(tap, TableTap)]


def is_about(tap: Tap, kind: type, card: Card | None = None) -> bool:
    """Whether the tap asks for this kind of thing at a table, and with this card if one is given."""
    if not isinstance(tap, TableTap) or not isinstance(tap.ask, kind):
        return False
    return card is None or card_of(tap) == card


def card_of(tap: TableTap) -> Card | None:
    """The hand card that a tap is about."""
    match tap.ask:
        case Choose(card):
            return card
        case Play(move) | PlayAnyway(move) | Pick(move):
            return move.card
    return None


def table_tap(message: Message, kind: type, card: Card | None = None) -> TableTap:
    """The first tap of this kind, and with this card if given, on a table's message."""
    return next(tap for tap in asks(message) if is_about(tap, kind, card))


async def press_tap(person: Person, kind: type, card: Card | None = None) -> str:
    """Presses the first button of this kind, and with this card if given, on the newest message. Returns the query's
    id."""
    return await press_where(person, lambda tap: is_about(tap, kind, card))


async def press_where(person: Person, wanted: Callable[[Tap], bool]) -> str:
    """Presses the first button that is wanted on the newest message. Returns the id of the query."""
    message = person.newest()
    places = [
        (row, column)
        for row, buttons in enumerate(message.rows or ())
        for column, button in enumerate(buttons)
        if "callback_data" in button and wanted(unpack(button["callback_data"]))
    ]
    assert places, f"no button for it on\n{person.screen()}"
    return await person.press_at(*places[0], message=message)


async def play_card(person: Person) -> None:
    """Chooses the first card of the hand, and takes with it or lays it out."""
    await press_tap(person, Choose)
    await press_tap(person, Play)

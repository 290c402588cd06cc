"""People who tap at random: what their screens offer, what has long gone, what no screen has ever offered."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import islice, takewhile
from random import Random
from typing import get_args

from engine import DECK, Move
from tests.engine.chance import different_rules
from tests.tgbot.room import seeded
from tgbot.people.profile import Profile
from tgbot.simulator.errors import Json
from tgbot.simulator.people import Button, Person
from tgbot.simulator.state import Message
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.table.codec import dump
from tgbot.table.seats import Person as Seat
from tgbot.table.table import open_table
from tgbot.taps import Ask, TableTap, Tap, UnreadableTapError, pack, unpack
from tgbot.taps.menu import Forget, OpenAccuracy, OpenHome, OpenTable
from tgbot.taps.table import (
    Again,
    Choose,
    NextGiv,
    Pick,
    Play,
    PlayAnyway,
    Quiz,
    Resign,
    Review,
    ShowRecord,
    Step,
    Undo,
)
from tutor import Level

#: What is pressed most of the time, at a table and in the menus, and what is not pressed just because it is there: it
#: ends something, or sends what is hard to tell from the answer to a command.
LEADING = (Choose, Play, NextGiv, Again)
LEADING_BACK = (OpenTable, OpenHome)
ENDING = (Resign, ShowRecord, Forget, OpenAccuracy)

TEXTS = (
    "/spela", "/play", "/spela@kasinobot", "/start", "/start play", "/start <b>", "/regler", "/rules", "/hjalp",
    "/sprak", "/glom", "/forget", "/betyg", "/ingenting", "/", "kan dam ta 7 och 5?", "can a queen take 7 and 5?",
    "vem får korten som ligger kvar?", "hur många poäng är storan?", "who leads?", "hej", "<b>", "</pre>&lt;&",
    "😀" * 50, "\u202egnal txet", "a\u0300" * 300, "\u200b", "x" * 4096, "t:abc123:1:b", "{0} %s ${HOME}",
    "'; DROP TABLE tables; --", "♠️10 på ♦️2?", "kungen\x07", "\N{SOFT HYPHEN}kan\N{SOFT HYPHEN} kung ta 10 och 3",
)  # fmt: skip
RUBBISH = ("", "x", "m", "t", "m:nowhere", "t:abc123:-1:b", "m:rules:" + "9" * 80, "m:opt!:target:17", "m:lang!:..")


def new_people(world: World, number: int, chance: Random) -> list[Person]:
    """People who have not written yet, about half of each language."""
    first = max(world.people, default=1000) + 1
    codes = [chance.choice(["sv", "sv-SE", "en", "en-GB"]) for _ in range(number)]
    return [world.person(f"P{n}", language_code=code, id=n) for n, code in enumerate(codes, first)]


async def choose_levels(store: Store, people: list[Person], strong: int) -> None:
    """Of every `strong` people one plays against a house that searches."""
    for number, person in enumerate(people):
        level = Level.STRONG if number % strong == 0 else Level.REGULAR
        await store.save_profile(person.id, Profile(code=person.user.language_code, level=level).dump())


async def seat_pairs(store: Store, people: list[Person], chance: Random) -> None:
    """The people sit down two by two, each at their own chat's message of the same table, under any rules."""
    for number, pair in enumerate(zip(people[::2], people[1::2], strict=True)):
        rules = chance.choice(list(different_rules("refill", "faces")))
        seats, names = tuple(Seat(each.id) for each in pair), tuple(each.user.name for each in pair)
        await store.save(f"pair{number:04}", 0, dump(open_table(rules, seats, names, seeded(number))))
        for each in pair:
            profile = Profile(code=each.user.language_code, table=f"pair{number:04}")
            await store.save_profile(each.id, profile.dump())


def with_buttons(person: Person) -> Message | None:
    """The newest message with buttons."""
    return next((each for each in reversed(person.sees()) if each.rows), None)


def pressable(message: Message | None) -> list[tuple[Button, Tap]]:
    """The buttons of a message that ask the bot, with what they mean."""
    if message is None:
        return []
    buttons = [each for row in message.rows or () for each in row if "callback_data" in each]
    return [
        (Button(message.chat, message.key, each["text"], each["callback_data"]), unpack(each["callback_data"]))
        for each in buttons
    ]


def leading_or_other(person: Person, chance: Random, only: type = object) -> Button | None:
    """Mostly a button that leads on in the game or back to it, else any that ends nothing, of these kinds of taps;
    None if there is none."""
    found = [each for each in pressable(with_buttons(person)) if isinstance(each[1], only)]
    usable = [each for each in found if not isinstance(_asked(each[1]), ENDING)]
    at_table = any(isinstance(tap, TableTap) for _, tap in found)
    leading = [each for each in usable if isinstance(_asked(each[1]), LEADING if at_table else LEADING_BACK)]
    chosen = leading if leading and chance.random() < 0.8 else usable
    return chance.choice(chosen)[0] if chosen else None


def _asked(tap: Tap) -> object:
    return tap.ask if isinstance(tap, TableTap) else tap


@dataclass
class Wrote:
    """A text that somebody wrote, when `at` calls of the bot had been made and they had had `seen` messages of it.
    `again`: Telegram delivered it once more then."""

    update: int
    person: int
    text: str
    at: int
    seen: int
    again: bool = False


@dataclass
class Crowd:
    """`act` has somebody do something. Somebody who has written does nothing more until they have an answer, or have
    waited long enough. `done` counts what was done, `queries` are the taps in their order."""

    world: World
    people: list[Person]
    chance: Random
    patience: float = 30.0
    done: Counter[str] = field(default_factory=Counter)
    queries: list[str] = field(default_factory=list)
    wrote: list[Wrote] = field(default_factory=list)
    _remembered: deque[Button] = field(default_factory=lambda: deque(maxlen=400))
    _waiting: dict[int, tuple[Wrote, float]] = field(default_factory=dict)

    async def act(self) -> None:
        """Somebody who waits for nothing does something at random; does nothing if all wait."""
        idle = [person for person in self.people if not self.waits(person)]
        if idle:
            (name,) = self.chance.choices(list(ACTS), [often for often, _ in ACTS.values()])
            await ACTS[name][1](self, self.chance.choice(idle))

    def waits(self, person: Person) -> bool:
        """Whether the person has written and has no answer yet."""
        if person.id not in self._waiting:
            return False
        wrote, until = self._waiting[person.id]
        if n_said_to(person) > wrote.seen or self.world.clock() > until:
            del self._waiting[person.id]
        return person.id in self._waiting

    def unanswered(self, seconds: float) -> int:
        """How many taps of the last seconds wait for their answer."""
        since = self.world.clock() - seconds
        latest = (self.world.queries[query] for query in reversed(self.queries))
        return sum(query.answer is None for query in takewhile(lambda query: query.created > since, latest))

    async def press(self, person: Person, button: Button, what: str) -> None:
        self.queries.append(await person.press(button))
        self.done[what] += 1

    async def forge(self, person: Person, data: str, what: str) -> None:
        """A tap with any data under the newest message of the bot."""
        message = with_buttons(person)
        if message is not None:
            await self.press(person, Button(message.chat, message.key, "", data), what)

    async def tap(self, person: Person) -> None:
        button = leading_or_other(person, self.chance)
        if button is None:
            await self.write(person, "/spela")
            return
        self._remembered.append(button)
        await self.press(person, button, "taps")

    async def tap_twice(self, person: Person) -> None:
        if button := leading_or_other(person, self.chance):
            await self.press(person, button, "double taps")
            await self.press(person, button, "double taps")

    async def tap_late(self, person: Person) -> None:
        """A button that was on somebody's screen some time ago, mostly the person's own; the message may be gone."""
        if not self._remembered:
            return
        own = [each for each in self._remembered if each.chat == person.id]
        if own and self.chance.random() < 0.7:
            await self.press(person, self.chance.choice(own), "taps on what has changed since")
        else:
            await self.forge(person, self.chance.choice(self._remembered).data, "taps on other people's tables")

    async def forge_tap(self, person: Person) -> None:
        """A tap on a table that exists, of any kind and at a version around its own."""
        found = [tap for _, tap in pressable(with_buttons(self.chance.choice(self.people)))]
        table = next((tap for tap in found if isinstance(tap, TableTap)), None)
        if table is None:
            return
        version = max(0, table.version + self.chance.choice([-1, 0, 0, 0, 1, 1000]))
        ply = self.chance.choice([None, None, None, 0, 7, 99])
        tap = TableTap(table.table, version, self._any_ask(), ply)
        try:
            unpack(data := pack(tap))
        except UnreadableTapError:  # no such button has a ply
            data = pack(TableTap(table.table, version, tap.ask))
        await self.forge(person, data, "forged taps")

    def _any_ask(self) -> Ask:
        kind = self.chance.choice([each for each in get_args(Ask) if each not in ENDING])
        if kind is Choose:
            return Choose(self.chance.choice(DECK))
        if kind in (Play, PlayAnyway, Pick):
            cards = self.chance.sample(DECK, self.chance.choice([1, 1, 2, 3, 6]))
            return kind(Move.of(cards[0], cards[1:]))  # type: ignore[no-any-return]
        if kind is Quiz:
            return Quiz(self.chance.choice(DECK).rank, self.chance.randrange(9))
        return kind(self.chance.randrange(99)) if kind in (Review, Step) else kind()  # type: ignore[no-any-return]

    async def send_rubbish(self, person: Person) -> None:
        letters = "".join(chr(self.chance.choice([*range(32, 127), 0x1F0, 0x20AC, 0x1F600])) for _ in range(40))
        await self.forge(person, self.chance.choice([*RUBBISH, letters[: self.chance.randrange(41)]]), "rubbish")

    async def take_back(self, person: Person) -> None:
        for _, tap in pressable(with_buttons(person)):
            if isinstance(tap, TableTap):
                await self.forge(person, pack(TableTap(tap.table, tap.version, Undo())), "undos")
                return

    async def delete(self, person: Person) -> None:
        """The newest message with buttons goes, and is tapped at once, since the screen is slow."""
        message = with_buttons(person)
        if message is None or message.sender != self.world.bot.id:
            return
        found = pressable(message)
        message.deleted = True
        self.world.changed()
        self.done["messages deleted"] += 1
        for button, tap in islice(self.chance.sample(found, len(found)), 3):
            if not isinstance(_asked(tap), ENDING):
                await self.press(person, button, "taps on what was deleted")

    async def write_anything(self, person: Person) -> None:
        """Only when all of the person's taps were answered, so that what comes next answers the text."""
        if self.all_answered(person):
            await self.write(person, self.chance.choice(TEXTS))

    async def write(self, person: Person, text: str) -> None:
        """Writes, and then waits for an answer."""
        at, seen = len(self.world.calls), n_said_to(person)
        await person.send(text)
        self._waits_for(Wrote(self.world.updates.history[-1]["update_id"], person.id, text, at, seen))
        self.done["texts and commands"] += 1

    def _waits_for(self, wrote: Wrote) -> None:
        self.wrote.append(wrote)
        self._waiting[wrote.person] = wrote, self.world.clock() + self.patience

    async def forget(self, person: Person) -> None:
        await self.forge(person, pack(Forget()), "forgotten people")

    async def come_again(self, person: Person) -> None:
        """Telegram delivers an update of the person again, under its old number. After a text they wait, although an
        answer that has been given need not be given again."""
        recent = [each for each in self.world.updates.history[-200:] if _sender(each) == person.id]
        if not recent or not self.all_answered(person):
            return
        update = self.chance.choice(recent)
        if text := update.get("message", {}).get("text"):
            at, seen = len(self.world.calls), n_said_to(person)
            self._waits_for(Wrote(update["update_id"], person.id, text, at, seen, again=True))
        self.world.redeliver(update["update_id"])
        self.done["redelivered updates"] += 1

    def all_answered(self, person: Person) -> bool:
        """Whether the person's latest taps were answered."""
        latest = (self.world.queries[each] for each in islice(reversed(self.queries), 200))
        return all(query.answer is not None for query in latest if query.person == person.id)


def _sender(update: Json) -> int:
    (body,) = (value for key, value in update.items() if key != "update_id")
    sender: int = body["from"]["id"]
    return sender


def n_said_to(person: Person) -> int:
    """How many messages of the bot the person has had, those that are gone too."""
    chat = person.world.chats[person.id]
    return sum(message.sender == person.world.bot.id for message in chat.messages)


Act = Callable[[Crowd, Person], Awaitable[None]]

#: What people do, and how often in comparison.
ACTS: dict[str, tuple[float, Act]] = {
    "tap": (60, Crowd.tap),
    "tap twice": (5, Crowd.tap_twice),
    "tap late": (9, Crowd.tap_late),
    "forge a tap": (7, Crowd.forge_tap),
    "send rubbish": (3, Crowd.send_rubbish),
    "take back": (2, Crowd.take_back),
    "delete": (1.5, Crowd.delete),
    "write": (8, Crowd.write_anything),
    "forget": (0.2, Crowd.forget),
    "come again": (4, Crowd.come_again),
}

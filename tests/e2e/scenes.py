"""Scenes of a bad day with one trouble each, and what was measured in them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import monotonic
from typing import TypeVar

from engine import Rules
from tests.e2e.crowd import TEXTS, leading_or_other, new_people, with_buttons
from tests.e2e.evidence import patient_store, shown_in
from tests.e2e.houses import House
from tests.e2e.houses import opened as opened_house
from tests.e2e.people import a_play, hand_card
from tests.e2e.stage import TOKEN, Stage
from tests.e2e.stage import stage as standing
from tests.e2e.weather import Weather
from tests.redis_server import RedisServer
from tests.tgbot.room import seeded
from tgbot.cases.readers import reader
from tgbot.delivery.keyboards import Keyboard, plain
from tgbot.people.profile import Profile
from tgbot.simulator.people import Person
from tgbot.simulator.state import Content, Message
from tgbot.simulator.world import World
from tgbot.store import Note, Shown, Store
from tgbot.table.codec import dump
from tgbot.table.seats import House as HouseSeat
from tgbot.table.seats import Person as Seat
from tgbot.table.sight import sight_of
from tgbot.table.table import open_table
from tgbot.taps import TableTap
from tgbot.views.place import Place
from tgbot.views.screen import screen
from tutor import Level

#: Seconds after which something does not come any more.
AT_LAST = 60.0
#: Seconds within which an answer comes, if it comes.
IN_TIME = 10.0
#: What Telegram takes of all calls in a second.
LIMIT = 30
#: Taps of each person before a flood.
CALM_TAPS = 5

T = TypeVar("T")


async def until(condition: Callable[[], bool | Awaitable[bool]], seconds: float = AT_LAST) -> bool:
    """Waits for the condition; returns whether it came."""
    deadline = monotonic() + seconds
    while True:
        found = condition()
        if found if isinstance(found, bool) else await found:
            return True
        if monotonic() > deadline:
            return False
        await asyncio.sleep(0.01)


async def closed(house: House, store: Store) -> None:
    await house.close()
    await store.close()


def world_with(weather: Weather) -> World:
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    world.faults = weather
    return world


@dataclass(frozen=True, slots=True)
class Start:
    """How a start with many tables went: until all screens were right, or until it was given up; `n_stale` never were.
    `n_refused` calls were over Telegram's limit. Meanwhile some people tapped: `latencies` until they were answered."""

    seconds: float
    n_stale: int
    n_refused: int
    n_given_up: int
    latencies: tuple[float, ...]

    def told(self, n_tables: int) -> str:
        return (
            f"a start with {n_tables} tables that nobody has seen yet, at {LIMIT} calls a second: {self.seconds:.0f} s,"
            f" {self.n_refused} refusals, {self.n_given_up} given up, {self.n_stale} stale at the end;"
            f" a tap meanwhile takes {median(self.latencies):.2f} s"
        )


async def many_tables(redis: RedisServer, n_tables: int, n_tapping: int = 20) -> Start:
    """A bot is started after many tables were saved that no screen shows yet."""
    weather = Weather()
    world, store = world_with(weather), patient_store(redis.url)
    people = new_people(world, n_tables, Random(1))
    for person in people:
        await unseen_table(world, store, person)
    weather.limit = LIMIT
    began = monotonic()
    house = await opened_house(world, redis.url)
    await house.is_up()
    tapping_people = people[:: max(1, n_tables // n_tapping)]
    latencies = [await answered_within(world, house, person) for person in tapping_people]
    stale = list(people)

    async def all_right() -> bool:
        stale[:] = [each for each in stale if not await sees_newest_version(store, each)]
        await asyncio.sleep(0.5)
        return not stale

    await until(all_right, AT_LAST + 4 * n_tables / LIMIT)
    seconds = monotonic() - began
    await closed(house, store)
    n_given_up = sum(log.count("gave up") for log in house.logs)
    return Start(seconds, len(stale), weather.met["over the limit"], n_given_up, tuple(latencies))


async def unseen_table(world: World, store: Store, person: Person) -> None:
    """A table whose message shows its first version when the second one has been saved."""
    name = f"table{person.id:06}"
    profile = Profile(code=person.user.language_code, table=name)
    seats = (Seat(person.id), HouseSeat(Level.REGULAR))
    table = open_table(Rules.preset("kasino"), seats, (person.user.name, "Huset"), seeded(person.id))
    viewer = reader(person.id, person.user.language_code, profile)
    message = screen(sight_of(table, person.id), Place(name, 1), viewer)
    person.user.started = True
    rows = tuple(tuple(row) for row in Keyboard(message).to_dict()["inline_keyboard"])
    content = Content(plain(message))
    posted = world.add_message(Message(0, person.id, world.bot.id, world.now(), content, rows))
    await store.save_profile(person.id, profile.dump())
    await store.add_table(person.id, name)
    for version in (0, 1):
        await store.save(name, version, dump(table))
        if version == 0:
            await store.note_shown([Note(name, f"private:{person.id}", Shown(1, f"{person.id}:{posted.id}"))])


async def sees_newest_version(store: Store, person: Person) -> bool:
    """Whether the buttons of the person's newest message belong to their table as it is kept."""
    name = Profile.load((await store.load(person.id)).profile).table
    stored = await store.load_table(name) if name else None
    return stored is not None and {tap.version for tap in shown_in(person.newest()).taps} == {stored.version}


async def answered_within(world: World, house: House, person: Person) -> float:
    """Seconds until a tap of the person is answered; AT_LAST if it is not."""
    button = leading_or_other(person, Random(person.id), only=TableTap)
    assert button is not None
    began, query = monotonic(), await person.press(button)
    hand_out(world, house)
    came = await until(lambda: world.queries[query].answer is not None)
    return monotonic() - began if came else AT_LAST


def hand_out(world: World, house: House) -> None:
    for update in world.updates.take():
        house.deliver(update)


@dataclass(frozen=True, slots=True)
class Tapping:
    """Seconds until taps of one person were answered: the first one, and the median of all."""

    first: float
    usual: float


@dataclass(frozen=True, slots=True)
class Flood:
    """The taps of each of the others without and with the flood of one person, which took `seconds`; `n_unanswered`
    taps of it never were."""

    calm: tuple[Tapping, ...]
    flooded: tuple[Tapping, ...]
    seconds: float
    n_unanswered: int

    def told(self, n_updates: int) -> str:
        calm, flooded = (median(each.usual for each in taps) for taps in (self.calm, self.flooded))
        first_calm, first = (median(each.first for each in taps) for taps in (self.calm, self.flooded))
        return (
            f"a flood of {n_updates} updates of one person, {self.seconds:.1f} s long, {self.n_unanswered} taps of it"
            f" not answered: a tap of {len(self.flooded)} others takes {flooded:.3f} s, without it {calm:.3f} s:"
            f" {flooded / calm:.1f} times; their first one behind it {first:.3f} s, without it {first_calm:.3f} s"
        )


async def flood(redis: RedisServer, n_updates: int, n_others: int = 19) -> Flood:
    """The others tap all the time, each as soon as their last tap was answered: before the flood, and until its last
    tap is answered."""
    world, store = world_with(Weather()), patient_store(redis.url)
    chance = Random(1)
    flooder, *others = new_people(world, n_others + 1, chance)
    house = await opened_house(world, redis.url)
    await house.is_up()
    for person in (flooder, *others):
        await person.send("/spela")
    hand_out(world, house)
    await until(lambda: all(with_buttons(person) for person in (flooder, *others)))
    calm = await tapping(world, house, others, lambda number: number < CALM_TAPS)
    began = monotonic()
    queries = [await one_of_the_flood(flooder, chance) for _ in range(n_updates)]
    hand_out(world, house)
    asked = [world.queries[query] for query in queries if query]
    flooded = await tapping(world, house, others, lambda _: any(query.answer is None for query in asked))
    seconds = monotonic() - began
    await closed(house, store)
    return Flood(calm, flooded, seconds, sum(query.answer is None for query in asked))


async def one_of_the_flood(person: Person, chance: Random) -> str | None:
    """A tap, or now and then a text; returns the query of a tap."""
    button = leading_or_other(person, chance)
    if button is not None and chance.random() < 0.75:
        return await person.press(button)
    await person.send(chance.choice(TEXTS))
    return None


async def tapping(
    world: World, house: House, people: list[Person], goes_on: Callable[[int], bool]
) -> tuple[Tapping, ...]:
    """Everybody taps at least once, and as long as it goes on, given the number of their taps so far."""

    async def one(person: Person) -> Tapping:
        found = [await answered_within(world, house, person)]
        while goes_on(len(found)) and found[-1] < AT_LAST:
            found.append(await answered_within(world, house, person))
        return Tapping(found[0], median(found))

    return tuple(await asyncio.gather(*map(one, people)))


@dataclass(frozen=True, slots=True)
class Lost:
    """Of `n` people who each made a play, and of as many who wrote, after the bot was killed between fetching that and
    doing anything about it."""

    n: int
    n_made: int
    n_answered: int
    n_replied: int

    def told(self) -> str:
        return (
            f"killed between getUpdates and the move: {self.n - self.n_made} of {self.n} moves were not made,"
            f" {self.n - self.n_answered} of {self.n} taps not answered, {self.n - self.n_replied} of {self.n} texts"
            " not answered"
        )


async def killed_before_the_move(redis: RedisServer, n: int = 8) -> Lost:
    """The bot dies in its first call to Redis for updates that it has fetched."""
    async with standing(redis, gated=True) as stage:
        await stage.start_bot()
        people = [await stage.sits_down(f"P{number}") for number in range(n)]
        for person in people:
            await stage.press(person, hand_card(person))
        before = [(await stage.kept(person)).place.version for person in people]
        queries = await killed_after_fetching(stage, [person.press(a_play(person)[0]) for person in people])
        await until(lambda: all(map(stage.has_answered, queries)), IN_TIME)
        after = [(await stage.kept(person)).place.version for person in people]
        n_made = sum(now == was + 1 for was, now in zip(before, after, strict=True))
        n_said = [len(stage.said_to(person)) for person in people]
        await killed_after_fetching(stage, [person.send("/regler") for person in people])

        def replied() -> list[bool]:
            return [len(stage.said_to(person)) > were for person, were in zip(people, n_said, strict=True)]

        await until(lambda: all(replied()), IN_TIME)
        return Lost(n, n_made, sum(map(stage.has_answered, queries)), sum(replied()))


async def killed_after_fetching(stage: Stage, doing: Sequence[Coroutine[object, object, T]]) -> list[T]:
    """Kills the bot when it begins to handle what is done, and starts it again. A bot that confirms what it has fetched
    before that has the time to do so."""
    await stage.until(stage.all_is_drawn, "the drawing of what was saved so far")
    stage.gate.stop_at(1)
    done = [await each for each in doing]
    await stage.until(stage.gate.reached.is_set, "the bot's first call")
    await until(lambda: not stage.world.updates.pending(), 1.0)
    await stage.kill_bot()
    await stage.start_bot()
    return done

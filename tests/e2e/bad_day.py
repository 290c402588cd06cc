"""A bad day of the bot, all at once: `python -m tests.e2e.bad_day --taps 20000 --people 20 --seed 1`.

People tap, forge, write and delete at random while bots are killed, Redis is killed, and Telegram is slow and fails. At
the end everything must be as `laws` says. Then come scenes with one trouble each: see `scenes`. What people do, and
when what is killed, follows from the seed; how the processes meet does not.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from random import Random
from time import monotonic

from tests.e2e import houses, scenes
from tests.e2e.crowd import Crowd, choose_levels, new_people, seat_pairs
from tests.e2e.day import Day
from tests.e2e.evidence import Witnesses, day_of, hurried, hurry, left, patient_store
from tests.e2e.houses import House
from tests.e2e.laws import LAWS, Breach, breaches
from tests.e2e.stage import TOKEN, sees_current
from tests.e2e.weather import Trouble, Weather
from tests.redis_server import RedisServer, running_redis
from tgbot.delivery.patience import FIRST_PAUSE, TRIES
from tgbot.simulator.world import World
from tgbot.store import Store

#: The server takes any password: this one stands in the address so that logs can be searched for it.
PASSWORD = "secretOfTheStore"
#: How often people look at what has come of their taps before anybody does something more, and for how many seconds.
WAITS, SLOWS_DOWN = 0.4, 0.5
#: Seconds that nothing may be called for before the day is over, longer than the bot ever pauses before it tries a
#: call again; and that this may take.
QUIET, AT_LAST = FIRST_PAUSE * 2 ** (TRIES - 1), 90.0
#: Seconds within which a person sees their table when all is well again.
ANSWERED_WITHIN = 20.0
GOES_ON = "the game goes on"
#: Breaches of each law that are told.
EXAMPLES = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """How bad the day is. `trouble` is the share of Telegram's calls that go wrong when the weather is bad, which it is
    half of the time."""

    taps: int = 20_000
    people: int = 20
    seed: int = 1
    bots: int = 1
    kills: int = 40
    redis_kills: int = 10
    trouble: float = 0.05
    changes: int = 40


@dataclass
class Scene:
    """The world, Redis, the bots between them, and the people."""

    world: World
    weather: Weather
    redis: RedisServer
    store: Store
    houses: list[House]
    crowd: Crowd
    chance: Random
    n_redis_killed: int = 0
    _redis_returns: asyncio.Task[None] | None = None

    def hand_out(self) -> None:
        """The waiting updates go to the bots, each to one by chance."""
        for update in self.world.updates.take():
            self.chance.choice(self.houses).deliver(update)

    async def act(self) -> None:
        """Somebody does something; now and then they look at what has come of it."""
        await self.crowd.act()
        self.hand_out()
        await asyncio.sleep(0)
        patience = monotonic() + (SLOWS_DOWN if self.chance.random() < WAITS else 0.0)
        while monotonic() < patience and self.crowd.unanswered(SLOWS_DOWN):
            await asyncio.sleep(0.002)

    def kill_redis(self, away: float) -> bool:
        """Redis is away for these seconds. Returns whether there was a process to kill."""
        if self._redis_returns and not self._redis_returns.done():
            return False
        self.redis.kill()
        self.n_redis_killed += 1
        self._redis_returns = asyncio.create_task(self._start_redis(away))
        return True

    async def _start_redis(self, after: float) -> None:
        await asyncio.sleep(after)
        await asyncio.to_thread(self.redis.start)

    async def day(self) -> Day:
        """Everything that has happened; the bots have ended."""
        handed = Counter(update for house in self.houses for update in house.handed.elements())
        logs, secrets = tuple(log for house in self.houses for log in house.logs), (TOKEN.split(":")[1], PASSWORD)
        killed = tuple(number for house in self.houses for number in house.killed)
        wrote, folder = self.crowd.wrote, self.redis.folder
        return await day_of(Witnesses(self.world, self.store, folder, handed, wrote, killed, logs, secrets))

    async def ends(self) -> None:
        """Everything works again; returns when nothing happens any more, or has not ended after a long time."""
        self.weather.trouble = None
        if self._redis_returns:
            await self._redis_returns
        deadline, n_calls, since = monotonic() + AT_LAST, -1, monotonic()
        while monotonic() < deadline and monotonic() < since + QUIET:
            if await self._is_busy() or len(self.world.calls) != n_calls:
                n_calls, since = len(self.world.calls), monotonic()
            await asyncio.sleep(0.1)

    async def _is_busy(self) -> bool:
        """Whether something waits, is under way, or is left to be drawn; the last is made to come soon."""
        waiting = any(house.front.updates.pending() for house in self.houses)
        unanswered = any(map(self.crowd.waits, self.crowd.people)) or self.crowd.unanswered(self.crowd.patience)
        if waiting or unanswered or self.weather.under_way:
            return True
        if not await left(self.store):
            return False
        if not await hurried(self.store):  # else a bot has not yet come for what was hurried before
            await hurry(self.store)
        return True


@asynccontextmanager
async def opened(redis: RedisServer, seed: int, n_people: int, n_bots: int) -> AsyncIterator[Scene]:
    """People who have not done anything yet, and bots that run; two of the people in ten play with one another."""
    chance = Random(seed)
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    world.faults = weather = Weather()
    store = patient_store(redis.url)
    people = new_people(world, n_people, chance)
    n_paired = n_people // 5 // 2 * 2
    await choose_levels(store, people[n_paired:], strong=8)
    await seat_pairs(store, people[:n_paired], chance)
    address = redis.url.replace("//", f"//default:{PASSWORD}@")
    bots = [await houses.opened(world, address) for _ in range(n_bots)]
    try:
        await asyncio.gather(*(house.is_up() for house in bots))
        yield Scene(world, weather, redis, store, bots, Crowd(world, people, chance), chance)
    finally:
        weather.clear()
        await asyncio.gather(*(house.close() for house in bots))
        await store.close()


async def bad_day(redis: RedisServer, plan: Plan) -> tuple[Counter[str], list[Breach]]:
    """What was done and met, and which laws were broken."""
    async with opened(redis, plan.seed, plan.people, plan.bots) as scene:
        due = happenings(plan)
        while (n_taps := sum(scene.crowd.done.values())) < plan.taps:
            while due and due[0][0] <= n_taps and happen(scene, due[0][1], plan):
                due.popleft()
            await scene.act()
        await scene.ends()
        stuck = [Breach(GOES_ON, what) for what in await goes_on(scene)]
        await scene.ends()  # a table that was shown again is still being taken from its older message
        for house in scene.houses:
            await house.close()
        day = await scene.day()
    return counted(scene, day), breaches(day) + stuck


def happenings(plan: Plan) -> deque[tuple[int, str]]:
    """What happens to the processes and to the weather, each at a number of taps."""
    chance = Random(f"{plan.seed} happenings")
    kinds = {"bot": plan.kills, "redis": plan.redis_kills, "weather": plan.changes}
    return deque(sorted((chance.randrange(plan.taps), kind) for kind, times in kinds.items() for _ in range(times)))


def happen(scene: Scene, kind: str, plan: Plan) -> bool:
    """Whether it could happen now: what is dead cannot be killed."""
    chance = scene.chance
    match kind:
        case "bot":
            return chance.choice(scene.houses).kill(rest=chance.choice((0.0, 0.0, 0.3, 1.5)))
        case "redis":
            return scene.kill_redis(away=chance.uniform(0.0, 2.5))
        case _:
            scene.weather.trouble = None if scene.weather.trouble else Trouble(plan.trouble, Random(chance.random()))
            return True


async def goes_on(scene: Scene) -> list[str]:
    """Afterwards everybody who asks for their table sees it as it is kept, with all its buttons."""
    for person in scene.crowd.people:
        await scene.crowd.write(person, "/spela")
    scene.hand_out()
    deadline = monotonic() + ANSWERED_WITHIN
    stuck = scene.crowd.people
    while stuck and monotonic() < deadline:
        await asyncio.sleep(0.05)
        stuck = [person for person in stuck if not await sees_current(scene.store, person)]
    return [f"{person.id} asked for their table, and does not see it as it is kept" for person in stuck]


def counted(scene: Scene, day: Day) -> Counter[str]:
    """What was done and met."""
    found = Counter(scene.crowd.done)
    found.update({f"calls met by {name}": number for name, number in scene.weather.met.items()})
    found["bots killed"] = len(day.killed)
    found.update(f"bots that ended with: {last}" for house in scene.houses for last in house.gave_up)
    found["times that Redis was killed"] = scene.n_redis_killed
    found["versions of tables saved"] = sum(map(len, day.saved.values()))
    found["messages sent and edited"] = len(day.shown)
    return found


def told(counts: Counter[str], found: list[Breach]) -> str:
    """A table of what was done and met, and of the breaches of each law, with some of them."""
    lines = [f"{number:7,}  {what}" for what, number in counts.items()]
    lines += ["", "breaches of laws:"]
    for law in (*LAWS, GOES_ON):
        of_law = [breach.what for breach in found if breach.law == law]
        lines.append(f"{len(of_law):7,}  {law}")
        lines += [f"{'':9}  {what[:200]}" for what in of_law[:EXAMPLES]]
    return "\n".join(lines)


def quiet_server() -> None:
    """The local Telegram's server says nothing of connections that break, by bots that die or on purpose."""
    logging.getLogger("uvicorn.error").addFilter(lambda _: False)


def main() -> int:
    """Returns 1 if a law was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in asdict(Plan()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("--tables", type=int, default=1_000, help="in the scene of a start; 0: none")
    parser.add_argument("--flood", type=int, default=1_000, help="updates in the scene of a flood; 0: none")
    parser.add_argument("--deaths", type=int, default=8, help="in the scene of kills before a move; 0: none")
    given = vars(parser.parse_args())
    n_tables, n_updates, n_deaths = (given.pop(name) for name in ("tables", "flood", "deaths"))
    quiet_server()
    found: list[Breach] = []
    if given["taps"]:
        with running_redis() as redis:
            counts, found = asyncio.run(bad_day(redis, Plan(**given)))
        print(told(counts, found), flush=True)
    if n_tables:
        with running_redis() as redis:
            print(asyncio.run(scenes.many_tables(redis, n_tables)).told(n_tables), flush=True)
    if n_updates:
        with running_redis() as redis:
            print(asyncio.run(scenes.flood(redis, n_updates)).told(n_updates), flush=True)
    if n_deaths:
        with running_redis() as redis:
            print(asyncio.run(scenes.killed_before_the_move(redis, n_deaths)).told(), flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

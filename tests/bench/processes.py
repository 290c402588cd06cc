"""How much two bot processes on one Redis do compared with one: `python -m tests.bench.processes`.

Each process is a real one, with an Application of its own over the null transport, and makes its people's taps itself,
as planned before. People tap one after another, some at a time, and nobody taps again before all others have; so what
was shown of a table is noted long before its next tap, as between people. In turn, one process has all the people, and
two have half of them each, at tables of their own that take the same course.

The load generator's share is the time of the same taps when nobody handles them, which is subtracted from the time of a
tap. Times by the clock depend on what else the machine does, so the report says how much of a core each process got.
The processor time of a tap tells what the clock would say on an idle machine: of two cores, on which Redis must run as
well, or with a third for Redis.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from os import getloadavg
from statistics import median
from time import perf_counter, process_time
from typing import Any

from redis import Redis

from tests.bench.null import Tapped, Unhandled, kasino, same_deck
from tests.bench.plans import Plan, plan
from tests.bench.servers import redis_server
from tgbot.app import Services
from tgbot.store import Store

PEOPLE, TAPS, ROUNDS = 128, 5, 8
#: The number of taps that a process handles at a time.
AT_ONCE = 8
#: The number of rounds that only warm up.
WARMING = 1
PATIENCE = 60


@dataclass(frozen=True)
class Round:
    """Some taps of some processes: seconds by the clock, of the processes' processors, and of Redis'."""

    n_taps: int
    clock: float
    busy: float
    redis: float


@dataclass(frozen=True)
class Many:
    """The medians of rounds, for each tap, in seconds."""

    n_processes: int
    clock: float
    busy: float
    redis: float

    @classmethod
    def of(cls, n_processes: int, rounds: Sequence[Round]) -> Many:
        each = [(one.clock / one.n_taps, one.busy / one.n_taps, one.redis / one.n_taps) for one in rounds]
        return cls(n_processes, *map(median, zip(*each, strict=True)))

    @property
    def core(self) -> float:
        """The share of a core that each process got."""
        return self.busy / self.clock / self.n_processes


class Bot:
    """A bot process, as seen by the one that started it."""

    def __init__(self, url: str, users: range, n_taps: int, n_rounds: int) -> None:
        self._line, other = get_context("spawn").Pipe()
        arguments = other, url, users, n_taps, n_rounds
        self._process = get_context("spawn").Process(target=_serve, args=arguments, daemon=True)
        self._process.start()
        other.close()
        self._n_taps = len(users) * n_taps

    def ready(self) -> None:
        self._line.recv()

    def begin(self, handled: bool) -> None:
        """Makes everybody tap a number of times; with `handled` false, only the load generator runs."""
        self._line.send(handled)

    def done(self) -> tuple[int, float]:
        """The number of taps made, and the processor seconds they took."""
        busy: float = self._line.recv()
        return self._n_taps, busy

    def end(self) -> None:
        self._process.kill()
        self._process.join()


def _serve(line: Connection, url: str, users: range, n_taps: int, n_rounds: int) -> None:
    asyncio.run(_served(line, url, users, n_taps, n_rounds))


async def _served(line: Connection, url: str, users: range, n_taps: int, n_rounds: int) -> None:
    """A bot with its people, until it is killed. Half of the rounds are the load generator's alone."""
    store = await Store.connect(url)
    plans = [plan(user, n_taps * n_rounds) for user in users]
    for each in plans:
        await each.open(store)
    bot = await kasino(store, same_deck)
    nobody = Unhandled(bot.application, bot.transport, bot.settled)
    services: Services = bot.application.bot_data[Services]
    caretaking = asyncio.create_task(services.caretaker.run(asyncio.Event()))
    n_done = 0
    line.send("ready")
    while True:
        handled = await asyncio.to_thread(line.recv)
        start, turns = process_time(), range(n_done, n_done + n_taps)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(
                *(_taps(bot if handled else nobody, plans[place::AT_ONCE], turns) for place in range(AT_ONCE))
            )
        await bot.settled()
        line.send(process_time() - start)
        n_done += n_taps if handled else 0
        assert not caretaking.done()


async def _taps(bot: Tapped, plans: Sequence[Plan], turns: range) -> None:
    """These taps of all these people, one after another."""
    for turn in turns:
        for person in plans:
            await bot.tap(person.taps[turn % len(person.taps)], person.user)


def _round(bots: Sequence[Bot], redis: Redis, handled: bool) -> Round:
    before, start = _busy(redis), perf_counter()
    for bot in bots:
        bot.begin(handled)
    done = [bot.done() for bot in bots]
    clock, busy = perf_counter() - start, sum(seconds for _, seconds in done)
    return Round(sum(taps for taps, _ in done), clock, busy, _busy(redis) - before)


def _busy(redis: Redis) -> float:
    """Processor seconds that the server has used so far."""
    used: Any = redis.info("cpu")
    return float(used["used_cpu_user"] + used["used_cpu_sys"])


@contextmanager
def _bots(url: str, n_people: int, n_taps: int, n_rounds: int) -> Iterator[list[Bot]]:
    """Running bots: the first has all the people, the second and the third have half of them each."""
    half = n_people // 2
    users = range(1000, 1000 + 2 * half), range(2000, 2000 + half), range(2000 + half, 2000 + 2 * half)
    bots = [Bot(url, each, n_taps, n_rounds) for each in users]
    try:
        for bot in bots:
            bot.ready()
        yield bots
    finally:
        for bot in bots:
            bot.end()


def _measure(n_people: int, n_taps: int, n_rounds: int) -> tuple[list[Many], list[Many]]:
    """One process and two, and the load generator in one and in two."""
    found: dict[tuple[int, bool], list[Round]] = {(n, handled): [] for handled in (True, False) for n in (1, 2)}
    with (
        redis_server() as server,
        Redis(port=server.port) as redis,
        _bots(server.url, n_people, n_taps, WARMING + n_rounds) as bots,
    ):
        for number in range(WARMING + n_rounds):
            for (n_processes, handled), rounds in found.items():
                made = _round(bots[:1] if n_processes == 1 else bots[1:], redis, handled)
                if number >= WARMING:
                    rounds.append(made)
    bots_, alone = ([Many.of(n, found[n, handled]) for n in (1, 2)] for handled in (True, False))
    return bots_, alone


def report(n_people: int = PEOPLE, n_taps: int = TAPS, n_rounds: int = ROUNDS) -> list[str]:
    """The lines to print: this number of rounds, in each of which each person taps this number of times."""
    (one, two), (one_alone, two_alone) = _measure(n_people, n_taps, n_rounds)
    clean_one, clean_two = one.clock - one_alone.clock, two.clock - two_alone.clock
    busy_one, busy_two = one.busy - one_alone.busy, two.busy - two_alone.busy
    return [
        f"one and two bot processes, {n_people} people, median of {n_rounds} rounds of {n_people * n_taps} taps; "
        f"load of the machine {getloadavg()[0]:.1f}",
        *(_line(*each) for each in ((one, one_alone), (two, two_alone))),
        f"  two processes make {one.clock / two.clock:.2f} times the taps of one; the load generator taken out, "
        f"{clean_one / clean_two:.2f} times ({1 / clean_one:,.0f} and {1 / clean_two:,.0f} a second)",
        f"  by processor time, {2 * busy_one / (busy_two + two.redis):.2f} times on two cores that nobody else uses, "
        f"Redis on them too; {2 * busy_one / busy_two:.2f} times with a core for Redis",
    ]


def _line(bots: Many, alone: Many) -> str:
    return (
        f"  {bots.n_processes} with the generator {1 / bots.clock:,.0f} taps a second; of processor time a tap takes "
        f"{bots.busy * 1e3:.3f} ms, of it the generator {alone.busy * 1e3:.3f} ms, Redis {bots.redis * 1e3:.3f} ms; "
        f"each process got {bots.core:.0%} of a core"
    )


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":  # the processes import this file too
    main()

"""Ten people ask for hints at the same time while others play: `python -m tests.bench.hints`.

The taps of somebody who plays are timed twice in one run, in turn: while nobody asks, and while ten people wait for
their hints. For comparison, the cost of sharing the cores with the worker processes: the same taps while as many
processes only burn time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median, quantiles
from time import perf_counter

from engine import Rules, View, deal, view
from tests.bench.null import kasino
from tests.bench.servers import redis_server
from tests.bench.tap import Player
from tests.engine.chance import shuffled
from tgbot.store import Store
from tgbot.workers.pool import Workers

ASKING, ROUNDS, TAPS = 10, 6, 25
BUDGET = 0.2


def questions(chance: Random, n_asking: int) -> list[View]:
    """The first position of each of this number of givs."""
    return [view(deal(Rules.preset("kasino"), 2, 1, shuffled(chance)), 0) for _ in range(n_asking)]


@contextmanager
def burning(n_processes: int) -> Iterator[None]:
    """Processes that do nothing but burn time."""
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=_burn, daemon=True) for _ in range(n_processes)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.join()


def _burn() -> None:
    while True:
        pass


async def _taps(player: Player, n_taps: int, until: asyncio.Future[list[float]] | None = None) -> list[float]:
    """Seconds for each of some taps; taps for as long as something lasts, if that is given."""
    times: list[float] = []
    while len(times) < n_taps if until is None else not until.done():
        times.append(await player.bot.tap(await player.next_move()))
    return times


async def _measure(url: str, n_asking: int, n_rounds: int, n_taps: int, budget: float) -> list[str]:
    store, workers, chance = await Store.connect(url), Workers(), Random(5)
    workers.start()
    await workers.rank(questions(chance, 1)[0], budget=budget)
    player = Player(await kasino(store), store)
    await player.begin()
    alone, beside, waits = [], [], []
    for _ in range(n_rounds):
        alone += await _taps(player, n_taps)
        start = perf_counter()
        asked = asyncio.gather(*(_answered(workers, each, start, budget) for each in questions(chance, n_asking)))
        beside += await _taps(player, n_taps, asked)
        waits += await asked
    workers.close()
    with burning(max(1, (os.cpu_count() or 2) - 1)):
        burnt = [time for _ in range(n_rounds) for time in await _taps(player, n_taps)]
    await player.bot.application.stop()
    await store.close()
    return [
        f"one tap, median and p95:  nobody asks {_shown(alone)}, {n_asking} ask {_shown(beside)}, "
        f"as many cores burnt {_shown(burnt)}",
        f"a hint when {n_asking} ask at once, budget {budget * 1e3:.0f} ms, {len(waits)} of {n_asking * n_rounds} "
        f"answered: median {median(waits):.2f} s, last {max(waits):.2f} s",
    ]


async def _answered(workers: Workers, question: View, start: float, budget: float) -> float:
    await workers.rank(question, budget=budget)
    return perf_counter() - start


def _shown(times: list[float]) -> str:
    return f"{median(times) * 1e3:.2f} / {quantiles(times, n=20)[-1] * 1e3:.2f} ms"


def report(n_asking: int = ASKING, n_rounds: int = ROUNDS, n_taps: int = TAPS, budget: float = BUDGET) -> list[str]:
    """The lines to print: this number of rounds in which this number of people ask at once."""
    with redis_server() as server:
        return asyncio.run(_measure(server.url, n_asking, n_rounds, n_taps, budget))


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()

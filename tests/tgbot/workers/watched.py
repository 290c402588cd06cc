"""Workers that are watched, and questions for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from engine import Rules, View, deal, view
from tests.engine.chance import shuffled
from tests.tgbot.waiting import until
from tgbot.workers import pool
from tgbot.workers.pool import Workers
from tutor import Ranking

ASKING = 10
#: Seconds of search: more than a worker needs for some dozen worlds.
BUDGET = 0.1
#: Seconds in which even a busy machine starts a worker.
SOON = 60.0


class Watched(Workers):
    """Workers that remember what was handed to the pool; a `doomed` one is killed by the next question."""

    def __init__(self, workers: int | None = None) -> None:
        super().__init__(workers)
        self.scheduled: list[tuple[Callable[..., Any], tuple[Any, ...], Future[Any]]] = []
        self.doomed = False

    def _schedule(self, work: Callable[..., Any], *arguments: Any, seconds: float = 60.0) -> Future[Any]:
        if self.doomed and work is pool._rank:
            self.doomed, work, arguments = False, signal.raise_signal, (signal.SIGKILL,)
        future = super()._schedule(work, *arguments, seconds=seconds)
        self.scheduled.append((work, arguments, future))
        return future

    def n_running(self) -> int:
        """The number of tasks that workers have begun and not finished."""
        return sum(future.running() for _, _, future in self.scheduled)


class Hold:
    """A worker that is kept busy until it is released: it opens a pipe that nobody writes to."""

    def __init__(self, workers: Watched, pipe: Path) -> None:
        os.mkfifo(pipe)
        self._pipe, self._writer = pipe, -1
        self.waiting = asyncio.create_task(workers.run(os.open, str(pipe), os.O_RDONLY, seconds=SOON))

    async def let_go(self) -> None:
        """Waits until the worker has opened the pipe, and writes to it."""
        await until(self._is_open)
        os.close(self._writer)

    def _is_open(self) -> bool:
        try:
            self._writer = os.open(self._pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            return False
        return True


def first_view(seed: int) -> View:
    """What the first player sees at the start of a giv."""
    return view(deal(Rules.preset("kasino"), 2, 1, shuffled(Random(seed))), 0)


#: The quick looks of the test that is running. A search on a busy machine may have seen as few worlds.
LOOKS: list[Ranking] = []


def is_quick_look(ranking: Ranking) -> bool:
    return any(ranking is look for look in LOOKS)


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


@asynccontextmanager
async def ready(count: int = 1) -> AsyncIterator[Watched]:
    """Workers that have started; all are closed afterwards and no process is left."""
    before = children()
    workers = Watched(count)
    try:
        started: set[int] = set()
        async with asyncio.timeout(SOON):
            while len(started) < count:
                started |= set(await asyncio.gather(*(pid(workers) for _ in range(count))))
        yield workers
    finally:
        workers.close()
    assert children() <= before, "a worker is left"


async def pid(workers: Workers) -> int:
    """The process id of the only worker, or of a free one."""
    found: int = await workers.run(os.getpid, seconds=SOON)
    return found


async def ask(workers: Workers, seed: int) -> Ranking:
    return await workers.rank(first_view(seed), budget=BUDGET, patience=SOON)


@contextmanager
def ticking(gaps: list[float]) -> Iterator[None]:
    """Notes the processor seconds that this thread has used in each round of the event loop."""

    async def tick() -> None:
        while True:
            own = time.thread_time()
            await asyncio.sleep(0.001)
            gaps.append(time.thread_time() - own)

    task = asyncio.create_task(tick())
    try:
        yield
    finally:
        task.cancel()

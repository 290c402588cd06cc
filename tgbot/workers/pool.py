"""Where the tutor thinks: worker processes beside the event loop, so that no tap waits for a search.

A worker that dies or does not come back in time is replaced, and its question is answered with a quick look instead.
The same question asked again, or by several at once, is thought about once.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from threading import Thread
from typing import Any

from pebble import ProcessPool

from engine import Move, View
from tgbot.recent import Recent
from tutor import BUDGET, Ranking, rank

log = logging.getLogger(__name__)

#: Seconds that a worker may take beyond its budget before it is replaced. A new one needs some of them on a busy
#: machine, only to start.
GRACE = 15.0
#: Seconds beyond the budget after which somebody who waits gets the quick look instead.
PATIENCE = 4.0
#: Worlds of the quick look, a few milliseconds each.
QUICK_WORLDS = 4
QUICK_BUDGET = 0.03
REMEMBERED = 512

Question = tuple[View, float, Move | None, int | None]


@dataclass(slots=True)
class Asked:
    """A question that a worker has or will have, and how many wait for its answer."""

    search: asyncio.Task[Ranking]
    waiting: int = 0


class Workers:
    """The workers. They are started by `start`, or by the first question."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPool | None = None
        self._known: Recent[Question, Ranking] = Recent(REMEMBERED)
        self._asked: dict[Question, Asked] = {}
        self._free = asyncio.Semaphore(self._workers)
        self._doing: set[asyncio.Task[Any]] = set()
        self._ending: list[Thread] = []
        self._closed = False

    def start(self) -> None:
        """Starts the workers and has each import what it needs, so that the first question is quick as well."""
        for _ in range(self._workers):
            self._schedule(_ready)

    async def rank(
        self,
        view: View,
        *,
        budget: float = BUDGET,
        played: Move | None = None,
        seed: int | None = None,
        patience: float = PATIENCE,
    ) -> Ranking:
        """The ranking of a view, thought about for so many seconds of one core; see `tutor.search.rank`.

        With a `seed` the search is another one, independent of that without. When it is not there after `patience`
        seconds beyond the budget, or a worker fails, it is a quick look at few worlds: what is known then. Of several
        who ask the same each has their own patience.
        """
        question = (view, budget, played, seed)
        known = self._known.get(question)
        if known is not None:
            return known
        try:
            async with asyncio.timeout(budget + patience):
                return await self._answer(question)
        except Exception as error:  # whatever befell the worker, the person gets an answer
            log.warning("a worker failed, a quick look instead: %r", error)
            look = partial(rank, view, budget=QUICK_BUDGET, samples=QUICK_WORLDS, played=played)
            return await asyncio.to_thread(look)

    async def run(self, work: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """Other long work, for at most so many seconds of a worker, when one is free. Raises what the work raises,
        TimeoutError, or pebble.ProcessExpired when the worker died. Who stops waiting in line has cost nothing, and
        what a worker has begun it ends."""
        await self._free.acquire()
        doing = asyncio.create_task(self._do(work, arguments, seconds))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    def close(self) -> None:
        """Ends the workers, whatever they are doing; none is started any more."""
        self._closed = True
        for doing in self._doing:
            doing.cancel()
        self._discard()
        for ending in self._ending:
            ending.join()
        self._ending.clear()

    async def _answer(self, question: Question) -> Ranking:
        """The worker's answer, the same for all who ask; when the last of them has gone, it is out of line."""
        asked = self._asked.get(question)
        if asked is None:
            asked = self._asked[question] = Asked(asyncio.create_task(self._search(question)))
        asked.waiting += 1
        try:
            return await asyncio.shield(asked.search)
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                self._asked.pop(question, None)
                asked.search.cancel()

    async def _search(self, question: Question) -> Ranking:
        _, budget, _, _ = question
        ranking: Ranking = await self.run(_rank, *question, seconds=budget + GRACE)
        self._known.put(question, ranking)
        return ranking

    async def _do(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """Work for a free worker, which is free again afterwards. When not even its beginning was heard of, the pool is
        of no use any more."""
        future = None
        try:
            future = self._schedule(work, *arguments, seconds=seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds + GRACE)
        except TimeoutError:
            if future is not None and future.cancelled():
                self._discard()
            raise
        finally:
            self._free.release()

    def _schedule(self, work: Callable[..., Any], *arguments: Any, seconds: float = 60.0) -> Future[Any]:
        """Work handed to the pool, which is made if need be. Raises RuntimeError when all is closed."""
        if self._closed:
            raise RuntimeError("the workers have been ended")
        if self._pool is not None and not self._pool.active:  # it breaks when a worker dies without work
            self._discard()
        if self._pool is None:
            self._pool = ProcessPool(max_workers=self._workers, context=get_context("spawn"))
        future: Future[Any] = self._pool.schedule(work, args=list(arguments), timeout=seconds)
        return future

    def _discard(self) -> None:
        """Ends the pool, if there is one, beside the loop: a process that does not end by itself takes seconds."""
        if self._pool is not None:
            ending = Thread(target=_end, args=(self._pool,))
            ending.start()
            self._ending.append(ending)
            self._pool = None


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it untyped
    pool.join()


def _rank(view: View, budget: float, played: Move | None, seed: int | None) -> Ranking:
    chance = None if seed is None else Random(seed)
    return rank(view, budget=budget, played=played, chance=chance)


def _ready() -> None:
    """Nothing: whoever has run it has imported the tutor."""

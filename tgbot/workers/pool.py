"""Worker processes for the tutor's searches, so that the event loop never blocks on one.

A worker that dies or overruns its time is replaced, and its question is answered with a quick look instead. A question
that is asked again, or by several people at once, is searched once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from threading import Thread
from typing import Any

from pebble import ProcessPool

from engine import Move, View
from tgbot.recent import Recent
from tutor import BUDGET, Ranking, is_judged, rank

log = logging.getLogger(__name__)

#: Seconds that a worker may run over its budget before it is replaced. On a busy machine a new worker needs some of
#: them just to start.
GRACE = 15.0
#: Seconds beyond the budget after which whoever is waiting gets a quick look instead.
PATIENCE = 4.0
#: The number of worlds in a quick look, each a few milliseconds.
QUICK_WORLDS = 4
QUICK_BUDGET = 0.03
REMEMBERED = 512
#: Seconds in which even a busy machine starts a worker.
STARTS_WITHIN = 60.0

#: A view, the seconds of work to spend on it, and the move that must be valued as carefully as the best, if any.
Question = tuple[View, float, Move | None]


class WorkersError(Exception):
    """No worker can be started: every search will be a quick look, until one can."""


@dataclass(slots=True)
class Asked:
    """A question in line or in a worker, and the number of people waiting for its answer."""

    search: asyncio.Task[Ranking]
    waiting: int = 0


class Workers:
    """A pool of worker processes, started by `start` or by the first question."""

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
        """Starts the workers and has each import the tutor, so that the first question is not slower than others."""
        for _ in range(self._workers):
            try:
                self._schedule(_ready)
            except WorkersError as error:
                log.error("the tutor has no workers: %r", error.__cause__)

    async def ready(self) -> None:
        """Returns when a worker has done something. Raises WorkersError if none does."""
        try:
            await self.run(_ready, seconds=STARTS_WITHIN)
        except Exception as error:
            raise WorkersError from error

    async def rank(
        self,
        view: View,
        *,
        budget: float = BUDGET,
        played: Move | None = None,
        patience: float = PATIENCE,
    ) -> Ranking:
        """The ranking of a view by `budget` seconds of work; see `tutor.search.rank`. Hint, coach, review, practice and
        house share it: a move that was `played` is searched for only if it is not judged in the ranking without it.

        If there is no ranking `patience` seconds after the budget, or the worker fails, the result is a quick look at a
        few worlds. People who ask the same question share one search, each with their own patience.
        """
        try:
            async with asyncio.timeout(budget + patience):
                ranking = await self._answer((view, budget, None))
                if played is None or is_judged(ranking, played):
                    return ranking
                return await self._answer((view, budget, played))
        except Exception as error:  # whatever happened to the worker, the person gets an answer
            log.error("a worker failed, a quick look instead: %r", error.__cause__ or error)
            return await asyncio.to_thread(quick_look, view, played)

    async def run(self, work: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """Runs other long work in the next free worker, for at most `seconds`. Raises what the work raises,
        TimeoutError, or pebble.ProcessExpired if the worker died. A caller that is cancelled while in line costs
        nothing; work that has begun runs to its end."""
        await self._free.acquire()
        doing = asyncio.create_task(self._do(work, arguments, seconds))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        doing.add_done_callback(_read_exception)
        return await asyncio.shield(doing)

    def close(self) -> None:
        """Ends the workers, whatever they are doing. No new ones are started."""
        self._closed = True
        for doing in self._doing:
            doing.cancel()
        self._discard()
        for ending in self._ending:
            ending.join()
        self._ending.clear()

    async def _answer(self, question: Question) -> Ranking:
        """The worker's answer, shared by everybody who asks and remembered. When the last of those who wait is
        cancelled, so is the search, if it has not begun."""
        known = self._known.get(question)
        if known is not None:
            return known
        asked = self._asked.get(question)
        if asked is None:
            asked = self._asked[question] = Asked(asyncio.create_task(self._search(question)))
            asked.search.add_done_callback(_read_exception)
        asked.waiting += 1
        try:
            return await asyncio.shield(asked.search)
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                self._asked.pop(question, None)
                asked.search.cancel()

    async def _search(self, question: Question) -> Ranking:
        _, budget, _ = question
        ranking: Ranking = await self.run(_rank, *question, seconds=budget + GRACE)
        self._known.put(question, ranking)
        return ranking

    async def _do(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """Runs work in a worker that the caller has reserved, and frees the worker afterwards. If the work never even
        began, the pool is stuck and is discarded."""
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

    def _schedule(self, work: Callable[..., Any], *arguments: Any, seconds: float = STARTS_WITHIN) -> Future[Any]:
        """Hands work to the pool, creating it if necessary. Raises RuntimeError after `close`, and WorkersError if it
        cannot be created."""
        if self._closed:
            raise RuntimeError("the workers are closed")
        if self._pool is not None and not self._pool.active:  # the pool breaks when an idle worker dies
            self._discard()
        if self._pool is None:
            self._pool = self._created()
        future: Future[Any] = self._pool.schedule(work, args=list(arguments), timeout=seconds)
        return future

    def _created(self) -> ProcessPool:
        """A pool whose workers are being started. Raises WorkersError."""
        _leave_a_folder_that_is_gone()
        pool = ProcessPool(max_workers=self._workers, context=get_context("spawn"))
        try:
            with _deaf_to_ctrl_c():
                if not pool.active:  # asking starts it
                    raise RuntimeError("the workers have ended")
        except Exception as error:
            raise WorkersError from error
        return pool

    def _discard(self) -> None:
        """Ends the pool, if there is one, in a thread: a process that does not end by itself takes seconds to stop."""
        if self._pool is not None:
            ending = Thread(target=_end, args=(self._pool,))
            ending.start()
            self._ending.append(ending)
            self._pool = None


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """What is started inside does not get SIGINT, and hands that on: a terminal sends Ctrl-C to workers as well, but
    only the bot decides what it means."""
    resource_tracker.ensure_running()  # of multiprocessing; starting it would let SIGINT through
    if not hasattr(signal, "pthread_sigmask"):  # not a POSIX system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_a_folder_that_is_gone() -> None:
    """No process can be started in one, and nothing in it can be needed."""
    try:
        Path.cwd()
    except OSError:
        os.chdir(Path(__file__).anchor)


def _read_exception(task: asyncio.Task[Any]) -> None:
    """Retrieves a task's exception, which its awaiters get as well. If all of them have been cancelled, nobody else
    would retrieve it, and asyncio would complain."""
    if not task.cancelled():
        task.exception()


def quick_look(view: View, played: Move | None) -> Ranking:
    """A ranking by a few worlds, within this process."""
    return rank(view, budget=QUICK_BUDGET, samples=QUICK_WORLDS, played=played)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it untyped
    pool.join()


def _rank(view: View, budget: float, played: Move | None) -> Ranking:
    return rank(view, budget=budget, played=played)


def _ready() -> None:
    """Does nothing: a worker that runs it has imported this module, and with it the tutor."""

"""Worker processes: the loop is never blocked, nothing is searched twice, and whatever happens to them is mended."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Move, Rules, View, deal, legal_moves, view
from tests.engine.chance import shuffled
from tests.tgbot.room import opened_room, press_tap, seeded
from tests.tgbot.waiting import AT_LAST, until
from tgbot.taps.table import Advice, Choose, Hint, Play
from tgbot.workers import pool
from tgbot.workers.pool import QUICK_WORLDS, Workers, quick_look
from tutor import Ranking

ASKING = 10
#: Seconds of search: more than a worker needs for some dozen worlds.
BUDGET = 0.1
#: Seconds in which even a busy machine starts a worker.
SOON = 60.0


class Watched(Workers):
    """Workers that remember what was handed to the pool; one that is `doomed` is killed by the next question."""

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
        """The number of works that a worker has begun and not ended."""
        return sum(future.running() for _, _, future in self.scheduled)


class Hold:
    """A worker that is kept busy until it is let go: it opens a pipe that nobody writes to."""

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


@pytest.fixture(autouse=True)
def looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remembers the quick looks."""
    LOOKS.clear()

    def remembered(view: View, played: Move | None) -> Ranking:
        LOOKS.append(quick_look(view, played))
        return LOOKS[-1]

    monkeypatch.setattr(pool, "quick_look", remembered)


def is_quick_look(ranking: Ranking) -> bool:
    return any(ranking is look for look in LOOKS)


def test_a_quick_look_sees_few_worlds() -> None:
    assert 0 < quick_look(first_view(1), None).best.samples <= QUICK_WORLDS


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
    """The only worker; of several, one that is free."""
    found: int = await workers.run(os.getpid, seconds=SOON)
    return found


async def ask(workers: Workers, seed: int) -> Ranking:
    return await workers.rank(first_view(seed), budget=BUDGET, patience=SOON)


@contextmanager
def ticking(gaps: list[float]) -> Iterator[None]:
    """Notes how much this thread has computed, in seconds of processor time, each time before the loop came round."""

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


async def test_the_loop_goes_on_while_ten_people_ask_at_once(tmp_path: Path) -> None:
    async with ready() as workers:
        gaps: list[float] = []
        with ticking(gaps):
            hold = Hold(workers, tmp_path / "hold")
            questions = [asyncio.create_task(ask(workers, seed)) for seed in range(ASKING)]
            await until(lambda: len(gaps) >= 20)
            assert not any(question.done() for question in questions), "the loop has not waited for a worker"
            await hold.let_go()
            rankings = await asyncio.gather(*questions)
        assert not any(map(is_quick_look, rankings)), "each was thought about"
        assert max(gaps) < BUDGET, "the loop has not searched itself"


async def test_the_loop_goes_on_during_quick_looks(tmp_path: Path) -> None:
    """When no worker answers in time the looks are taken beside the loop too."""
    async with ready() as workers:
        hold = Hold(workers, tmp_path / "hold")
        gaps: list[float] = []
        with ticking(gaps):
            views = [first_view(seed) for seed in range(ASKING)]
            rankings = await asyncio.gather(*(workers.rank(each, budget=BUDGET, patience=-BUDGET) for each in views))
        assert all(map(is_quick_look, rankings))
        assert all(
            ranking.moves[0].move in set(legal_moves(each)) for ranking, each in zip(rankings, views, strict=True)
        )
        assert max(gaps) < BUDGET
        await hold.let_go()


async def test_the_same_question_is_searched_once() -> None:
    """By several at once and again later: it is the very answer of the first."""
    async with ready() as workers:
        together = await asyncio.gather(*(ask(workers, 1) for _ in range(5)))
        later = await ask(workers, 1)
        assert all(ranking is later for ranking in together)
        other = await workers.rank(first_view(1), budget=BUDGET, seed=1, patience=SOON)
        assert other is not later, "a second, independent search is another question"


async def test_whoever_is_cancelled_does_not_take_the_answer_from_others() -> None:
    async with ready() as workers:
        first, second = (asyncio.create_task(ask(workers, 1)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert not is_quick_look(await second)


async def test_of_two_who_ask_the_same_each_has_their_own_patience(tmp_path: Path) -> None:
    """The review waits long for a question that somebody at the table asks as well."""
    async with ready() as workers:
        hold = Hold(workers, tmp_path / "hold")
        patient = asyncio.create_task(workers.rank(first_view(1), budget=BUDGET, patience=SOON))
        await asyncio.sleep(0)
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=-BUDGET))
        assert not patient.done()
        await hold.let_go()
        assert not is_quick_look(await patient), "the patient one gets the whole answer"


async def test_a_question_that_nobody_waits_for_any_more_is_out_of_line(tmp_path: Path) -> None:
    async with ready() as workers:
        hold = Hold(workers, tmp_path / "hold")
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=-BUDGET))
        await hold.let_go()
        assert not is_quick_look(await ask(workers, 2))
        searched = [arguments[0] for work, arguments, _ in workers.scheduled if work is pool._rank]
        assert searched == [first_view(2)]


async def test_a_worker_that_is_killed_while_it_searches_is_replaced_and_the_question_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with ready() as workers:
        victim = await pid(workers)
        workers.doomed = True
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=SOON))
        assert "a worker failed" in caplog.text
        assert await pid(workers) != victim
        assert not is_quick_look(await ask(workers, 1)), "a quick look is not kept as the answer"


@pytest.mark.parametrize("count", [1, 2])
async def test_a_worker_that_is_killed_while_it_is_idle_is_replaced_and_no_other_is_left(count: int) -> None:
    async with ready(count) as workers:
        victim, broken = await pid(workers), workers._pool
        assert broken is not None
        os.kill(victim, signal.SIGKILL)
        await until(lambda: not broken.active)
        assert not is_quick_look(await ask(workers, 1))
        assert await pid(workers) != victim


async def test_a_worker_that_hangs_is_replaced_and_the_question_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped and not killed: nothing tells that it will never answer."""
    async with ready() as workers:
        victim = await pid(workers)
        monkeypatch.setattr(pool, "GRACE", 0.3)
        os.kill(victim, signal.SIGSTOP)
        ranking = await workers.rank(first_view(1), budget=BUDGET, patience=-BUDGET)
        assert is_quick_look(ranking)
        await until(lambda: workers._pool is None)
        monkeypatch.setattr(pool, "GRACE", 15.0)
        assert not is_quick_look(await ask(workers, 1))
        assert await pid(workers) != victim


async def test_work_that_does_not_end_is_given_up_and_its_worker_replaced() -> None:
    async with ready() as workers:
        victim = await pid(workers)
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 600, seconds=0.3)
        assert await pid(workers) != victim


async def test_a_caller_that_is_cancelled_in_line_costs_nothing(tmp_path: Path) -> None:
    async with ready() as workers:
        worker = await pid(workers)
        hold = Hold(workers, tmp_path / "hold")
        in_line = asyncio.create_task(workers.run(divmod, 1, 0, seconds=SOON))
        await until(lambda: bool(workers._free._waiters))
        in_line.cancel()
        await asyncio.wait([in_line])
        assert in_line.cancelled()
        await hold.let_go()
        assert await pid(workers) == worker
        assert divmod not in [work for work, _, _ in workers.scheduled]


async def test_work_that_has_begun_runs_to_its_end_though_nobody_waits_any_more(tmp_path: Path) -> None:
    async with ready() as workers:
        worker = await pid(workers)
        hold = Hold(workers, tmp_path / "hold")
        await until(lambda: workers.n_running() == 1)
        _, _, future = workers.scheduled[-1]
        hold.waiting.cancel()
        await hold.let_go()
        assert await pid(workers) == worker
        assert isinstance(future.result(), int), "the pipe was opened"


async def test_people_who_wait_too_long_cost_no_worker(tmp_path: Path) -> None:
    """More ask than can be answered in time: those get the quick look, and the worker goes on with its work."""
    async with ready() as workers:
        worker = await pid(workers)
        hold = Hold(workers, tmp_path / "hold")
        patient = [asyncio.create_task(ask(workers, seed)) for seed in range(4)]
        others = [first_view(seed) for seed in range(4, 4 * ASKING)]
        rankings = await asyncio.gather(*(workers.rank(each, budget=BUDGET, patience=-BUDGET) for each in others))
        assert all(map(is_quick_look, rankings))
        await hold.let_go()
        assert not any(map(is_quick_look, await asyncio.gather(*patient)))
        assert not is_quick_look(await ask(workers, 99))
        assert await pid(workers) == worker


@pytest.mark.parametrize("how", ["run", "rank"])
async def test_work_that_fails_when_nobody_waits_any_more_is_no_unread_exception(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unread: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: unread.append(str(told)))
    async with ready() as workers:
        failing: Future[Any] = Future()
        monkeypatch.setattr(workers, "_schedule", lambda *_, **__: failing)
        asking = workers.run(divmod, 1, 0, seconds=SOON) if how == "run" else ask(workers, 1)
        waiting = asyncio.create_task(asking)
        await until(lambda: bool(workers._doing))
        (doing,) = workers._doing
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        failing.set_exception(ZeroDivisionError())
        await asyncio.wait([doing])
        del doing, waiting
        await until(lambda: not workers._doing)
        gc.collect()
    assert not unread


async def test_what_a_worker_raises_is_raised() -> None:
    async with ready() as workers:
        with pytest.raises(ZeroDivisionError):
            await workers.run(divmod, 1, 0, seconds=SOON)


async def test_closing_ends_workers_that_search_and_none_is_started_for_those_in_line() -> None:
    before = children()
    workers = Watched(2)
    workers.start()
    questions = [asyncio.create_task(workers.rank(first_view(seed), budget=SOON)) for seed in range(4)]
    await until(lambda: [work for work, _, future in workers.scheduled if future.running()] == [pool._rank] * 2)
    assert len(children() - before) == 2
    workers.close()
    assert children() <= before
    _, waiting = await asyncio.wait(questions, timeout=AT_LAST)
    assert not waiting
    assert children() <= before
    assert is_quick_look(await workers.rank(first_view(9))), "whoever asks nevertheless gets the quick look"


async def test_closing_twice_or_before_any_question_is_no_matter() -> None:
    before = children()
    workers = Workers()
    workers.close()
    workers.close()
    assert children() <= before


KILLED = """
import asyncio, multiprocessing, os, signal
from tgbot.workers.pool import Workers

async def main():
    workers = Workers(2)
    await workers.run(os.getpid, seconds=30)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_a_bot_that_is_killed_leaves_no_worker() -> None:
    ended = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    out, _ = await ended.communicate()
    left = {int(number) for number in out.split()}
    assert len(left) == 2
    await until(lambda: not any(map(lives, left)))


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_hint_in_the_chat_comes_from_a_worker_and_also_when_that_is_killed() -> None:
    async with ready() as workers, opened_room(seeded(7), workers=workers) as room:
        await room.anna.send("/spela")
        await press_tap(room.anna, Hint)
        await press_tap(room.anna, Advice)
        assert "💡" in room.anna.screen()
        await press_tap(room.anna, Choose)
        await press_tap(room.anna, Play)
        os.kill(await pid(workers), signal.SIGKILL)
        await press_tap(room.anna, Hint)
        assert "💡" in room.anna.screen()
        room.check()

"""Worker processes: the loop is never blocked, nothing is thought about twice, and whatever befalls them is mended."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random

import pytest

from engine import Rules, View, deal, legal_moves, view
from tests.engine.chance import shuffled
from tests.tgbot.room import opened_room, press_tap, seeded
from tgbot.workers import pool as thinking
from tgbot.workers.pool import QUICK_WORLDS, Workers
from tutor import Ranking

ASKING = 10
#: Seconds of thinking: more than a worker needs for some dozen worlds.
BUDGET = 0.1
#: Seconds in which even a busy machine starts a worker.
SOON = 30.0


def first_view(seed: int) -> View:
    """What the first player sees at the start of a giv."""
    return view(deal(Rules.preset("kasino"), 2, 1, shuffled(Random(seed))), 0)


def is_quick_look(ranking: Ranking) -> bool:
    return ranking.best.samples <= QUICK_WORLDS


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


@asynccontextmanager
async def ready(workers: int = 1) -> AsyncIterator[Workers]:
    """Workers whose workers have started; all is closed afterwards and no process is left."""
    before = children()
    workers = Workers(workers)
    try:
        await asyncio.gather(*(workers.run(time.sleep, 0.5, seconds=SOON) for _ in range(workers)))
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
def ticking(gaps: list[tuple[float, float]]) -> Iterator[None]:
    """Notes how long the loop was kept from its other work each time: by the clock, and by this thread's own work."""

    async def tick() -> None:
        while True:
            wall, own = time.perf_counter(), time.thread_time()
            await asyncio.sleep(0.005)
            gaps.append((time.perf_counter() - wall, time.thread_time() - own))

    task = asyncio.create_task(tick())
    try:
        yield
    finally:
        task.cancel()


async def test_the_loop_goes_on_while_ten_people_ask_at_once() -> None:
    async with ready() as workers:
        gaps: list[tuple[float, float]] = []
        start = time.perf_counter()
        with ticking(gaps):
            rankings = await asyncio.gather(*(ask(workers, seed) for seed in range(ASKING)))
        lasted = time.perf_counter() - start
        assert not any(map(is_quick_look, rankings)), "each was thought about"
        assert lasted >= ASKING * BUDGET
        assert max(own for _, own in gaps) < BUDGET, "the loop has not searched itself"
        assert max(wall for wall, _ in gaps) < lasted / 2, "the loop has not waited for a worker"


async def test_the_loop_goes_on_during_quick_looks() -> None:
    """When no worker answers in time the looks are taken beside the loop too."""
    async with ready() as workers:
        held = asyncio.create_task(workers.run(time.sleep, 1, seconds=SOON))
        gaps: list[tuple[float, float]] = []
        with ticking(gaps):
            views = [first_view(seed) for seed in range(ASKING)]
            rankings = await asyncio.gather(*(workers.rank(each, budget=BUDGET, patience=0.0) for each in views))
        assert all(map(is_quick_look, rankings))
        assert all(
            ranking.moves[0].move in set(legal_moves(each)) for ranking, each in zip(rankings, views, strict=True)
        )
        assert max(own for _, own in gaps) < BUDGET
        await held


async def test_the_same_question_is_thought_about_once() -> None:
    """By several at once and again later: it is the very answer of the first."""
    async with ready() as workers:
        together = await asyncio.gather(*(ask(workers, 1) for _ in range(5)))
        later = await ask(workers, 1)
        assert all(ranking is later for ranking in together)
        other = await workers.rank(first_view(1), budget=BUDGET, seed=1, patience=SOON)
        assert other is not later, "a second, independent search is another question"


async def test_who_stops_waiting_does_not_take_the_answer_from_others() -> None:
    async with ready() as workers:
        first, second = (asyncio.create_task(ask(workers, 1)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert not is_quick_look(await second)


async def test_of_two_who_ask_the_same_each_has_their_own_patience() -> None:
    """The review waits long for a question that somebody at the table asks as well."""
    async with ready() as workers:
        held = asyncio.create_task(workers.run(time.sleep, 1.5, seconds=SOON))
        await asyncio.sleep(0)
        patient = asyncio.create_task(workers.rank(first_view(1), budget=BUDGET, patience=SOON))
        await asyncio.sleep(0)
        start = time.perf_counter()
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=0.2))
        assert time.perf_counter() - start < 1.2
        assert not is_quick_look(await patient), "the patient one gets the whole answer"
        await held


async def test_a_question_that_nobody_waits_for_any_more_is_out_of_line() -> None:
    async with ready() as workers:
        held = asyncio.create_task(workers.run(time.sleep, 1, seconds=SOON))
        await asyncio.sleep(0)
        assert is_quick_look(await workers.rank(first_view(1), budget=5.0, patience=-4.9))
        start = time.perf_counter()
        await held
        assert not is_quick_look(await ask(workers, 2))
        assert time.perf_counter() - start < 4, "the question of five seconds was not thought about"


async def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_question_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with ready() as workers:
        victim = await pid(workers)
        question = asyncio.create_task(workers.rank(first_view(1), budget=5.0, patience=SOON))
        await asyncio.sleep(0.5)
        os.kill(victim, signal.SIGKILL)
        ranking = await asyncio.wait_for(question, 5)
        assert is_quick_look(ranking)
        assert "a worker failed" in caplog.text
        assert await pid(workers) != victim
        assert not is_quick_look(await ask(workers, 1)), "a quick look is not kept as the answer"


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_worker_that_is_killed_while_it_waits_for_work_is_replaced_and_no_other_is_left(workers: int) -> None:
    async with ready(workers) as workers:
        victim = await pid(workers)
        os.kill(victim, signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert not is_quick_look(await ask(workers, 1))
        assert await pid(workers) != victim


async def test_a_worker_that_hangs_is_replaced_and_the_question_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped and not killed: nothing tells that it will never answer."""
    async with ready() as workers:
        victim = await pid(workers)
        monkeypatch.setattr(thinking, "GRACE", 0.3)
        os.kill(victim, signal.SIGSTOP)
        ranking = await asyncio.wait_for(workers.rank(first_view(1), budget=BUDGET, patience=0.2), 3)
        assert is_quick_look(ranking)
        await asyncio.sleep(0.6)
        monkeypatch.undo()
        assert not is_quick_look(await ask(workers, 1))
        assert await pid(workers) != victim


async def test_work_that_does_not_end_is_given_up_and_its_worker_replaced() -> None:
    async with ready() as workers:
        victim = await pid(workers)
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 600, seconds=0.3)
        assert await pid(workers) != victim


async def test_who_gives_up_waiting_for_a_worker_costs_nothing() -> None:
    async with ready() as workers:
        worker = await pid(workers)
        held = asyncio.create_task(workers.run(time.sleep, 0.5, seconds=SOON))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await workers.run(os.getpid, seconds=SOON)
        await held
        assert await pid(workers) == worker


async def test_what_a_worker_has_begun_it_ends_when_nobody_waits_any_more() -> None:
    async with ready() as workers:
        worker = await pid(workers)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await workers.run(time.sleep, 0.5, seconds=SOON)
        assert await pid(workers) == worker


async def test_people_who_wait_too_long_cost_no_worker() -> None:
    """More ask than can be answered in time: those get the quick look, and the worker goes on with its work."""
    async with ready() as workers:
        worker = await pid(workers)
        views = [first_view(seed) for seed in range(4 * ASKING)]
        rankings = await asyncio.gather(*(workers.rank(each, budget=0.2, patience=0.6) for each in views))
        assert any(map(is_quick_look, rankings))
        assert not all(map(is_quick_look, rankings))
        assert not is_quick_look(await ask(workers, 99))
        assert await pid(workers) == worker


async def test_what_a_worker_raises_is_raised() -> None:
    async with ready() as workers:
        with pytest.raises(ZeroDivisionError):
            await workers.run(divmod, 1, 0, seconds=SOON)


async def test_closing_ends_workers_that_think_and_none_is_started_for_those_in_line() -> None:
    before = children()
    workers = Workers(2)
    workers.start()
    questions = [asyncio.create_task(workers.rank(first_view(seed), budget=20.0)) for seed in range(4)]
    await asyncio.sleep(1)
    assert len(children() - before) == 2
    start = time.perf_counter()
    workers.close()
    assert children() <= before
    assert time.perf_counter() - start < 10
    await asyncio.sleep(0.3)
    assert children() <= before
    assert is_quick_look(await workers.rank(first_view(9))), "whoever asks nevertheless gets the quick look"
    for question in questions:
        question.cancel()
    await asyncio.wait(questions)


async def test_closing_twice_or_before_any_question_is_no_matter() -> None:
    before = children()
    workers = Workers()
    workers.close()
    workers.close()
    assert children() <= before


KILLED = """
import asyncio, multiprocessing, os, signal
from tgbot.taps.table import Advice, Choose, Hint, Play
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
    async with asyncio.timeout(SOON):
        while any(map(lives, left)):
            await asyncio.sleep(0.05)


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

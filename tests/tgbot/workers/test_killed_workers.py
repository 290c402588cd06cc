"""Workers that are killed, hang or are closed are replaced or gone, and nobody who asks is left without an answer."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.tgbot.room import opened_room, press_tap, seeded
from tests.tgbot.waiting import AT_LAST, until
from tests.tgbot.workers.watched import (
    BUDGET,
    SOON,
    Watched,
    ask,
    children,
    first_view,
    is_quick_look,
    pid,
    ready,
)
from tgbot.taps.table import Advice, Choose, Hint, Play
from tgbot.workers import pool
from tgbot.workers.pool import Workers, WorkersError

pytestmark = pytest.mark.long


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
    """It is stopped, not killed: nothing shows that it will never answer."""
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


async def test_work_that_does_not_end_does_not_end_that_of_others() -> None:
    async with ready(2) as workers:
        pool = workers._pool
        other = asyncio.create_task(workers.run(time.sleep, 1.0, seconds=60.0))
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 600, seconds=0.3)
        assert workers._pool is pool
        await other


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


async def test_closing_twice_or_before_any_question_is_allowed() -> None:
    before = children()
    workers = Workers()
    workers.close()
    workers.close()
    assert children() <= before


@pytest.mark.parametrize("alive", [True, False], ids=["a worker is killed", "before the first worker"])
async def test_searches_go_on_when_the_folder_of_the_start_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alive: bool
) -> None:
    folder = tmp_path / "start"
    folder.mkdir()
    monkeypatch.chdir(folder)
    workers = Watched(1)
    try:
        victim = await pid(workers) if alive else None
        folder.rmdir()
        if victim:
            workers.doomed = True
            await ask(workers, 1)
        assert await pid(workers) != victim
        assert not is_quick_look(await ask(workers, 2))
    finally:
        workers.close()


async def test_workers_that_cannot_be_started_are_an_error_that_is_seen(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> int:
        raise BlockingIOError("Resource temporarily unavailable")

    workers = Workers(1)
    with monkeypatch.context() as barren:
        barren.setattr("multiprocessing.util.spawnv_passfds", refuse)
        workers.start()
        assert "the tutor has no workers" in caplog.text
        with pytest.raises(WorkersError):
            await workers.ready()
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=SOON))
        assert "a worker failed, a quick look instead" in caplog.text
    assert not is_quick_look(await ask(workers, 1)), "it works as soon as it can"
    workers.close()


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back here")
async def test_ctrl_c_does_not_reach_the_workers() -> None:
    async with ready() as workers:
        blocked = await workers.run(signal.pthread_sigmask, signal.SIG_BLOCK, (), seconds=SOON)
        assert signal.SIGINT in blocked
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


KILLED = """
import asyncio, multiprocessing, os, signal
from tgbot.workers.pool import Workers, WorkersError

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

"""Worker processes: the loop is never blocked, nothing is searched twice, and failures are recovered from."""

from __future__ import annotations

import asyncio
import gc
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from engine import legal_moves
from tests.tgbot.waiting import until
from tests.tgbot.workers.watched import (
    ASKING,
    BUDGET,
    SOON,
    Hold,
    ask,
    first_view,
    is_quick_look,
    pid,
    ready,
    ticking,
)
from tgbot.workers import pool
from tgbot.workers.pool import QUICK_WORLDS, quick_look


def test_a_quick_look_sees_few_worlds() -> None:
    assert 0 < quick_look(first_view(1), None).best.samples <= QUICK_WORLDS


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
    """If no worker answers in time, the quick look does not run in the loop either."""
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
    """By several people at once, and again later: all get the first answer."""
    async with ready() as workers:
        together = await asyncio.gather(*(ask(workers, 1) for _ in range(5)))
        later = await ask(workers, 1)
        assert all(ranking is later for ranking in together)


async def test_a_move_is_judged_by_the_search_that_the_hint_has_shown() -> None:
    async with ready() as workers:
        hint = await workers.rank(first_view(1), patience=SOON)
        assert len(hint.moves) > 1
        for each in hint.moves:
            assert await workers.rank(first_view(1), played=each.move, patience=SOON) is hint


async def test_a_cancelled_caller_does_not_take_the_answer_from_others() -> None:
    async with ready() as workers:
        first, second = (asyncio.create_task(ask(workers, 1)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert not is_quick_look(await second)


async def test_of_two_who_ask_the_same_each_has_their_own_patience(tmp_path: Path) -> None:
    """The review waits long for a question that somebody at the table asks, too."""
    async with ready() as workers:
        hold = Hold(workers, tmp_path / "hold")
        patient = asyncio.create_task(workers.rank(first_view(1), budget=BUDGET, patience=SOON))
        await asyncio.sleep(0)
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=-BUDGET))
        assert not patient.done()
        await hold.let_go()
        assert not is_quick_look(await patient), "the patient one gets the whole answer"


async def test_a_question_that_nobody_waits_for_any_more_leaves_the_queue(tmp_path: Path) -> None:
    async with ready() as workers:
        hold = Hold(workers, tmp_path / "hold")
        assert is_quick_look(await workers.rank(first_view(1), budget=BUDGET, patience=-BUDGET))
        await hold.let_go()
        assert not is_quick_look(await ask(workers, 2))
        searched = [arguments[0] for work, arguments, _ in workers.scheduled if work is pool._rank]
        assert searched == [first_view(2)]


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
    """More people ask than can be answered in time: the rest get a quick look, and the worker continues."""
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

"""Each bench runs with the code as it is now, here with hardly any work; its figures are not checked. And the meter of
the parts counts right."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from tests.bench import budget, engine, hints, memory, parts, processes, rows, tap
from tests.bench.meter import BETWEEN, Meter
from tests.redis_server import program

pytestmark = pytest.mark.long

Report = Callable[[], list[str]]

REPORTS: dict[str, tuple[Report, int]] = {
    "engine": (partial(engine.report, repetitions=1, n_givs=1), 2),
    "budget": (partial(budget.report, n_positions=2, budget=0.001), 10),
    "rows": (partial(rows.report, times=1), 13),
}
ON_REDIS: dict[str, tuple[Report, int]] = {
    "tap": (partial(tap.report, n_taps=2, n_blocks=2), 4),
    "parts": (partial(parts.report, n_taps=4, n_blocks=2), 21),
    "hints": (partial(hints.report, n_asking=1, n_rounds=1, n_taps=2, budget=0.01), 2),
    "processes": (partial(processes.report, n_people=2, n_taps=2, n_rounds=1), 5),
    "memory": (partial(memory.report, n_people=1, n_warming=1), 2),
}


@pytest.mark.parametrize("name", REPORTS)
def test_a_bench_can_be_run(name: str) -> None:
    report, n_lines = REPORTS[name]
    assert len(report()) >= n_lines


@pytest.mark.server
@pytest.mark.parametrize("name", ON_REDIS)
def test_a_bench_over_redis_can_be_run(name: str) -> None:
    program()
    report, n_lines = ON_REDIS[name]
    assert len(report()) >= n_lines


@pytest.mark.server
async def test_each_part_of_a_tap_is_met(redis_url: str) -> None:
    """A function that is no longer called, for example after a change of its callers, would leave its part empty."""
    bot, floor = await parts.measure(redis_url, 4, 2)
    assert set(bot.meter.seconds) == {*parts.PARTS, BETWEEN}
    assert set(floor.meter.seconds) == {"update", "load", "save", "answer", "send", "telegram", BETWEEN}


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The meter's clock, to which work is added."""
    clock = [0.0]
    monkeypatch.setattr("tests.bench.meter.thread_time", lambda: clock[0])
    return clock


class Cook:
    """Works for a known time."""

    def __init__(self, clock: list[float]) -> None:
        self.clock = clock

    def chop(self) -> None:
        self.clock[0] += 1

    async def cook(self) -> str:
        self.chop()
        self.clock[0] += 10
        await asyncio.sleep(0)
        self.clock[0] += 100
        return "served"

    async def fail(self) -> None:
        await asyncio.sleep(0)
        self.clock[0] += 5
        raise LookupError

    async def wait(self) -> None:
        await asyncio.sleep(0)
        self.clock[0] += 1000


async def test_a_part_is_what_it_does_itself_and_not_what_it_awaits(ticks: list[float]) -> None:
    cook, meter = Cook(ticks), Meter()
    with meter.running({"chop": [(Cook, "chop")], "cook": [(Cook, "cook")]}):
        served, _ = await asyncio.gather(cook.cook(), cook.wait())
    assert served == "served"
    assert meter.seconds == {"chop": 1, "cook": 110, BETWEEN: 1000}


async def test_a_failure_passes_through_the_meter(ticks: list[float]) -> None:
    cook, meter = Cook(ticks), Meter()
    with meter.running({"fail": [(Cook, "fail")]}), pytest.raises(LookupError):
        await cook.fail()
    assert meter.seconds["fail"] == 5


async def test_what_was_measured_is_left_as_it_was(ticks: list[float]) -> None:
    before, meter = Cook.cook, Meter()
    with meter.running({"cook": [(Cook, "cook")]}):
        assert Cook.cook is not before
    assert Cook.cook is before
    await Cook(ticks).cook()
    assert "cook" not in meter.seconds

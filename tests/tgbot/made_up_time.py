"""An event loop whose time is made up: it goes on at once to the next moment at which something is to happen."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

import pytest

Result = TypeVar("Result")
Given = TypeVarTuple("Given")
#: When the made-up time begins, in seconds since 1970.
BEGINNING = 1_800_000_000.0


class _NoWaiting(selectors.DefaultSelector):
    """Waits for nothing but a call from another thread; instead, time goes on. It stands still while a thread works for
    the loop: however slow the machine, that takes no time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.at_work: set[asyncio.Future[Any]] = set()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout and self.at_work:
            return super().select(None)
        ready: list[tuple[selectors.SelectorKey, int]] = super().select(None if timeout is None else 0)
        if not ready and timeout:
            self.now += timeout
        return ready


class MadeUpTime(asyncio.SelectorEventLoop):
    """A loop in which an hour of waiting takes no time at all. Nothing in it may wait for sockets."""

    def __init__(self) -> None:
        self._made_up = _NoWaiting()
        super().__init__(self._made_up)

    def time(self) -> float:
        return self._made_up.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Given], Result], *args: *Given
    ) -> asyncio.Future[Result]:
        working = super().run_in_executor(executor, func, *args)
        self._made_up.at_work.add(working)
        working.add_done_callback(self._made_up.at_work.discard)
        return working


def in_made_up_time(scene: Callable[[], Awaitable[Result]], monkeypatch: pytest.MonkeyPatch) -> Result:
    """What the scene comes to in such a loop; the clock on the wall, and so the embedded Redis, follows the loop's."""
    with asyncio.Runner(loop_factory=MadeUpTime) as runner, monkeypatch.context() as patched:
        loop = runner.get_loop()
        patched.setattr(time, "time", lambda: BEGINNING + loop.time())

        async def played() -> Any:
            return await scene()

        result: Result = runner.run(played())
        return result

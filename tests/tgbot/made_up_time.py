"""An event loop whose time is made up: it goes on at once to the next moment at which something is to happen."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

Result = TypeVar("Result")
#: When the made-up time begins, in seconds since 1970.
BEGINNING = 1_800_000_000.0


class _NoWaiting(selectors.DefaultSelector):
    """Waits for nothing but a call from another thread; instead, time goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
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


def in_made_up_time(scene: Callable[[], Awaitable[Result]], monkeypatch: pytest.MonkeyPatch) -> Result:
    """What the scene comes to in such a loop; the clock on the wall, and so the embedded Redis, follows the loop's."""
    with asyncio.Runner(loop_factory=MadeUpTime) as runner, monkeypatch.context() as patched:
        loop = runner.get_loop()
        patched.setattr(time, "time", lambda: BEGINNING + loop.time())

        async def played() -> Any:
            return await scene()

        result: Result = runner.run(played())
        return result

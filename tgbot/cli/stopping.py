"""Running until somebody says stop: Ctrl-C, or the signal by which a service is ended."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stop_on_signals() -> Iterator[asyncio.Event]:
    """An event that the first signal sets.

    The second signal does what it always does, should stopping take too long.
    """
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def stopped(_number: int, _frame: FrameType | None) -> None:
        restore()
        loop.call_soon_threadsafe(stop.set)

    for number in SIGNALS:
        signal.signal(number, stopped)
    try:
        yield stop
    finally:
        restore()

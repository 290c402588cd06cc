"""Running until told to stop: by Ctrl-C, or by the signal that ends a service."""

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

    A second signal has its usual effect, in case stopping takes too long.
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

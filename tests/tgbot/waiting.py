"""Waiting for what must come, and not for a fixed time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

#: Seconds after which a test gives up: far more than a busy machine needs.
AT_LAST = 30.0


async def until(condition: Callable[[], bool]) -> None:
    """Lets everything else go on until the condition holds. Raises TimeoutError if it never does."""
    async with asyncio.timeout(AT_LAST):
        while not condition():
            await asyncio.sleep(0.001)

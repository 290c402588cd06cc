"""Waiting for what must come, and not for a fixed time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from tgbot.delivery.delivery import Delivery

#: Seconds after which a test gives up: far more than a busy machine needs.
AT_LAST = 30.0


async def until(condition: Callable[[], bool]) -> None:
    """Lets everything else run until the condition holds. Raises TimeoutError if it never does."""
    async with asyncio.timeout(AT_LAST):
        while not condition():
            await asyncio.sleep(0.001)


async def quiet(before: AbstractSet[asyncio.Task[Any]], *deliveries: Delivery) -> None:
    """Waits until no tasks but these run in the background. Notes of the deliveries are written at once, without
    waiting for more to gather."""
    others = before | {asyncio.current_task()}
    for delivery in deliveries:
        await delivery.settled()
    while running := asyncio.all_tasks() - others:
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        for delivery in deliveries:
            await delivery.settled()

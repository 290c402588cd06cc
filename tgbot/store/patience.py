"""How long the store tries before it gives up, and how it reports what goes wrong.

redis-py has timeouts and retries of its own. They are switched off: nested, they add up to several times what was asked
for, and `asyncio.wait_for` inside them can lose a cancellation.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from redis import exceptions as redis

from tgbot.store.errors import StoreUnavailable

PATIENCE = 1.5
"""Seconds that one step may take with all its repetitions."""

AT_HOME = 60.0
"""The same for a Redis inside this process, which is never away; but the process may be slow."""

PAUSES = (0.05, 0.2)
"""Seconds before a step is tried again, when the connection could not be made, or broke."""

AT_ONCE = 128
"""Steps at a time, and so connections: at least as many as updates are handled at a time."""

P = ParamSpec("P")
T = TypeVar("T")


class Queue:
    """Lets a limited number of steps through to the server at a time. Time spent waiting in line does not count against
    the server; but when it leaves a step unanswered, all that wait fail at once.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._places = asyncio.Semaphore(AT_ONCE)
        self._failures = 0

    async def take(self, step: Callable[[], Awaitable[T]]) -> T:
        """The step's result, in its turn. Raises StoreUnavailable."""
        failures = self._failures
        async with self._places:
            if self._failures > failures:
                raise StoreUnavailable("no answer to those before")
            try:
                async with asyncio.timeout(self._patience):
                    return await _repeated(step)
            except redis.ResponseError as error:  # an answer, if an unwelcome one
                raise StoreUnavailable(f"{type(error).__name__}: {error}") from error
            except (redis.RedisError, OSError) as error:  # an OSError is also what a timeout raises
                self._failures += 1
                raise StoreUnavailable(f"{type(error).__name__}: {error}") from error


async def _repeated(step: Callable[[], Awaitable[T]]) -> T:
    for pause in PAUSES:
        with suppress(redis.ConnectionError, redis.TimeoutError):
            return await step()
        await asyncio.sleep(pause)
    return await step()


class Queued(Protocol):
    @property
    def queue(self) -> Queue: ...


Q = TypeVar("Q", bound=Queued)


def patient(
    method: Callable[Concatenate[Q, P], Awaitable[T]],
) -> Callable[Concatenate[Q, P], Coroutine[Any, Any, T]]:
    """The method as a step of the queue. It may be run twice, so it must be safe to repeat."""

    @wraps(method)
    async def patiently(queued: Q, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await queued.queue.take(partial(method, queued, *args, **kwargs))

    return patiently

"""How long the store tries before it gives up, and how it reports what goes wrong.

redis-py has timeouts and retries of its own. They are switched off: nested, they add up to several times what was asked
for, and `asyncio.wait_for` inside them can lose a cancellation.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from functools import partial, wraps
from ssl import SSLError
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from redis import exceptions as redis

from tgbot.store.errors import StoreUnavailable, Why

PATIENCE = 1.5
"""Seconds that one step may take with all its repetitions."""

AT_THE_START = 5.0
"""The same when a process starts: nobody waits for it yet, and the machine is busy with the start."""

AT_HOME = 60.0
"""The same for a Redis inside this process, which is never away; but the process may be slow."""

PAUSES = (0.05, 0.2)
"""Seconds before a step is tried again, when the connection could not be made, broke, or led to the wrong server."""

AT_ONCE = 32
"""Steps at a time, and so connections. More would be no faster, since this process does one thing at a time, but they
would share the time that each has: when all connections must be made again, a hundred steps would all be too late."""

ELSEWHERE = re.compile(r"\b(READONLY|LOADING|MASTERDOWN|CLUSTERDOWN|MOVED|ASK|TRYAGAIN|NOREPLICAS|UNBLOCKED)\b")
"""What a server answers that is not, or not yet, the one that takes changes. After a failover a name or a proxy leads
to another one, but only a new connection gets there."""
WRONG_SERVERS = (
    redis.ReadOnlyError,
    redis.BusyLoadingError,
    redis.ClusterDownError,  # MASTERDOWN, too
    redis.AskError,  # MOVED, too
    redis.TryAgainError,
)

P = ParamSpec("P")
T = TypeVar("T")


class Queue:
    """Lets a limited number of steps through to the server at a time. Time spent waiting in line does not count against
    the server; but when it leaves a step unanswered, all that wait fail at once.
    """

    def __init__(
        self, renew: Callable[[], Awaitable[None]], *, patience: float = PATIENCE, at_once: int = AT_ONCE
    ) -> None:
        """`renew` has all connections made again."""
        self._renew = renew
        self.patience = patience
        self._places = asyncio.Semaphore(at_once)
        self._failures = 0

    async def take(self, step: Callable[[], Awaitable[T]]) -> T:
        """The step's result, in its turn. Raises StoreUnavailable."""
        failures = self._failures
        async with self._places:
            if self._failures > failures:
                raise StoreUnavailable("no answer to those before")
            try:
                async with asyncio.timeout(self.patience):
                    return await self._repeated(step)
            except redis.ResponseError as error:  # an answer, if an unwelcome one
                raise StoreUnavailable(f"{type(error).__name__}: {error}", why(error)) from error
            except (redis.RedisError, OSError) as error:  # an OSError is also what a timeout raises
                self._failures += 1
                raise StoreUnavailable(f"{type(error).__name__}: {error}", why(error)) from error

    async def _repeated(self, step: Callable[[], Awaitable[T]]) -> T:
        for pause in PAUSES:
            try:
                return await step()
            except (redis.AuthenticationError, redis.AuthenticationWrongNumberOfArgsError):
                raise  # it would be refused again
            except (redis.ConnectionError, redis.TimeoutError, redis.ResponseError) as error:
                if is_wrong_server(error):
                    await self._renew()
                elif isinstance(error, redis.ResponseError):
                    raise
            await asyncio.sleep(pause)
        return await step()


def is_wrong_server(error: Exception) -> bool:
    """Whether another server would have done what was asked. In a script redis-py may not know the answer's class."""
    return isinstance(error, WRONG_SERVERS) or bool(ELSEWHERE.search(str(error)))


def why(error: Exception) -> Why:
    """What an error of redis-py, or one below it, means."""
    if any(isinstance(each, SSLError) for each in _with_its_causes(error)):
        return Why.TLS
    if isinstance(error, redis.AuthenticationError | redis.AuthenticationWrongNumberOfArgsError):
        return Why.PASSWORD
    if isinstance(error, redis.NoPermissionError) or "user executing the script" in str(error):
        return Why.RIGHTS
    if isinstance(error, redis.InvalidResponse):
        return Why.STRANGER
    if "DB index" in str(error):
        return Why.DATABASE
    return Why.REFUSAL if isinstance(error, redis.ResponseError) or is_wrong_server(error) else Why.AWAY


def _with_its_causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


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

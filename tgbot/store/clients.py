"""What the store talks to: a Redis server, or without one a Redis inside this process."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff


def embedded() -> Redis:
    """A Redis inside this process, whose data ends with it. It runs Lua, and its keys expire."""
    from fakeredis import FakeAsyncRedis, FakeServer  # noqa: PLC0415  (with a server nobody needs it)

    client: Redis = FakeAsyncRedis(server=FakeServer(), decode_responses=True)
    return client


def server(url: str) -> Redis:
    """A client for `redis://`, `rediss://` or `unix://`, which connects, and reconnects, when it is used.

    Raises ValueError for a URL that cannot be read.
    """
    return Redis.from_url(
        url,
        decode_responses=True,
        protocol=2,  # version 3 sends data unasked; without it, unread data means a broken connection to be replaced
        socket_connect_timeout=0.5,
        socket_timeout=None,  # this and retry: see patience
        retry=Retry(NoBackoff(), 0),
        health_check_interval=0,  # it would cost round trips; TCP keepalive finds dead connections without them
    )

"""Whom the store talks to: a Redis server, or a Redis inside this process when there is none."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff


def embedded() -> Redis:
    """A Redis inside this process, forgotten when it ends. It knows Lua, and keys expire in it."""
    from fakeredis import FakeAsyncRedis, FakeServer  # noqa: PLC0415  (with a server nobody needs it)

    client: Redis = FakeAsyncRedis(server=FakeServer(), decode_responses=True)
    return client


def server(url: str) -> Redis:
    """A client for `redis://`, `rediss://` or `unix://`, which connects when it is used, again and again.

    Raises ValueError for a URL that cannot be read.
    """
    return Redis.from_url(
        url,
        decode_responses=True,
        protocol=2,  # version 3 sends unasked; so unread data means a broken connection, to be replaced
        socket_connect_timeout=0.5,
        socket_timeout=None,  # this and retry: see patience
        retry=Retry(NoBackoff(), 0),
        health_check_interval=0,  # it would cost round trips; TCP keepalive finds dead connections without
    )

"""Every test that asks for `store` runs twice: over the embedded Redis and over a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tgbot.store import Store, clients
from tgbot.store.patience import AT_HOME


@pytest.fixture(params=["embedded", pytest.param("server", marks=pytest.mark.server)])
def client(request: pytest.FixtureRequest) -> Redis:
    """The client under the store, to look at the keys from below."""
    if request.param == "embedded":
        return clients.embedded()
    return clients.server(request.getfixturevalue("redis_url"))


@pytest.fixture
async def store(client: Redis) -> AsyncIterator[Store]:
    store = Store(client)
    store.queue.patience = AT_HOME  # the server is there; only the machine may be busy
    yield store
    await store.close()

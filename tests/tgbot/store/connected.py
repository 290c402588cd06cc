"""A store on a real server, with few connections: what holds for these holds for more, which take a moment each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tgbot.store import Store

CONNECTIONS = 8
"""As many as the store has, and so steps at a time."""


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Store]:
    """A store that makes its connections when it needs them."""
    store = await Store.connect(f"{url}?max_connections={CONNECTIONS}")
    try:
        yield store
    finally:
        await store.close()


async def warm(store: Store) -> None:
    """Makes all the connections that the store may have."""
    await asyncio.gather(*(store.ping() for _ in range(CONNECTIONS)))

"""What all parts of the store share: the client, and the queue to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Self

from redis.asyncio import Redis

from tgbot.store import calls, clients, scripts
from tgbot.store.patience import AT_HOME, AT_ONCE, AT_THE_START, PATIENCE, Queue, patient


class Connection:
    """An open connection to Redis, or to the Redis inside this process."""

    def __init__(self, client: Redis) -> None:
        """On a client that decodes its answers; most callers want `connect`."""
        self._client = client
        self.queue = self._queue(PATIENCE)

    @classmethod
    async def connect(cls, url: str | None) -> Self:
        """A store on the Redis server at the URL; without a URL, inside this process for as long as it runs.

        Raises StoreUnavailable when the server cannot be reached, AddressError for a URL that cannot be used.
        """
        store = cls(clients.embedded() if url is None else clients.server(url))
        if url is None:
            store.queue = store._queue(AT_HOME)
        try:
            with store._at_the_start():
                await store._load_scripts()
        except BaseException:
            await store.close()
            raise
        return store

    @patient
    async def ping(self) -> None:
        """Returns if the store answers."""
        await self._client.ping()

    @patient
    async def close(self) -> None:
        """Closes the connections. The data of an embedded store is gone then."""
        await self._client.aclose()

    @contextmanager
    def _at_the_start(self) -> Iterator[None]:
        """Within it, steps have the patience of a start."""
        usual = self.queue
        self.queue = self._queue(max(AT_THE_START, usual.patience))
        try:
            yield
        finally:
            self.queue = usual

    def _queue(self, patience: float) -> Queue:
        """Steps wait in line, and never for a connection: there are as many as may be under way at once."""
        at_once = min(AT_ONCE, self._client.connection_pool.max_connections)
        return Queue(partial(clients.renew, self._client), patience=patience, at_once=at_once)

    @patient
    async def _load_scripts(self) -> None:
        await calls.load_scripts(self._client, scripts.ALL)

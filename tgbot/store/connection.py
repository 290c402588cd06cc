"""What all parts of the store share: the client, and the queue to it."""

from __future__ import annotations

from typing import Self

from redis.asyncio import Redis

from tgbot.store import calls, clients, scripts
from tgbot.store.patience import AT_HOME, Queue, patient


class Connection:
    """An open connection to Redis, or to the Redis inside this process."""

    def __init__(self, client: Redis) -> None:
        """On a client that decodes its answers; most callers want `connect`."""
        self.queue = Queue()
        self._client = client

    @classmethod
    async def connect(cls, url: str | None) -> Self:
        """A store on the Redis server at the URL; without a URL, inside this process for as long as it runs.

        Raises StoreUnavailable when the server cannot be reached, ValueError for a URL that cannot be read.
        """
        store = cls(clients.embedded() if url is None else clients.server(url))
        if url is None:
            store.queue = Queue(AT_HOME)
        try:
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

    @patient
    async def _load_scripts(self) -> None:
        await calls.load_scripts(self._client, scripts.ALL)

"""The one store. It keeps bodies under versions and knows nothing about what is in them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence

from redis.asyncio import Redis

from tgbot.store import clients, keys, scripts
from tgbot.store.patience import Queue, patient
from tgbot.store.rows import NO_VERSION, Loaded, Saved, StoredTable, read_row

SCANNED_AT_ONCE = 500


class Store:
    """Tables and profiles: load, change, save over what was loaded; whoever comes second is told so.

    Both are texts of the caller's making. The id of a table may be any text without braces. Every method
    raises StoreUnavailable within two seconds when the store is away, and works again once it is back.
    """

    def __init__(self, client: Redis) -> None:
        """Over a client that decodes its answers; most callers want `connect`."""
        self.queue = Queue()
        self._client = client
        self._save = client.register_script(scripts.SAVE)
        self._set_address = client.register_script(scripts.SET_ADDRESS)
        self._add_table = client.register_script(scripts.ADD_TABLE)

    @classmethod
    async def connect(cls, url: str | None) -> Store:
        """A store on the Redis server at the URL; without one, inside this process, for as long as that runs.

        Raises StoreUnavailable when the server cannot be reached, ValueError for a URL that cannot be read.
        """
        store = cls(clients.embedded() if url is None else clients.server(url))
        try:
            await store._load_scripts()
        except BaseException:
            await store.close()
            raise
        return store

    @patient
    async def load(self, user: int, table: str | None = None) -> Loaded:
        """The profile of the person and, if asked for, a table, in one round trip."""
        pipeline = self._client.pipeline(transaction=False)
        pipeline.get(keys.profile_row(user))
        if table is not None:
            pipeline.get(keys.table_row(table))
        profile, *stored = map(read_row, await pipeline.execute())
        return Loaded(
            profile=profile.body if profile else None,
            profile_version=profile.version if profile else NO_VERSION,
            table=stored[0] if stored else None,
        )

    async def save(self, table: str, expected: int, body: str, update: int | None = None) -> Saved:
        """Saves a table over version `expected`, 0 if it is new; it gets the next version. One round trip.

        In the same atomic step the update is marked for 24 hours, and the table lives for 60 days from now.
        An update that is marked already is a DUPLICATE, whatever the version.
        """
        row_and_marks = keys.table_row(table), keys.table_marks(table)
        return await self._save_row(row_and_marks, expected, body, update, keys.TABLE_LIFETIME)

    async def save_profile(
        self, user: int, body: str, update: int | None = None, *, expected: int | None = None
    ) -> Saved:
        """Saves a profile, which does not expire; the update is marked as in `save`. One round trip.

        With `expected`, the `profile_version` that was loaded, it is STALE if somebody else saved it since;
        without, it is written over whatever is there.
        """
        row_and_marks = keys.profile_row(user), keys.profile_marks(user)
        return await self._save_row(row_and_marks, expected, body, update, lifetime=None)

    async def _save_row(
        self,
        row_and_marks: tuple[str, str],
        expected: int | None,
        body: str,
        update: int | None,
        lifetime: int | None,
    ) -> Saved:
        token = secrets.token_hex(4)
        numbers = (expected, update, lifetime, keys.MARK_LIFETIME)
        as_texts = ("" if number is None else str(number) for number in numbers)
        return Saved(await self._run_save(row_and_marks, (token, body, *as_texts)))

    @patient
    async def _run_save(self, row_and_marks: tuple[str, str], arguments: tuple[str, ...]) -> str:
        return str(await self._save(row_and_marks, arguments))

    @patient
    async def set_address(self, table: str, address: str) -> None:
        """Notes where the table's message is, a text of one line; version and expiry stay as they are.

        A table that is gone stays gone. Raises ValueError for an address of several lines.
        """
        if "\n" in address:
            raise ValueError(f"an address is one line: {address!r}")
        await self._set_address((keys.table_row(table),), (address,))

    @patient
    async def add_table(self, user: int, table: str) -> None:
        """Counts the table among the person's, to be found by `tables_of` and deleted by `forget`."""
        index = keys.tables_index(user)
        old = await self._add_table((index,), (table, keys.TABLE_LIFETIME))
        expired = set(old) - set(await self._living(old))
        if expired:
            await self._client.zrem(index, *expired)

    @patient
    async def tables_of(self, user: int) -> list[str]:
        """The person's tables that exist, the last opened first."""
        return await self._living(await self._opened_by(user))

    @patient
    async def forget(self, user: int) -> int:
        """Deletes all there is about a person: the profile and each of their tables, for all who sit at it.

        Gives the number of tables. Can be repeated if it was interrupted: the list of the tables goes last.
        """
        tables = await self._opened_by(user)
        pipeline = self._client.pipeline(transaction=False)
        for table in tables:
            pipeline.delete(keys.table_row(table))
        for table in tables:
            pipeline.delete(keys.table_marks(table))
        pipeline.delete(keys.profile_row(user), keys.profile_marks(user))
        pipeline.delete(keys.tables_index(user))
        deleted = await pipeline.execute()
        return sum(deleted[: len(tables)])

    async def recent_tables(self, seconds: int) -> AsyncIterator[tuple[str, StoredTable]]:
        """The tables saved in the last seconds, each once, in no order. For the start: it scans all."""
        found: set[str] = set()  # a scan may come past a key twice
        cursor = None
        while cursor != 0:
            cursor, recent = await self._scan(cursor or 0, seconds)
            for table, row in recent:
                if table not in found:
                    found.add(table)
                    yield table, row

    @patient
    async def ping(self) -> None:
        """Returns if the store answers."""
        await self._client.ping()

    @patient
    async def close(self) -> None:
        """Closes the connections. What an embedded store held is gone."""
        await self._client.aclose()

    @patient
    async def _load_scripts(self) -> None:
        for script in (self._save, self._set_address, self._add_table):
            await self._client.script_load(script.script)

    async def _opened_by(self, user: int) -> list[str]:
        return [str(table) for table in await self._client.zrange(keys.tables_index(user), 0, -1, desc=True)]

    async def _living(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that exist, in the same order."""
        pipeline = self._client.pipeline(transaction=False)
        for table in tables:
            pipeline.exists(keys.table_row(table))
        return [table for table, exists in zip(tables, await pipeline.execute(), strict=True) if exists]

    @patient
    async def _scan(self, cursor: int, seconds: int) -> tuple[int, list[tuple[str, StoredTable]]]:
        """One step of a scan for recent tables, and the cursor of the next.

        A table expires a fixed time after it was saved: what is left of its life tells when that was.
        """
        following, scanned = await self._client.scan(cursor, keys.ANY_TABLE, SCANNED_AT_ONCE)
        pipeline = self._client.pipeline(transaction=False)
        for key in scanned:
            pipeline.ttl(key)
        lives = zip(map(str, scanned), await pipeline.execute(), strict=True)
        recent = [key for key, left in lives if left >= keys.TABLE_LIFETIME - seconds]
        for key in recent:
            pipeline.get(key)
        rows = zip(recent, map(read_row, await pipeline.execute()), strict=True)
        return following, [(keys.table_of_row(key), row) for key, row in rows if row is not None]

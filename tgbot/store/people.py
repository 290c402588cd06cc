"""People: their profiles, their tables, and forgetting them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from tgbot.store import calls, keys, scripts
from tgbot.store.adoption import drop, old_row
from tgbot.store.connection import Connection
from tgbot.store.kinds import read
from tgbot.store.patience import patient
from tgbot.store.rows import Saved, read_row, read_saved


class People(Connection):
    """People, by their Telegram ids."""

    @patient
    async def profiles(self, users: Sequence[int]) -> dict[int, str]:
        """The profiles of those of the people who have one. One round trip."""
        pipeline, wanted = self._client.pipeline(transaction=False), [keys.profile_row(user) for user in users]
        for key in wanted:
            pipeline.get(key)
        found = await read(self._client, pipeline, *wanted)
        rows = zip(users, map(read_row, found), strict=True)
        return {user: row[1] for user, row in rows if row}

    async def save_profile(
        self, user: int, body: str, cause: str | None = None, *, expected: int | None = None
    ) -> Saved:
        """Saves a profile, which does not expire; the cause is marked for 24 hours. One round trip.

        With `expected`, the `profile_version` that was loaded, it is STALE if somebody else has saved since; without
        it, whatever is there is overwritten.
        """
        given = (secrets.token_hex(4), body, expected, cause, None, keys.MARK_LIFETIME)
        saving = scripts.SAVE_PROFILE.on(keys.profile_row(user), keys.profile_marks(user), given=given)
        return await self._saved_profile(saving)

    @patient
    async def _saved_profile(self, saving: calls.Call) -> Saved:
        return read_saved(await calls.answer(self._client, saving))

    @patient
    async def set_aside(self, user: int) -> None:
        """Keeps a copy of a profile that cannot be read, until the person is forgotten."""
        row = keys.profile_row(user)
        await calls.answer(self._client, scripts.SET_ASIDE.on(row, keys.aside(row)))

    @patient
    async def add_table(self, user: int, table: str, keep: int | None = None) -> None:
        """Adds the table to the person's, for `tables_of` to find and `forget` to delete. When there are more than
        `keep` of them, the first opened are deleted, for everybody who sits there.

        One round trip; one more to delete any, and two more when tables were opened so long ago that they may have
        expired.
        """
        index = keys.tables_index(user)
        adding = scripts.ADD_TABLE.on(index, given=(table, keys.TABLE_LIFETIME, keep))
        old, surplus = await calls.answer(self._client, adding)
        if surplus:
            pipeline = self._client.pipeline(transaction=False)
            drop(pipeline, surplus)
            pipeline.zrem(index, *surplus)
            await pipeline.execute()
        expired = set(old) - set(surplus) - set(await self._living(old))
        if expired:
            await self._client.zrem(index, *expired)

    @patient
    async def tables_of(self, user: int) -> list[str]:
        """The person's existing tables, the last opened first. Two round trips."""
        return await self._living(await self._opened_by(user))

    @patient
    async def forget(self, user: int, cause: str | None = None) -> int:
        """Deletes everything about a person: the profile and each of their tables, for everybody who sits there.

        Returns the number of tables. Two round trips, and one more with a cause. Can be repeated after an interruption:
        the list of tables is deleted last. A `cause` is marked, apart from the person, for 24 hours: when it comes
        again it deletes nothing, since what is there is newer.
        """
        if cause is not None and await self._client.exists(keys.forgotten(cause)):
            return 0
        tables = await self._opened_by(user)
        pipeline = self._client.pipeline(transaction=False)
        drop(pipeline, tables)
        index, row = keys.tables_index(user), keys.profile_row(user)
        of_person = [row, keys.profile_marks(user)]
        pipeline.delete(*of_person, *map(keys.aside, [*of_person, index]))
        if cause is not None:
            pipeline.set(keys.forgotten(cause), "", ex=keys.MARK_LIFETIME)
        pipeline.delete(index)
        rows = (await pipeline.execute())[: 2 * len(tables)]
        return sum(old or new for old, new in zip(rows[::2], rows[1::2], strict=True))

    async def _opened_by(self, user: int) -> list[str]:
        pipeline, index = self._client.pipeline(transaction=False), keys.tables_index(user)
        pipeline.zrange(index, 0, -1, desc=True)
        (tables,) = await read(self._client, pipeline, index)
        return list(map(str, tables or ()))

    async def _living(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that exist, under the keys of today or of version 0.2.0, in the same order."""
        pipeline = self._client.pipeline(transaction=False)
        for table in tables:
            pipeline.exists(keys.table_row(table))
            pipeline.exists(old_row(table))
        found = await pipeline.execute()
        pairs = zip(tables, found[::2], found[1::2], strict=True)
        return [table for table, row, old in pairs if row or old]

"""The one store. It keeps bodies under versions and does not know what is in them."""

from __future__ import annotations

from tgbot.store import keys
from tgbot.store.adoption import adopt
from tgbot.store.due import Claims
from tgbot.store.kinds import read
from tgbot.store.patience import patient
from tgbot.store.people import People
from tgbot.store.rows import NO_VERSION, Loaded, read_row, read_table
from tgbot.store.tables import Tables


class Store(Tables, People, Claims):
    """Tables and profiles: load, change, save over what was loaded; the second of two concurrent saves is STALE.

    Bodies, causes, destinations and addresses are texts chosen by the caller. A cause names why a change happened
    ("update:123", "clock:1700000000") and is saved once. A destination is where a table is shown, an address the
    message there. While the store is away every method raises StoreUnavailable within two seconds; once it is back they
    work again.
    """

    @patient
    async def load(self, user: int, table: str | None = None) -> Loaded:
        """The profile of the person and, if asked for, a table. One round trip; more for a table in the cases that
        `load_table` names."""
        pipeline, wanted = self._client.pipeline(transaction=False), [keys.profile_row(user)]
        pipeline.get(keys.profile_row(user))
        if table is not None:
            wanted += keys.table_row(table), keys.table_shown(table)
            pipeline.get(keys.table_row(table))
            pipeline.hgetall(keys.table_shown(table))
        profile, *row_and_shown = await read(self._client, pipeline, *wanted)
        version, body = read_row(profile) or (NO_VERSION, None)
        stored = read_table(*row_and_shown) if row_and_shown else None
        if table is not None and stored is None and await adopt(self._client, table):
            stored = await self._read_table(table)
        return Loaded(body, version, stored)

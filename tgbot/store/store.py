"""The one store. It keeps bodies under versions and knows nothing about what is in them."""

from __future__ import annotations

from tgbot.store import keys
from tgbot.store.adoption import adopt
from tgbot.store.due import Claims
from tgbot.store.patience import patient
from tgbot.store.people import People
from tgbot.store.rows import NO_VERSION, Loaded, read_row, read_table
from tgbot.store.tables import Tables


class Store(Tables, People, Claims):
    """Tables and profiles: load, change, save over what was loaded; whoever comes second is told so.

    Bodies, causes, destinations and addresses are texts of the caller's making. A cause names why a change happened
    ("update:123", "clock:1700000000") and is saved once. A destination is where a table is shown, an address the
    message there. Every method raises StoreUnavailable within two seconds when the store is away, and works again once
    it is back.
    """

    @patient
    async def load(self, user: int, table: str | None = None) -> Loaded:
        """The profile of the person and, if asked for, a table. One round trip; for a table as in `load_table`."""
        pipeline = self._client.pipeline(transaction=False)
        pipeline.get(keys.profile_row(user))
        if table is not None:
            pipeline.get(keys.table_row(table))
            pipeline.hgetall(keys.table_shown(table))
        profile, *row_and_shown = await pipeline.execute()
        version, body = read_row(profile) or (NO_VERSION, None)
        stored = read_table(*row_and_shown) if row_and_shown else None
        if table is not None and stored is None and await adopt(self._client, table):
            stored = await self._read_table(table)
        return Loaded(body, version, stored)

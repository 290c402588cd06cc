"""The one store. It keeps bodies under versions and does not know what is in them."""

from __future__ import annotations

import secrets

from tgbot.store import keys
from tgbot.store.adoption import adopt
from tgbot.store.due import Claims
from tgbot.store.durability import Durability, durability
from tgbot.store.errors import StoreUnavailable, Why
from tgbot.store.kinds import read
from tgbot.store.patience import patient
from tgbot.store.people import People
from tgbot.store.rows import NO_VERSION, Loaded, Note, Shown, read_row, read_table
from tgbot.store.tables import Tables

NOBODY = 0
"""A person that Telegram does not have."""


class Store(Tables, People, Claims):
    """Tables and profiles: load, change, save over what was loaded; the second of two concurrent saves is STALE.

    Bodies, causes, destinations and addresses are texts chosen by the caller. A cause names why a change happened
    ("update:123", "clock:1700000000") and is saved once. A destination is where a table is shown, an address the
    message there. While the store is away every method raises StoreUnavailable within two seconds, at a start within
    more; once it is back they work again.
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

    async def rehearse(self) -> None:
        """One save of each kind, by nobody and at nobody's table, looked at and deleted again: what a server refuses is
        known before people come. Raises StoreUnavailable."""
        table = f"rehearsal{secrets.token_hex(4)}"
        try:
            with self._at_the_start():
                await self.add_table(NOBODY, table)
                await self.save(table, NO_VERSION, "", "rehearsal")
                await self.note_shown([Note(table, "nobody", Shown(1, "nowhere"))])
                await self.save_profile(NOBODY, "", "rehearsal")
                loaded = await self.load(NOBODY, table)
                await self.claim_due(0)
                await self.forget(NOBODY)
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            raise StoreUnavailable("answers that make no sense", Why.STRANGER) from error
        if loaded.profile is None:
            raise StoreUnavailable("what was saved is not there", Why.STRANGER)

    @patient
    async def introduced(self, bot: int) -> str | None:
        """What was noted last with `note_introduced`, None if nothing was or it cannot be read. One round trip."""
        pipeline, key = self._client.pipeline(transaction=False), keys.introduced(bot)
        pipeline.get(key)
        (digest,) = await read(self._client, pipeline, key)
        return None if digest is None else str(digest)

    @patient
    async def note_introduced(self, bot: int, digest: str) -> None:
        """Notes what a bot has told Telegram about itself. One round trip."""
        await self._client.set(keys.introduced(bot), digest)

    @patient
    async def durability(self) -> Durability:
        """What the server keeps when it ends. One round trip."""
        return await durability(self._client)

"""Tables: loading and saving them, and noting where they are shown."""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence

from tgbot.store import calls, keys, scripts
from tgbot.store.adoption import adopt
from tgbot.store.connection import Connection
from tgbot.store.kinds import read
from tgbot.store.patience import patient
from tgbot.store.rows import MISSING, Note, Noted, Saved, StoredTable, read_saved, read_table

DRAWN_WITHIN = 10
"""Seconds that whoever saved has for drawing, before others may."""


class Tables(Connection):
    """The tables. The id of a table may be any text."""

    @patient
    async def load_table(self, table: str) -> StoredTable | None:
        """The table, or None. One round trip; more if it is missing or of version 0.2.0."""
        found = await self._read_table(table)
        if found is None and await adopt(self._client, table):
            return await self._read_table(table)
        return found

    async def _read_table(self, table: str) -> StoredTable | None:
        pipeline, row, shown = self._client.pipeline(transaction=False), keys.table_row(table), keys.table_shown(table)
        pipeline.get(row)
        pipeline.hgetall(shown)
        return read_table(*await read(self._client, pipeline, row, shown))

    async def save(
        self, table: str, expected: int, body: str, cause: str | None = None, *, due: float | None = None
    ) -> Saved:
        """Saves a table over version `expected`, 0 for a new one; it gets the next version. One round trip.

        In the same atomic step the cause is marked for 24 hours; the table lives for 60 days from now; it is due at
        `due`, in seconds since 1970, or not at all if that is None; and it is dirty: the caller draws it at once, and
        others may after DRAWN_WITHIN seconds. A cause that is already marked is a DUPLICATE, whatever the version.
        DUPLICATE and STALE change nothing. Raises ValueError for a time that is not finite.
        """
        if due is not None and not math.isfinite(due):
            raise ValueError(f"not a time: {due}")
        shard = keys.shard_of(table)
        row, marks, shown = keys.table_row(table), keys.table_marks(table), keys.table_shown(table)
        given = (secrets.token_hex(4), body, expected, cause, keys.TABLE_LIFETIME, keys.MARK_LIFETIME)
        queues = (table, due, DRAWN_WITHIN)
        saving = scripts.SAVE_TABLE.on(row, marks, shown, keys.due(shard), keys.dirty(shard), given=(*given, *queues))
        return await self._saved(table, saving)

    @patient
    async def _saved(self, table: str, saving: calls.Call) -> Saved:
        answer = await calls.answer(self._client, saving)
        if answer == MISSING and await adopt(self._client, table):
            answer = await calls.answer(self._client, saving)
        return read_saved(answer)

    async def note_shown(self, notes: Sequence[Note]) -> list[Noted]:
        """Notes what destinations show now, even if it is older than what was noted before. One round trip for all.

        The answers are in the order of the notes. A table is clean once all destinations that were ever noted and not
        given up show its version; otherwise it stays dirty, and others may claim it after DRAWN_WITHIN seconds or when
        the current lease ends. Giving up a destination that was never noted only makes this check. A table that is gone
        stays gone. Raises ValueError for a destination or an address with a space or a line feed.
        """
        of_tables: dict[str, list[int]] = {}
        for place, note in enumerate(notes):
            _check(note)
            of_tables.setdefault(note.table, []).append(place)
        noting = [_noting(table, [notes[place] for place in places]) for table, places in of_tables.items()]
        noted: dict[int, Noted] = {}
        for places, (newest, state, *replaced) in zip(of_tables.values(), await self._noted(noting), strict=True):
            for place, address in zip(places, replaced, strict=True):
                noted[place] = Noted(int(newest), address or None, state == "dirty")
        return [noted[place] for place in range(len(notes))]

    @patient
    async def _noted(self, noting: Sequence[calls.Call]) -> list[list[str]]:
        return await calls.answers(self._client, noting)


def _check(note: Note) -> None:
    for text in (note.destination, note.shown.address if note.shown else "", *note.instead_of):
        if " " in text or "\n" in text:
            raise ValueError(f"a destination or an address has no spaces or line feeds: {text!r}")


def _arguments(note: Note) -> tuple[object, ...]:
    """One note, as the script takes it."""
    return note.destination, note.shown, int(note.takes_over), " ".join(("", *note.instead_of, ""))


def _noting(table: str, notes: Sequence[Note]) -> calls.Call:
    """The notes of one table as one call, which checks for clean after the last of them."""
    return scripts.NOTE_SHOWN.on(
        keys.table_row(table),
        keys.table_shown(table),
        keys.dirty(keys.shard_of(table)),
        given=(
            table,
            DRAWN_WITHIN,
            *(part for note in notes for part in _arguments(note)),
        ),
    )

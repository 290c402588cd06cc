"""Noting in the store what each destination shows: nobody waits for it, and notes that come close together are written
in one round trip."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from tgbot.store import Note, Noted, Store, StoreUnavailable

log = logging.getLogger(__name__)

#: Seconds for which notes are gathered. It takes this much longer to notice that a message is outdated.
GATHERED = 0.05
#: Called with the store's answer to a note.
Answered = Callable[[Note, Noted], None]


class Notes:
    """For each destination of a table only the newest note is written. A note that cannot be written does no harm: the
    table stays dirty, and is drawn again."""

    def __init__(self, store: Store, answered: Answered) -> None:
        self._store = store
        self._answered = answered
        self._waiting: dict[tuple[str, str], Note] = {}
        self._writing: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    def add(self, note: Note) -> Note | None:
        """Has the note written soon; returns the older one, not yet written, that it takes the place of."""
        older = self._waiting.get((note.table, note.destination))
        if older and older.shown and note.shown and older.shown.address == note.shown.address:
            note = replace(note, takes_over=note.takes_over or older.takes_over)
        self._waiting[note.table, note.destination] = note
        if self._writing is None:
            self._hurry.clear()
            self._writing = asyncio.create_task(self._write())
        return older

    def waits(self, note: Note) -> bool:
        """Whether a newer note for the same destination is waiting to be written."""
        return (note.table, note.destination) in self._waiting

    async def written(self) -> None:
        """Returns when all notes are written, without waiting for more to gather."""
        while self._writing is not None:
            self._hurry.set()
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._hurry.wait(), GATHERED)
                notes, self._waiting = list(self._waiting.values()), {}
                try:
                    answers = await self._store.note_shown(notes)
                except StoreUnavailable as error:
                    log.warning("what was shown is not noted: %s", error)
                    continue
                for note, noted in zip(notes, answers, strict=True):
                    self._answered(note, noted)
        finally:
            self._writing = None

"""Noting in the store what each destination shows: nobody waits for it, and notes that come close together are written
in one round trip."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import chain

from tgbot.store import Note, Noted, Store, StoreUnavailable

log = logging.getLogger(__name__)

#: Seconds for which notes are gathered. It takes this much longer to notice that a message is outdated.
GATHERED = 0.05
#: Called with the store's answer to a note.
Answered = Callable[[Note, Noted], None]


class Notes:
    """Notes are written in the order in which they were added, save that of two in a row for one message of a table
    only the newer is. A note that cannot be written does no harm: the table stays dirty, and is drawn again."""

    def __init__(self, store: Store, answered: Answered) -> None:
        self._store = store
        self._answered = answered
        self._waiting: dict[tuple[str, str], list[Note]] = {}
        self._writing: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    def add(self, note: Note) -> None:
        """Has the note written soon."""
        waiting = self._waiting.setdefault((note.table, note.destination), [])
        if waiting and _address(waiting[-1]) == _address(note):
            note = replace(note, takes_over=waiting.pop().takes_over or note.takes_over)
        waiting.append(note)
        if self._writing is None:
            self._hurry.clear()
            self._writing = asyncio.create_task(self._write())

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
                notes, self._waiting = list(chain(*self._waiting.values())), {}
                try:
                    answers = await self._store.note_shown(notes)
                except StoreUnavailable as error:
                    log.warning("what was shown is not noted: %s", error)
                    continue
                for note, noted in zip(notes, answers, strict=True):
                    self._answered(note, noted)
        finally:
            self._writing = None


def _address(note: Note) -> str | None:
    return note.shown.address if note.shown else None

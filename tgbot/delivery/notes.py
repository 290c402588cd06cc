"""Noting in the store what each destination shows: off everybody's path, several at a time in one round trip."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tgbot.store import Note, Noted, Store, StoreUnavailable

log = logging.getLogger(__name__)

#: What is told of a note when it has been written.
Told = Callable[[Note, Noted], None]


class Notes:
    """Notes are gathered while the ones before are being written. One that cannot be written is no matter: the table
    stays dirty, and is drawn again."""

    def __init__(self, store: Store, told: Told) -> None:
        self._store = store
        self._told = told
        self._waiting: list[Note] = []
        self._writing: asyncio.Task[None] | None = None

    def add(self, note: Note) -> None:
        self._waiting.append(note)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Comes back when all is written."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                notes, self._waiting = self._waiting, []
                try:
                    answers = await self._store.note_shown(notes)
                except StoreUnavailable as error:
                    log.warning("what was shown is not noted: %s", error)
                    continue
                for note, noted in zip(notes, answers, strict=True):
                    self._told(note, noted)
        finally:
            self._writing = None

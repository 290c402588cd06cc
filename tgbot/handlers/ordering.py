"""The order in which updates are handled: one after another at each table, concurrently across tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Hashable
from contextlib import asynccontextmanager
from typing import Any

from telegram import Update
from telegram.ext import BaseUpdateProcessor

from tgbot.taps import TableTap, UnreadableTapError, unpack

AT_ONCE = 256


class TableOrder(BaseUpdateProcessor):
    """Updates of one table wait for each other, as do the other updates of one person; all others run concurrently.

    This is only the order within a process. Between two processes, the versions in the store decide.
    """

    def __init__(self) -> None:
        super().__init__(max_concurrent_updates=AT_ONCE)
        self._locks: dict[Hashable, tuple[asyncio.Lock, int]] = {}

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        async with self._turn(key(update)):
            await coroutine

    async def initialize(self) -> None:
        """Nothing to set up."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    @asynccontextmanager
    async def _turn(self, place: Hashable) -> AsyncIterator[None]:
        """The lock of a key, which exists only while somebody holds it or waits for it."""
        lock, waiting = self._locks.get(place, (asyncio.Lock(), 0))
        self._locks[place] = (lock, waiting + 1)
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._locks.pop(place)
            if waiting > 1:
                self._locks[place] = (lock, waiting - 1)


def key(update: object) -> Hashable:
    """What an update is queued by: its table, else the person, else only itself."""
    if not isinstance(update, Update):
        return id(update)
    if update.callback_query is not None:
        try:
            tap = unpack(update.callback_query.data or "")
        except UnreadableTapError:
            tap = None
        if isinstance(tap, TableTap):
            return tap.table
    return update.effective_user.id if update.effective_user else update.update_id

"""The order in which updates are handled: one after another at each table, concurrently across tables, and of one
person no more than leave room for others."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Any

from telegram import Update
from telegram.ext import BaseUpdateProcessor

from tgbot.handlers.admission import Admission
from tgbot.handlers.inbox import Inbox
from tgbot.limits import Limits
from tgbot.taps import TableTap, UnreadableTapError, unpack

#: The number of refused updates that may wait to be answered. With more, Telegram keeps the rest.
LONGEST_LINE = 2_000
#: What is done with an update that is not let in.
Refuse = Callable[[Update], Awaitable[None]]


class TableOrder(BaseUpdateProcessor):
    """Updates of one table wait for each other, as do the other updates of one person; all others run concurrently.

    A place is taken only by an update whose turn has come: those that wait for their table or for others of the same
    person are in nobody's way. What is beyond a person's limits is refused, a few at a time, and while whoever is too
    quick waits for that, nothing of theirs keeps the updates of others waiting at Telegram. This is only the order
    within a process. Between two processes, the versions in the store decide.
    """

    def __init__(self, inbox: Inbox, limits: Limits, refuse: Refuse) -> None:
        super().__init__(max_concurrent_updates=sys.maxsize)  # it would count those that wait, too
        self._inbox = inbox
        self._admission = Admission(limits)
        self._refuse = refuse
        self._each = limits.at_once_each
        self._places = asyncio.Semaphore(limits.at_once)
        self._refused_at_once = limits.refusals_at_once
        self._places_for_refusals = asyncio.Semaphore(limits.refusals_at_once)
        self._refusing: set[asyncio.Task[Any] | None] = set()
        self._turns: dict[Hashable, tuple[asyncio.Semaphore, int]] = {}

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Handles the update in its turn, or refuses it. Raises what the handling raises."""
        if not isinstance(update, Update):
            await coroutine
            return
        try:
            with self._admission.of(update) as admitted:
                if admitted:
                    async with self._turn(person(update), self._each), self._turn(key(update)), self._places:
                        await coroutine
                    return
            if asyncio.iscoroutine(coroutine):
                coroutine.close()
            await self._refused(update)
        finally:
            self._inbox.done(update.update_id)

    async def _refused(self, update: Update) -> None:
        """Refuses an update that somebody has sent, in its turn among the refused."""
        assert update.effective_user is not None
        sender = update.effective_user.id
        self._refusing.add(task := asyncio.current_task())
        if len(self._refusing) <= LONGEST_LINE:
            for each in (*self._admission.unfinished(sender), update.update_id):
                self._inbox.give_way(each)
        try:
            async with self._turn(("refused", sender), self._refused_at_once), self._places_for_refusals:
                await self._refuse(update)
        finally:
            self._refusing.remove(task)

    async def initialize(self) -> None:
        """Nothing to set up."""

    async def shutdown(self) -> None:
        """Whoever still waits to be refused waits no longer; what they have sent comes again after the next start."""
        for refusing in self._refusing:
            if refusing is not None:
                refusing.cancel()

    @asynccontextmanager
    async def _turn(self, place: Hashable, at_once: int = 1) -> AsyncIterator[None]:
        """The turn of a key, which exists only while somebody has it or waits for it."""
        turn, waiting = self._turns.get(place, (asyncio.Semaphore(at_once), 0))
        self._turns[place] = (turn, waiting + 1)
        try:
            async with turn:
                yield
        finally:
            turn, waiting = self._turns.pop(place)
            if waiting > 1:
                self._turns[place] = (turn, waiting - 1)


def person(update: Update) -> Hashable:
    """Whose update it is; one that nobody sent has this key for itself."""
    return ("all of", update.effective_user.id if update.effective_user else f"update {update.update_id}")


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

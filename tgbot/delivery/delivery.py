"""Connects the outbox to the store: what is shown is noted, what has become outdated meanwhile is drawn again, and a
message that no longer belongs to the table loses its buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from telegram import MaybeInaccessibleMessage
from telegram.error import TelegramError
from telegram.ext import ExtBot

from tgbot.delivery.address import Address, destination_of
from tgbot.delivery.notes import Notes
from tgbot.delivery.outbox import Outbox
from tgbot.delivery.patience import Outdated, Patience, can_be_sent_later
from tgbot.store import DRAWN_WITHIN, NO_VERSION, Note, Noted, Shown, Store, StoreUnavailable
from tgbot.views.destination import Drawing
from tgbot.views.message import Message
from tgbot.views.place import Place

log = logging.getLogger(__name__)

#: A destination that no table has: giving it up makes the store check whether the table is clean.
NOBODY = "nobody"
#: Gives the newest version of a table, for all destinations that do not show it, whether that is noted in the store or
#: given here.
Draw = Callable[[str, Mapping[str, Shown]], Awaitable[Drawing | None]]


class Delivery:
    """`draw` gives the table for those who do not see its latest version yet. The bot has Patience. Methods that are
    not coroutines return at once."""

    def __init__(self, bot: ExtBot[Outdated], store: Store, draw: Draw) -> None:
        assert isinstance(bot.rate_limiter, Patience)
        self._patience = bot.rate_limiter
        self._outbox = Outbox(bot, self._shown)
        self._store = store
        self._draw = draw
        self._notes = Notes(store, self._noted)
        self._drawing: dict[str, asyncio.Task[None]] = {}
        self._overtaken: dict[str, dict[str, Shown]] = {}

    def edit(
        self, there: MaybeInaccessibleMessage, message: Message, place: Place | None, takes_over: bool = True
    ) -> None:
        """Has a message edited soon; if it is gone, a new one is posted."""
        self._outbox.show(Address(there.chat.id, there.message_id), message, place, there, takes_over)

    async def post(self, chat: int, message: Message, place: Place | None = None, topic: int | None = None) -> None:
        """Posts a new message. A table that cannot be posted now is drawn later. Raises TelegramError."""
        try:
            await self._outbox.post(chat, message, place, topic)
        except (TelegramError, asyncio.CancelledError) as error:
            if place is None or not can_be_sent_later(error):
                raise
            log.warning("a table is to be posted in %s later: %r", chat, error)
            self._shown(Address(chat), replace(place, version=NO_VERSION), True)
            if isinstance(error, asyncio.CancelledError):
                raise

    def strip(self, there: MaybeInaccessibleMessage) -> None:
        """Has a message lose its buttons soon."""
        self._outbox.strip(Address(there.chat.id, there.message_id))

    async def post_picture(self, chat: int, png: bytes, caption: str) -> None:
        """Posts a picture with a caption in HTML. Raises TelegramError."""
        await self._outbox.post_picture(chat, png, caption)

    async def post_file(self, chat: int, name: str, content: bytes, caption: str) -> None:
        """Posts a file with a caption in HTML. Raises TelegramError."""
        await self._outbox.post_file(chat, name, content, caption)

    def draw(self, table: str) -> None:
        """Has all destinations show the newest version of a table soon."""
        if table not in self._drawing:
            self._drawing[table] = asyncio.create_task(self._draw_table(table))

    async def recover(self, limit: int, at_start: bool = False) -> int:
        """Draws tables that were changed and never shown, as after a kill; returns how many there were: at most
        `limit`, less those that Telegram has not yet let through. At the start it takes even tables that were saved a
        moment ago: the process that saved them may be gone. Raises StoreUnavailable."""
        limit -= len(self._drawing) + len(self._outbox)
        if limit <= 0:
            return 0
        dirty = await self._store.claim_dirty(limit, DRAWN_WITHIN if at_start else 0.0)
        for table in dirty:
            self.draw(table)
        return len(dirty)

    async def settled(self) -> None:
        """Returns when everything shown so far has been noted."""
        await self._notes.written()

    def stop(self, grace: float) -> None:
        """From now on nothing waits for Telegram; what is under way ends within `grace` seconds."""
        self._patience.stop(grace)

    async def close(self) -> None:
        """Ends within seconds; tables not shown by then stay dirty in the store."""
        for drawing in self._drawing.values():
            drawing.cancel()
        await self._outbox.close()
        await self._notes.written()
        await self._outbox.close()  # messages that are no longer their table's, as the notes have found

    def _shown(self, address: Address, place: Place, reached: bool, takes_over: bool = True) -> None:
        shown = Shown(place.version, str(address)) if reached else None
        gone = tuple(map(str, self._outbox.gone_before(address)))
        self._notes.add(Note(place.table, str(destination_of(address.chat)), shown, takes_over, gone))

    def _noted(self, note: Note, noted: Noted) -> None:
        """A newer version may have been saved before this one was shown. Then the table is drawn again; likewise when
        this was the first destination to show a version that others do not show yet.

        Another process may have shown the newer one before, and note that only after this: then the store has the newer
        one, and the message the older. So where this process has shown an older version, it draws in any case."""
        if noted.replaced is not None:
            self._outbox.strip(Address.parse(noted.replaced))
        if noted.behind and not self._notes.waits(note):  # unless a newer one is on its way
            if note.shown and note.shown.version < noted.newest and note.shown.address != noted.replaced:
                self._overtaken.setdefault(note.table, {})[note.destination] = note.shown
            self.draw(note.table)

    async def _draw_table(self, table: str) -> None:
        try:
            drawing = await self._draw(table, self._overtaken.pop(table, {}))
        except StoreUnavailable as error:
            log.warning("a table is not drawn: %s", error)
            return
        except Exception:  # one bad table must not hold up the others
            log.exception("table %s cannot be drawn", table)
            return
        finally:
            self._drawing.pop(table, None)
        if table in self._overtaken:  # since it was loaded
            self.draw(table)
        if drawing is None:
            return
        for shown_at, message in drawing.messages.values():
            self._outbox.show(Address.parse(shown_at), message, drawing.place, takes_over=False)
        for destination in drawing.left:
            self._notes.add(Note(table, str(destination), None))
        if not (drawing.messages or drawing.left):  # shown nowhere, or up to date everywhere: then it is clean
            self._notes.add(Note(table, NOBODY, None))

"""Sending messages to Telegram: only the newest for each address, and never while a table is locked.

A waiting message is replaced by a newer one, and after a pause that Telegram has asked for, the newest is sent. Callers
of `show` do not wait for any of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from telegram import Bot, InputFile, MaybeInaccessibleMessage
from telegram.constants import ParseMode
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter

from tgbot.delivery.address import Address
from tgbot.delivery.keyboards import keyboard, plain, shows
from tgbot.delivery.pace import Pace
from tgbot.delivery.refusals import is_gone, is_unchanged, is_unreadable, seconds
from tgbot.recent import Recent
from tgbot.views.message import Message
from tgbot.views.place import Place

log = logging.getLogger(__name__)

TRIES = 4
FIRST_PAUSE = 0.5  # seconds; doubled after each try
REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a message should show, None to lose only its keyboard; and the table and version that it belongs to."""

    message: Message | None
    place: Place | None


#: For a message that is no longer its table's.
STRIPPED = Wanted(None, None)


@dataclass(frozen=True, slots=True)
class Sent:
    """The last message that this process has sent to an address, and the one before it."""

    last: Message
    before: Message | None


#: Called with the place that a message now shows; with False if the message can no longer be written to.
Told = Callable[[Address, Place, bool], None]


class Outbox:
    """The messages that the bot keeps up to date. `told` is called when one shows a table."""

    def __init__(self, bot: Bot, told: Told, pace: Pace | None = None) -> None:
        self._bot = bot
        self._told = told
        self._pace = pace or Pace()
        self._wanted: dict[Address, Wanted] = {}
        self._now: dict[Address, Wanted] = {}
        self._sending: dict[Address, asyncio.Task[None]] = {}
        self._sent: Recent[Address, Sent] = Recent(REMEMBERED)

    def show(
        self,
        address: Address,
        message: Message,
        place: Place | None = None,
        there: MaybeInaccessibleMessage | None = None,
    ) -> None:
        """Has the address show the message soon; if the message there is gone, a new one is posted. `there`: the
        message as Telegram last described it; if it already shows this, no edit is sent (A6)."""
        if address not in self._sending and there is not None and self._shows(address, there, message):
            self._arrived(address, message, place)
            return
        self._want(address, Wanted(message, place))

    async def post(self, chat: int, message: Message, place: Place | None = None, topic: int | None = None) -> Address:
        """Posts a new message, in a group's topic if one is given. Raises TelegramError."""
        send = partial(self._bot.send_message, reply_markup=keyboard(message), message_thread_id=topic)
        try:
            posted = await send(chat, message.text, parse_mode=ParseMode.HTML)
        except BadRequest as error:
            if not is_unreadable(error):
                raise
            posted = await send(chat, plain(message))
        self._pace.wrote(chat)
        address = Address(chat, posted.message_id)
        self._arrived(address, message, place)
        return address

    async def post_picture(self, chat: int, png: bytes, caption: str) -> None:
        """Posts a picture with a caption in HTML. Raises TelegramError."""
        picture = InputFile(png, filename="kasino.png")
        await self._bot.send_photo(chat, picture, caption=caption, parse_mode=ParseMode.HTML)

    async def post_file(self, chat: int, name: str, content: bytes, caption: str) -> None:
        """Posts a file with a caption in HTML. Raises TelegramError."""
        document = InputFile(content, filename=name)
        await self._bot.send_document(chat, document, caption=caption, parse_mode=ParseMode.HTML)

    def strip(self, address: Address) -> None:
        """Has a message that no longer belongs to the table lose its keyboard soon; a message that is gone is
        ignored."""
        self._want(address, STRIPPED)

    async def close(self, patience: float = 5.0) -> None:
        """Waits at most this many seconds for what is being sent. The rest is drawn after the next start."""
        if self._sending:
            _, late = await asyncio.wait(self._sending.values(), timeout=patience)
            for each in late:
                each.cancel()

    def _want(self, address: Address, wanted: Wanted) -> None:
        if self._now.get(address) == wanted and address not in self._wanted:  # it is on its way
            return
        self._wanted[address] = wanted
        if address not in self._sending:
            self._sending[address] = asyncio.create_task(self._send(address))

    def _shows(self, address: Address, there: MaybeInaccessibleMessage, message: Message) -> bool:
        """Whether nothing needs to be sent: this is the last message that this process has sent, and the tapped one
        looked like it or like the one sent before it. If another process has sent something in between, the tapped
        message looks like neither."""
        sent = self._sent.get(address)
        if sent is None:
            return shows(there, message)
        if sent.last != message:
            return False
        return shows(there, message) or (sent.before is not None and shows(there, sent.before))

    def _arrived(self, address: Address, message: Message, place: Place | None) -> None:
        sent = self._sent.get(address)
        if sent is None or sent.last != message:
            self._sent.put(address, Sent(message, sent.last if sent else None))
        if place is not None:
            self._told(address, place, True)

    async def _send(self, address: Address) -> None:
        """Sends what is wanted at the address until there is nothing newer; a failure does not hold up newer
        messages."""
        try:
            while (wanted := self._wanted.pop(address, None)) is not None:
                self._now[address] = wanted
                try:
                    await self._deliver(address, wanted)
                except Exception:
                    log.exception("a message was not sent to %s", address)
        finally:
            self._now.pop(address, None)
            self._sending.pop(address, None)

    async def _deliver(self, address: Address, wanted: Wanted) -> None:
        """One message to one address, with patience. BadRequest is caught first, since it is a subclass of
        NetworkError."""
        pause = FIRST_PAUSE
        for _ in range(TRIES):
            await self._wait(self._pace.pause(address.chat))
            if address in self._wanted:  # a newer message, which is sent instead
                return
            try:
                await self._edit(address, wanted)
            except RetryAfter as error:
                self._pace.hold(address.chat, seconds(error))
            except BadRequest as error:
                log.error("Telegram refused an edit of %s: %s", address, error)
                return
            except Forbidden as error:
                log.info("%s cannot be written to: %s", address, error)
                if wanted.place is not None:
                    self._told(address, wanted.place, False)
                return
            except NetworkError as error:
                log.warning("the network failed for %s: %s", address, error)
                await self._wait(pause)
                pause *= 2
            else:
                return
        log.error("gave up sending to %s", address)

    async def _strip(self, address: Address) -> None:
        self._sent.drop(address)
        try:
            await self._bot.edit_message_reply_markup(address.chat, address.message, reply_markup=None)
        except (BadRequest, Forbidden) as error:
            log.info("no keyboard to take from %s: %s", address, error)

    async def _wait(self, pause: float) -> None:
        if pause:
            await asyncio.sleep(pause)

    async def _edit(self, address: Address, wanted: Wanted) -> None:
        """Edits the message, or handles the refusal. Raises TelegramError."""
        message = wanted.message
        if message is None:
            await self._strip(address)
            return
        edit = partial(
            self._bot.edit_message_text,
            chat_id=address.chat,
            message_id=address.message,
            reply_markup=keyboard(message),
        )
        try:
            await edit(message.text, parse_mode=ParseMode.HTML)
        except BadRequest as error:
            if is_gone(error):
                await self.post(address.chat, message, wanted.place)
                return
            if is_unreadable(error):
                log.error("Telegram cannot read this: %r", message.text)
                await edit(plain(message))
            elif not is_unchanged(error):
                raise
        self._pace.wrote(address.chat)
        no_longer = self._wanted.get(address) == STRIPPED  # since another message has become the table's
        self._arrived(address, message, None if no_longer else wanted.place)

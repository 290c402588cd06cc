"""Sending messages to Telegram: for each address only the newest, never while a table is held.

A message that waits is replaced by a newer one, and when Telegram asks to wait, the newest is sent afterwards. Whoever
calls `show` does not wait for any of that.
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
    """What a message is to show, None to lose only its keyboard; and of which table at which version it is."""

    message: Message | None
    place: Place | None


#: For a message that is no longer its table's.
STRIPPED = Wanted(None, None)


@dataclass(frozen=True, slots=True)
class Sent:
    """What this process has sent last to an address, and before that."""

    last: Message
    before: Message | None


#: Told which table a message has come to show; with False, that it cannot be written to any more.
Told = Callable[[Address, Place, bool], None]


class Outbox:
    """The messages that the bot keeps up to date. `told` hears when one has come to show a table."""

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
        """Has the address show the message soon; where it is gone, a new one is posted. `there`: the message as
        Telegram has told of it, which need not be edited to show what it shows (A6)."""
        if address not in self._sending and there is not None and self._shows(address, there, message):
            self._has_come(address, message, place)
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
        self._has_come(address, message, place)
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
        """Has a message that is no longer the table's lose its keyboard soon; one that is gone is no matter."""
        self._want(address, STRIPPED)

    async def close(self, patience: float = 5.0) -> None:
        """Gives what is being sent this number of seconds. What is not sent then is drawn after the next start."""
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
        """Whether nothing needs to be sent: the tap was on this message, or on the one before it, and nothing was sent
        since. Another process may have sent something in between: then the tap tells of what is neither."""
        sent = self._sent.get(address)
        if sent is None:
            return shows(there, message)
        before = sent.before is not None and shows(there, sent.before)
        return sent.last == message and (before or shows(there, message))

    def _has_come(self, address: Address, message: Message, place: Place | None) -> None:
        sent = self._sent.get(address)
        if sent is None or sent.last != message:
            self._sent.put(address, Sent(message, sent.last if sent else None))
        if place is not None:
            self._told(address, place, True)

    async def _send(self, address: Address) -> None:
        """Sends what is wanted for the address until nothing newer is; a failure does not hold up the newer."""
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
        """One message to one address, with patience. BadRequest comes before NetworkError, which it is a kind of."""
        pause = FIRST_PAUSE
        for _ in range(TRIES):
            await self._wait(self._pace.pause(address.chat))
            if address in self._wanted:  # something newer: that one is sent instead
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
        """Edits the message, or does what the refusal calls for. Raises TelegramError."""
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
        self._has_come(address, message, None if no_longer else wanted.place)

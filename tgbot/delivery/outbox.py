"""Sending pictures to Telegram: for each message only the newest, never while a table is held.

A picture that waits is replaced by a newer one, an unchanged one is not sent, and when Telegram asks to wait, the
newest is sent afterwards. Whoever calls `show` does not wait for any of that.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from html import unescape
from typing import Any

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import ParseMode
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError

from tgbot.recent import Recent
from tgbot.taps.codec import pack
from tgbot.views.message import Button, Picture

log = logging.getLogger(__name__)

TRIES = 4
FIRST_PAUSE = 0.5  # seconds; doubled after each try
REMEMBERED = 4096

Background = Callable[[Coroutine[Any, Any, None]], Any]
Moved = Callable[["Address"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Address:
    """Where a message is. As text: `chat:message`."""

    chat: int
    message: int

    def __str__(self) -> str:
        return f"{self.chat}:{self.message}"

    @staticmethod
    def parse(text: str | None) -> Address | None:
        """The address in a text that `str` wrote, or None."""
        if text is None:
            return None
        chat, message = text.split(":")
        return Address(int(chat), int(message))


class Screens:
    """The messages that the bot keeps up to date. `background` runs a coroutine by itself."""

    def __init__(self, bot: Bot, background: Background) -> None:
        self._bot = bot
        self._background = background
        self._wanted: dict[Address, tuple[Picture, Moved | None]] = {}
        self._sending: set[Address] = set()
        self._shown: Recent[Address, Picture] = Recent(REMEMBERED)

    def show(self, address: Address, picture: Picture, moved: Moved | None = None) -> None:
        """Has the message show the picture soon. Where the message is gone, a new one is posted and `moved` told."""
        self._wanted[address] = (picture, moved)
        if address not in self._sending:
            self._sending.add(address)
            self._background(self._send(address))

    def redraw(self, address: Address, picture: Picture) -> None:
        """As `show`, unless the message was shown anything since the start: that is newer than what the caller has."""
        if address not in self._sending and self._shown.get(address) is None:
            self.show(address, picture)

    async def post(self, chat: int, picture: Picture, topic: int | None = None) -> Address:
        """Posts a new message with the picture, in a group's topic if one is given. Raises TelegramError."""
        send = partial(self._bot.send_message, reply_markup=keyboard(picture), message_thread_id=topic)
        try:
            message = await send(chat, picture.text, parse_mode=ParseMode.HTML)
        except BadRequest as error:
            if not _is_unreadable(error):
                raise
            message = await send(chat, plain(picture))
        address = Address(chat, message.message_id)
        self._shown.put(address, picture)
        return address

    async def strip(self, address: Address) -> None:
        """Takes the keyboard from a message that is no longer the table's; a message that is gone is no matter."""
        self._wanted.pop(address, None)
        self._shown.drop(address)
        try:
            await self._bot.edit_message_reply_markup(address.chat, address.message, reply_markup=None)
        except TelegramError as error:
            log.info("no keyboard to take from %s: %s", address, error)

    async def _send(self, address: Address) -> None:
        """Sends what is wanted for the message until nothing newer is; a failure does not hold up the newer."""
        try:
            while (wanted := self._wanted.pop(address, None)) is not None:
                picture, moved = wanted
                if self._shown.get(address) != picture:
                    try:
                        await self._deliver(address, picture, moved)
                    except Exception:
                        log.exception("a picture was not sent to %s", address)
        finally:
            self._sending.discard(address)

    async def _deliver(self, address: Address, picture: Picture, moved: Moved | None) -> None:
        """One picture to one message, with patience. BadRequest comes before NetworkError, which it is a kind of."""
        pause = FIRST_PAUSE
        for _ in range(TRIES):
            try:
                await self._edit(address, picture, moved)
            except RetryAfter as error:
                await asyncio.sleep(_seconds(error))
            except BadRequest as error:
                log.error("Telegram refused an edit of %s: %s", address, error)
                return
            except Forbidden as error:
                log.info("%s cannot be written to: %s", address, error)
                return
            except NetworkError as error:
                log.warning("the network failed for %s: %s", address, error)
                await asyncio.sleep(pause)
                pause *= 2
            else:
                return
            if address in self._wanted:  # something newer: that one is sent instead
                return
        log.error("gave up sending to %s", address)

    async def _edit(self, address: Address, picture: Picture, moved: Moved | None) -> None:
        """Edits the message, or does what the refusal calls for. Raises TelegramError."""
        try:
            await self._bot.edit_message_text(
                picture.text,
                address.chat,
                address.message,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(picture),
            )
        except BadRequest as error:
            await self._mend(error, address, picture, moved)
        else:
            self._shown.put(address, picture)

    async def _mend(self, error: BadRequest, address: Address, picture: Picture, moved: Moved | None) -> None:
        """What a refusal calls for: nothing, plain text, or a new message; others are raised again."""
        refusal = error.message.lower()
        if "not modified" in refusal:
            self._shown.put(address, picture)
        elif _is_unreadable(error):
            log.error("Telegram cannot read this: %r", picture.text)
            await self._bot.edit_message_text(
                plain(picture), address.chat, address.message, reply_markup=keyboard(picture)
            )
        elif "to edit not found" in refusal or "can't be edited" in refusal:
            there = await self.post(address.chat, picture)
            if moved is not None:
                await moved(there)
        else:
            raise error


def keyboard(picture: Picture) -> InlineKeyboardMarkup | None:
    """The buttons of a picture as Telegram takes them."""
    if not picture.rows:
        return None
    return InlineKeyboardMarkup([[_button(each) for each in row] for row in picture.rows])


def plain(picture: Picture) -> str:
    """The text without its marking, for when Telegram cannot read it."""
    return unescape(re.sub(r"<[^>]*>", "", picture.text))


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        button.text,
        callback_data=pack(button.tap) if button.tap else None,
        url=button.url,
        style=button.style,
    )


def _is_unreadable(error: BadRequest) -> bool:
    return "can't parse entities" in error.message.lower()


def _seconds(error: RetryAfter) -> float:
    """python-telegram-bot gives a number or, when asked to, a timedelta."""
    after = error.retry_after
    return float(after if isinstance(after, int) else after.total_seconds())

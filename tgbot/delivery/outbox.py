"""Sending messages to Telegram: only the newest for each address, and never while a table is locked.

A waiting message is replaced by a newer one, and after a pause (`patience`), the newest is sent. Callers of `show` do
not wait for any of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from telegram import InputFile, MaybeInaccessibleMessage
from telegram.constants import ParseMode
from telegram.error import BadRequest, Forbidden, TelegramError
from telegram.ext import ExtBot

from tgbot.delivery.address import Address
from tgbot.delivery.keyboards import keyboard, plain, shows
from tgbot.delivery.patience import NotSentError, Outdated, UncertainError
from tgbot.delivery.refusals import is_gone, is_unchanged, is_unreadable
from tgbot.recent import Recent
from tgbot.views.message import Message
from tgbot.views.place import Place

log = logging.getLogger(__name__)

REMEMBERED = 4096
#: For each message, of those in whose place it stands.
REMEMBERED_GONE = 8


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a message should show, None to lose only its keyboard; the table and version that it belongs to; and whether
    the message becomes that table's if another one is by now."""

    message: Message | None
    place: Place | None
    takes_over: bool = True


#: For a message that is no longer its table's.
STRIPPED = Wanted(None, None)


@dataclass(frozen=True, slots=True)
class Sent:
    """The last message that this process has sent to an address, and the one before it."""

    last: Message
    before: Message | None


#: Called with the place that a message now shows; with False if the message can no longer be written to; and with
#: whether the message takes over.
Told = Callable[[Address, Place, bool, bool], None]


class Outbox:
    """The messages that the bot keeps up to date. `told` is called when one shows a table. The bot has
    `Patience`."""

    def __init__(self, bot: ExtBot[Outdated], told: Told) -> None:
        self._bot = bot
        self._told = told
        self._wanted: dict[Address, Wanted] = {}
        self._now: dict[Address, Wanted] = {}
        self._sending: dict[Address, asyncio.Task[None]] = {}
        self._sent: Recent[Address, Sent] = Recent(REMEMBERED)
        self._replaced: Recent[Address, Address] = Recent(REMEMBERED)
        self._gone_before: Recent[Address, tuple[Address, ...]] = Recent(REMEMBERED)

    def __len__(self) -> int:
        """The number of messages that are not up to date yet."""
        return len(self._sending)

    def show(
        self,
        address: Address,
        message: Message,
        place: Place | None = None,
        there: MaybeInaccessibleMessage | None = None,
        takes_over: bool = True,
    ) -> None:
        """Has the address show the message soon; if the message there is gone, a new one is posted. `there`: the
        message as Telegram last described it; if it already shows this, no edit is sent (A6). `takes_over`: see
        Wanted."""
        if (now_at := self._replaced_by(address)) != address:
            address, there, takes_over = now_at, None, False
        if address not in self._sending and there is not None and self._shows(address, there, message):
            self._arrived(address, message, place, takes_over)
            return
        self._want(address, Wanted(message, place, takes_over))

    async def post(
        self,
        chat: int,
        message: Message,
        place: Place | None = None,
        topic: int | None = None,
        outdated: Outdated | None = None,
    ) -> Address:
        """Posts a new message, in a group's topic if one is given; with `outdated`, unless there is something newer by
        then. Raises TelegramError, and UncertainError if it may have arrived."""
        send = partial(
            self._bot.send_message, reply_markup=keyboard(message), message_thread_id=topic, rate_limit_args=outdated
        )
        try:
            posted = await send(chat, message.text, parse_mode=ParseMode.HTML)
        except BadRequest as error:
            if not is_unreadable(error):
                raise
            posted = await send(chat, plain(message))
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
        if not address.is_new:
            self._want(address, STRIPPED)

    def gone_before(self, address: Address) -> tuple[Address, ...]:
        """The messages that were gone and in whose place the one at the address stands, the last first."""
        return self._gone_before.get(address) or ()

    async def close(self, patience: float = 5.0) -> None:
        """Waits at most this many seconds for what is being sent. The rest is drawn after the next start."""
        if self._sending:
            _, late = await asyncio.wait(self._sending.values(), timeout=patience)
            for each in late:
                each.cancel()

    def _want(self, address: Address, wanted: Wanted) -> None:
        under_way = self._wanted.get(address) or self._now.get(address)
        if under_way is not None and not wanted.takes_over:
            if under_way == STRIPPED:  # the table has moved on, and only a tap takes it back
                return
            wanted = replace(wanted, takes_over=under_way.takes_over)
        if under_way == wanted:  # it is on its way
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

    def _arrived(self, address: Address, message: Message, place: Place | None, takes_over: bool = True) -> None:
        sent = self._sent.get(address)
        if sent is None or sent.last != message:
            self._sent.put(address, Sent(message, sent.last if sent else None))
        if place is not None:
            self._told(address, place, True, takes_over)

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
        """One message to one address. BadRequest is caught before its parent NetworkError, as every TelegramError
        is."""
        try:
            await self._edit(address, wanted)
        except NotSentError:
            pass
        except BadRequest as error:
            log.error("Telegram refused an edit of %s: %s", address, error)
        except (Forbidden, UncertainError) as error:
            log.info("%s is not written to before it is tapped: %s", address, error)
            if wanted.place is not None:
                self._told(address, wanted.place, False, True)
        except TelegramError as error:
            log.error("gave up sending to %s: %s", address, error)

    async def _edit(self, address: Address, wanted: Wanted) -> None:
        """Edits the message, or handles the refusal. Raises TelegramError."""
        message, outdated = wanted.message, partial(self._is_outdated, address)
        if message is None:
            await self._strip(address, outdated)
            return
        if address.is_new or self._replaced_by(address) != address:
            await self._replace(address, message, wanted.place, outdated)
            return
        edit = partial(
            self._bot.edit_message_text,
            chat_id=address.chat,
            message_id=address.message,
            reply_markup=keyboard(message),
            rate_limit_args=outdated,
        )
        try:
            await edit(message.text, parse_mode=ParseMode.HTML)
        except BadRequest as error:
            if is_gone(error):
                await self._replace(address, message, wanted.place, outdated)
                return
            if is_unreadable(error):
                log.error("Telegram cannot read this: %r", message.text)
                await edit(plain(message))
            elif not is_unchanged(error):
                raise
        waiting = self._wanted.get(address)
        no_longer = waiting is not None and waiting.message is None  # since another message has become the table's
        self._arrived(address, message, None if no_longer else wanted.place, wanted.takes_over)

    async def _replace(self, address: Address, message: Message, place: Place | None, outdated: Outdated) -> None:
        """Posts a new message in place of one that is gone. Whatever else is to be shown there is shown in the new one:
        two quick taps on a message that somebody has deleted lead to one new message. Raises TelegramError."""
        if (now_at := self._replaced_by(address)) != address:
            self._want(now_at, Wanted(message, place, takes_over=False))
            return
        new = await self.post(address.chat, message, place, outdated=outdated)
        if not address.is_new:
            self._replaced.put(address, new)
            self._gone_before.put(new, (address, *self.gone_before(address))[:REMEMBERED_GONE])

    async def _strip(self, address: Address, outdated: Outdated) -> None:
        self._sent.drop(address)
        try:
            await self._bot.edit_message_reply_markup(
                address.chat, address.message, reply_markup=None, rate_limit_args=outdated
            )
        except (BadRequest, Forbidden) as error:
            log.info("no keyboard to take from %s: %s", address, error)

    def _replaced_by(self, address: Address) -> Address:
        """The message that has taken the place of one that is gone; the address itself if none has."""
        while (new := self._replaced.get(address)) is not None:
            address = new
        return address

    def _is_outdated(self, address: Address) -> bool:
        """Whether a newer message is to be sent instead."""
        return address in self._wanted

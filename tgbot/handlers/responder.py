"""What every handler works with: the door to the tables, and the sender by which outcomes reach people."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Protocol

from telegram import MaybeInaccessibleMessage, User
from telegram.constants import MessageLimit

from locales import Html, Texts
from tgbot.cases.door import Door
from tgbot.cases.outcomes import Outcome, SendPicture, SendRecord, Show, Tell, Wait
from tgbot.cases.readers import stranger
from tgbot.cases.visitor import Visitor
from tgbot.views.message import Message
from tgbot.views.place import Place


class Sender(Protocol):
    """Sends messages; `edit` and `strip` return at once."""

    def edit(
        self, there: MaybeInaccessibleMessage, message: Message, place: Place | None, takes_over: bool = True
    ) -> None:
        """Has one of the bot's messages edited soon."""

    def strip(self, there: MaybeInaccessibleMessage) -> None:
        """Has one of the bot's messages lose its buttons soon."""

    async def post(self, chat: int, message: Message, place: Place | None = None, topic: int | None = None) -> None:
        """Posts a new message. Raises TelegramError."""

    async def post_picture(self, chat: int, png: bytes, caption: str) -> None:
        """Posts a picture. Raises TelegramError."""

    async def post_file(self, chat: int, name: str, content: bytes, caption: str) -> None:
        """Posts a file. Raises TelegramError."""


@dataclass(frozen=True, slots=True)
class Responder:
    """The door and the sender; `username` is the bot's own name, once it is known."""

    door: Door
    sender: Sender
    username: Callable[[], str]

    async def post(self, chat: int, outcome: Outcome) -> None:
        """Posts the outcome of a command or a text as a new message. Raises TelegramError."""
        match outcome:
            case Show(message, place):
                await self.sender.post(chat, message, place)
            case Tell(text):
                await self.sender.post(chat, Message(Html(escape(text, quote=False))))
            case Wait(shown):
                await self.post(chat, await shown())
            case SendPicture(png, caption):
                await self.sender.post_picture(chat, png, caption)
            case SendRecord():
                await self._post_record(chat, outcome)

    async def _post_record(self, chat: int, outcome: SendRecord) -> None:
        """As a text to tap and copy, or as a file where it is too long for a message."""
        record, caption = outcome.record, outcome.caption
        if len(record) + len(caption) < MessageLimit.MAX_TEXT_LENGTH:
            await self.sender.post(chat, Message(Html(f"{caption}\n<pre>{escape(record, quote=False)}</pre>")))
        else:
            await self.sender.post_file(chat, f"{json.loads(record)['game']}.json", record.encode(), caption)


def visitor_of(user: User) -> Visitor:
    return Visitor(user.id, user.first_name, user.language_code)


def texts_for(user: User) -> Texts:
    """The texts for somebody whose own choice is not known."""
    return stranger(user.id, user.language_code).texts

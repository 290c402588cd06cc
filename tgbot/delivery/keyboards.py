"""Messages as Telegram accepts them, and whether one looks like another."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import telegram
from telegram import InlineKeyboardMarkup, MaybeInaccessibleMessage

from tgbot.taps import pack
from tgbot.views.message import Button, Message


class Keyboard(InlineKeyboardMarkup):
    """The buttons of a message, already in the form in which they are sent: making an object of each button, only to
    take it apart again, would be a tenth of the cost of a tap."""

    __slots__ = ("_rows",)

    def __init__(self, message: Message) -> None:
        super().__init__([])
        with self._unfrozen():
            self._rows = [[_button(each) for each in row] for row in message.rows]

    def to_dict(self, recursive: bool = True) -> dict[str, Any]:  # noqa: ARG002  (the parent's signature)
        return {"inline_keyboard": self._rows}


def keyboard(message: Message) -> Keyboard | None:
    """The buttons of a message, None if it has none."""
    return Keyboard(message) if message.rows else None


def plain(message: Message) -> str:
    """The text without its markup, for when Telegram cannot parse it."""
    return unescape(re.sub(r"<[^>]*>", "", message.text))


def shows(there: MaybeInaccessibleMessage, message: Message) -> bool:
    """Whether a message received from Telegram looks like this one: the same text and buttons."""
    if not isinstance(there, telegram.Message) or there.text != plain(message):
        return False
    buttons = there.reply_markup.to_dict()["inline_keyboard"] if there.reply_markup else []
    return bool(buttons == [[_button(each) for each in row] for row in message.rows])


def _button(button: Button) -> dict[str, str]:
    """A button as the Bot API has it."""
    found = {"text": button.text}
    if button.tap is not None:
        found["callback_data"] = pack(button.tap)
    if button.url is not None:
        found["url"] = button.url
    if button.style is not None:
        found["style"] = button.style.value
    return found

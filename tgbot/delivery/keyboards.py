"""Messages as Telegram takes them, and whether one looks like another."""

from __future__ import annotations

import re
from html import unescape

import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MaybeInaccessibleMessage

from tgbot.taps import pack
from tgbot.views.message import Button, Message


def keyboard(message: Message) -> InlineKeyboardMarkup | None:
    """The buttons of a message."""
    if not message.rows:
        return None
    return InlineKeyboardMarkup([[_button(each) for each in row] for row in message.rows])


def plain(message: Message) -> str:
    """The text without its marking, for when Telegram cannot read it."""
    return unescape(re.sub(r"<[^>]*>", "", message.text))


def shows(there: MaybeInaccessibleMessage, message: Message) -> bool:
    """Whether a message that Telegram tells of looks like this one: the same words and buttons."""
    return (
        isinstance(there, telegram.Message) and there.text == plain(message) and there.reply_markup == keyboard(message)
    )


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        button.text,
        callback_data=pack(button.tap) if button.tap else None,
        url=button.url,
        style=button.style,
    )

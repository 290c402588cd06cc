"""What a message shows, without Telegram: a text in HTML and rows of buttons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from locales import Html
from tgbot.taps import Tap


class Style(StrEnum):
    """The colour of a button, where the client shows colours. Never the only sign of its meaning."""

    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button does one thing: the tap that it sends to the bot, or the address that it opens."""

    text: str
    tap: Tap | None = None
    url: str | None = None
    style: Style | None = None


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A whole message. Two equal messages look the same, so the second need not be sent."""

    text: Html
    rows: Rows = ()


def in_rows(buttons: list[Button], width: int) -> Rows:
    """Buttons in rows of at most `width`, spread evenly so that the last row is not a single button if possible."""
    n_rows = -(-len(buttons) // width) or 1
    size, longer = divmod(len(buttons), n_rows)
    rows, start = [], 0
    for row in range(n_rows):
        end = start + size + (row < longer)
        rows.append(tuple(buttons[start:end]))
        start = end
    return tuple(row for row in rows if row)

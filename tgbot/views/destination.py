"""Where a table is shown, and therefore who reads it. A destination has one message at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tgbot.views.message import Message
from tgbot.views.place import Place


@dataclass(frozen=True, slots=True)
class Private:
    """A person's own chat with the bot, which has the person's number."""

    user: int

    def __str__(self) -> str:
        return f"private:{self.user}"


@dataclass(frozen=True, slots=True)
class Room:
    """A group, or a topic of one, where everybody reads."""

    chat: int
    topic: int | None = None

    def __str__(self) -> str:
        return f"room:{self.chat}" if self.topic is None else f"room:{self.chat}:{self.topic}"


Destination = Private | Room


@dataclass(frozen=True, slots=True)
class Drawing:
    """A table at a version, for those who do not see it yet: by destination, the address of the message and what it
    should show. `left`: destinations that show something else by now."""

    place: Place
    messages: Mapping[Destination, tuple[str, Message]]
    left: tuple[Destination, ...] = ()


def parse(text: str) -> Destination:
    """The destination whose `str` this is. Raises ValueError."""
    kind, *numbers = text.split(":")
    if kind == "private":
        return Private(*map(int, numbers))
    if kind == "room" and numbers:
        return Room(*map(int, numbers))
    raise ValueError(text)

"""What comes of a tap, a command or a written text, without Telegram: entry points translate to and from these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tgbot.views.message import Message
from tgbot.views.place import Place


@dataclass(frozen=True, slots=True)
class Tell:
    """Nothing changes; the person is told why, in an alert that they must close or in a short note."""

    text: str
    alert: bool = True


@dataclass(frozen=True, slots=True)
class Refresh:
    """There will be more to show: the tap is to be answered again `after` this number of seconds, unless another
    came."""

    after: float


@dataclass(frozen=True, slots=True)
class Show:
    """The message becomes this one. `place`: the table and version that it shows, None where it is no table.

    `note`: a short word besides, an `alert` if it must be closed. `shown_at`: the address of the message that showed
    the table to this person when it was loaded, where that is known."""

    message: Message
    place: Place | None = None
    note: str = ""
    alert: bool = False
    refresh: Refresh | None = None
    shown_at: str | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """What the person did is done, but there will be something to show only after a while: when the house has
    searched."""

    shown: Callable[[], Awaitable[Show]]


@dataclass(frozen=True, slots=True)
class SendPicture:
    """A picture (PNG) as a message of its own, with a caption in HTML."""

    png: bytes
    caption: str


@dataclass(frozen=True, slots=True)
class SendRecord:
    """A parti in notation as a message of its own, with a caption in HTML."""

    record: str
    caption: str


Outcome = Tell | Show | Wait | SendPicture | SendRecord

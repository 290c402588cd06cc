"""The outcome of a tap, a command or a written text, without Telegram: the handlers translate it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tgbot.views.message import Message
from tgbot.views.place import Place


@dataclass(frozen=True, slots=True)
class Tell:
    """Nothing changes; the person is told why, in a short note or in an alert that must be closed."""

    text: str
    alert: bool = True


@dataclass(frozen=True, slots=True)
class Strip:
    """The message keeps its text and loses its buttons, which lead nowhere any more; the person is told why in an
    alert."""

    text: str


@dataclass(frozen=True, slots=True)
class Refresh:
    """There will be more to show: the tap is to be answered again `after` this many seconds, unless another one has
    come."""

    after: float


@dataclass(frozen=True, slots=True)
class Show:
    """The message is replaced by this one. `place`: the table and version that it shows, None if it is not a table.

    `note`: a short text shown as well, as an alert that must be closed if `alert`. `shown_at`: the address of the
    message that showed the table to this person when it was loaded, if known."""

    message: Message
    place: Place | None = None
    note: str = ""
    alert: bool = False
    refresh: Refresh | None = None
    shown_at: str | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """The person's tap has taken effect, but the result can be shown only after the house has searched. `note`: a short
    text shown at once."""

    shown: Callable[[], Awaitable[Show]]
    note: str = ""


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


Outcome = Tell | Strip | Show | Wait | SendPicture | SendRecord

"""What has happened on a day, as plain data: what people did, what they saw, what was recorded, what was left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tgbot.taps import TableTap, Tap


@dataclass(frozen=True, slots=True)
class Tapped:
    """A press of a button. `told` is the text of the answer, None if it had none; `n_answers` counts the tries to
    answer that met no trouble on the way; `n_handed` is how often a bot was given its update: by each process once, and
    once more whenever Telegram delivered it again."""

    update: int
    person: int
    data: str
    answered: bool = True
    told: str | None = None
    n_answers: int = 1
    n_handed: int = 1


@dataclass(frozen=True, slots=True)
class Written:
    """A text or a command. `n_posts` counts the messages that came before the person wrote again, `n_maybe` others that
    came then and may have taken the place of one that was gone; `n_lost` those of which the bot could not know that
    they had come; `n_handed` is as in `Tapped`. `again`: this is when Telegram delivered the update once more, and it
    need not be answered once more."""

    update: int
    person: int
    text: str
    n_posts: int = 1
    n_maybe: int = 0
    n_lost: int = 0
    n_handed: int = 1
    again: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What one of the bot's messages to a person has shown: its text, and the labels and meanings of its buttons.
    `number` is that of the call; `lost`: the message was posted, and the bot could not know that it had arrived."""

    person: int
    message: int
    text: str
    buttons: tuple[tuple[str, Tap], ...] = ()
    number: int = 0
    lost: bool = False

    @property
    def taps(self) -> tuple[TableTap, ...]:
        """What the buttons ask of a table."""
        return tuple(tap for _, tap in self.buttons if isinstance(tap, TableTap))


@dataclass(frozen=True, slots=True)
class Saved:
    """One version of a table as it was written, with its cause; a `body` of None is a deletion."""

    version: int
    cause: str | None
    body: str | None


@dataclass(frozen=True)
class Day:
    """`saved` has all versions of each table in the order in which they were written, `kept` the version and the body
    that each table has at the end, `playing` the table that each person has not left. `shown` is in the order of
    time; `live` is what stands on the screens at the end. `killed` has after how many calls bots were killed. `left`
    names what the queues still hold, `logs` is what each process has written, `secrets` what it must not."""

    taps: tuple[Tapped, ...] = ()
    texts: tuple[Written, ...] = ()
    shown: tuple[Shown, ...] = ()
    live: tuple[Shown, ...] = ()
    saved: Mapping[str, tuple[Saved, ...]] = field(default_factory=dict)
    kept: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    playing: Mapping[int, str] = field(default_factory=dict)
    killed: tuple[int, ...] = ()
    left: tuple[str, ...] = ()
    logs: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()

"""Taps in the menus: one class for each page and each setting. Arguments are unchecked text: the case checks them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenHome:
    """The greeting."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """The current parti, or a new one."""


@dataclass(frozen=True, slots=True)
class AskNew:
    """A new parti, after a question if there is a current one."""


@dataclass(frozen=True, slots=True)
class New:
    """A new parti in any case."""


@dataclass(frozen=True, slots=True)
class OpenRules:
    """A page of the rules, the first one without a number."""

    page: int | None = None


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Game and options."""


@dataclass(frozen=True, slots=True)
class SetGame:
    game: str


@dataclass(frozen=True, slots=True)
class OpenOption:
    """One option with its values."""

    name: str


@dataclass(frozen=True, slots=True)
class SetOption:
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SetLevel:
    """How well the house plays."""

    level: str


@dataclass(frozen=True, slots=True)
class OpenLanguage:
    """All languages."""


@dataclass(frozen=True, slots=True)
class SetLanguage:
    language: str


@dataclass(frozen=True, slots=True)
class OpenSettings:
    """What a person can choose for themselves."""


@dataclass(frozen=True, slots=True)
class SetLetters:
    """Which language's letters are on the cards."""

    language: str


@dataclass(frozen=True, slots=True)
class SetQuick:
    """Whether a card that can only be laid out is played at once: "yes" or "no"."""

    quick: str


@dataclass(frozen=True, slots=True)
class SetCoach:
    coach: str


@dataclass(frozen=True, slots=True)
class SetCounting:
    counting: str


@dataclass(frozen=True, slots=True)
class OpenAccuracy:
    """What the person's unforced decisions cost, giv by giv, as a picture."""


@dataclass(frozen=True, slots=True)
class OpenHelp:
    """How to play here, and the commands."""


@dataclass(frozen=True, slots=True)
class AskForget:
    """The question whether to delete everything about the person."""


@dataclass(frozen=True, slots=True)
class Forget:
    """To delete it all, after the question."""


MenuTap = (
    OpenHome | OpenTable | AskNew | New | OpenRules | OpenGame | SetGame | OpenOption | SetOption | SetLevel
    | OpenLanguage | SetLanguage | OpenSettings | SetLetters | SetQuick | SetCoach | SetCounting | OpenAccuracy
    | OpenHelp | AskForget | Forget
)  # fmt: skip

"""Taps on a table: one class for each thing that a button there can ask for."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Card, Move


@dataclass(frozen=True, slots=True)
class Choose:
    """A hand card: what can it do?"""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Take, or lay out."""

    move: Move


@dataclass(frozen=True, slots=True)
class PlayAnyway:
    """The same move in spite of the coach."""

    move: Move


@dataclass(frozen=True, slots=True)
class Pick:
    """Table cards are chosen one by one: the hand card with those picked so far, and the page of the table's cards."""

    move: Move
    page: int = 0


@dataclass(frozen=True, slots=True)
class TakeNothing:
    """To take before any card is picked."""


@dataclass(frozen=True, slots=True)
class Back:
    """To the table as it is."""


@dataclass(frozen=True, slots=True)
class Why:
    """The proofs of the latest takes."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The idea of a good move."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The move itself, with its reasons."""


@dataclass(frozen=True, slots=True)
class Terms:
    """All reasons of the move."""


@dataclass(frozen=True, slots=True)
class Count:
    """What is gone and how the majorities stand."""


@dataclass(frozen=True, slots=True)
class Quiz:
    """A question about how many cards of a rank are unseen; with an `answer` to the one about `rank`."""

    rank: str | None = None
    answer: int | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """The review of the giv. `faults`: the number of its failures that the person has seen and wants retried."""

    faults: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One play of the reviewed giv."""

    ply: int = 0


@dataclass(frozen=True, slots=True)
class Practise:
    """A position of the giv, to play again; the tap's `ply` says which."""


@dataclass(frozen=True, slots=True)
class Undo:
    """To before the person's last move."""


@dataclass(frozen=True, slots=True)
class AskResign:
    """The question whether to give up."""


@dataclass(frozen=True, slots=True)
class Resign:
    """To give up, after the question."""


@dataclass(frozen=True, slots=True)
class NextGiv:
    """To deal the next giv."""


@dataclass(frozen=True, slots=True)
class Again:
    """A new parti in place of one that is over."""


@dataclass(frozen=True, slots=True)
class ShowRecord:
    """The parti in notation."""


Ask = (
    Choose | Play | PlayAnyway | Pick | TakeNothing | Back | Why | Hint | Advice | Terms | Count | Quiz | Review
    | Step | Practise | Undo | AskResign | Resign | NextGiv | Again | ShowRecord
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableTap:
    """A tap on a table as shown at a version. `ply`: the earlier play that is practised, None in the game itself."""

    table: str
    version: int
    ask: Ask
    ply: int | None = None

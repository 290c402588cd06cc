"""What a search has found out about the legal moves of a view: facts for reasons, reviews and levels to read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import Move
from tutor.search.terms import Terms


class Measure(StrEnum):
    """What moves are compared by."""

    POINTS = "points"
    WINNING = "winning"  # the chance of winning the parti, if somebody is near the target


@dataclass(frozen=True, slots=True)
class Ranked:
    """One legal move.

    `value` compares it with the best move, which has 0: in points for the rest of the giv, or if the measure is
    winning, in points' worth of chance. `error` is the standard error of that difference, from `samples` worlds; it is
    0 only if the value is proved (`exact`). `complete`: there are no other worlds. `terms` add up to `total`, the
    expected lead in points over the rest of the giv, most cards and most spades included. A move without samples was
    not played out, only looked at.

    `line`: the move and the moves that follow when both play perfectly, if the value is proved; the terms are those of
    the line. `chance` is the chance of winning the parti and `point` how much of it a point is worth, if that was
    measured.
    """

    move: Move
    value: float
    error: float
    samples: int
    exact: bool
    terms: Terms
    complete: bool = False
    line: tuple[Move, ...] = ()
    chance: float | None = None
    point: float | None = None

    @property
    def total(self) -> float:
        return self.terms.total


@dataclass(frozen=True, slots=True)
class Ranking:
    """The legal moves: the best, what is surely as good in the order of `at_sight`, and the others by value.

    `exact`: every move is proved. `all_moves`: no legal move was left out; a table can have thousands (8.1).
    """

    moves: tuple[Ranked, ...]
    measure: Measure
    exact: bool
    all_moves: bool

    @property
    def best(self) -> Ranked:
        return self.moves[0]

    @property
    def point(self) -> float | None:
        """The chance of winning that one point is worth, if winning is the measure."""
        return self.best.point

    def of(self, move: Move) -> Ranked | None:
        """What was found out about a move; None if it was left out."""
        return next((each for each in self.moves if each.move == move), None)

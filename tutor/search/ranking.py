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
    winning, in points' worth of chance. `error` is the standard error of that difference, from `samples` worlds.
    `exact`: the value is proved and the error 0. `terms` add up to `total`, the expected lead in points over the rest
    of the giv, most cards and most spades included. `chance` is the chance of winning the parti, if that was measured.
    A move without samples was not played out, only looked at.
    """

    move: Move
    value: float
    error: float
    samples: int
    exact: bool
    terms: Terms
    chance: float | None = None

    @property
    def total(self) -> float:
        return self.terms.total


@dataclass(frozen=True, slots=True)
class Ranking:
    """The legal moves, best first; moves of equal value in the order of `legal_moves`.

    `exact`: every move is proved. `point` is the chance of winning that one point is worth, if winning is the measure.
    `all_moves`: no legal move was left out; a table can have thousands (8.1).
    """

    moves: tuple[Ranked, ...]
    measure: Measure
    exact: bool
    all_moves: bool
    point: float | None = None

    @property
    def best(self) -> Ranked:
        return self.moves[0]

    def of(self, move: Move) -> Ranked | None:
        """What was found out about a move; None if it was left out."""
        return next((each for each in self.moves if each.move == move), None)

"""The order of moves: the best, what is surely as good, and the others by value.

Equal moves are ordered by what everybody sees: more points at once, then more worth at sight. A take is worth something
and a card that is laid out costs what it is worth, so of equal moves a take comes first, the point card is taken, and
it is kept in the hand. What is still equal has the order of `legal_moves`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import BIT
from tutor.fast.worth import WORTH, points_of, worth_of
from tutor.search.certainty import surely_equal
from tutor.search.ranking import Ranked


@dataclass(frozen=True, slots=True, order=True)
class Sight:
    """How a move looks, the better one first: less its points at once, less its worth at sight, and its number among
    the legal moves."""

    points: float
    worth: float
    number: int


def at_sight(card: int, taken: int, sweep_worth: float, number: int) -> Sight:
    """How playing a card looks that takes this set of cards, or is laid out if the set is empty. `sweep_worth` is the
    tabbe's, if the move is one."""
    if not taken:
        return Sight(0.0, WORTH[card], number)
    gained = taken | BIT[card]
    return Sight(-points_of(gained) - sweep_worth, -worth_of(gained) - sweep_worth, number)


def first_of_equals(top: Ranked, found: Sequence[tuple[Sight, Ranked]]) -> int:
    """The number of the move that looks best among those that are surely as good as the top one."""
    return min(sight for sight, each in found if surely_equal(top, each)).number


def in_order(best: Ranked, found: Sequence[tuple[Sight, Ranked]]) -> tuple[Ranked, ...]:
    """The moves in order, given the best of them."""

    def place(pair: tuple[Sight, Ranked]) -> tuple[bool, float, float, Sight]:
        sight, each = pair
        equal = surely_equal(best, each)
        points = 0.0 if equal or each.chance is None else -each.total  # equal chances are ordered by points
        return not equal, 0.0 if equal else -round(each.value, 6), points, sight

    return tuple(each for _, each in sorted(found, key=place))

"""How sensible players choose: a score for each play, from which its chance follows (multinomial logit).

From what somebody took and what they left, it tells what they are likely to hold. The score does not depend on the
hand, so it can be computed for every card that they might have held instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from engine import BIT
from tutor.fast.expectation import expected_take
from tutor.fast.masks import SPADES
from tutor.fast.takes import BestTake, Takes
from tutor.fast.worth import points_of

#: The names of the features in each part of the score, in the order of the weights.
PARTS = {
    "every": ("expected-take", "table", "table-points", "table-spades", "one-card-left"),
    "take": ("one", "points", "sweep", "cards", "spades", "ace-played", "face-played"),
    "lay": ("points", "spade", "value", "same-rank-unseen", "ace"),
}

Habits = Mapping[str, tuple[float, ...]]
Features = tuple[float, ...]


class Chooser:
    """Scores of plays on one table, by a player whose next opponent holds `hand_size` of the `unseen` cards."""

    def __init__(self, takes: Takes, habits: Habits, table: int, unseen: int, hand_size: int) -> None:
        self._takes, self._habits = takes, habits
        self.table, self._unseen, self._hand_size = table, unseen, max(hand_size, 1)

    def every_features(self, left: int) -> Features:
        """The features of any play: those of the table that it leaves."""
        size = left.bit_count()
        threat = expected_take(self._takes, left, self._unseen, self._hand_size)
        return (threat, size, points_of(left), (left & SPADES).bit_count(), size == 1)

    def take_features(self, card: int, taken: int) -> Features:
        gained = taken | BIT[card]
        return (
            1.0,
            points_of(gained),
            taken == self.table,
            gained.bit_count(),
            (gained & SPADES).bit_count(),
            card < 4,
            card >= 40,
        )

    def lay_features(self, card: int) -> Features:
        same_rank = (0b1111 << (card & ~3)) & self._unseen & ~BIT[card]
        return (points_of(BIT[card]), card & 3 == 3, ((card >> 2) + 1) / 14, same_rank.bit_count(), card < 4)

    def chance(self, card: int, taken: int) -> float:
        """The chance of the play, up to a factor that is the same for all plays of one hand."""
        if taken:
            own = _dot(self._habits["take"], self.take_features(card, taken))
        else:
            own = _dot(self._habits["lay"], self.lay_features(card))
        left = self.table & ~taken if taken else self.table | BIT[card]
        return exp(own + _dot(self._habits["every"], self.every_features(left)))

    def temptation(self, card: int) -> float:
        """The chance of laying the card out plus that of its best take."""
        take = self._best(card)
        return self.chance(card, 0) + (self.chance(card, take[1]) if take is not None else 0.0)

    def is_best(self, card: int, taken: int) -> bool:
        """Whether this is the card's best take at sight."""
        take = self._best(card)
        return take is not None and take[1] == taken

    def _best(self, card: int) -> BestTake:
        return self._takes.best(self.table)[self._takes.kinds[card]]


def _dot(weights: Features, values: Features) -> float:
    return sum([weight * value for weight, value in zip(weights, values, strict=True)])

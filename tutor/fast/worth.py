"""What cards are worth at sight: their points, and a little towards most cards and most spades."""

from __future__ import annotations

from collections.abc import Iterable

from engine import BIT, DECK, LILLAN, STORAN, point_cards
from tutor.fast.masks import ACES, SPADES

#: What a greedy player adds to the points.
WORTH_OF_A_CARD = 0.06
WORTH_OF_A_SPADE = 0.25
#: The worth of each card.
WORTH = tuple(point_cards((card,)) + WORTH_OF_A_CARD + WORTH_OF_A_SPADE * card.is_spade for card in DECK)

STORAN_BIT = BIT[STORAN]
POINT_CARDS = ACES | STORAN_BIT | BIT[LILLAN]


def worth(some_cards: Iterable[int]) -> float:
    """The worth of cards: their points, 0.06 for each card and 0.25 for each spade."""
    return sum(WORTH[card] for card in some_cards)


def points_of(mask: int) -> int:
    """The points of a set of cards (5.1): storan 2, lillan 1, each ace 1."""
    special = mask & POINT_CARDS
    if not special:
        return 0
    return special.bit_count() + 1 if special & STORAN_BIT else special.bit_count()


def worth_of(mask: int) -> float:
    """The worth of a set of cards."""
    worth = WORTH_OF_A_CARD * mask.bit_count() + WORTH_OF_A_SPADE * (mask & SPADES).bit_count()
    return worth + points_of(mask) if mask & POINT_CARDS else worth

"""Sets of cards as bitmasks: one integer with a bit for each card."""

from __future__ import annotations

from collections.abc import Iterable

from engine import BIT, DECK, FIRST_FACE, Card

ACES = sum(BIT[:4])
SPADES = sum(BIT[3::4])
FACES = sum(BIT[FIRST_FACE:])


def mask_of(some_cards: Iterable[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in some_cards:
        mask |= BIT[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    return tuple([DECK[bit.bit_length() - 1] for bit in single_cards(mask)])


def single_cards(mask: int) -> list[int]:
    """Each card of a set as a set of its own, sorted."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found

"""What a player whose cards are unknown can be expected to take: the one number behind values, beliefs and policy."""

from __future__ import annotations

from functools import cache
from math import comb

from tutor.fast.takes import Takes
from tutor.fast.worth import worth_of


def expected_take(takes: Takes, table: int, unseen: int, hand_size: int) -> float:
    """The expected worth of the best single take on the table for a hand drawn at random from `unseen`.

    Cards of one kind are treated as equal, each worth the mean of its kind among the unseen. With the kinds sorted by
    their takes, a kind provides the best take when the hand has a card of it and none of the kinds before.
    """
    if not table:
        return 0.0
    n_unseen = unseen.bit_count()
    found = []
    for gain, cards in takes.takers(table):
        here = unseen & cards
        if here:
            own, n_here = MEANS[here]
            found.append((gain + own, n_here))
    if not found:
        return 0.0
    found.sort(reverse=True)
    none = without(n_unseen, min(hand_size, n_unseen))
    total, before, n_before = 0.0, 1.0, 0
    for worth, n_here in found:
        n_before += n_here
        after = none[n_before]
        total += worth * (before - after)
        before = after
    return total


class Means(dict[int, tuple[float, int]]):
    """For a set of cards: the mean worth of one of them, and how many there are. Each set is computed once."""

    def __missing__(self, cards: int) -> tuple[float, int]:
        n_cards = cards.bit_count()
        self[cards] = found = (worth_of(cards) / n_cards, n_cards)
        return found


#: A kind has four cards at most, so its sets are few.
MEANS = Means()


@cache
def without(n_cards: int, hand_size: int) -> tuple[float, ...]:
    """For k = 0, 1, …, n: the chance that a hand drawn at random from n cards has none of k given cards."""
    hands = comb(n_cards, hand_size)
    return tuple(comb(n_cards - k, hand_size) / hands for k in range(n_cards + 1))

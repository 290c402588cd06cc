"""Counting cards: what a seat has not seen, and how the races for most cards and spades stand. All of it follows from
its View."""

from __future__ import annotations

from dataclasses import dataclass

from engine import DECK, LILLAN, RANKS, STORAN, Card, View


@dataclass(frozen=True, slots=True)
class Majority:
    """The race for most cards or most spades: what each seat has taken, and how many nobody has taken yet.

    `safe` is the seat that nobody can catch up with any more, or None.
    """

    taken: tuple[int, ...]
    left: int
    safe: int | None


@dataclass(frozen=True, slots=True)
class Count:
    """`unseen`: how many cards of each rank letter the seat has not seen; `point_cards`: those of the unseen that are
    worth points by themselves."""

    unseen: tuple[tuple[str, int], ...]
    point_cards: tuple[Card, ...]
    cards: Majority
    spades: Majority


def count(view: View) -> Count:
    """What can be known by counting."""
    unseen = view.unseen
    return Count(
        unseen=tuple((rank, sum(card.rank == rank for card in unseen)) for rank in RANKS),
        point_cards=tuple(card for card in unseen if card.is_ace or card in (STORAN, LILLAN)),
        cards=_majority([len(pile) for pile in view.piles], len(DECK)),
        spades=_majority([sum(card.is_spade for card in pile) for pile in view.piles], len(DECK) // 4),
    )


def n_unseen(view: View, rank: str) -> int:
    """How many cards of a rank the seat has not seen."""
    return sum(card.rank == rank for card in view.unseen)


def _majority(taken: list[int], of: int) -> Majority:
    """With two players 27 cards or 7 spades are safe (8.2); with more players, whatever the others cannot reach."""
    left = of - sum(taken)
    for seat, own in enumerate(taken):
        if own > max(other for each, other in enumerate(taken) if each != seat) + left:
            return Majority(tuple(taken), left, seat)
    return Majority(tuple(taken), left, None)

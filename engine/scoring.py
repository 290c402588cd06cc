"""Counting a giv (rules 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import LILLAN, STORAN, Card
from engine.rules import Rules

SPADES_WITHOUT_EXTRA = 7


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's line in the protocol: the points of each kind (5.1, 5.3), and the counts behind them."""

    n_cards: int
    n_spades: int
    most_cards: int
    most_spades: int
    extra_spades: int
    storan: int
    lillan: int
    aces: int
    sweeps: int
    sistan: int

    @property
    def total(self) -> int:
        return (
            self.most_cards
            + self.most_spades
            + self.extra_spades
            + self.storan
            + self.lillan
            + self.aces
            + self.sweeps
            + self.sistan
        )


def score(
    rules: Rules, piles: Sequence[Sequence[Card]], sweeps: Sequence[int], last_taker: int | None
) -> tuple[Row, ...]:
    """The protocol of a giv: one row for each seat.

    `piles` are all cards that each seat owns at the end, including those left on the table (4.2); `sweeps` the tabbar
    that count; `last_taker` is the seat that has sistan, or None.
    """
    n_cards = [len(pile) for pile in piles]
    n_spades = [sum(card.is_spade for card in pile) for pile in piles]
    return tuple(
        Row(
            n_cards=n_cards[seat],
            n_spades=n_spades[seat],
            most_cards=1 if _alone_with_most(n_cards, seat) else 0,
            most_spades=2 if _alone_with_most(n_spades, seat) else 0,
            extra_spades=max(0, n_spades[seat] - SPADES_WITHOUT_EXTRA) if rules.extra_spades else 0,
            storan=2 if STORAN in pile else 0,
            lillan=1 if LILLAN in pile else 0,
            aces=sum(card.is_ace for card in pile),
            sweeps=sweeps[seat],
            sistan=1 if seat == last_taker else 0,
        )
        for seat, pile in enumerate(piles)
    )


def point_cards(some_cards: Iterable[Card]) -> int:
    """The points of the cards that are worth points by themselves: storan 2, lillan 1, each ace 1 (5.1)."""
    return sum(2 if card == STORAN else 1 for card in some_cards if card.is_ace or card in (STORAN, LILLAN))


def _alone_with_most(counts: Sequence[int], seat: int) -> bool:
    """Whether the seat has more than every other. In a tie nobody gets the points (5.2)."""
    return counts[seat] == max(counts) and counts.count(max(counts)) == 1

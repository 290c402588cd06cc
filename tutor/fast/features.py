"""What cards are worth at sight, and what the next player can expect to take: the numbers behind house and hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import comb

from engine import HAND, Card, Move, Refill, Rules, View, legal_takes, point_cards

# A card is worth its points, and something towards most cards and most spades (what a greedy player counts with).
WORTH_OF_A_CARD = 0.06
WORTH_OF_A_SPADE = 0.25
WORTH = tuple(
    point_cards((card,)) + WORTH_OF_A_CARD + WORTH_OF_A_SPADE * card.is_spade for card in map(Card, range(52))
)
#: How many takes of one table are looked at; no table from play comes near it.
TAKES_LOOKED_AT = 500


def worth(some_cards: Iterable[Card]) -> float:
    """Points of the cards, with 0.06 for each card and 0.25 for each spade."""
    return sum(WORTH[card] for card in some_cards)


@dataclass(frozen=True, slots=True)
class Take:
    """The best take of a kind of unseen cards: all of that kind, what one of them takes, and the worth of that.

    Cards are of one kind when they have the same rank and may count the same from the hand.
    """

    cards: tuple[Card, ...]
    taken: tuple[Card, ...]
    worth: float


def chance_of_one(n_wanted: int, n_unseen: int, hand_size: int) -> float:
    """The chance that a hand drawn at random from the unseen cards has at least one of the wanted."""
    return 1 - comb(n_unseen - n_wanted, hand_size) / comb(n_unseen, hand_size)


def best_takes(
    rules: Rules, table: Sequence[Card], unseen: Sequence[Card], sweep_worth: float = 1.0
) -> tuple[Take, ...]:
    """The best take of each kind of unseen cards that can take something from the table."""
    kinds: dict[tuple[int, tuple[int, ...]], list[Card]] = {}
    for card in unseen:
        kinds.setdefault((card >> 2, rules.hand_values[card]), []).append(card)
    best: dict[Card, tuple[float, tuple[Card, ...]]] = {}
    for card, taken in islice(legal_takes(rules, table, [same[0] for same in kinds.values()]), TAKES_LOOKED_AT):
        gain = sum([WORTH[each] for each in taken]) + (sweep_worth if len(taken) == len(table) else 0.0)
        if card not in best or gain > best[card][0]:
            best[card] = gain, taken
    return tuple(Take(tuple(same), best[same[0]][1], best[same[0]][0]) for same in kinds.values() if same[0] in best)


def table_after(view: View, move: Move) -> tuple[Card, ...]:
    """The table that a move leaves."""
    if not move.taken:
        return (*view.table, move.card)
    return tuple([card for card in view.table if card not in move.taken])


def next_hand_size(view: View) -> int:
    """How many cards the next player holds when it is their turn; new ones are dealt when all hands are empty (1.6)."""
    size = view.hand_sizes[(view.seat + 1) % view.n_players]
    return HAND if size == 0 and view.stock_size and view.rules.refill is Refill.DEAL else size

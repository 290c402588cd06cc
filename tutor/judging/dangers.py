"""What the next player may take of what a move leaves, with exact chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import comb

from engine import HAND, Card, Move, Refill, Rules, View, legal_takes, sweep_counts, table_after
from tutor.fast.worth import WORTH, worth

#: How many takes of one table are looked at. No table in real play comes near it.
TAKES_LOOKED_AT = 500


@dataclass(frozen=True, slots=True)
class Danger:
    """Cards of one kind, which an opponent may hold: the chance of that, and the best take of one of them.

    Cards are of one kind when they have the same rank and may count the same from the hand; `card` is one of them. The
    chance is exact for a hand drawn at random from what the seat has not seen. `sweeps`: the take would be a tabbe.
    """

    card: Card
    chance: float
    taken: tuple[Card, ...]
    sweeps: bool
    worth: float

    @property
    def expected(self) -> float:
        """What the danger costs on average."""
        return self.chance * self.worth


@dataclass(frozen=True, slots=True)
class _Reply:
    """The best take of a kind: all unseen cards of that kind, what one of them takes, and the worth of that."""

    cards: tuple[Card, ...]
    taken: tuple[Card, ...]
    worth: float


def dangers(view: View, move: Move) -> tuple[Danger, ...]:
    """What the next player may take of what the move leaves, by kind of card, the largest expected loss first."""
    left, unseen = table_after(view.table, move), view.unseen
    hand = min(_next_hand_size(view), len(unseen))
    if not left or not hand:
        return ()
    counts = sweep_counts(view.rules, view.n_players, len(view.moves) + 1)
    found = [
        Danger(
            reply.cards[0],
            _chance_of_one(len(reply.cards), len(unseen), hand),
            reply.taken,
            len(reply.taken) == len(left) and counts,
            reply.worth + worth(reply.cards) / len(reply.cards),
        )
        for reply in _best_replies(view.rules, left, unseen, float(counts))
    ]
    return tuple(sorted(found, key=lambda danger: -danger.expected))


def _next_hand_size(view: View) -> int:
    """How many cards the next player holds when it is their turn; new ones are dealt when all hands are empty (1.6)."""
    size = view.hand_sizes[(view.seat + 1) % view.n_players]
    return HAND if size == 0 and view.stock_size and view.rules.refill is Refill.DEAL else size


def _chance_of_one(n_wanted: int, n_unseen: int, hand_size: int) -> float:
    """The chance that a hand drawn at random from the unseen cards has at least one of the wanted."""
    return 1 - comb(n_unseen - n_wanted, hand_size) / comb(n_unseen, hand_size)


def _best_replies(rules: Rules, table: Sequence[Card], unseen: Sequence[Card], sweep_worth: float) -> list[_Reply]:
    """The best take of each kind of unseen cards that can take something from the table."""
    kinds: dict[tuple[int, tuple[int, ...]], list[Card]] = {}
    for card in unseen:
        kinds.setdefault((card >> 2, rules.hand_values[card]), []).append(card)
    best: dict[Card, tuple[float, tuple[Card, ...]]] = {}
    for card, taken in islice(legal_takes(rules, table, [same[0] for same in kinds.values()]), TAKES_LOOKED_AT):
        gain = sum([WORTH[each] for each in taken]) + (sweep_worth if len(taken) == len(table) else 0.0)
        if card not in best or gain > best[card][0]:
            best[card] = gain, taken
    return [_Reply(tuple(same), best[same[0]][1], best[same[0]][0]) for same in kinds.values() if same[0] in best]

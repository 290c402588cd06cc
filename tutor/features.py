"""What cards are worth at sight, and what the next player can expect to take: the numbers behind house and hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import comb

from engine import Card, Rules, point_cards
from engine.captures import legal_takes

# A card is worth its points, and something towards most cards and most spades (measured, see the README's decisions).
WORTH_OF_A_CARD = 0.06
WORTH_OF_A_SPADE = 0.25
WORTH = tuple(
    point_cards((card,)) + WORTH_OF_A_CARD + WORTH_OF_A_SPADE * card.is_spade for card in map(Card, range(52))
)
#: How many takes of one table are looked at; no table from play comes near it.
TAKES_LOOKED_AT = 500


@dataclass(frozen=True, slots=True)
class Threat:
    """What an opponent who holds `hand_size` unknown cards may do to a table.

    `expected` is the worth that the best single take is expected to have; `chance` the probability that some card can
    take something, `sweep_chance` that some card can take everything, where that counts. All are exact for a hand
    drawn at random from `unseen`.
    """

    expected: float
    chance: float
    sweep_chance: float


def worth(some_cards: Iterable[Card]) -> float:
    """Points of the cards, with 0.06 for each card and 0.25 for each spade."""
    return sum(WORTH[card] for card in some_cards)


def threat(
    rules: Rules, table: Sequence[Card], unseen: Sequence[Card], hand_size: int, sweep_worth: float = 1.0
) -> Threat:
    """What the next player can expect to take from the table, from what the asking seat has not seen.

    The best take of the hand is that of its best card: with the cards sorted by what they can take, the one in place i
    is the best of a hand with probability C(n-i-1, h-1) / C(n, h).
    """
    hand_size = min(hand_size, len(unseen))
    if not table or not hand_size:
        return Threat(0.0, 0.0, 0.0)
    gains, sweepers = _gains(rules, table, unseen, sweep_worth)
    n, hands = len(unseen), comb(len(unseen), hand_size)
    expected = sum(gain * comb(n - i - 1, hand_size - 1) for i, gain in enumerate(gains)) / hands
    return Threat(
        expected,
        1 - comb(n - len(gains), hand_size) / hands,
        1 - comb(n - sweepers, hand_size) / hands,
    )


def _gains(rules: Rules, table: Sequence[Card], unseen: Sequence[Card], sweep_worth: float) -> tuple[list[float], int]:
    """What each unseen card that can take would gain at best, largest first; and how many could take everything."""
    alike: dict[tuple[int, tuple[int, ...]], list[Card]] = {}
    for card in unseen:
        alike.setdefault((card >> 2, rules.hand_values[card]), []).append(card)
    best: dict[Card, float] = {}
    sweeping: set[Card] = set()
    for card, taken in islice(legal_takes(rules, table, [some[0] for some in alike.values()]), TAKES_LOOKED_AT):
        gain = sum([WORTH[each] for each in taken])
        if len(taken) == len(table) and sweep_worth:
            gain += sweep_worth
            sweeping.add(card)
        if gain > best.get(card, -1.0):
            best[card] = gain
    gains, sweepers = [], 0
    for some in alike.values():
        if some[0] in best:
            gains += [best[some[0]] + WORTH[card] for card in some]
            sweepers += len(some) if some[0] in sweeping else 0
    gains.sort(reverse=True)
    return gains, sweepers

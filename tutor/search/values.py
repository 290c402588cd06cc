"""What a position is worth where a simulation stops: at the end of a deal, or after some plays where cards are drawn.

The value is the lead that a seat can expect over the rest of the giv, most cards and most spades included. It is linear
in the features below, with weights fitted for each number of plays and each place after the leader. Most of it comes
from two features: the race for spades, and what the leader can expect to take (see the weights).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt, tanh

from engine import HAND
from tutor.fast.expectation import expected_take
from tutor.fast.lead import lead
from tutor.fast.masks import SPADES, mask_of
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes
from tutor.fast.worth import WORTH, points_of

#: The features in the order of the weights. The last two exist only where cards are drawn.
FEATURES = (
    "one",
    "cards-race",
    "spades-race",
    "cards-lead",
    "spades-lead",
    "leader",
    "points-left",
    "at-hand",
    "held",
)
CARDS_RACE, SPADES_RACE, CARDS_LEAD, SPADES_LEAD = 1, 2, 3, 4
SHARPNESS = 0.8


def race(counts: Sequence[int], seat: int, whole: int) -> tuple[float, float]:
    """How a seat stands in the race for most cards or most spades, of which there are `whole`.

    From 1 if it is as good as won to -1 if it is lost; and the seat's lead, in tens.
    """
    mine, taken = counts[seat], sum(counts)
    rival = taken - mine if len(counts) == 2 else max(*counts[:seat], *counts[seat + 1 :])
    return sharp(mine - rival, whole - taken), lead(counts, seat) / 10


@cache
def sharp(lead: int, left: int) -> float:
    """How far a lead decides a race in which `left` are still to be taken, from -1 to 1."""
    return tanh(SHARPNESS * lead / sqrt(left + 1))


def features(takes: Takes, situation: Situation, seat: int) -> tuple[float, ...]:
    """The features of a seat in the order of FEATURES. The leader is the seat to play."""
    cards = [pile.bit_count() for pile in situation.piles]
    spades = [(pile & SPADES).bit_count() for pile in situation.piles]
    cards_race, cards_lead = race(cards, seat, 52)
    spades_race, spades_lead = race(spades, seat, 13)
    return (1.0, cards_race, spades_race, cards_lead, spades_lead, *rest_features(takes, situation, seat))


def rest_features(takes: Takes, situation: Situation, seat: int) -> tuple[float, ...]:
    """The features of the table and of the cards to come."""
    unseen = situation.talong
    if not situation.draws:
        # Before the last deal the two hands together hold all unseen cards. What one card takes on average then says
        # more than what the best of four takes.
        last = len(situation.stock) == HAND * len(situation.hands)
        return expected_take(takes, situation.table, unseen, 1 if last else HAND), float(points_of(unseen))
    hands = [mask_of(hand) for hand in situation.hands]
    for hand in hands:
        unseen |= hand
    held = [points_of(hand) for hand in hands]
    return (
        expected_take(takes, situation.table, unseen, HAND),
        float(points_of(unseen)),
        _at_hand(takes, situation.table, situation.hands[situation.turn]),
        lead(held, seat),
    )


def _at_hand(takes: Takes, table: int, hand: Sequence[int]) -> float:
    """The worth of the best take that the hand has now."""
    best, kinds = takes.best(table), takes.kinds
    found = [take[0] + WORTH[card] for card in hand if (take := best[kinds[card]]) is not None]
    return max(found, default=0.0)

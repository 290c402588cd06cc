"""What a position is judged by where a playout stops, on positions that anybody can count."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt, tanh

import pytest

from engine import Giv, Rules, cards, deal
from tests.tutor.positions import KASINO
from tutor.fast.expectation import expected_take
from tutor.fast.masks import mask_of
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.values import features, race, rest_features

DRAWING = Rules.preset("kasino", refill="draw")
DECK = cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD "
             "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")  # fmt: skip


@pytest.mark.parametrize(
    ("counts", "seat", "ahead", "left", "leading"),
    [
        ([20, 12], 0, 8, 20, 0.8),
        ([20, 12], 1, -8, 20, -0.8),
        ([10, 14, 5], 1, 4, 23, 0.65),
        ([10, 14, 5], 0, -4, 23, 0.05),
        ([10, 14, 5], 2, -9, 23, -0.7),
        ([27, 25], 0, 2, 0, 0.2),
    ],
)
def test_a_race_is_judged_by_the_lead_over_the_best_rival_and_by_what_is_left(
    counts: list[int], seat: int, ahead: int, left: int, leading: float
) -> None:
    """The lead over the mean of the others is told beside it, in tens."""
    decided, lead = race(counts, seat, 52)
    assert decided == pytest.approx(tanh(0.8 * ahead / sqrt(left + 1)))
    assert lead == pytest.approx(leading)


def put(rules: Rules, table: str, hands: tuple[str, ...], piles: tuple[str, ...], n_stock: int) -> Giv:
    """A position of the first seat; the rest of the cards is the talong, and what is left over belongs to nobody."""
    giv = deal(rules, len(hands), len(hands) - 1, DECK)
    out = {card for some in (table, *hands, *piles) for card in cards(some)}
    stock = tuple(card for card in DECK if card not in out)[:n_stock]
    return replace(
        giv,
        turn=0,
        table=cards(table),
        hands=tuple(cards(hand) for hand in hands),
        piles=tuple(cards(pile) for pile in piles),
        stock=stock,
    )


def test_a_position_before_a_deal_is_judged_by_races_and_by_what_can_be_taken_and_is_left() -> None:
    giv = put(KASINO, "9S 4D 5C", ("", ""), ("AS KS 2S QH", "TD 3S"), 16)
    found = features(takes_for(KASINO), Situation.of_giv(giv), 0)
    unseen = mask_of(giv.stock)
    n_points = sum(card.is_ace for card in giv.stock)
    assert n_points > 0
    assert found == pytest.approx(
        (
            1.0,
            tanh(0.8 * 2 / sqrt(46 + 1)),
            tanh(0.8 * 2 / sqrt(9 + 1)),
            0.2,
            0.2,
            expected_take(takes_for(KASINO), mask_of(giv.table), unseen, 4),
            n_points,
        )
    )


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_before_the_last_deal_one_card_of_the_next_player_is_looked_at(n_players: int) -> None:
    takes = takes_for(KASINO)
    for n_stock, looked_at in ((4 * n_players, 1), (8 * n_players, 4)):
        giv = put(KASINO, "9S 4D 5C", ("",) * n_players, ("",) * n_players, n_stock)
        threat, _ = rest_features(takes, Situation.of_giv(giv), 0)
        assert threat == pytest.approx(expected_take(takes, mask_of(giv.table), mask_of(giv.stock), looked_at))


@pytest.mark.parametrize(
    ("table", "hand", "at_hand"),
    [
        ("9S 4D 5C", "9H KH 2C AH", 1 + 4 * 0.06 + 0.25),
        ("9S 4D 5C", "AH KH QS 2C", 1 + 3 * 0.06 + 0.25),
        ("TD", "TS KH QS 2C", 1 + 2 + 2 * 0.06 + 0.25),
        ("9S", "8S KH QS 2C", 0.0),
    ],
)
def test_where_cards_are_drawn_the_hands_count_too(table: str, hand: str, at_hand: float) -> None:
    """The best take that is there, and the points that are held, for whichever seat it is judged."""
    giv = put(DRAWING, table, (hand, "AS 3H 3D 8H"), ("", ""), 8)
    takes, situation = takes_for(DRAWING), Situation.of_giv(giv)
    unseen = (*giv.stock, *giv.hands[0], *giv.hands[1])
    n_points = {seat: sum(card.is_ace for card in giv.hands[seat]) for seat in (0, 1)}
    for seat in (0, 1):
        threat, left, best, held = rest_features(takes, situation, seat)
        assert threat == pytest.approx(expected_take(takes, mask_of(giv.table), mask_of(unseen), 4))
        assert left == sum(card.is_ace for card in unseen) + 2 * (table != "TD" and "TD" in map(str, unseen))
        assert best == pytest.approx(at_hand)
        assert held == n_points[seat] - n_points[1 - seat]

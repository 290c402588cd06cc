"""Rules 5: counting the giv. The invariant 5.4 is one of the laws in test_laws.py."""

from __future__ import annotations

from itertools import islice

import pytest

from engine import DECK, Row, Rules, cards, point_cards, score
from tests.engine.drawing import KASINO

OVERSPADER = Rules.preset("kasino", extra_spades=True)
SPADES = [card for card in DECK if card.suit == "S"]
OTHERS = [card for card in DECK if card.suit != "S"]


def counted(
    *piles: str, rules: Rules = KASINO, sweeps: tuple[int, ...] = (0, 0), last: int | None = None
) -> tuple[Row, ...]:
    return score(rules, [cards(pile) for pile in piles], sweeps, last)


def with_spades(*n_spades: int, rules: Rules = KASINO) -> tuple[Row, ...]:
    """The rows of equally big piles with these numbers of spades."""
    spades, others = iter(SPADES), iter(OTHERS)
    piles = [[*islice(spades, number), *islice(others, 13 - number)] for number in n_spades]
    return score(rules, piles, (0,) * len(piles), None)


def test_5_1_storan_is_2_lillan_1_and_each_ace_1() -> None:
    first, second = counted("TD AC AD 5C", "2S AH 3C 4D")
    assert (first.storan, first.lillan, first.aces) == (2, 0, 2)
    assert (second.storan, second.lillan, second.aces) == (0, 1, 1)


def test_5_1_other_tens_and_twos_are_worth_nothing() -> None:
    first, second = counted("TC TH TS 2C", "2D 2H 5S 6C")
    assert first.total == second.total
    assert (first.storan, first.lillan, second.lillan) == (0, 0, 0)


def test_5_1_most_cards_is_1_and_most_spades_2() -> None:
    first, second = counted("3C 4C 5C", "3S 4S")
    assert (first.most_cards, first.most_spades) == (1, 0)
    assert (second.most_cards, second.most_spades) == (0, 2)
    assert (first.n_cards, first.n_spades, second.n_cards, second.n_spades) == (3, 0, 2, 2)


def test_5_1_each_tabbe_is_1_and_sistan_1() -> None:
    first, second = counted("3C", "4C", sweeps=(3, 0), last=1)
    assert (first.sweeps, first.sistan) == (3, 0)
    assert (second.sweeps, second.sistan) == (0, 1)


def test_5_1_the_total_is_the_sum_of_all_kinds_and_of_no_count() -> None:
    row = Row(
        n_cards=1000,
        n_spades=2000,
        most_cards=1,
        most_spades=2,
        extra_spades=4,
        storan=8,
        lillan=16,
        aces=32,
        sweeps=64,
        sistan=128,
    )
    assert row.total == 255


def test_5_2_a_tie_for_most_cards_gives_nobody_the_point() -> None:
    assert [row.most_cards for row in counted("3C 4C", "5C 6C")] == [0, 0]
    assert [row.most_cards for row in counted("3C 4C", "5C 6C", "7C", sweeps=(0, 0, 0))] == [0, 0, 0]


def test_5_2_a_tie_for_most_spades_gives_nobody_the_points() -> None:
    assert [row.most_spades for row in with_spades(4, 4, 3)] == [0, 0, 0]
    assert [row.most_spades for row in with_spades(4, 5, 4)] == [0, 2, 0]


def test_5_2_spader_ess_and_lillan_are_spades_too() -> None:
    first, second = counted("AS 2S", "3S 4C")
    assert (first.n_spades, first.most_spades) == (2, 2)
    assert second.n_spades == 1


@pytest.mark.parametrize(("n_spades", "points"), [(6, 0), (7, 0), (8, 1), (9, 2), (13, 6)])
def test_5_3_overspader_give_1_for_each_spade_above_seven(n_spades: int, points: int) -> None:
    row = with_spades(n_spades, 13 - n_spades, rules=OVERSPADER)[0]
    assert row.extra_spades == points
    assert row.most_spades + row.extra_spades == (2 + points if n_spades > 6 else 0)


def test_5_3_without_the_option_there_are_no_overspader() -> None:
    assert with_spades(9, 4)[0].extra_spades == 0


def test_5_3_the_target_is_21_with_overspader_unless_chosen_otherwise() -> None:
    assert OVERSPADER.target == 21
    assert Rules.preset("dragkasino", extra_spades="yes").target == 21
    assert Rules.preset("kasino", extra_spades=True, target=16).target == 16
    assert Rules.preset("kasino", extra_spades=False).target == 16


def test_point_cards_counts_what_cards_are_worth_by_themselves() -> None:
    assert point_cards(cards("TD 2S AC AS 3S TC 2C")) == 5
    assert point_cards(DECK) == 7
    assert point_cards(()) == 0

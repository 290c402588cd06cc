"""Rules 2: what cards count on the table and in the hand."""

from __future__ import annotations

import pytest

from engine import Card, Rules
from tests.engine.drawing import DRAGKASINO, KASINO, takes

ONE_OR_14 = Rules.preset("kasino", ace="1-14")
HIGH = Rules.preset("kasino", specials="high")
CHOICE = Rules.preset("kasino", specials="choice")


def in_hand(card: str, rules: Rules) -> tuple[int, ...]:
    return rules.values_in_hand(Card.parse(card))


@pytest.mark.parametrize("number", range(2, 11))
def test_2_1_two_to_ten_count_their_number_on_the_table_and_in_the_hand(number: int) -> None:
    for suit in "CDHS":
        card = Card.parse(f"{'T' if number == 10 else number}{suit}")
        assert card.number == number
        assert KASINO.values_in_hand(card) == DRAGKASINO.values_in_hand(card) == (number,)


def test_2_2_an_ace_on_the_table_is_always_1() -> None:
    for rules in (KASINO, ONE_OR_14, DRAGKASINO):
        assert takes("bord A♣ 4♦ · hand 5♠", rules) == ["A♣ 4♦"]
    assert takes("bord K♣ A♦ · hand A♥", ONE_OR_14) == ["A♦", "A♦ K♣"]
    assert Card.parse("AH").number == 1


def test_2_3_an_ace_from_the_hand_is_14_or_1_and_14() -> None:
    assert in_hand("AS", KASINO) == (14,)
    assert in_hand("AS", ONE_OR_14) == in_hand("AS", DRAGKASINO) == (1, 14)
    assert takes("bord A♣ · hand A♠", KASINO) == []
    assert takes("bord A♣ · hand A♠", ONE_OR_14) == ["A♣"]


def test_2_3_an_ace_has_one_value_for_the_whole_play() -> None:
    assert takes("bord A♣ 9♦ 5♥ · hand A♠", ONE_OR_14) == ["A♣", "5♥ 9♦"]


def test_2_4_knekt_dam_kung_are_11_12_13() -> None:
    assert [in_hand(card, KASINO) for card in ("JC", "QD", "KH")] == [(11,), (12,), (13,)]
    assert [Card.parse(card).number for card in ("JC", "QD", "KH")] == [11, 12, 13]
    assert takes("bord Q♣ A♦ · hand K♥") == ["A♦ Q♣"]


def test_2_5_storan_and_lillan_from_the_hand_are_plain_high_or_the_players_choice() -> None:
    assert [in_hand("TD", rules) for rules in (KASINO, HIGH, CHOICE)] == [(10,), (16,), (10, 16)]
    assert [in_hand("2S", rules) for rules in (KASINO, HIGH, CHOICE)] == [(2,), (15,), (2, 15)]


def test_2_5_other_tens_and_twos_keep_their_number() -> None:
    for rules in (HIGH, CHOICE):
        assert [in_hand(card, rules) for card in ("TC", "TH", "TS", "2C", "2D", "2H")] == [(10,)] * 3 + [(2,)] * 3


def test_2_5_high_takes_only_16_and_15() -> None:
    assert takes("bord 10♣ 9♥ 7♠ · hand 10♦", HIGH) == ["7♠ 9♥"]
    assert takes("bord 2♣ 10♣ 5♥ · hand 2♠", HIGH) == ["5♥ 10♣"]


def test_2_5_the_choice_is_one_value_for_the_whole_play() -> None:
    assert takes("bord 10♣ 9♥ 7♠ · hand 10♦", CHOICE) == ["10♣", "7♠ 9♥"]
    assert takes("bord 2♣ 10♣ 5♥ · hand 2♠", CHOICE) == ["2♣", "5♥ 10♣"]


def test_2_5_on_the_table_they_are_always_10_and_2() -> None:
    for rules in (KASINO, HIGH, CHOICE):
        assert takes("bord 10♦ 2♠ · hand Q♥", rules) == ["2♠ 10♦"]
        assert takes("bord 10♦ 6♠ · hand 10♥", rules) == ["10♦"]

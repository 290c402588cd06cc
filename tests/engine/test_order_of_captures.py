"""The order of captures, which buttons show and people get used to (see engine/captures.py)."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engine import DECK, Card, Giv, Move, Rules, captures, cards, legal_moves
from engine.captures import CARDS_AT_ONCE
from tests.engine import judge
from tests.engine.chance import letters, shuffled
from tests.engine.drawing import DRAGKASINO, KASINO, drawn, takes

ONE_OR_14 = Rules.preset("kasino", ace="1-14")


def test_single_groups_come_first_then_unions_of_two_and_of_three() -> None:
    assert takes("bord 9♣ 6♦ 3♥ 9♠ · hand 9♥") == [
        "3♥ 6♦",
        "9♣",
        "9♠",
        "3♥ 6♦ 9♣",
        "3♥ 6♦ 9♠",
        "9♣ 9♠",
        "3♥ 6♦ 9♣ 9♠",
    ]


def test_groups_go_by_their_highest_card_then_by_the_next() -> None:
    assert takes("bord 2♣ 2♦ 3♣ 3♦ 4♣ 5♦ · hand 7♥")[:6] == [
        "2♣ 2♦ 3♣",
        "2♣ 2♦ 3♦",
        "3♣ 4♣",
        "3♦ 4♣",
        "2♣ 5♦",
        "2♦ 5♦",
    ]


def test_the_smaller_value_comes_first() -> None:
    assert takes("bord 9♦ A♣ 5♥ A♦ · hand A♠", ONE_OR_14) == ["A♣", "A♦", "A♣ A♦", "5♥ 9♦"]


def test_a_set_that_both_values_take_comes_once_with_the_smaller() -> None:
    """Of all cards only storan has two values that can take the same set: eight tens are five sixteens."""
    rules, storan = Rules.preset("kasino", specials="choice"), cards("TD")[0]
    table = cards("AS 2D 3D 4C 4D 6C 6D 7D 8C 9C TC TH TS")
    assert sum(card.number for card in table) == 80
    found = list(captures(rules, table, storan))
    assert found.count(table) == 1
    assert len(found) == len(set(found))
    tens = list(captures(KASINO, table, storan))
    assert found[: len(tens)] == tens
    assert table in tens


def test_faces_that_pair_come_in_the_order_of_suits() -> None:
    assert takes("bord K♠ K♦ K♣ · hand K♥", DRAGKASINO) == ["K♣", "K♦", "K♠", "K♣ K♦", "K♣ K♠", "K♦ K♠", "K♣ K♦ K♠"]


@pytest.mark.parametrize("rules", [KASINO, DRAGKASINO, ONE_OR_14])
def test_the_order_does_not_depend_on_the_order_of_the_table(rules: Rules) -> None:
    chance = Random(1)
    for n_table in (4, 8, CARDS_AT_ONCE + 2):
        for _ in range(20):
            deck = shuffled(chance)
            table, card = list(deck[:n_table]), deck[n_table]
            first = list(islice(captures(rules, table, card), 100))
            chance.shuffle(table)
            assert list(islice(captures(rules, table, card), 100)) == first


def test_taken_cards_are_sorted() -> None:
    chance = Random(2)
    for _ in range(50):
        deck = shuffled(chance)
        for taken in captures(ONE_OR_14, deck[:8], deck[8]):
            assert list(taken) == sorted(taken)


@pytest.mark.parametrize("seed", range(4))
def test_the_groups_of_a_table_that_is_found_in_stages_come_in_the_same_order(seed: int) -> None:
    deck = shuffled(Random(seed))
    table, rest = deck[: CARDS_AT_ONCE + 2], deck[CARDS_AT_ONCE + 2 :]
    by_sum: dict[int, list[tuple[Card, ...]]] = {}
    for one_set in judge.subsets(letters(sorted(table))):
        by_sum.setdefault(sum(map(judge.number, one_set)), []).append(tuple(map(Card.parse, one_set)))
    for card in rest:
        (value,) = KASINO.values_in_hand(card)
        # by the highest card, then the next highest, and so on
        expected = sorted(by_sum.get(value, []), key=lambda one_set: sum(1 << each for each in one_set))
        assert list(islice(captures(KASINO, table, card), len(expected))) == expected
        assert bool(expected) == any(captures(KASINO, table, card))


def test_legal_moves_are_the_takes_of_each_hand_card_in_turn_and_then_the_cards_laid_out() -> None:
    giv: Giv = drawn("bord 8♣ 6♦ 2♣ · hand 8♥ 2♠ K♥ · hand 3♣")
    assert " ".join(map(str, legal_moves(giv))) == "8Hx2C6D 8Hx8C 8Hx2C6D8C 2Sx2C 8H 2S KH"


def test_captures_are_found_one_by_one_and_never_listed() -> None:
    """On a table with millions of takes the first are there at once; a list would not end."""
    table = DECK[:28]
    found = captures(KASINO, table, cards("KH")[0])
    assert len(list(islice(found, 1000))) == 1000
    moves = legal_moves(drawn("bord " + " ".join(letters(table)) + " · hand KH QH"))
    assert isinstance(next(moves), Move)

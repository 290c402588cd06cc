"""Why a move is not legal: each reason arises and carries its facts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine import (
    Card,
    FacesTake,
    Illegality,
    IllegalMoveError,
    Move,
    Reason,
    Rules,
    cards,
    play,
    why_illegal,
    why_no_capture,
)
from tests.engine.drawing import DRAGKASINO, KASINO, drawn, drawn_cards, drawn_move

ONE_OR_14 = Rules.preset("kasino", ace="1-14")
CHOICE = Rules.preset("kasino", specials="choice")
FACES_ONE = Rules.preset("dragkasino", faces_take="one")
FACES_IN_14 = Rules.preset("dragkasino", faces_in_14=True)


def why(drawing: str, move: str, rules: Rules = KASINO) -> Illegality:
    """The reason against a move in a drawing; `play` must raise with the same."""
    giv, wanted = drawn(drawing, rules), drawn_move(move)
    found = why_illegal(giv, wanted)
    assert found is not None
    assert found.card == wanted.card
    with pytest.raises(IllegalMoveError, match=found.reason) as raised:
        play(giv, wanted)
    assert raised.value.illegality == found
    assert raised.value.move == wanted
    return found


def test_a_legal_move_has_no_reason_against_it() -> None:
    giv = drawn("bord 7♣ 6♦ · hand K♥ 2♠")
    assert why_illegal(giv, drawn_move("K♥x7♣6♦")) is None
    assert why_illegal(giv, drawn_move("2♠")) is None
    assert why_illegal(giv, drawn_move("2♠"), seat=0) is None


def test_after_48_plays_the_giv_is_over() -> None:
    giv = drawn("bord 7♣ · hand 7♥", plays=48)
    found = why_illegal(giv, drawn_move("7♥x7♣"), seat=1)
    assert found == Illegality(Reason.GIV_OVER, Card.parse("7H"))


def test_another_seat_is_not_on_turn_whatever_it_plays() -> None:
    giv = drawn("bord 7♣ · hand 7♥ · hand 2♠")
    found = why_illegal(giv, drawn_move("2♠"), seat=1)
    assert found == Illegality(Reason.NOT_YOUR_TURN, Card.parse("2S"))


def test_a_card_that_is_not_in_the_hand() -> None:
    for move in ("2♠", "7♣", "2♠x7♣"):
        assert why("bord 7♣ · hand 7♥ · hand 2♠", move).reason is Reason.NOT_IN_HAND


def test_taken_cards_that_are_not_on_the_table_are_named() -> None:
    found = why("bord 7♣ 6♦ · hand K♥ 2♠", "K♥x7♣6♥2♠")
    assert found == Illegality(Reason.NOT_ON_TABLE, Card.parse("KH"), wrong=drawn_cards("2♠ 6♥"))


def test_a_card_taken_twice_is_not_twice_on_the_table() -> None:
    giv = drawn("bord 3♣ 4♣ 7♠ · hand 7♥")
    three, four = cards("3C 4C")
    for taken, wrong in (
        ((three, three, four, four), (three, four)),
        ((three, three), (three,)),
        ((three, three, four), (three,)),
    ):
        found = why_illegal(giv, Move(Card.parse("7H"), taken))
        assert found == Illegality(Reason.NOT_ON_TABLE, Card.parse("7H"), wrong=wrong)


def test_taking_nothing_is_no_capture() -> None:
    assert why_no_capture(KASINO, cards("7C"), Card.parse("7H"), ()) == Illegality(
        Reason.NOT_ON_TABLE, Card.parse("7H")
    )


def test_a_face_that_pairs_takes_no_other_rank() -> None:
    found = why("bord Q♣ 9♥ 3♠ · hand Q♥", "Q♥xQ♣3♠9♥", DRAGKASINO)
    assert found == Illegality(Reason.OTHER_RANK, Card.parse("QH"), wrong=drawn_cards("3♠ 9♥"))
    assert why("bord J♣ · hand Q♥", "Q♥xJ♣", FACES_ONE).wrong == drawn_cards("J♣")


def test_a_face_that_takes_one_does_not_take_two() -> None:
    found = why("bord Q♣ Q♦ 3♠ · hand Q♥", "Q♥xQ♣Q♦", FACES_ONE)
    assert found == Illegality(Reason.ONE_ONLY, Card.parse("QH"), wrong=drawn_cards("Q♣ Q♦"))


def test_a_face_that_pairs_is_in_no_sum() -> None:
    found = why("bord J♦ K♣ 3♣ · hand A♥", "A♥x3♣J♦", DRAGKASINO)
    assert found == Illegality(Reason.FACE_IN_SUM, Card.parse("AH"), wrong=drawn_cards("J♦"))
    assert why("bord J♦ · hand 10♥", "10♥xJ♦", FACES_IN_14).reason is Reason.FACE_IN_SUM


def test_two_values_in_one_play() -> None:
    found = why("bord A♣ 9♦ 5♥ · hand A♠", "A♠xA♣5♥9♦", ONE_OR_14)
    assert (found.reason, found.values, found.total) == (Reason.TWO_VALUES, (1, 14), 15)
    assert set(found.groups) == {drawn_cards("A♣"), drawn_cards("5♥ 9♦")}
    found = why("bord 10♣ 9♥ 7♠ · hand 10♦", "10♦x7♠9♥10♣", CHOICE)
    assert (found.reason, found.values, found.total) == (Reason.TWO_VALUES, (10, 16), 26)
    assert set(found.groups) == {drawn_cards("10♣"), drawn_cards("7♠ 9♥")}


def test_two_values_in_one_play_with_a_face_in_the_14() -> None:
    found = why("bord A♣ J♦ 3♥ · hand A♠", "A♠xA♣3♥J♦", FACES_IN_14)
    assert (found.reason, found.values) == (Reason.TWO_VALUES, (1, 14))
    assert set(found.groups) == {drawn_cards("A♣"), drawn_cards("3♥ J♦")}


def test_a_taken_card_that_is_worth_more_than_the_played() -> None:
    found = why("bord 9♣ 10♦ 3♥ · hand 7♠", "7♠x3♥9♣10♦")
    assert (found.reason, found.wrong) == (Reason.TOO_HIGH, drawn_cards("9♣ 10♦"))
    assert (found.values, found.total) == ((7,), 22)


def test_cards_left_over_beside_those_that_fit() -> None:
    found = why("bord 7♣ 6♦ 2♥ K♠ · hand K♥", "K♥x2♥6♦7♣K♠")
    assert (found.reason, found.wrong) == (Reason.LEFTOVER, drawn_cards("2♥"))
    assert set(found.groups) == {drawn_cards("6♦ 7♣"), drawn_cards("K♠")}
    assert (found.values, found.total) == ((13,), 28)


def test_left_over_beside_what_the_lower_value_takes() -> None:
    """The dam may be part of 14 and the ace takes the ace as 1: the groups are those of the 1."""
    found = why("bord A♣ Q♦ 5♣ · hand A♠", "A♠xA♣5♣Q♦", FACES_IN_14)
    assert (found.reason, found.wrong) == (Reason.LEFTOVER, drawn_cards("5♣ Q♦"))
    assert found.groups == (drawn_cards("A♣"),)
    assert found.values == (1, 14)


def test_cards_that_add_up_to_something_else() -> None:
    found = why("bord 7♣ 5♦ · hand K♥", "K♥x5♦7♣")
    assert found == Illegality(Reason.WRONG_SUM, Card.parse("KH"), (13,), drawn_cards("5♦ 7♣"), 12)
    assert why("bord 2♣ · hand A♥", "A♥x2♣", ONE_OR_14).reason is Reason.WRONG_SUM


def test_the_right_total_that_cannot_be_divided() -> None:
    found = why("bord 9♣ 9♦ 8♥ · hand K♥", "K♥x8♥9♣9♦")
    assert found == Illegality(Reason.NO_SPLIT, Card.parse("KH"), (13,), drawn_cards("8♥ 9♣ 9♦"), 26)


def test_the_reason_does_not_depend_on_the_order_of_the_table() -> None:
    table, taken = cards("7C 6D 2H KS"), cards("2H 6D 7C KS")
    reasons = {
        why_no_capture(KASINO, order, Card.parse("KH"), taken)
        for order in (table, tuple(reversed(table)), tuple(sorted(table)))
    }
    assert len(reasons) == 1


def test_a_wrong_take_of_a_whole_big_table_has_a_reason() -> None:
    table = tuple(
        card for number in range(1, 8) for card in cards(" ".join(f"{'A234567'[number - 1]}{suit}" for suit in "CDHS"))
    )
    found = why_no_capture(KASINO, table, Card.parse("KH"), table)
    assert found is not None
    assert found.reason is Reason.LEFTOVER
    assert found.total == 112


@pytest.mark.parametrize("rules", [DRAGKASINO, FACES_ONE, Rules.preset("kasino", faces="pair", faces_take="one")])
def test_a_face_card_that_pairs_is_told_of_other_ranks_first_and_then_of_more_than_one(rules: Rules) -> None:
    """2.6: every set of three queens, a king and a seven that the ♥Q could be asked to take."""
    queen, *on_table = cards("QHQCQDQSKC7D")
    told = Counter[Reason | None]()
    for size in range(1, len(on_table) + 1):
        for taken in combinations(on_table, size):
            others = tuple(sorted(each for each in taken if each.rank != "Q"))
            found = why_no_capture(rules, on_table, queen, taken)
            if others:
                assert found == Illegality(Reason.OTHER_RANK, queen, wrong=others)
            elif size > 1 and rules.faces_take is FacesTake.ONE:
                assert found == Illegality(Reason.ONE_ONLY, queen, wrong=tuple(sorted(taken)))
            else:
                assert found is None
            told[found.reason if found else None] += 1
    assert told[Reason.OTHER_RANK] == 24
    assert told[None] == (3 if rules.faces_take is FacesTake.ONE else 7)

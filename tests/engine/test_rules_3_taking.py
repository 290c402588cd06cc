"""Rules 3: taking."""

from __future__ import annotations

import pytest

from engine import Card, CardLaid, CardsTaken, Rules, cards, groups, is_capture, play, why_illegal
from tests.engine.drawing import DRAGKASINO, KASINO, drawn, drawn_cards, drawn_move, takes

ONE = Rules.preset("dragkasino", faces_take="one")
IN_14 = Rules.preset("dragkasino", faces_in_14=True)
PAIRING_KASINO = Rules.preset("kasino", faces="pair")


def test_3_1_a_single_card_of_the_value_is_a_group() -> None:
    assert takes("bord 8♣ · hand 8♠") == ["8♣"]


def test_3_1_groups_add_up_to_exactly_the_value() -> None:
    assert takes("bord 7♣ 6♦ · hand K♥") == ["6♦ 7♣"]
    assert takes("bord 7♣ 6♦ · hand Q♥") == []


def test_3_1_any_number_of_disjoint_groups() -> None:
    assert takes("bord 10♠ 3♦ 9♥ 4♣ K♣ · hand K♦") == [
        "4♣ 9♥",
        "3♦ 10♠",
        "K♣",
        "3♦ 4♣ 9♥ 10♠",
        "4♣ 9♥ K♣",
        "3♦ 10♠ K♣",
        "3♦ 4♣ 9♥ 10♠ K♣",
    ]


def test_3_1_a_card_is_in_one_group_only() -> None:
    assert takes("bord 2♣ 2♦ 2♥ 4♣ · hand 6♠") == ["2♣ 2♦ 2♥", "2♣ 4♣", "2♦ 4♣", "2♥ 4♣"]


def test_3_2_a_capture_is_the_set_however_it_is_divided() -> None:
    found = takes("bord A♣ A♦ 4♥ 4♠ · hand 5♠")
    assert found.count("A♣ A♦ 4♥ 4♠") == 1
    assert len(found) == 5


def test_3_2_the_empty_set_and_cards_that_are_not_there_are_no_capture() -> None:
    table, card = cards("7C 6D"), Card.parse("KH")
    assert not is_capture(KASINO, table, card, ())
    assert not is_capture(KASINO, table, card, cards("7H 6D"))
    assert not is_capture(KASINO, table, card, cards("7C 6D KC"))
    assert not is_capture(KASINO, cards("6C 7C"), Card.parse("QH"), (cards("6C")[0],) * 2)
    assert is_capture(KASINO, table, card, cards("6D 7C"))


def test_3_2_the_right_total_is_not_enough() -> None:
    table = cards("9C 9D 8H")
    assert sum(card.number for card in table) == 2 * 13
    assert not is_capture(KASINO, table, Card.parse("KH"), table)


def test_3_2_the_proof_shows_the_groups() -> None:
    proof = groups(KASINO, cards("TS 3D 9H 4C"), Card.parse("KD"), cards("3D 4C 9H TS"))
    assert proof is not None
    assert proof.value == 13
    assert set(proof.groups) == {cards("3D TS"), cards("4C 9H")}


def test_3_3_taking_is_never_compulsory_and_never_all() -> None:
    giv = drawn("bord 3♣ 5♦ 8♥ 9♠ · hand 8♣")
    for move in ("8♣", "8♣x8♥", "8♣x3♣5♦", "8♣x3♣5♦8♥"):
        assert why_illegal(giv, drawn_move(move)) is None


@pytest.mark.parametrize(
    ("drawing", "found"),
    [
        ("bord 7♣ 6♦ · hand K♥", ["6♦ 7♣"]),
        ("bord J♦ 3♣ · hand A♥", ["3♣ J♦"]),
        ("bord Q♣ Q♦ 3♠ 9♥ · hand Q♥", ["3♠ 9♥", "Q♣", "Q♦", "3♠ 9♥ Q♣", "3♠ 9♥ Q♦", "Q♣ Q♦", "3♠ 9♥ Q♣ Q♦"]),
    ],
)
def test_3_4_faces_that_count_take_by_value_and_are_part_of_sums(drawing: str, found: list[str]) -> None:
    assert takes(drawing, KASINO) == found


@pytest.mark.parametrize("rules", [DRAGKASINO, PAIRING_KASINO], ids=["dragkasino", "kasino"])
def test_3_5_faces_that_pair_take_only_their_own_rank(rules: Rules) -> None:
    assert takes("bord Q♣ 9♥ 3♠ · hand Q♥", rules) == ["Q♣"]
    assert takes("bord A♠ 3♦ 7♣ · hand J♣", rules) == []
    assert takes("bord K♠ Q♦ · hand J♣", rules) == []


@pytest.mark.parametrize("rules", [DRAGKASINO, PAIRING_KASINO], ids=["dragkasino", "kasino"])
def test_3_5_faces_that_pair_are_never_part_of_a_sum_not_even_of_14(rules: Rules) -> None:
    assert takes("bord J♦ 3♣ · hand A♥", rules) == []
    assert takes("bord K♦ 8♣ · hand 8♥", rules) == ["8♣"]
    assert not is_capture(rules, cards("JD 3C"), Card.parse("AH"), cards("JD 3C"))


def test_3_5_a_face_takes_all_of_its_rank_or_as_many_as_wanted() -> None:
    every = ["K♣", "K♦", "K♠", "K♣ K♦", "K♣ K♠", "K♦ K♠", "K♣ K♦ K♠"]
    assert takes("bord K♣ K♦ K♠ 2♥ · hand K♥", DRAGKASINO) == every


def test_3_5_with_faces_take_one_a_face_takes_one_of_its_rank() -> None:
    assert takes("bord K♣ K♦ K♠ · hand K♥", ONE) == ["K♣", "K♦", "K♠"]
    assert not is_capture(ONE, cards("KC KD"), Card.parse("KH"), cards("KC KD"))


def test_3_5_faces_take_one_binds_only_faces() -> None:
    assert takes("bord 8♣ 8♦ · hand 8♥", ONE) == ["8♣", "8♦", "8♣ 8♦"]


def test_3_5_with_faces_in_14_faces_are_part_of_an_aces_14_and_of_nothing_else() -> None:
    assert takes("bord J♦ 3♣ 9♠ 5♠ · hand A♥", IN_14) == ["5♠ 9♠", "3♣ J♦", "3♣ 5♠ 9♠ J♦"]
    assert takes("bord J♦ 4♣ · hand 2♠", Rules.preset("dragkasino", faces_in_14=True, specials="choice")) == []
    assert takes("bord J♦ 3♣ · hand K♥", IN_14) == []
    assert takes("bord 9♠ 5♠ J♦ · hand J♥", IN_14) == ["J♦"]


def test_3_5_options_for_pairing_faces_do_nothing_where_faces_count() -> None:
    rules = Rules.preset("kasino", faces_take="one", faces_in_14=True)
    drawing = "bord Q♣ Q♦ 3♠ 9♥ · hand Q♥"
    assert takes(drawing, rules) == takes(drawing, KASINO)
    assert not rules.applies("faces_take")
    assert not rules.applies("faces_in_14")
    assert DRAGKASINO.applies("faces_take")
    assert DRAGKASINO.applies("faces_in_14")


def test_3_6_the_played_card_and_the_taken_go_to_the_pile_and_everyone_sees_the_play() -> None:
    giv = drawn("bord 7♣ 2♥ 6♦ · hand K♥ · hand 3♣ 4♣")
    after, events = play(giv, drawn_move("K♥x6♦7♣"))
    assert after.piles == (drawn_cards("K♥ 6♦ 7♣"), ())
    assert after.table == drawn_cards("2♥")
    assert events == (CardsTaken(0, Card.parse("KH"), cards("6D 7C")),)
    later, events = play(after, drawn_move("3♣"))
    assert later.table == drawn_cards("2♥ 3♣")
    assert later.piles == after.piles
    assert events == (CardLaid(1, Card.parse("3C")),)


def test_3_7_there_is_no_building_a_laid_card_lies_alone() -> None:
    giv = drawn("bord 4♣ · hand 3♥ 7♠ · hand 2♦")
    after, _ = play(giv, drawn_move("3♥"))
    assert after.table == drawn_cards("4♣ 3♥")
    assert takes("bord 4♣ 3♥ · hand 3♠") == ["3♥"]

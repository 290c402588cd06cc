"""Cards, moves and their notation."""

from __future__ import annotations

import pytest

from engine import DECK, LILLAN, STORAN, Card, Move, cards, notation, parse_deck


def test_a_card_is_written_as_rank_and_suit_in_either_case() -> None:
    assert str(Card.parse("TD")) == repr(Card.parse("td")) == "TD"
    assert (Card.parse("TD"), Card.parse("2S")) == (STORAN, LILLAN)


def test_the_deck_is_sorted_by_rank_letter_and_then_by_suit() -> None:
    assert notation(DECK[:8]) == "ACADAHAS2C2D2H2S"
    assert notation(DECK[-4:]) == "KCKDKHKS"
    assert [int(card) for card in DECK] == list(range(52))
    assert len({str(card) for card in DECK}) == 52


def test_a_card_knows_its_rank_suit_and_kind() -> None:
    card = Card.parse("QS")
    assert (card.rank, card.suit, card.number) == ("Q", "S", 12)
    assert card.is_face
    assert card.is_spade
    assert not card.is_ace
    assert Card.parse("AH").is_ace
    assert [each.rank for each in DECK if each.is_face] == [*"JJJJQQQQKKKK"]


def test_cards_are_read_with_or_without_spaces_in_their_order() -> None:
    assert cards("7C 6D") == cards("7C6D") == cards(" 7c\n6d ") == (Card.parse("7C"), Card.parse("6D"))
    assert cards("") == ()


def test_notation_writes_cards_in_the_order_given() -> None:
    assert notation(cards("7C 6D KH")) == "7C6DKH"
    assert notation(cards("7C 6D KH"), " ") == "7C 6D KH"


def test_a_deck_is_read_from_the_top() -> None:
    assert parse_deck(notation(reversed(DECK))) == tuple(reversed(DECK))


@pytest.mark.parametrize("text", ["5C", "KHx6D7C", "ASxAC"])
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert str(Move.parse(text)) == repr(Move.parse(text)) == text


def test_the_taken_cards_of_a_move_are_sorted() -> None:
    assert str(Move.parse("KHx7C6D")) == "KHx6D7C"
    assert Move.of(Card.parse("KH"), cards("7C 6D")) == Move.parse("KHx6D7C")


def test_a_move_that_takes_nothing_lays_the_card_out() -> None:
    assert Move.parse("5C") == Move(Card.parse("5C")) == Move.of(Card.parse("5C"))
    assert Move.parse("5C").taken == ()

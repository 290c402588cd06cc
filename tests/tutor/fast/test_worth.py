"""What cards are worth at sight."""

from __future__ import annotations

import pytest

from engine import cards, point_cards
from tutor.fast.worth import WORTH_OF_A_CARD, WORTH_OF_A_SPADE, worth


def test_the_worth_of_cards_is_their_points_with_something_for_each_card_and_each_spade() -> None:
    for some in (cards("TD"), cards("2S"), cards("ASACKH"), cards("TD2SASAHADAC7S")):
        spades = sum(card.is_spade for card in some)
        expected = point_cards(some) + WORTH_OF_A_CARD * len(some) + WORTH_OF_A_SPADE * spades
        assert worth(some) == pytest.approx(expected)

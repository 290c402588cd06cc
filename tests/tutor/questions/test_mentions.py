"""Which cards a question names, and which numbers in it are no cards."""

from __future__ import annotations

import pytest

from tutor.questions.cards_read import mentions
from tutor.questions.hearing import hear


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("kan dam ta 75", "Q 7 5"),
        ("kan dam ta 15", "Q 15"),
        ("vinner man med 21 poäng", ""),
        ("spelar man till 21", "21"),
        ("man behöver 27 kort", ""),
        ("dam på 75 kort", "Q"),
        ("kan kungen ta 20 kort", "K"),
        ("är 16 bra", "16"),
        ("kan 15 ta 8 och 7", "15 8 7"),
        ("kan 100 ta 7", "7"),
        ("kan dam ta 1234", "Q"),
        ("kan man ta fyra nya kort", ""),
        ("kan man ta fyra och nya kort", "4"),
        ("tio i ruter på sexa", "T 6"),
        ("två femmor", "5"),
    ],
)
def test_a_number_is_a_card_unless_it_counts_something_else(text: str, named: str) -> None:
    heard = hear(text, "sv")
    assert [card.rank for card in mentions(heard.words)] == named.split()

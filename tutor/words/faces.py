"""How cards look to people: `♦️10`, `♠E`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine import RANKS, Card
from locales import texts

#: The red suits ask for their emoji form, which clients show in red; the black ones have the colour of the text.
SUIT_SIGNS = {"C": "♣", "D": "♦\N{VARIATION SELECTOR-16}", "H": "♥\N{VARIATION SELECTOR-16}", "S": "♠"}

Letters = Mapping[str, str]


@cache
def letters(language: str) -> Letters:
    """The rank letters of a language, by those of the engine: `{"A": "E", "T": "10", …}` in Swedish."""
    return {rank: texts(language).plain(f"letter-{rank}") for rank in RANKS}


def face(card: Card, letters: Letters) -> str:
    """One card, suit first: `♦️10`."""
    return SUIT_SIGNS[card.suit] + letters[card.rank]


def faces(some_cards: Iterable[Card], letters: Letters) -> str:
    """Cards in the given order, separated by spaces."""
    return " ".join(face(card, letters) for card in some_cards)


def in_order(some_cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards from low to high, which makes sums easy to see."""
    return tuple(sorted(some_cards))

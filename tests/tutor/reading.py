"""Reading the tutor's sentences as a person does: the cards and the sums in them, to be checked against the rules."""

from __future__ import annotations

import re

from engine import RANKS, Card
from locales import texts
from tutor.words.faces import SUIT_SIGNS, letters


def pattern(language: str) -> str:
    """A regular expression for one card as it is written in a language."""
    suits = "|".join(SUIT_SIGNS.values())
    ranks = "|".join(sorted(letters(language).values(), key=len, reverse=True))
    return f"(?:{suits})(?:{ranks})"


def read_card(written: str, language: str) -> Card:
    suit = next(suit for suit, picture in SUIT_SIGNS.items() if written.startswith(picture))
    wanted = written.removeprefix(SUIT_SIGNS[suit])
    rank = next(rank for rank in RANKS if letters(language)[rank] == wanted)
    return Card.parse(rank + suit)


def read_cards(text: str, language: str) -> list[Card]:
    """All cards in a text, in its order."""
    return [read_card(written, language) for written in re.findall(pattern(language), text)]


def read_sums(text: str, language: str) -> list[tuple[tuple[Card, ...], int]]:
    """All sums in a text, `♣7 + ♦️6 = 13`: the cards, and what they are said to make."""
    card = pattern(language)
    found = re.findall(rf"({card}(?: \+ {card})*) = (\d+)", text)
    return [(tuple(read_cards(cards, language)), int(total)) for cards, total in found]


def word(language: str, key: str) -> str:
    """A word of the language, as it may stand first in a sentence or inside it."""
    return texts(language).plain(key)

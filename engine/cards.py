"""Cards: 52 of them, each an integer, so that a set of cards is also a bitmask.

The number of a card is four times its rank's place in `A23456789TJQK` plus its suit's place in `CDHS`. Sorting cards
therefore sorts by rank letter, then by suit: the order in which sets of cards are always written.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.errors import Fault, NotationError

RANKS = "A23456789TJQK"
SUITS = "CDHS"
NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)


class Card(int):
    """One card; compares, sorts and hashes as its number from 0 to 51. `str` and `repr` give `TD`."""

    __slots__ = ()

    @property
    def rank(self) -> str:
        """The letter of the rank, one of `A23456789TJQK`."""
        return RANKS[self >> 2]

    @property
    def suit(self) -> str:
        """The letter of the suit, one of `CDHS`."""
        return SUITS[self & 3]

    @property
    def number(self) -> int:
        """The value of the card on the table: ace 1, knekt 11, dam 12, kung 13 (rules 2.1, 2.2, 2.4)."""
        return (self >> 2) + 1

    @property
    def is_face(self) -> bool:
        return self >= FIRST_FACE

    @property
    def is_ace(self) -> bool:
        return self < 4

    @property
    def is_spade(self) -> bool:
        return self & 3 == 3

    def __str__(self) -> str:
        return NAMES[self]

    __repr__ = __str__

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as rank and suit, `TD` or `td`. Raises NotationError."""
        if len(text) == 2 and text.isascii():  # some letters beyond ASCII become these in upper case
            rank, suit = RANKS.find(text[0].upper()), SUITS.find(text[1].upper())
            if rank >= 0 and suit >= 0:
                return DECK[4 * rank + suit]
        raise NotationError("card", text, Fault.NO_CARD, text)


DECK: tuple[Card, ...] = tuple(Card(number) for number in range(52))
#: The bit of each card in a set of cards.
BIT = tuple(1 << number for number in range(52))
FIRST_FACE = 4 * RANKS.index("J")
STORAN = Card.parse("TD")
LILLAN = Card.parse("2S")


def cards(text: str) -> tuple[Card, ...]:
    """The cards in a text such as `7C 6D` or `7C6D`, in that order. Raises NotationError, also if a card is named
    twice."""
    letters = "".join(text.split())
    found = tuple(Card.parse(letters[i : i + 2]) for i in range(0, len(letters), 2))
    if len(set(found)) != len(found):
        raise NotationError("cards", text, Fault.TWICE, str(_twice(found)))
    return found


def notation(some_cards: Iterable[Card], separator: str = "") -> str:
    """Cards as text that `cards` reads, in the order given."""
    return separator.join([NAMES[card] for card in some_cards])


def parse_deck(text: str) -> tuple[Card, ...]:
    """The 52 cards of a deck from the top. Raises NotationError if they are not the 52 different cards."""
    deck = cards(text)
    check_deck(deck)
    return deck


def check_deck(deck: tuple[Card, ...]) -> None:
    """Raises NotationError unless these are the 52 different cards."""
    if missing := set(DECK).difference(deck):
        raise NotationError("deck", notation(deck), Fault.MISSING, notation(sorted(missing), " "))
    if len(deck) != len(DECK):
        raise NotationError("deck", notation(deck), Fault.TWICE, str(_twice(deck)))


def _twice(some_cards: tuple[Card, ...]) -> Card:
    """The first card that is there again."""
    return next(card for place, card in enumerate(some_cards) if card in some_cards[:place])

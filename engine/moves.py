"""A move: the played card and the cards it takes (rules, Notation)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card, cards, notation
from engine.errors import Fault, NotationError


class Move(NamedTuple):
    """A card from the hand and the table cards it takes, sorted. If nothing is taken, the card is laid out.

    A named tuple and not a dataclass, because a search makes millions of them. Use `Move.of` or `Move.parse` unless
    `taken` is known to be sorted.
    """

    card: Card
    taken: tuple[Card, ...] = ()

    @staticmethod
    def of(card: Card, taken: Iterable[Card] = ()) -> Move:
        """The move that takes these cards, in whatever order they are given."""
        return Move(card, tuple(sorted(taken)))

    @staticmethod
    def parse(text: str) -> Move:
        """The move written as `5C` or `KHx7C6D`. Raises NotationError."""
        played, crossed, taken = text.partition("x")
        try:
            move = Move.of(Card.parse(played), cards(taken))
        except NotationError as error:
            raise NotationError("move", text, error.fault, error.at) from error
        if crossed and not move.taken:
            raise NotationError("move", text, Fault.NOTHING_TAKEN)
        return move

    def __str__(self) -> str:
        return f"{self.card}x{notation(self.taken)}" if self.taken else str(self.card)

    def __repr__(self) -> str:
        return str(self)


def table_after(table: tuple[Card, ...], move: Move) -> tuple[Card, ...]:
    """The table that a move leaves, in order: without the taken cards, or with the laid out card added."""
    if not move.taken:
        return (*table, move.card)
    return tuple([card for card in table if card not in move.taken])

"""Positions drawn as text: `drawn("bord 7♣ 6♦ · hand K♥ 2♠ · hand 3♣")`, and what can be taken there.

The parts stand between ` · `: the cards on the table (`bord`), the hand of seat 0, which is to play, the hands of
the seats after it, and the `talong`. A missing second hand is an empty one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine import DECK, Card, Giv, Move, Rules, captures, cards, deal

KASINO = Rules.preset("kasino")
DRAGKASINO = Rules.preset("dragkasino")
LETTERS = str.maketrans("♣♦♥♠", "CDHS")
SUITS = str.maketrans("CDHS", "♣♦♥♠")


def drawn_cards(text: str) -> tuple[Card, ...]:
    """The cards of `7♣ 10♦`."""
    return cards(text.replace("10", "T").translate(LETTERS))


def drawn_move(text: str) -> Move:
    """The move of `K♥x7♣6♦`, or `K♥` laid out."""
    return Move.parse(text.replace("10", "T").replace(" ", "").translate(LETTERS))


def as_drawn(some_cards: Iterable[Card]) -> str:
    """Cards as they are drawn: `7♣ 10♦`."""
    return " ".join(str(card).translate(SUITS).replace("T", "10") for card in some_cards)


def drawn(text: str, rules: Rules = KASINO, *, plays: int = 0, last_taker: int | None = None) -> Giv:
    """The giv of a drawing, after a number of plays (which cards were played is left out)."""
    hands: list[tuple[Card, ...]] = []
    parts: dict[str, tuple[Card, ...]] = {"bord": (), "talong": ()}
    for part in text.split(" · "):
        name, _, drawn_text = part.partition(" ")
        if name == "hand":
            hands.append(drawn_cards(drawn_text))
        else:
            assert name in parts, f"{name} is not a part of a drawing"
            parts[name] = drawn_cards(drawn_text)
    hands += [()] * (2 - len(hands))
    start = deal(rules, len(hands), len(hands) - 1, DECK)
    return replace(
        start,
        hands=tuple(hands),
        table=parts["bord"],
        stock=parts["talong"],
        last_taker=last_taker,
        opening=parts["bord"],
        moves=(Move(DECK[0]),) * plays,
    )


def takes(text: str, rules: Rules = KASINO) -> list[str]:
    """Each capture of the only hand card of a drawing, in the engine's order."""
    giv = drawn(text, rules)
    (card,) = giv.hand
    return [as_drawn(taken) for taken in captures(rules, giv.table, card)]

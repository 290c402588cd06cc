"""The labels of the buttons that take: which cards, their sum, and what is worth having in them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Card, Move, Proof, Rules, groups, point_cards
from engine.giv import Cards
from tgbot.profiles import Reader
from tutor.faces import faces, in_order
from tutor.features import worth

#: What one button over the whole width shows on a phone of 360 pixels before it is cut, in characters. A red suit counts
#: two, as its picture does in width.
WIDEST = 36


def value_at_sight(table: Sequence[Card], move: Move) -> float:
    """What a take is worth at once, for showing the most valuable first: points, cards, spades, and a tabbe."""
    return worth((move.card, *move.taken)) + (len(move.taken) == len(table))


def take_label(rules: Rules, table: Cards, move: Move, reader: Reader) -> str:
    """`Ta ♦️6 ♣7 · 6+7=13 · 2 p`, shortened until it fits: the sums as `2×13`, then no sums, then only a number."""
    proof = groups(rules, table, move.card, move.taken)
    assert proof is not None
    marks = "".join(f" · {mark}" for mark in _marks(table, move, reader))
    cards, texts = faces(in_order(move.taken), reader.letters), reader.texts
    count, short = len(move.taken), f"{len(proof.groups)}×{proof.value}"
    labels = (
        texts.plain("button-take", cards=cards, sums=_sums(proof), marks=marks),
        texts.plain("button-take", cards=cards, sums=short, marks=marks),
        texts.plain("button-take-short", cards=cards, marks=marks),
        texts.plain("button-take-many", count=count, sums=short, marks=marks),
    )
    return next((label for label in labels if len(label) <= WIDEST), labels[-1])


def _sums(proof: Proof) -> str:
    """`6+7=13`, or `6+7=3+10=13` for two groups."""
    sums = ["+".join(str(card.number) for card in group) for group in proof.groups]
    return "=".join([*sums, str(proof.value)] if sums != [str(proof.value)] else sums)


def _marks(table: Cards, move: Move, reader: Reader) -> list[str]:
    """Points, spades and a tabbe in the cards that come to the pile."""
    gained = (move.card, *move.taken)
    points, spades = point_cards(gained), sum(card.is_spade for card in gained)
    marks = []
    if points:
        marks.append(reader.texts.plain("mark-points", points=points))
    if spades:
        marks.append(reader.texts.plain("mark-spades", spades=spades))
    if len(move.taken) == len(table):
        marks.append(reader.texts.plain("mark-sweep"))
    return marks

"""The labels of the buttons that take: which cards, their sum, and what is worth having in them."""

from __future__ import annotations

from engine import LILLAN, STORAN, Move, Proof, groups, sweep_counts
from tgbot.table.sight import Sight
from tgbot.views.reader import Reader
from tutor import worth
from tutor.words import faces, in_order

#: The characters that a button of full width shows on a phone of 360 pixels before the label is cut. A red suit counts
#: as two, since its symbol is that wide.
WIDEST = 36


def value_at_sight(sight: Sight, move: Move) -> float:
    """What a take is worth at once, for showing the most valuable first: points, cards, spades, and a tabbe."""
    return worth((move.card, *move.taken)) + is_tabbe(sight, move)


def is_tabbe(sight: Sight, move: Move) -> bool:
    """Whether the take clears the table at a time when that is worth a point (4.1)."""
    giv = sight.giv
    return len(move.taken) == len(giv.table) and sweep_counts(giv.rules, giv.n_players, len(giv.moves))


def take_label(sight: Sight, move: Move, reader: Reader) -> str:
    """`Ta ♦️6 ♣7 · 6+7=13 · ess`, shortened until it fits: the sums as `2×13`, then no sums, then only the number of
    cards, and finally without what it is worth."""
    proof = groups(sight.rules, sight.giv.table, move.card, move.taken)
    assert proof is not None
    marks = f" · {found}" if (found := _marks(sight, move, reader)) else ""
    cards, texts = faces(in_order(move.taken), reader.letters), reader.texts
    count, short = len(move.taken), f"{len(proof.groups)}×{proof.value}"
    labels = [
        texts.plain("button-take", cards=cards, sums=_sums(proof), marks=marks),
        texts.plain("button-take", cards=cards, sums=short, marks=marks),
        texts.plain("button-take-short", cards=cards, marks=marks),
        texts.plain("button-take-many", count=count, sums=short, marks=marks),
        texts.plain("button-take-many", count=count, sums=short, marks=""),
    ]
    if count == len(proof.groups):  # only cards of the same value: there is no sum to show
        labels = labels[2:]
    return next((label for label in labels if len(label) <= WIDEST), labels[-1])


def _sums(proof: Proof) -> str:
    """`6+7=13`, or `6+7=3+10=13` for two sums; a card that is the value by itself needs none."""
    sums = ["+".join(str(card.number) for card in group) for group in proof.groups if len(group) > 1]
    return "=".join([*sums, str(proof.value)])


def _marks(sight: Sight, move: Move, reader: Reader) -> str:
    """What is worth having in the cards that come to the pile: storan, lillan, aces, spades, and a tabbe."""
    gained, texts = (move.card, *move.taken), reader.texts
    aces, spades = sum(card.is_ace for card in gained), sum(card.is_spade for card in gained)
    found = (
        texts.plain("mark-storan") if STORAN in gained else "",
        texts.plain("mark-lillan") if LILLAN in gained else "",
        texts.plain("mark-aces", aces=aces) if aces else "",
        texts.plain("mark-spades", spades=spades) if spades else "",
        texts.plain("mark-sweep") if is_tabbe(sight, move) else "",
    )
    return " ".join(filter(None, found))

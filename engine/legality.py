"""One question about legality: `why_illegal`. `play` raises the answer, buttons filter by it, the tutor explains it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from engine.captures import captures, groups, is_capture, may_add_up
from engine.cards import Card
from engine.errors import EngineError
from engine.giv import Giv
from engine.moves import Move
from engine.partition import Groups, divide
from engine.rules import Faces, FacesTake, Rules

#: How many captures are looked at to find the part of a wrong take that is right.
PARTS_LOOKED_AT = 200
#: A wrong take of more cards is not checked for two values: nobody means that, and it can take seconds.
CARDS_OF_TWO_VALUES = 14


class Reason(StrEnum):
    """Why a move is not legal."""

    GIV_OVER = "giv-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    NOT_ON_TABLE = "not-on-table"  # or named twice
    OTHER_RANK = "other-rank"  # 3.5: a face card takes only its own rank
    ONE_ONLY = "one-only"  # 3.5, `faces_take` one
    FACE_IN_SUM = "face-in-sum"  # 3.5: face cards are never part of a sum
    TWO_VALUES = "two-values"  # 2.3, 2.5: one value for the whole play
    TOO_HIGH = "too-high"  # a taken card is worth more than the played one
    LEFTOVER = "leftover"  # 3.2: some cards make groups, others fit none
    WRONG_SUM = "wrong-sum"  # 3.1: the cards add up to something else
    NO_SPLIT = "no-split"  # 3.2: the total is right, but the cards cannot be divided


@dataclass(frozen=True, slots=True)
class Illegality:
    """A reason and its facts. Facts that do not belong to the reason are empty.

    `card` is the played card and `values` what it may count as; `wrong` are the cards at fault; `total` is the sum of
    the taken cards; `groups` are the groups that would have been right.
    """

    reason: Reason
    card: Card
    values: tuple[int, ...] = ()
    wrong: tuple[Card, ...] = ()
    total: int = 0
    groups: Groups = ()


class IllegalMoveError(EngineError):
    """A move that is not legal in its position. `illegality` says why, as data."""

    def __init__(self, move: Move, illegality: Illegality) -> None:
        super().__init__(f"move {move}: {illegality.reason}")
        self.move = move
        self.illegality = illegality


def why_illegal(giv: Giv, move: Move, seat: int | None = None) -> Illegality | None:
    """Why the move is not legal here, or None if it is. With `seat`: a move of that seat, which may not be its turn."""
    card, taken = move
    if giv.over:
        return Illegality(Reason.GIV_OVER, card)
    if seat is not None and seat != giv.turn:
        return Illegality(Reason.NOT_YOUR_TURN, card)
    if card not in giv.hands[giv.turn]:
        return Illegality(Reason.NOT_IN_HAND, card)
    return why_no_capture(giv.rules, giv.table, card, taken) if taken else None


def why_no_capture(rules: Rules, table: Iterable[Card], card: Card, taken: Sequence[Card]) -> Illegality | None:
    """Why the card cannot take this set of table cards, or None if it can."""
    if is_capture(rules, table, card, taken):
        return None
    on_table = set(table)
    missing = tuple(sorted({each for each in taken if each not in on_table or taken.count(each) > 1}))
    if missing or not taken:
        return Illegality(Reason.NOT_ON_TABLE, card, wrong=missing)
    if rules.faces is Faces.PAIR and card.is_face:
        return _why_no_pair(rules, card, sorted(taken))
    return _why_no_sum(rules, card, sorted(taken))


def _why_no_pair(rules: Rules, card: Card, taken: Sequence[Card]) -> Illegality:
    others = tuple(each for each in taken if each.rank != card.rank)
    if not others and rules.faces_take is FacesTake.ONE:
        return Illegality(Reason.ONE_ONLY, card, wrong=tuple(taken))
    return Illegality(Reason.OTHER_RANK, card, wrong=others)


def _why_no_sum(rules: Rules, card: Card, taken: Sequence[Card]) -> Illegality:
    total = sum(each.number for each in taken)
    values = rules.values_in_hand(card)
    if not any(may_add_up(rules, card, value, taken) for value in values):
        faces = tuple(each for each in taken if each.is_face)
        return Illegality(Reason.FACE_IN_SUM, card, wrong=faces)
    if len(values) > 1 and len(taken) <= CARDS_OF_TWO_VALUES and (mixed := divide(taken, values)):
        return Illegality(Reason.TWO_VALUES, card, values, tuple(taken), total, mixed)
    if high := tuple(each for each in taken if each.number > max(values)):
        return Illegality(Reason.TOO_HIGH, card, values, high, total)
    part = max(islice(captures(rules, taken, card), PARTS_LOOKED_AT), key=len, default=())
    if part:
        rest = tuple(each for each in taken if each not in part)
        proof = groups(rules, taken, card, part)
        assert proof is not None  # it is one of the captures
        return Illegality(Reason.LEFTOVER, card, values, rest, total, proof.groups)
    divisible = any(total % value == 0 for value in values if value > 1)
    return Illegality(Reason.NO_SPLIT if divisible else Reason.WRONG_SUM, card, values, tuple(taken), total)

"""What a played card can take (rules 3).

**The order of captures**, on which buttons and tests rely: by the value that the card counts as, from the smallest; for
each value first the single groups, then the unions of two, of three and so on. Groups are ordered by their highest
card, then by their next highest, and so on (the order of their bitmasks); unions in the order in which the groups are
combined. The order of the table does not matter.

Nothing here builds the list of all captures, which can have thousands (8.1): `captures` finds the next one on demand.
The groups of one value are collected only as far as needed; in the whole deck there are fewer than 25,000.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import BIT, DECK, FIRST_FACE, Card
from engine.moves import Move
from engine.partition import divide
from engine.rules import Faces, FacesTake, Rules

ENTRY = tuple((card.number << 52) + BIT[card] for card in DECK)
HIGHEST_VALUE = 16
BEYOND = (HIGHEST_VALUE + 1) << 52
CARDS_AT_ONCE = 12


@dataclass(frozen=True, slots=True)
class Proof:
    """Why a capture is legal: the value of the played card, and groups of the taken cards that each add up to it
    (3.1).
    """

    value: int
    groups: tuple[tuple[Card, ...], ...]


def captures(rules: Rules, table: Sequence[Card], card: Card) -> Iterator[tuple[Card, ...]]:
    """Each set of table cards that the card can take, sorted, lazily, in the order described above."""
    for move in legal_takes(rules, table, (card,)):
        yield move.taken


def is_capture(rules: Rules, table: Iterable[Card], card: Card, taken: Sequence[Card]) -> bool:
    """Whether the card can take exactly this set (3.2), decided without listing the captures."""
    return groups(rules, table, card, taken) is not None


def groups(rules: Rules, table: Iterable[Card], card: Card, taken: Sequence[Card]) -> Proof | None:
    """The proof that the card can take this set: its value and the groups; None if it cannot."""
    if not taken or len(set(taken)) != len(taken) or not set(taken) <= set(table):
        return None
    if rules.faces is Faces.PAIR and card >= FIRST_FACE:
        return _pair_proof(rules, card, taken)
    for value in rules.hand_values[card]:
        if may_add_up(rules, card, value, taken):
            divided = divide(sorted(taken), (value,))
            if divided is not None:
                return Proof(value, divided)
    return None


def may_add_up(rules: Rules, card: Card, value: int, taken: Iterable[Card]) -> bool:
    """Whether these cards may be part of sums if the card counts as this value (3.4, 3.5 and `faces_in_14`)."""
    if rules.faces is Faces.SUM or (rules.faces_in_14 and card < 4 and value == 14):
        return True
    return all(each < FIRST_FACE for each in taken)


def legal_takes(rules: Rules, table: Sequence[Card], hand: Sequence[Card]) -> Iterator[Move]:
    """The captures of each hand card in turn, lazily. The groups of the table are found once for the whole hand."""
    table = sorted(table)
    if rules.faces is Faces.SUM:
        groups_of = _Groups(table).of
        for card in hand:
            choices = [found for value in rules.hand_values[card] if (found := groups_of(value))]
            if choices:
                yield from _takes(table, card, choices)
    else:
        yield from _pairing_takes(rules, table, hand)


def _pairing_takes(rules: Rules, table: Sequence[Card], hand: Sequence[Card]) -> Iterator[Move]:
    """`legal_takes` where faces pair (3.5)."""
    without_faces = _Groups([each for each in table if each < FIRST_FACE])
    with_faces = _Groups(table) if rules.faces_in_14 else without_faces
    for card in hand:
        if card >= FIRST_FACE:
            mates = [BIT[each] for each in table if each >> 2 == card >> 2]
            yield from _takes(table, card, [mates], single=rules.faces_take is FacesTake.ONE)
        else:
            choices = [
                (with_faces if card < 4 and value == 14 else without_faces).of(value)
                for value in rules.hand_values[card]
            ]
            yield from _takes(table, card, choices)


def _takes(table: Sequence[Card], card: Card, choices: Sequence[Iterable[int]], single: bool = False) -> Iterator[Move]:
    """The moves of the card. `choices` has the groups for each value that it may count as.

    One value holds for the whole play (2.3), so unions never mix choices. A set that two values can take comes once.
    """
    seen: set[int] | None = set() if len(choices) > 1 else None
    for masks in choices:
        for union in masks if single or (isinstance(masks, list) and len(masks) < 2) else _unions(masks):
            if seen is not None:
                if union in seen:
                    continue
                seen.add(union)
            yield Move(card, tuple([each for each in table if union & BIT[each]]))


def _unions(groups_of_one_value: Iterable[int]) -> Iterator[int]:
    """All unions of disjoint groups, layer by layer: the groups, then those of two, of three and so on.

    All unions in a layer have the same sum, so a set can turn up twice only within its own layer.
    """
    masks = []
    for mask in groups_of_one_value:
        masks.append(mask)
        yield mask
    layer = masks if len(masks) > 1 else []
    while layer:
        wider: dict[int, None] = {}  # a set that keeps its order
        for union in layer:
            for mask in masks:
                if not union & mask and union | mask not in wider:
                    wider[union | mask] = None
                    yield union | mask
        layer = list(wider)


class _Groups:
    """The sets of some sorted cards by their sum, as bitmasks in ascending order.

    A set is stored as one number: its sum above its bitmask of 52 bits. The first stage, the sets of the lowest cards,
    is built at once. On a big table each further card adds a stage on demand: the sets in which it is the highest,
    which follow all those before.
    """

    __slots__ = ("_rest", "_stages")

    def __init__(self, some_cards: Sequence[Card]) -> None:
        sets = [0]
        for card in some_cards[:CARDS_AT_ONCE]:
            entry = ENTRY[card]
            most = BEYOND - entry
            sets += [each + entry for each in sets if each < most]
        sets.sort()
        self._stages = [sets]
        self._rest = some_cards[CARDS_AT_ONCE:]

    def of(self, value: int) -> Iterable[int]:
        """The groups that add up to the value."""
        return self._stage_by_stage(value) if self._rest else _with_sum(self._stages[0], value)

    def _stage_by_stage(self, value: int) -> Iterator[int]:
        yield from _with_sum(self._stages[0], value)
        for place, card in enumerate(self._rest, 1):
            if card.number > value:
                return
            if place == len(self._stages):
                self._add_stage(card)
            yield from _with_sum(self._stages[place], value)

    def _add_stage(self, card: Card) -> None:
        """Adds the sets in which this card is the highest: the card with each set of the cards before it."""
        entry = ENTRY[card]
        most = BEYOND - entry
        self._stages.append(sorted([each + entry for stage in self._stages for each in stage if each < most]))


def _with_sum(sets: list[int], value: int) -> list[int]:
    """The bitmasks of the sets that add up to the value, in ascending order."""
    lowest = value << 52
    first, end = bisect_left(sets, lowest), bisect_left(sets, lowest + (1 << 52))
    return [each - lowest for each in sets[first:end]]


def _pair_proof(rules: Rules, card: Card, taken: Sequence[Card]) -> Proof | None:
    """The proof for a face card, which takes its own rank; each taken card is a group by itself (3.5)."""
    too_many = rules.faces_take is FacesTake.ONE and len(taken) > 1
    if too_many or any(each >> 2 != card >> 2 for each in taken):
        return None
    return Proof(card.number, tuple((each,) for each in sorted(taken)))

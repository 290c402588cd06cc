"""What cards can take from a table, with bitmasks and a memory: the fast half of rules 3.

A set of cards is one integer with a bit for each card. Cards that take alike are of one *kind*: they have the same
rank, and storan and lillan are kinds of their own where an option gives them other values. Tests hold everything here
equal to the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine import BIT, DECK, LILLAN, STORAN, Card, Faces, FacesTake, Rules, Specials
from tutor.fast.masks import FACES, mask_of, single_cards
from tutor.fast.worth import worth_of

HIGHEST = 16
#: The best take of a kind: its worth and its cards; None if the kind cannot take anything.
BestTake = tuple[float, int] | None
#: With more groups of one sum than this, which only crowded tables have, not every combination is tried for the *best*
#: take.
GROUPS_COMBINED = 14
#: The limits of the memory, some 20 megabytes: tables with their takes, and the groups of all tables together.
TABLES_REMEMBERED = 15_000
GROUPS_REMEMBERED = 200_000

#: Everything remembered is a tuple of numbers, which the garbage collector does not have to look through.
Sums = tuple[tuple[int, ...], ...]
NO_SUMS: Sums = ((0,), *[()] * HIGHEST)


class Takes:
    """The takes of all tables under one set of rules. `sweep_worth` is what a tabbe adds to a take.

    `kinds` has the kind of each card, `cards_of_kind` the set of cards of each kind.
    """

    def __init__(self, rules: Rules, sweep_worth: float = 1.0) -> None:
        self.sweep_worth = sweep_worth
        self._pairs = rules.faces is Faces.PAIR
        self._one = rules.faces_take is FacesTake.ONE
        self.kinds = tuple(_kind(rules, card) for card in DECK)
        n_kinds = max(self.kinds) + 1
        self.cards_of_kind = [mask_of(c for c in DECK if self.kinds[c] == kind) for kind in range(n_kinds)]
        some_card = [next(c for c in DECK if self.kinds[c] == kind) for kind in range(n_kinds)]
        self._pairing = [kind for kind in range(n_kinds) if self._pairs and some_card[kind].is_face]
        self._values = [() if kind in self._pairing else rules.hand_values[card] for kind, card in enumerate(some_card)]
        #: The one value whose groups may include face cards where faces pair: an ace's 14.
        self._value_with_faces = 14 if self._pairs and rules.faces_in_14 else 0
        self.known: dict[int, Sequence[BestTake]] = {}
        self._takers: dict[int, Sequence[tuple[float, int]]] = {}
        self._sums: dict[int, Sums] = {0: NO_SUMS}
        self._n_groups = 0

    def best(self, table: int) -> Sequence[BestTake]:
        """For each kind the take that is worth most, counting the tabbe but not the played card."""
        found = self.known.get(table)
        return self._look(table) if found is None else found

    def takers(self, table: int) -> Sequence[tuple[float, int]]:
        """The kinds that can take something, best first: what the best take is worth, and the cards of the kind."""
        found = self._takers.get(table)
        if found is None:
            if len(self._takers) >= TABLES_REMEMBERED:
                self._takers.clear()
            pairs = zip(self.best(table), self.cards_of_kind, strict=True)
            some = [(take[0], cards) for take, cards in pairs if take is not None]
            self._takers[table] = found = tuple(sorted(some, reverse=True))
        return found

    def every(self, table: int, card: int, limit: int) -> list[int]:
        """The sets of table cards that the card can take, each once; not many more than `limit`."""
        kind = self.kinds[card]
        if len(self._values[kind]) == 1:
            (groups,) = self._choices(table, kind)
            if len(groups) < 2:
                return list(groups)
        found: set[int] = set()
        for groups in self._choices(table, kind):
            single = self._one and kind in self._pairing
            for union in groups if single or len(groups) < 2 else _unions(groups):
                found.add(union)
                if len(found) >= limit:
                    return list(found)
        return list(found)

    def _look(self, table: int) -> Sequence[BestTake]:
        if len(self.known) >= TABLES_REMEMBERED:
            self.known.clear()
        with_faces = self.sums(table)
        sums = self.sums(table & ~FACES) if self._pairs else with_faces
        found: list[BestTake] = []
        for values in self._values:
            best: BestTake = None
            for value in values:
                groups = (with_faces if value == self._value_with_faces else sums)[value]
                if groups:
                    mask = groups[0] if len(groups) == 1 else _best_union(groups)
                    worth = worth_of(mask)
                    if mask == table:
                        worth += self.sweep_worth
                    if best is None or worth > best[0]:
                        best = (worth, mask)
            found.append(best)
        if self._pairs and table & FACES:
            for kind in self._pairing:
                found[kind] = self._best_pair(table, kind)
        self.known[table] = remembered = tuple(found)
        return remembered

    def _best_pair(self, table: int, kind: int) -> BestTake:
        """The best take of a face card that takes its own rank (3.5)."""
        mask = table & self.cards_of_kind[kind]
        if not mask:
            return None
        if self._one:
            mask = max(single_cards(mask), key=worth_of)
        return worth_of(mask) + (self.sweep_worth if mask == table else 0.0), mask

    def _choices(self, table: int, kind: int) -> Iterator[Sequence[int]]:
        """The groups that a card of the kind can take, for each value that it may count."""
        if kind in self._pairing:
            yield single_cards(table & self.cards_of_kind[kind])
        for value in self._values[kind]:
            without = self._pairs and value != self._value_with_faces
            yield self.sums(table & ~FACES if without else table)[value]

    def sums(self, table: int) -> Sums:
        """The groups of table cards by what they add up to, 0 to 16."""
        found = self._sums.get(table)
        if found is not None:
            return found
        if self._n_groups >= GROUPS_REMEMBERED:
            self._sums.clear()
            self._sums[0] = NO_SUMS
            self._n_groups = 0
        highest = table.bit_length() - 1
        bit, number = BIT[highest], (highest >> 2) + 1
        rest = self.sums(table ^ bit)
        wider = list(rest)
        for total, below in enumerate(rest[: HIGHEST + 1 - number], number):
            if below:
                wider[total] += tuple([group | bit for group in below])
        self._n_groups += sum(map(len, wider)) + 1
        self._sums[table] = sums = tuple(wider)
        return sums


@lru_cache(maxsize=16)
def takes_for(rules: Rules, sweep_worth: float = 1.0) -> Takes:
    """The takes under these rules. They are shared, so that they are remembered once."""
    return Takes(rules, sweep_worth)


def _kind(rules: Rules, card: Card) -> int:
    if rules.specials is not Specials.PLAIN and card in (STORAN, LILLAN):
        return 13 if card == STORAN else 14
    return card >> 2


def _unions(groups: Sequence[int]) -> Iterator[int]:
    """All unions of disjoint groups. A union can come more than once."""
    layer = list(groups)
    yield from layer
    while layer:
        wider: set[int] = set()
        for union in layer:
            for group in groups:
                if not union & group and union | group not in wider:
                    wider.add(union | group)
                    yield union | group
        layer = list(wider)


def _best_union(groups: Sequence[int]) -> int:
    """The union of disjoint groups that is worth most."""
    everything = overlap = 0
    for group in groups:
        overlap |= everything & group
        everything |= group
    if not overlap:
        return everything
    sure = 0  # groups that no other group touches belong to every best union
    rest = []
    for group in groups:
        if group & overlap:
            rest.append(group)
        else:
            sure |= group
    if len(rest) > GROUPS_COMBINED:
        rest = sorted(rest, key=worth_of)[-GROUPS_COMBINED:]
    return sure | _pack(rest)[1]


def _pack(groups: list[int]) -> tuple[float, int]:
    if not groups:
        return 0.0, 0
    first, rest = groups[0], groups[1:]
    apart = [group for group in rest if not group & first]
    worth, mask = _pack(apart)
    with_first = (worth + worth_of(first), mask | first)
    if len(apart) == len(rest):
        return with_first
    return max(with_first, _pack(rest))

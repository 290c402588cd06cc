"""A slow and obvious implementation of the rules, written from them alone: it shares no code with the engine.

Cards are texts such as `"7C"`, options a plain dictionary with the names of rules 7, sets of cards are lists. Nothing
here is clever: a capture is looked for among all subsets of the table, and a division among all ways to divide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

RANKS = "A23456789TJQK"

Options = Mapping[str, str | int | bool]


def number(card: str) -> int:
    """What a card counts on the table (2.1, 2.2, 2.4)."""
    return RANKS.index(card[0]) + 1


def is_face(card: str) -> bool:
    return card[0] in "JQK"


def values_in_hand(options: Options, card: str) -> list[int]:
    """What a card may count when it is played (2.3, 2.5)."""
    if card[0] == "A":
        return [14] if options["ace"] == "14" else [1, 14]
    for special, high in (("TD", 16), ("2S", 15)):
        if card == special and options["specials"] == "high":
            return [high]
        if card == special and options["specials"] == "choice":
            return [number(card), high]
    return [number(card)]


def subsets(cards: Sequence[str]) -> Iterator[list[str]]:
    """All subsets, the empty one too."""
    if not cards:
        yield []
        return
    for rest in subsets(cards[1:]):
        yield rest
        yield [cards[0], *rest]


def divides(cards: Sequence[str], value: int) -> bool:
    """Whether the cards can be put in groups of this value: all groups with the first card are tried."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    return any(
        number(first) + sum(map(number, others)) == value
        and divides([card for card in rest if card not in others], value)
        for others in subsets(rest)
    )


def may_take(options: Options, card: str, taken: Sequence[str]) -> bool:
    """Whether the played card may take exactly these table cards (3)."""
    if not taken:
        return False
    if options["faces"] == "pair" and is_face(card):
        same_rank = all(other[0] == card[0] for other in taken)
        return same_rank and (options["faces_take"] == "all" or len(taken) == 1)
    for value in values_in_hand(options, card):
        faces_allowed = options["faces"] == "sum" or (options["faces_in_14"] and card[0] == "A" and value == 14)
        if any(map(is_face, taken)) and not faces_allowed:
            continue
        if sum(map(number, taken)) % value == 0 and divides(taken, value):
            return True
    return False


def captures(options: Options, table: Sequence[str], card: str) -> set[frozenset[str]]:
    """All captures."""
    return {frozenset(taken) for taken in subsets(table) if may_take(options, card, taken)}


def count(
    options: Options, piles: Sequence[Sequence[str]], sweeps: Sequence[int], last_taker: int | None
) -> list[dict[str, int]]:
    """The protocol of a giv (5), a row for each seat, with the names that the right answers use."""
    n_cards = [len(pile) for pile in piles]
    n_spades = [len([card for card in pile if card[1] == "S"]) for pile in piles]
    table = []
    for seat, pile in enumerate(piles):
        others = [other for other in range(len(piles)) if other != seat]
        row = {
            "n_cards": n_cards[seat],
            "n_spades": n_spades[seat],
            "most_cards": 1 if all(n_cards[seat] > n_cards[other] for other in others) else 0,
            "most_spades": 2 if all(n_spades[seat] > n_spades[other] for other in others) else 0,
            "extra_spades": n_spades[seat] - 7 if options["extra_spades"] and n_spades[seat] > 7 else 0,
            "storan": 2 if "TD" in pile else 0,
            "lillan": 1 if "2S" in pile else 0,
            "aces": len([card for card in pile if card[0] == "A"]),
            "sweeps": sweeps[seat],
            "sistan": 1 if last_taker == seat else 0,
        }
        row["total"] = sum(points for kind, points in row.items() if not kind.startswith("n_"))
        table.append(row)
    return table


def winner(target: int, totals: Sequence[int], n_spades: Sequence[int]) -> int | None:
    """Who has won after a giv (6.2); None when one more is played."""
    if all(total < target for total in totals):
        return None
    best = max(zip(totals, n_spades, strict=True))
    seats = [seat for seat, both in enumerate(zip(totals, n_spades, strict=True)) if both == best]
    return seats[0] if len(seats) == 1 else None


@dataclass
class JudgedGiv:
    """A giv on plain lists, changed in place."""

    options: Options
    n_players: int
    dealer: int
    deck: list[str]
    hands: list[list[str]] = field(init=False)
    table: list[str] = field(default_factory=list)
    piles: list[list[str]] = field(init=False)
    sweeps: list[int] = field(init=False)
    last_taker: int | None = None
    turn: int = 0
    n_plays: int = 0
    n_rundor: int = 0

    def __post_init__(self) -> None:
        self.deck = list(self.deck)
        self.hands = [[] for _ in range(self.n_players)]
        self.piles = [[] for _ in range(self.n_players)]
        self.sweeps = [0] * self.n_players
        self.turn = self.left_of(self.dealer)
        self.hand_out(to_table=True)

    def left_of(self, seat: int) -> int:
        return 0 if seat == self.n_players - 1 else seat + 1

    def hand_out(self, to_table: bool) -> None:
        """Twice two cards to each from the dealer's left; at the start also twice two to the table (1.3, 1.6)."""
        self.n_rundor += 1
        for _ in range(2):
            seat = self.dealer
            for _ in range(self.n_players):
                seat = self.left_of(seat)
                self.hands[seat] += [self.deck.pop(0), self.deck.pop(0)]
            if to_table:
                self.table += [self.deck.pop(0), self.deck.pop(0)]

    def play(self, card: str, taken: Sequence[str]) -> None:
        """One play; the judge refuses what is against the rules."""
        if card not in self.hands[self.turn] or any(other not in self.table for other in taken):
            raise ValueError("the card is not in the hand, or a taken card not on the table")
        if taken and not may_take(self.options, card, taken):
            raise ValueError("the card cannot take these cards")
        self.hands[self.turn].remove(card)
        if taken:
            for other in taken:
                self.table.remove(other)
            self.piles[self.turn] += [card, *taken]
            self.last_taker = self.turn
            last_plays = self.n_plays >= 48 - 4 * self.n_players
            if not self.table and (self.options["last_sweep"] or not last_plays):
                self.sweeps[self.turn] += 1
        else:
            self.table.append(card)
        self.n_plays += 1
        if self.options["refill"] == "draw" and self.deck:
            self.hands[self.turn].append(self.deck.pop(0))
        if self.options["refill"] == "deal" and self.deck and not any(self.hands):
            self.hand_out(to_table=False)
        self.turn = self.left_of(self.turn)

    def counted(self) -> list[dict[str, int]]:
        """The protocol; whoever took last also has the cards left on the table (4.2)."""
        owned = [pile + (self.table if seat == self.last_taker else []) for seat, pile in enumerate(self.piles)]
        return count(self.options, owned, self.sweeps, self.last_taker)

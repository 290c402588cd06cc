"""A position for searching: the engine's Giv as integers and lists, changed in place. Tests hold it equal to the
engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import BIT, Giv, Move, Refill, View, sweeps_until
from tutor.fast.ending import Ending, points_for_cards, points_for_spades
from tutor.fast.masks import SPADES, cards_of, mask_of
from tutor.fast.worth import points_of


@dataclass(slots=True)
class Situation:
    """All cards of a giv after `plays` plays. `last` is the seat that took last, or -1; the top of `stock` is its end.

    `talong` is the stock as a set. `sweeps` are the tabbar that count: those made before play `sweeps_until` (4.1).
    """

    draws: bool
    extra_spades: bool
    sweeps_until: int
    dealer: int
    turn: int
    plays: int
    hands: list[list[int]]
    stock: list[int]
    talong: int
    table: int
    piles: list[int]
    sweeps: list[int]
    last: int

    @staticmethod
    def of_giv(giv: Giv) -> Situation:
        """The situation of a giv, hidden cards included."""
        return _made(giv, giv.hands, giv.stock)

    @staticmethod
    def of_view(view: View, hidden: Sequence[int]) -> Situation:
        """The situation of a view in which the cards that it cannot see lie as in `hidden`: the other hands in the
        order of seats, then the talong from its top."""
        hands: list[Sequence[int]] = []
        start = 0
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                hands.append(view.hand)
            else:
                hands.append(hidden[start : start + size])
                start += size
        return _made(view, hands, hidden[start : start + view.stock_size])

    def copy(self) -> Situation:
        return Situation(
            self.draws,
            self.extra_spades,
            self.sweeps_until,
            self.dealer,
            self.turn,
            self.plays,
            [hand[:] for hand in self.hands],
            self.stock if not self.draws else self.stock[:],
            self.talong,
            self.table,
            self.piles[:],
            self.sweeps[:],
            self.last,
        )

    def play(self, card: int, taken: int) -> None:
        """The next play: the card takes this set of table cards, or is laid out if the set is empty."""
        turn = self.turn
        hand = self.hands[turn]
        hand.remove(card)
        if taken:
            self.piles[turn] |= taken | BIT[card]
            self.table ^= taken
            self.last = turn
            if not self.table and self.plays < self.sweeps_until:
                self.sweeps[turn] += 1
        else:
            self.table |= BIT[card]
        if self.draws and self.stock:
            drawn = self.stock.pop()
            self.talong ^= BIT[drawn]
            hand.append(drawn)
        self.plays += 1
        self.turn = (turn + 1) % len(self.hands)

    def deal(self) -> None:
        """Deals new hands from the talong if all are empty and the game deals (1.6)."""
        if self.draws or not self.stock or any(self.hands):
            return
        stock, n = self.stock[:], len(self.hands)
        for place in range(2 * n):
            hand = self.hands[(self.dealer + 1 + place) % n]
            hand += (stock.pop(), stock.pop())
        self.stock, self.talong = stock, mask_of(stock)

    def points(self) -> list[int]:
        """The points that each seat has won so far: its point cards and its tabbar."""
        return [points_of(pile) + sweeps for pile, sweeps in zip(self.piles, self.sweeps, strict=True)]

    def ending(self) -> Ending:
        """What each seat would get beside those points if the giv were counted now (4.2, 5)."""
        piles, sistan = self._owned(), [0] * len(self.piles)
        if self.last >= 0:
            sistan[self.last] = 1 + points_of(self.table)
        return Ending(
            points_for_cards([pile.bit_count() for pile in piles]),
            points_for_spades([(pile & SPADES).bit_count() for pile in piles], self.extra_spades),
            sistan,
        )

    def spades(self) -> list[int]:
        """The number of spades that each seat would have if the giv were counted now (4.2)."""
        return [(pile & SPADES).bit_count() for pile in self._owned()]

    def result(self) -> list[int]:
        """The points of each seat if the giv were counted now (5)."""
        together = zip(self.points(), *self.ending(), strict=True)
        return [won + cards + spades + sistan for won, cards, spades, sistan in together]

    def _owned(self) -> list[int]:
        """The piles, with the table in that of the seat that took last (4.2)."""
        piles = self.piles[:]
        if self.last >= 0:
            piles[self.last] |= self.table
        return piles


def as_masks(move: Move) -> tuple[int, int]:
    """A move as its card and the set of cards that it takes."""
    return int(move.card), mask_of(move.taken)


def as_move(card: int, taken: int) -> Move:
    """The engine's move for a card and the set of cards that it takes."""
    (played,) = cards_of(BIT[card])
    return Move(played, cards_of(taken))


def _made(seen: Giv | View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> Situation:
    n_players = len(hands)
    return Situation(
        draws=seen.rules.refill is Refill.DRAW,
        extra_spades=seen.rules.extra_spades,
        sweeps_until=sweeps_until(seen.rules, n_players),
        dealer=seen.dealer,
        turn=seen.turn,
        plays=len(seen.moves),
        hands=[[int(card) for card in hand] for hand in hands],
        stock=[int(card) for card in reversed(stock)],
        talong=mask_of(stock),
        table=mask_of(seen.table),
        piles=[mask_of(pile) for pile in seen.piles],
        sweeps=list(seen.sweeps),
        last=-1 if seen.last_taker is None else seen.last_taker,
    )

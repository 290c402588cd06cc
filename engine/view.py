"""What one seat may know of a giv, and nothing else: a tutor or a house that is given a View cannot cheat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import DECK
from engine.giv import PLAYS, Cards, Giv
from engine.moves import Move
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """A giv as seat `seat` sees it. `piles` are closed on the table (3.6), but everyone saw what went into them.

    `totals` are the points of the parti before this giv.
    """

    rules: Rules
    seat: int
    dealer: int
    turn: int
    hand: Cards
    hand_sizes: tuple[int, ...]
    table: Cards
    stock_size: int
    piles: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    last_taker: int | None
    opening: Cards
    moves: tuple[Move, ...]
    totals: tuple[int, ...]

    @property
    def n_players(self) -> int:
        return len(self.hand_sizes)

    @property
    def over(self) -> bool:
        return len(self.moves) == PLAYS

    @property
    def unseen(self) -> Cards:
        """The cards that this seat has not seen: in other hands or in the talong, sorted."""
        seen = {*self.hand, *self.table}.union(*self.piles)
        return tuple(card for card in DECK if card not in seen)


def view(giv: Giv, seat: int, totals: tuple[int, ...] | None = None) -> View:
    """What the seat may know. `totals`: the points of the parti so far, none if not given."""
    return View(
        rules=giv.rules,
        seat=seat,
        dealer=giv.dealer,
        turn=giv.turn,
        hand=giv.hands[seat],
        hand_sizes=tuple(len(hand) for hand in giv.hands),
        table=giv.table,
        stock_size=len(giv.stock),
        piles=giv.piles,
        sweeps=giv.sweeps,
        last_taker=giv.last_taker,
        opening=giv.opening,
        moves=giv.moves,
        totals=totals or (0,) * giv.n_players,
    )

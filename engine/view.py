"""What may be known of a giv, and nothing else: what everybody saw, and what one seat knows besides. A tutor or a house
that is given a View cannot cheat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.cards import DECK
from engine.giv import HAND, PLAYS, Cards, Giv, runda_after
from engine.moves import Move
from engine.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """A giv as everybody sees it. `piles` are closed on the table (3.6), but everyone saw what went into them.

    `totals` are the points of the parti before this giv.
    """

    rules: Rules
    dealer: int
    turn: int
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
    def runda(self) -> int:
        """Which hand-out of four cards each this is, from 1 (1.6); in the last position the last one."""
        return runda_after(len(self.moves), self.n_players)

    @property
    def n_rundor(self) -> int:
        return PLAYS // (HAND * self.n_players)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Public):
    """A giv as seat `seat` sees it: what everybody sees, and the seat's own hand."""

    seat: int
    hand: Cards

    @property
    def unseen(self) -> Cards:
        """The cards that this seat has not seen: in other hands or in the talong, sorted."""
        seen = {*self.hand, *self.table}.union(*self.piles)
        return tuple(card for card in DECK if card not in seen)


def public(giv: Giv, totals: tuple[int, ...] | None = None) -> Public:
    """What everybody may know. `totals`: the points of the parti so far, none if not given."""
    return Public(**_shared(giv, totals))


def view(giv: Giv, seat: int, totals: tuple[int, ...] | None = None) -> View:
    """What the seat may know. `totals` as in `public`."""
    return View(seat=seat, hand=giv.hands[seat], **_shared(giv, totals))


def _shared(giv: Giv, totals: tuple[int, ...] | None) -> dict[str, Any]:
    return {
        "rules": giv.rules,
        "dealer": giv.dealer,
        "turn": giv.turn,
        "hand_sizes": tuple([len(hand) for hand in giv.hands]),
        "table": giv.table,
        "stock_size": len(giv.stock),
        "piles": giv.piles,
        "sweeps": giv.sweeps,
        "last_taker": giv.last_taker,
        "opening": giv.opening,
        "moves": giv.moves,
        "totals": totals or (0,) * giv.n_players,
    }

"""What one viewer may see of a table: everything shown is drawn from this, never from the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Cards, Public, Row, Rules, View, public, view
from tgbot.table.seats import House, Seat
from tgbot.table.table import Deck, NotNowError, Table, at_ply, can_undo, n_hints, n_undos


@dataclass(frozen=True, slots=True)
class Sight:
    """The public facts of a table, and what only the viewer knows.

    `giv` is the View of the viewer's seat; for a spectator or a room it is only a Public. `totals` are the points of
    finished givs, `rows` the protocol of the last giv when it is over, `n_hints` and `n_undos` how
    often each seat has asked for a hint and taken back a move in this giv. `again`: the giv was judged before and is
    played again. `can_undo`: the viewer may take back. `draw`: the cards drawn for the first deal (1.2).
    """

    giv: Public
    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    draw: Deck
    totals: tuple[int, ...]
    giv_number: int
    rows: tuple[Row, ...]
    n_hints: tuple[int, ...]
    n_undos: tuple[int, ...]
    again: bool
    resigned: int | None
    winner: int | None
    can_undo: bool

    @property
    def seat(self) -> int | None:
        """The viewer's seat, None for a spectator or a room."""
        return self.giv.seat if isinstance(self.giv, View) else None

    @property
    def hand(self) -> Cards:
        """The viewer's own cards."""
        return self.giv.hand if isinstance(self.giv, View) else ()

    @property
    def view(self) -> View:
        """What the viewer's seat may know. Raises NotNowError for somebody without a seat."""
        if not isinstance(self.giv, View):
            raise NotNowError
        return self.giv

    def is_house(self, seat: int) -> bool:
        """Whether the seat is the house's own."""
        return isinstance(self.seats[seat], House)

    @property
    def rules(self) -> Rules:
        return self.giv.rules

    @property
    def over(self) -> bool:
        """Whether the parti is over."""
        return self.resigned is not None or self.winner is not None

    @property
    def waiting_for(self) -> int | None:
        """The seat on turn, or None between givs and at the end."""
        return None if self.over or self.giv.over else self.giv.turn

    @property
    def on_turn(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.seat is not None and self.waiting_for == self.seat


def sight_of(table: Table, user: int) -> Sight:
    """What a person may see: their seat's view, or what everybody sees if they have no seat."""
    return from_seat(table, table.seat_of(user))


def from_seat(table: Table, seat: int | None) -> Sight:
    """What can be seen from a seat, or without one: by a spectator, or in a room where everybody reads."""
    giv, parti = table.giv, table.parti
    before = parti.totals
    rows = parti.protocols[-1] if giv.over else ()
    return Sight(
        giv=public(giv, before) if seat is None else view(giv, seat, before),
        seats=table.seats,
        names=table.record.players,
        draw=table.draw,
        totals=parti.totals,
        giv_number=parti.giv_number,
        rows=rows,
        n_hints=tuple([n_hints(table, each) for each in range(len(table.seats))]),
        n_undos=tuple([n_undos(table, each) for each in range(len(table.seats))]),
        again=table.again,
        resigned=table.resigned,
        winner=parti.winner,
        can_undo=seat is not None and can_undo(table, seat),
    )


def looking_back(table: Table, ply: int) -> Sight:
    """A position of a giv that is over, from the seat that played then: all its cards have been seen since. Raises
    NotNowError while the giv is being played, and for a play that does not exist."""
    if not table.giv.over:
        raise NotNowError
    before = at_ply(table, ply)
    return from_seat(before, before.giv.turn)

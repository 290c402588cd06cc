"""A table: a parti with people and the house in its seats, and what can be done at it, each as `change(table) ->
(table, events)`.

The record is the truth; the parti is derived by replaying it, and kept beside it so that this is done only once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine import (
    Card,
    Event,
    Giv,
    Move,
    Parti,
    Record,
    Rules,
    deal_giv,
    draw_for_deal,
    last_play_of,
    play_on,
    seat_of_play,
    start,
)  # fmt: skip
from tgbot.table.seats import Person, Seat, StandIn, level_of, user_of
from tutor import Level

Deck = tuple[Card, ...]
Shuffle = Callable[[], Deck]


class NotNowError(Exception):
    """Something that cannot be done at the table as it stands; no current button offers it."""


@dataclass(frozen=True, slots=True)
class Table:
    """`seats` has who sits in each seat; `draw` the cards drawn for the first deal (1.2), in order; `resigned` the seat
    that gave up; `hinted` the plays of this giv before which a hint was asked for; `undone` those that were taken back,
    each as often as it was; `again`: the giv was over before a move was taken back, so it is not judged again;
    `deadline` when the person on turn runs out of time, in seconds since 1970, None if there is no limit.
    """

    record: Record
    parti: Parti
    seats: tuple[Seat, ...]
    draw: Deck
    resigned: int | None = None
    hinted: tuple[int, ...] = ()
    undone: tuple[int, ...] = ()
    again: bool = False
    deadline: int | None = None

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def giv(self) -> Giv:
        """The giv being played, or the last one. A table always has one."""
        assert self.parti.giv is not None
        return self.parti.giv

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.parti.winner is not None

    @property
    def waiting_for(self) -> int | None:
        """The seat on turn, or None between givs and at the end."""
        return None if self.over or self.giv.over else self.giv.turn

    @property
    def level_on_turn(self) -> Level | None:
        """The level at which the program plays the seat on turn; None if a person is on turn, or nobody."""
        return None if self.waiting_for is None else level_of(self.seats[self.waiting_for])

    def seat_of(self, user: int) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if user_of(seat) == user), None)


Changed = tuple[Table, tuple[Event, ...]]
Change = Callable[[Table], Changed]


def open_table(rules: Rules, seats: tuple[Seat, ...], names: tuple[str, ...], shuffle: Shuffle) -> Table:
    """A table with its first giv dealt. `shuffle` gives shuffled decks."""
    deck = shuffle()
    draw = draw_for_deal(len(seats), deck)
    n_drawn = sum(len(drawn) for drawn in draw.rounds)
    parti = start(rules, len(seats), draw.dealer)
    return _dealt(Table(Record(rules, names), parti, seats, deck[:n_drawn]), shuffle())


def play_move(table: Table, seat: int, move: Move) -> Changed:
    """The table after a move. Raises IllegalMoveError, or NotNowError when it is not the seat's turn."""
    if table.waiting_for != seat:
        raise NotNowError
    parti, events = play_on(table.parti, move)
    assert parti.giv is not None
    record = table.record.with_moves(parti.giv.moves)
    return replace(table, record=record, parti=parti, deadline=None), events


def next_giv(table: Table, shuffle: Shuffle) -> Changed:
    """The table with its next giv dealt. Raises NotNowError."""
    if table.over or not table.parti.between_givs:
        raise NotNowError
    return _dealt(table, shuffle()), ()


def can_undo(table: Table, seat: int) -> bool:
    """Whether the seat may take back: if no other person plays, and its last move was in the current giv."""
    alone = all(level_of(each) for number, each in enumerate(table.seats) if number != seat)
    return alone and table.resigned is None and last_play_of(table.giv, seat) is not None


def undo(table: Table, seat: int) -> Changed:
    """The table before the seat's last move. Raises NotNowError."""
    number = last_play_of(table.giv, seat)
    if number is None or not can_undo(table, seat):
        raise NotNowError
    before = at_ply(table, number)
    return replace(before, undone=(*table.undone, number), again=table.again or table.giv.over), ()


def resign(table: Table, seat: int) -> Changed:
    """The table after the seat gave up. Raises NotNowError when the parti is over."""
    if table.over:
        raise NotNowError
    return replace(table, resigned=seat, deadline=None), ()


def with_hint(table: Table) -> Table:
    """The table after the person on turn has asked for a hint; each play counts once, however often they ask."""
    number = len(table.giv.moves)
    return table if number in table.hinted else replace(table, hinted=(*table.hinted, number))


def at_ply(table: Table, number: int) -> Table:
    """The table as it was before the play of this number in the current giv. Raises NotNowError for another number."""
    if not 0 <= number < len(table.giv.moves):
        raise NotNowError
    record = table.record.with_moves(table.giv.moves[:number])
    return replace(table, record=record, parti=record.replay())


def with_stand_in(table: Table, level: Level) -> Table:
    """The table with the house playing for the person on turn. Raises NotNowError if no person is on turn."""
    number = table.waiting_for
    if number is None or not isinstance(person := table.seats[number], Person):
        raise NotNowError
    return _seated(replace(table, deadline=None), number, StandIn(person.user, level))


def come_back(table: Table, number: int) -> Table:
    """The table with the seat played by its own person again."""
    seat = table.seats[number]
    return _seated(table, number, Person(seat.user)) if isinstance(seat, StandIn) else table


def n_hints(table: Table, seat: int) -> int:
    """Before how many plays of this giv the seat has asked for a hint."""
    return sum(seat_of_play(table.giv, number) == seat for number in table.hinted)


def n_undos(table: Table, seat: int) -> int:
    """How many times the seat has taken back a move in this giv."""
    return sum(seat_of_play(table.giv, number) == seat for number in table.undone)


def _seated(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _dealt(table: Table, deck: Deck) -> Table:
    record = table.record.with_giv(table.parti.dealer, deck)
    return replace(table, record=record, parti=deal_giv(table.parti, deck), hinted=(), undone=(), again=False)

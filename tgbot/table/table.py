"""A table: a parti with people and the house in its seats, and what can be done at it. No Telegram and no store here.

The record is the truth; the parti is derived from it by replaying, and kept beside it so that it is done only once.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from engine import (
    Card,
    Cards,
    Giv,
    Move,
    Parti,
    Record,
    Rules,
    View,
    cards,
    deal_giv,
    draw_for_deal,
    notation,
    play_on,
    start,
    view,
)
from tgbot.recent import Recent
from tutor import Level

SCHEMA = 1
HOUSE = None
#: Tables by their text in the store. The next tap mostly brings the text that the last one saved, and is spared
#: replaying it; any other text is replayed. So what is in the store decides, and a restart costs only time.
REPLAYED: Recent[str, Table] = Recent(1024)

Deck = tuple[Card, ...]
Shuffle = Callable[[], Deck]
House = Callable[[View, Level], Awaitable[Move]]


class NotNowError(Exception):
    """Something that cannot be done at the table as it stands; the buttons do not offer it then."""


@dataclass(frozen=True, slots=True)
class Table:
    """`seats` has the user in each seat, or HOUSE; `draw` the cards drawn for the first deal (1.2), in order;
    `resigned` the seat that gave up; `hinted` the plays of this giv before which a hint was asked for; `level` how well
    the house plays."""

    record: Record
    parti: Parti
    seats: tuple[int | None, ...]
    draw: Cards
    resigned: int | None = None
    hinted: tuple[int, ...] = ()
    level: Level = Level.REGULAR

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

    def seat_of(self, user: int) -> int | None:
        return self.seats.index(user) if user in self.seats else None

    def dump(self) -> str:
        """The table as JSON, for the store."""
        data = {
            "schema": SCHEMA,
            "record": self.record.to_json(),
            "seats": self.seats,
            "draw": notation(self.draw),
            "resigned": self.resigned,
            "hinted": self.hinted,
            "level": self.level,
        }
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        REPLAYED.put(text, self)
        return text

    @staticmethod
    def load(text: str) -> Table:
        """The table that `dump` wrote. Raises RecordError if it was not."""
        known = REPLAYED.get(text)
        if known is not None:
            return known
        data = json.loads(text)
        record = Record.from_json(data["record"])
        table = Table(
            record,
            record.replay(),
            tuple(data["seats"]),
            cards(data["draw"]),
            data["resigned"],
            tuple(data.get("hinted", ())),
            Level(data.get("level", Level.REGULAR)),
        )
        REPLAYED.put(text, table)
        return table


def open_table(rules: Rules, seats: tuple[int | None, ...], names: tuple[str, ...], shuffle: Shuffle) -> Table:
    """A table with its first giv dealt, and the house's first moves made if it begins. `shuffle` gives shuffled
    decks.
    """
    deck = shuffle()
    draw = draw_for_deal(len(seats), deck)
    n_drawn = sum(len(drawn) for drawn in draw.rounds)
    parti = start(rules, len(seats), draw.dealer)
    return _dealt(Table(Record(rules, names), parti, seats, deck[:n_drawn]), shuffle())


def play_move(table: Table, seat: int, move: Move) -> Table:
    """The table after a move. Raises IllegalMoveError, or NotNowError when it is not the seat's turn."""
    if table.waiting_for != seat:
        raise NotNowError
    parti, _ = play_on(table.parti, move)
    assert parti.giv is not None
    return replace(table, record=table.record.with_moves(parti.giv.moves), parti=parti)


async def with_replies(table: Table, house: House) -> Table:
    """The table when the house has played until a person is on turn; it is shown only the View of its seat."""
    while (seat := table.waiting_for) is not None and table.seats[seat] is HOUSE:
        table = play_move(table, seat, await house(view(table.giv, seat, table.parti.totals), table.level))
    return table


def next_giv(table: Table, shuffle: Shuffle) -> Table:
    """The table with its next giv dealt. Raises NotNowError."""
    if table.over or not table.parti.between_givs:
        raise NotNowError
    return _dealt(table, shuffle())


def can_undo(table: Table, seat: int) -> bool:
    """Against the house only, while the giv of the seat's last move is still on the table."""
    alone = all(user is HOUSE for each, user in enumerate(table.seats) if each != seat)
    return alone and table.resigned is None and _last_move_of(table, seat) is not None


def undo(table: Table, seat: int) -> Table:
    """The table before the seat's last move. Raises NotNowError."""
    number = _last_move_of(table, seat)
    if number is None or not can_undo(table, seat):
        raise NotNowError
    return at_ply(table, number)


def resign(table: Table, seat: int) -> Table:
    """The table after the seat gave up. Raises NotNowError when the parti is over."""
    if table.over:
        raise NotNowError
    return replace(table, resigned=seat)


def with_hint(table: Table) -> Table:
    """The table when the person on turn has asked for a hint; once for each play, however often it is asked."""
    number = len(table.giv.moves)
    return table if number in table.hinted else replace(table, hinted=(*table.hinted, number))


def at_ply(table: Table, number: int) -> Table:
    """The table as it was before the play of this number in the current giv. Raises NotNowError for another number."""
    if not 0 <= number < len(table.giv.moves):
        raise NotNowError
    record = table.record.with_moves(table.giv.moves[:number])
    return replace(table, record=record, parti=record.replay())


def n_hints(table: Table, seat: int) -> int:
    """How many hints the seat has asked for in this giv."""
    giv = table.giv
    return sum((giv.dealer + 1 + number) % giv.n_players == seat for number in table.hinted)


def _last_move_of(table: Table, seat: int) -> int | None:
    giv = table.giv
    numbers = range(len(giv.moves) - 1, -1, -1)
    return next((n for n in numbers if (giv.dealer + 1 + n) % giv.n_players == seat), None)


def _dealt(table: Table, deck: Deck) -> Table:
    record = table.record.with_giv(table.parti.dealer, deck)
    return replace(table, record=record, parti=deal_giv(table.parti, deck), hinted=())

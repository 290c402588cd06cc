"""What people will tap, planned before measuring: nothing has to be looked up between two taps.

The decks are known and the house plays without chance at its level, so the moves decide the course of a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from engine import Rules, legal_moves
from tests.bench.null import same_deck
from tests.engine.chance import shuffled
from tgbot.cases.door import with_quick_replies
from tgbot.cases.opening import table_id
from tgbot.people.profile import Profile
from tgbot.store import Store
from tgbot.table.codec import dump
from tgbot.table.seats import House, Person
from tgbot.table.table import Shuffle, Table, next_giv, open_table, play_move
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Again, Ask, NextGiv, Play
from tutor import Level

#: At most this number of moves is collected to choose from: a table can have thousands.
MOVES_LOOKED_AT = 200


@dataclass(frozen=True)
class Plan:
    """A person, their table as it is before the first tap, and the data of the buttons that they tap in turn."""

    user: int
    id: str
    table: Table
    taps: tuple[str, ...]

    async def open(self, store: Store) -> None:
        """Has the store know the person and the table."""
        await store.add_table(self.user, self.id)
        await store.save(self.id, 0, dump(self.table))
        await store.save_profile(self.user, Profile(code="sv", table=self.id).dump())


def plan(user: int, n_taps: int, *, played: int = 0) -> Plan:
    """The person plays moves at random, parti after parti, against the house at the level *van*. Some may have been
    `played` before. People whose numbers have the same last three digits play the same."""
    chance, number = Random(user % 1000), table_id(user, 0)
    table = _opened(user, lambda: shuffled(chance))
    course = list(islice(_course(user, table, chance), played + n_taps))
    if played:
        _, table = course[played - 1]
    taps = (pack(TableTap(number, version, ask)) for version, (ask, _) in enumerate(course[played:], 1))
    return Plan(user, number, table, tuple(taps))


def _course(user: int, table: Table, chance: Random) -> Iterator[tuple[Ask, Table]]:
    """What the person asks for at the table, and the table after each; endless."""
    while True:
        ask: Ask
        if table.over:
            ask, table = Again(), _opened(user, same_deck)
        elif table.waiting_for is None:
            ask, (table, _) = NextGiv(), next_giv(table, same_deck)
        else:
            move = chance.choice(list(islice(legal_moves(table.giv), MOVES_LOOKED_AT)))
            ask, (table, _) = Play(move), play_move(table, table.waiting_for, move)
        table, _ = with_quick_replies(table)
        yield ask, table


def _opened(user: int, shuffle: Shuffle) -> Table:
    seats = Person(user), House(Level.REGULAR)
    return with_quick_replies(open_table(Rules.preset("kasino"), seats, ("Anna", "Huset"), shuffle))[0]

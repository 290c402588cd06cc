"""Random tables: two to four seats of every kind, both games, any number of plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from engine import PLAYS, Rules
from tests.engine.chance import random_move, shuffled
from tgbot.table.seats import House, Person, Seat, StandIn
from tgbot.table.table import Table, next_giv, open_table, play_move
from tutor import Level

NAMES = ("Anna", "Ben", "Cissi", "Dag")
#: How a person and the house may sit in a seat.
KINDS: tuple[Callable[[int, Level], Seat], ...] = (
    lambda user, _: Person(user),
    lambda _, level: House(level),
    StandIn,
)
LEVELS = st.sampled_from(Level)
SEATS = st.builds(lambda kind, user, level: kind(user, level), st.sampled_from(KINDS), st.integers(1, 2**52), LEVELS)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table after random plays of its first or second giv; the seats are of all kinds."""
    rules = Rules.preset(draw(st.sampled_from(["kasino", "dragkasino"])))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=2, max_size=4))
    seats = tuple(kind(1001 + number, draw(LEVELS)) for number, kind in enumerate(kinds))
    n_plays = draw(st.integers(0, PLAYS) | st.integers(PLAYS - 4 * len(seats), PLAYS + 4))
    return played(rules, seats, n_plays, Random(draw(st.integers(0, 2**32))))


def played(rules: Rules, seats: tuple[Seat, ...], n_plays: int, chance: Random) -> Table:
    """A table of these seats after this number of random plays; a second giv begins after 48."""
    table = open_table(rules, seats, NAMES[: len(seats)], lambda: shuffled(chance))
    for _ in range(n_plays):
        if table.giv.over:
            table, _ = next_giv(table, lambda: shuffled(chance))
        table, _ = play_move(table, table.giv.turn, random_move(table.giv, chance))
    return table

"""Random tables: two to four seats of every kind, both games, any number of plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from engine import Move, Record, Rules, draw_for_deal
from engine.giv import PLAYS
from tests.engine.chance import random_move, shuffled
from tgbot.table.seats import House, Person, Seat, StandIn
from tgbot.table.table import Table
from tutor.players.levels import Level

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
def tables(draw: st.DrawFn, least: int = 0) -> Table:
    """A table after random plays of its first giv, at least this number; the seats are of all kinds."""
    chance = Random(draw(st.integers(0, 2**32)))
    rules = Rules.preset(draw(st.sampled_from(["kasino", "dragkasino"])))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=2, max_size=4))
    seats = tuple(kind(1001 + number, draw(LEVELS)) for number, kind in enumerate(kinds))
    return played(rules, seats, draw(st.integers(least, PLAYS)), chance)


def played(rules: Rules, seats: tuple[Seat, ...], n_plays: int, chance: Random) -> Table:
    """A table of these seats after random plays of its first giv."""
    drawn = draw_for_deal(len(seats), deck := shuffled(chance))
    record = Record(rules, NAMES[: len(seats)]).with_giv(drawn.dealer, shuffled(chance))
    parti = record.replay()
    moves: list[Move] = []
    while len(moves) < n_plays and parti.giv is not None:
        moves.append(random_move(parti.giv, chance))
        parti = record.with_moves(tuple(moves)).replay()
    n_drawn = sum(len(some) for some in drawn.rounds)
    return Table(record.with_moves(tuple(moves)), parti, seats, deck[:n_drawn])

"""The plays of a giv as everyone saw them, from the opening table and the moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from engine.cards import Card
from engine.moves import Move, table_after


class Played(Protocol):
    """What is needed to go through the plays again: a Giv or a View."""

    @property
    def dealer(self) -> int: ...
    @property
    def n_players(self) -> int: ...
    @property
    def opening(self) -> tuple[Card, ...]: ...
    @property
    def moves(self) -> tuple[Move, ...]: ...


@dataclass(frozen=True, slots=True)
class Play:
    """One play: the seat, the move, and the table on which it was made. `number` counts from 0."""

    number: int
    seat: int
    move: Move
    table: tuple[Card, ...]

    @property
    def swept(self) -> bool:
        """Whether it took the whole table, whether or not the tabbe counts."""
        return bool(self.move.taken) and len(self.move.taken) == len(self.table)


def seat_of_play(giv: Played, number: int) -> int:
    """The seat that makes this play of the giv, counted from 0. The player to the left of the dealer begins (1.4)."""
    return (giv.dealer + 1 + number) % giv.n_players


def last_play_of(giv: Played, seat: int) -> int | None:
    """The number of the seat's last play of the giv, None if it has made none."""
    numbers = range(len(giv.moves) - 1, -1, -1)
    return next((number for number in numbers if seat_of_play(giv, number) == seat), None)


def plays(giv: Played, since: int = 0) -> Iterator[Play]:
    """The plays in order, from the one with this number on."""
    table = giv.opening
    for number, move in enumerate(giv.moves):
        if number >= since:
            yield Play(number, seat_of_play(giv, number), move, table)
        table = table_after(table, move)

"""Players by name, for the arena and the fitting: the yardsticks and the levels of the house."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engine import Move, View
from tutor import references
from tutor.rank import BUDGET, rank

#: Chooses a move for the seat whose view it is.
Player = Callable[[View, Random], Move]
#: With a number of samples as the only limit, a search may last so many seconds.
LONG = 60.0


def search_move(view: View, chance: Random, budget: float = BUDGET, samples: int | None = None) -> Move:
    """The best move of a search whose budget is processor time, so that a busy machine does not weaken it."""
    return rank(view, budget=budget, samples=samples, chance=chance, clock=time.process_time).best.move


PLAYERS: Mapping[str, Player] = {
    "random": references.random_move,
    "greedy": references.greedy_move,
    "careful": references.careful_move,
    "sim": references.simulating_move,
    "search": search_move,
}


def player(name: str) -> Player:
    """The player of that name; `search:100` with so many samples, `search:50ms` with so much time. Raises KeyError."""
    kind, _, limit = name.partition(":")
    if not limit:
        return PLAYERS[kind]
    if kind != "search":
        raise KeyError(name)
    if limit.endswith("ms"):
        return partial(search_move, budget=float(limit.removesuffix("ms")) / 1_000)
    return partial(search_move, budget=LONG, samples=int(limit))

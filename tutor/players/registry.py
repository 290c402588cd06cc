"""Players by name, for the arena and for fitting: the references, the levels of the house, and the search."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import NamedTuple

from engine import Move, View
from tutor.players import references
from tutor.players.levels import Level, choose
from tutor.search.rank import BUDGET, rank

#: The limit in seconds of a search that is limited by the number of samples.
LONG = 60.0


class Choice(NamedTuple):
    """A chosen move, and whether it was proved to be the best."""

    move: Move
    exact: bool = False


#: Chooses a move for the seat whose view it is.
Player = Callable[[View, Random], Choice]


def searching(view: View, chance: Random, budget: float = BUDGET, samples: int | None = None) -> Choice:
    """The best move of a search. The budget is counted work, so that a busy machine does not weaken it."""
    ranking = rank(view, budget=budget, samples=samples, only_best=True, chance=chance, clock=time.thread_time)
    return Choice(ranking.best.move, ranking.exact)


def _unproved(choose_move: Callable[[View, Random], Move]) -> Player:
    return lambda view, chance: Choice(choose_move(view, chance))


def _simulating(view: View, chance: Random) -> Choice:
    open_hands = view.n_players == 2 and not view.stock_size
    return Choice(references.simulating_move(view, chance), open_hands)


def _at_level(level: Level, view: View, chance: Random) -> Choice:
    if level is Level.STRONG:
        return searching(view, chance)
    return Choice(choose(level, view, chance=chance))


def _careful_and_exact(view: View, chance: Random) -> Choice:
    """The careful move, or the proved best move where there is one."""
    if view.n_players == 2 and not view.stock_size:
        return searching(view, chance)
    return Choice(references.careful_move(view, chance))


PLAYERS: Mapping[str, Player] = {
    "random": _unproved(references.random_move),
    "greedy": _unproved(references.greedy_move),
    "careful": _unproved(references.careful_move),
    "careful+x": _careful_and_exact,
    "sim": _simulating,
    "search": searching,
    **{level.value: partial(_at_level, level) for level in Level},
}


def player(name: str) -> Player:
    """The player with that name: `search:100` searches 100 worlds, `search:50ms` has a budget of 50 ms.
    Raises KeyError for an unknown name, ValueError for an impossible limit."""
    kind, colon, limit = name.partition(":")
    if not colon:
        return PLAYERS[kind]
    if kind != "search":
        raise KeyError(name)
    number = limit.removesuffix("ms")
    if not number.isdecimal() or not int(number):
        raise ValueError(name)
    if number != limit:
        return partial(searching, budget=int(number) / 1_000)
    return partial(searching, budget=LONG, samples=int(number))

"""How well the house plays: three levels, each of which chooses from what one seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum
from itertools import islice
from random import Random

from engine import Card, Move, View, legal_moves
from tutor.fast.worth import WORTH, worth
from tutor.players.references import careful_move
from tutor.search.rank import BUDGET, MOVES_LOOKED_AT, rank, seed_of

#: The chance that a beginner sees a take of one, two, three, or more table cards.
SEEN = (0.9, 0.65, 0.4, 0.2)

#: Careful play makes no draws and needs no seed.
NO_CHANCE = Random(0)


class Level(StrEnum):
    """Each level wins at least 1.5 points a giv against the one before."""

    BEGINNER = "beginner"  # takes what it sees, overlooks takes of many cards, lays out without thought
    REGULAR = "regular"  # what it gains, less what the next player can expect to gain
    STRONG = "strong"  # the tutor's own play


def choose(
    level: Level,
    view: View,
    *,
    budget: float = BUDGET,
    chance: Random | None = None,
    clock: Callable[[], float] = time.thread_time,
) -> Move:
    """The move that the level plays for the seat whose view this is. The seat must be the one to play.

    The budget is for the strong level, which plays what `rank` finds best; the others need a few milliseconds. Without
    `chance` the draws follow from the view.
    """
    if level is Level.REGULAR:
        return careful_move(view, chance or NO_CHANCE)
    chance = chance or Random(seed_of(view))
    if level is Level.BEGINNER:
        return _beginner(view, chance)
    return rank(view, budget=budget, chance=chance, clock=clock).best.move


def _beginner(view: View, chance: Random) -> Move:
    """The best of the takes that the beginner sees; otherwise some card, preferably not worth points."""
    takes = [move for move in islice(legal_moves(view), MOVES_LOOKED_AT) if move.taken and _sees(move, chance)]
    if takes:
        return max(takes, key=lambda move: worth((move.card, *move.taken)))
    return Move(min(view.hand, key=lambda card: _reluctance(card, chance)))


def _sees(move: Move, chance: Random) -> bool:
    return chance.random() < SEEN[min(len(move.taken), len(SEEN)) - 1]


def _reluctance(card: Card, chance: Random) -> float:
    return WORTH[card] + chance.random()

"""Ends of givs that can be tried out in full, most of them near the target."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine import PLAYS, Giv, apply, protocol
from tests.engine.chance import random_giv, random_move, shuffled
from tests.tutor.sensible import ALL_RULES, played_to

#: The most table cards and plays left, together, with which everything can be tried.
AFFORDABLE = 12
#: The number of plays that are affordable on every table.
ALWAYS_AFFORDABLE = 3
#: The number of last plays that are proved with three and four seats.
PROVED_OF_MORE = 2


def ending(number: int) -> tuple[Giv, tuple[int, ...]]:
    """A position near the end of a giv that was played by chance or sensibly, and totals before it. With most totals
    the giv may end at the target with equal or nearly equal totals; with some the target is far, or all are beyond
    it (6.2)."""
    chance = Random(number)
    rules = replace(ALL_RULES[37 * number % len(ALL_RULES)], target=chance.choice((11, 16, 21)))
    n_seats = (2, 2, 3, 4)[number % 4]
    left = chance.randint(1, 8) if n_seats == 2 else chance.randint(1, PROVED_OF_MORE)
    if number % 5 == 0:
        giv = played_to(rules, n_seats, PLAYS - left, chance)
    else:
        giv = random_giv(rules, n_seats, shuffled(chance), chance)[PLAYS - left]
    while PLAYS - len(giv.moves) > ALWAYS_AFFORDABLE and PLAYS - len(giv.moves) + len(giv.table) > AFFORDABLE:
        giv, _ = apply(giv, random_move(giv, chance))
    if chance.random() < 0.1:
        return giv, (chance.choice((0, rules.target + 1)),) * n_seats
    points = [row.total for row in protocol(played_out(giv, chance))]
    goal = max(rules.target, *points) + chance.randrange(min(3, 1 + min(points)))
    wished = [goal - won + chance.choice((0, 0, 0, 0, 0, 0, 1, -1)) for won in points]
    return giv, tuple(max(0, min(total, rules.target - 1)) for total in wished)


def played_out(giv: Giv, chance: Random) -> Giv:
    """The giv at its end, played on by chance."""
    while not giv.over:
        giv, _ = apply(giv, random_move(giv, chance))
    return giv

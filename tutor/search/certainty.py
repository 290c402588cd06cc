"""What a search knows about the difference between two moves, and what it does not.

Hint, coach, review, practice and house all ask these functions, so that none of them can contradict another.
"""

from __future__ import annotations

from engine import Move
from tutor.search.ranking import Ranked, Ranking

#: Moves that differ by less, in points, are equally good, even if the search can tell them apart.
EQUAL = 0.05
#: The same for chances of winning the parti: what 0.05 points are worth at 8-8.
SAME_CHANCE = 0.003
#: A difference within this number of standard errors is noise. The best of many moves has been lucky, and so has a move
#: that just passes for worse: two standard errors would be too few.
ERRORS = 3.0
#: What fewer worlds say of a move is no knowledge.
ENOUGH = 30


def known(ranked: Ranked) -> bool:
    """Whether the value of a move is known, and not only guessed from a few worlds."""
    return ranked.exact or ranked.complete or ranked.samples >= ENOUGH


def is_judged(ranking: Ranking, move: Move) -> bool:
    """Whether the value of this move is known."""
    found = ranking.of(move)
    return found is not None and known(found)


def is_quick_look(ranking: Ranking) -> bool:
    """Whether the search saw so little that it can say nothing about any difference."""
    return not known(ranking.best)


def equally_good(first: Ranked, second: Ranked) -> bool:
    """Whether the difference is too small to mention, or within the noise of the search, so that neither move is called
    a mistake. What is not known is not called equal."""
    if first.move == second.move:
        return True
    return _both_known(first, second) and _gap(first, second) <= max(_unnoticed(first), _noise(first, second))


def surely_worse(best: Ranked, other: Ranked) -> bool:
    """Whether the search has shown that the other move is worse. Only such moves cost something, are refused in
    practice, are warned of, and are called worse in hints and reviews."""
    return _both_known(best, other) and not equally_good(best, other)


def surely_equal(first: Ranked, second: Ranked) -> bool:
    """Whether the search has shown that there is no difference worth mentioning, and not only failed to find one."""
    if first.move == second.move:
        return True
    widest = _gap(first, second) + _noise(first, second)
    return _both_known(first, second) and widest <= _unnoticed(first)


def _both_known(first: Ranked, second: Ranked) -> bool:
    return known(first) and known(second)


def _gap(first: Ranked, second: Ranked) -> float:
    return abs(first.value - second.value)


def _noise(first: Ranked, second: Ranked) -> float:
    return ERRORS * max(first.error, second.error)


def _unnoticed(first: Ranked) -> float:
    """The difference in value that nobody would notice."""
    return EQUAL if first.point is None else max(EQUAL, SAME_CHANCE / first.point)

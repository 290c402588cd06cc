"""Why one move is better than another, as data: terms that add up to the difference. `tutor.words.moves` says it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import View
from tutor.judging.dangers import Danger, dangers
from tutor.search.ranking import Ranked, Ranking
from tutor.search.terms import Terms

#: Moves that differ by less, in points, are equally good, even if the search can tell them apart.
EQUAL = 0.05
#: The same for chances of winning the parti: what 0.05 points are worth at 8-8.
SAME_CHANCE = 0.003
#: A difference within ERRORS standard errors is noise; within twice that if the error comes from fewer than FEW worlds.
ERRORS, FEW = 2.0, 10
#: Moves that were equal in fewer worlds than this may still differ in the next one.
ENOUGH = 30
#: A smaller term, in points, is not worth mentioning.
WORTH_SAYING = 0.05
#: How many terms in favour of a move are mentioned at once.
TERMS_SAID = 2
#: A term against the better move is mentioned if it is at least this share of the difference.
WORTH_ADMITTING = 0.5


class Term(StrEnum):
    """The terms of `tutor.search.terms.Terms`, by name."""

    POINTS = "points"
    SWEEP = "sweep"
    REPLY = "reply"
    REPLY_SWEEP = "reply_sweep"
    OWN = "own"
    CARDS = "cards"
    SPADES = "spades"
    SISTAN = "sistan"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one term adds to the difference between two moves, in points; positive when it speaks for the first."""

    term: Term
    amount: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two moves of one ranking. `difference` is how many points the first is ahead; its `reasons`, the largest first,
    add up to it exactly. `chance` is by how much its chance of winning the parti is larger, if that is the measure.
    `exact`: both moves are proved."""

    first: Ranked
    second: Ranked
    difference: float
    reasons: tuple[Contribution, ...]
    chance: float | None
    exact: bool

    @property
    def decides(self) -> bool:
        """Whether it is proved that the first move wins the parti and the second loses it."""
        return self.exact and (self.first.chance, self.second.chance) == (1.0, 0.0)


def compare(first: Ranked, second: Ranked) -> Comparison:
    """Why the first move is better than the second, or worse, according to one ranking."""
    split = first.terms.minus(second.terms)
    reasons = sorted(
        (Contribution(Term(name), amount) for name, amount in zip(Terms._fields, split, strict=True) if amount),
        key=lambda reason: -abs(reason.amount),
    )
    chance = None if first.chance is None or second.chance is None else first.chance - second.chance
    return Comparison(first, second, split.total, tuple(reasons), chance, first.exact and second.exact)


def weighty(comparison: Comparison) -> tuple[tuple[Contribution, ...], tuple[Contribution, ...]]:
    """The main reasons for the first move, and the main reason against it if it counts; only those worth mentioning.

    That something comes later teaches nobody anything, so it is mentioned only next to a reason against the move, which
    would otherwise stand alone.
    """
    pros = [each for each in comparison.reasons if each.amount >= WORTH_SAYING]
    least = max(WORTH_SAYING, WORTH_ADMITTING * comparison.difference)
    cons = [each for each in comparison.reasons if each.amount <= -least]
    if not cons and [each.term for each in pros] == [Term.LATER]:
        pros = []
    return tuple(pros[:TERMS_SAID]), tuple(cons[:1])


def worth_listing(comparison: Comparison) -> bool:
    """Whether any reason is worth mentioning."""
    return any(abs(each.amount) >= WORTH_SAYING for each in comparison.reasons)


def equally_good(first: Ranked, second: Ranked) -> bool:
    """Whether the difference is too small to mention, or within the noise of the search, so that neither move is called
    a mistake. Nothing is known about a move that was not played out, so it is not called equal."""
    if not first.samples or not second.samples:
        return first is second
    if first.chance is not None and second.chance is not None and abs(first.chance - second.chance) <= SAME_CHANCE:
        return True
    gap = abs(first.value - second.value)
    return gap <= max(EQUAL, _noise(first), _noise(second))


def surely_worse(best: Ranked, other: Ranked) -> bool:
    """Whether the search has shown that the other move is worse. Only such moves cost something, are refused in
    practice, are warned of, and are called worse in hints and reviews."""
    return bool(best.samples and other.samples) and not equally_good(best, other)


def surely_equal(first: Ranked, second: Ranked) -> bool:
    """Whether the search has shown that there is no difference worth mentioning, and not only failed to find one."""
    if first is second:
        return True
    if min(first.samples, second.samples) < ENOUGH and not (first.exact and second.exact):
        return False
    return abs(first.value - second.value) + max(_noise(first), _noise(second)) <= EQUAL


def _noise(ranked: Ranked) -> float:
    return ranked.error * (ERRORS if ranked.samples >= FEW else 2 * ERRORS)


def best_moves(ranking: Ranking) -> tuple[Ranked, ...]:
    """The best move and all that the search cannot tell from it."""
    return tuple(each for each in ranking.moves if equally_good(ranking.best, each))


def clearly_worse(ranking: Ranking) -> Ranked | None:
    """The best of the moves that are surely worse than the best, or None."""
    return next((each for each in ranking.moves if surely_worse(ranking.best, each)), None)


def refuting(view: View, comparison: Comparison) -> Danger | None:
    """The danger that refutes the second move, the worse one: the first does not run it, or less of it. None if the
    moves do not differ by what may happen in the next play."""
    replies = sum(reason.amount for reason in comparison.reasons if reason.term in (Term.REPLY, Term.REPLY_SWEEP))
    if replies < WORTH_SAYING:
        return None
    instead = {danger.card: danger.expected for danger in dangers(view, comparison.first.move)}
    more = [(each.expected - instead.get(each.card, 0.0), each) for each in dangers(view, comparison.second.move)]
    most, danger = max(more, key=lambda pair: pair[0], default=(0.0, None))
    return danger if most > 0 else None

"""Why one move is better than another, as data: terms that add up to the difference. `tutor.words.moves` says it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import View
from tutor.judging.dangers import Danger, dangers
from tutor.search.certainty import equally_good, surely_worse
from tutor.search.ranking import Ranked, Ranking
from tutor.search.terms import Terms

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
    """What one term adds to the difference between two moves: its points with the first, and with the second. If the
    moves are proved, these are the points of their lines."""

    term: Term
    first: float
    second: float

    @property
    def amount(self) -> float:
        """The difference in points; positive when it speaks for the first move."""
        return self.first - self.second

    def turned(self) -> Contribution:
        """The same as it speaks for the second move."""
        return Contribution(self.term, self.second, self.first)


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
    pairs = zip(Terms._fields, first.terms, second.terms, strict=True)
    reasons = sorted(
        (Contribution(Term(name), mine, theirs) for name, mine, theirs in pairs if mine != theirs),
        key=lambda reason: -abs(reason.amount),
    )
    chance = None if first.chance is None or second.chance is None else first.chance - second.chance
    difference = first.terms.minus(second.terms).total
    return Comparison(first, second, difference, tuple(reasons), chance, first.exact and second.exact)


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

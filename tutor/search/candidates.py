"""The moves of one search: how they look, what they are worth in each world, and how they compare in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt

from engine import BIT, HAND, Move, View
from tutor.fast.expectation import expected_take
from tutor.fast.masks import mask_of
from tutor.fast.situation import as_masks
from tutor.fast.takes import Takes
from tutor.search.order import Sight, at_sight, first_of_equals, in_order
from tutor.search.ranking import Ranked
from tutor.search.terms import Terms
from tutor.search.winning import Stakes

#: With more moves than this, only what they take is looked at, not what they leave.
MOVES_LOOKED_THROUGH = 300

#: The fewest worlds in which moves are compared, however slow the machine.
FEWEST_WORLDS = 2
#: A move is clearly better if it is ahead by this number of standard errors.
CLEAR = 3.0
#: Moves whose values differ by no more than this are considered equal.
ALIKE = 0.01
#: The variance, in points, that a difference has before any world was seen. Worlds that agree by chance must not look
#: like a proof.
PRIOR = 1.0
#: The standard error, in points, where all worlds were looked at: what the others play in them is still a guess.
ERROR_OF_ALL = 0.01


@dataclass(slots=True)
class Candidate:
    """A move under search: how it looks by itself and with what the next player may take; and for each world its terms
    and its worth: the total, or the chance of winning the parti with a little added for the total."""

    sight: Sight
    move: Move
    card: int
    taken: int
    looks: float
    terms: list[Terms] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)


def candidates_of(view: View, takes: Takes, moves: Sequence[Move]) -> list[Candidate]:
    """The moves as candidates. A move looks as good as what it takes, less what the next player can then expect to
    take."""
    table, unseen = mask_of(view.table), mask_of(view.unseen)
    found = []
    for number, move in enumerate(moves):
        card, taken = as_masks(move)
        left = table & ~taken if taken else table | BIT[card]
        sight = at_sight(card, taken, takes.sweep_worth if not left else 0.0, number)
        looks = -sight.worth if taken else 0.0
        if len(moves) <= MOVES_LOOKED_THROUGH:
            looks -= expected_take(takes, left, unseen, HAND)
        found.append(Candidate(sight, move, card, taken, looks))
    return found


def compared(
    candidates: Sequence[Candidate], weights: Sequence[float], stakes: Stakes | None, complete: bool
) -> tuple[Ranked, ...]:
    """The candidates in order, judged by the worlds with these weights.

    The best is one of those that were played out in every world. The others are compared with it in the worlds that
    they share. `complete`: there are no other worlds; if there is only one, nothing is hidden, and what was played out
    is exact.
    """
    unequal = weights if complete else None  # drawn worlds all count the same
    whole = [each for each in candidates if len(each.worths) == len(weights)]
    top = max(whole, key=lambda each: (_mean(each.worths, unequal), -each.sight.number))
    against_top = AgainstBest(top, unequal, stakes)
    number = first_of_equals(against_top.of(top), [(each.sight, against_top.of(each)) for each in whole])
    best = next(each for each in whole if each.sight.number == number)
    against_best = AgainstBest(best, unequal, stakes)
    return in_order(against_best.of(best), [(each.sight, against_best.of(each)) for each in candidates])


def contenders(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best candidate so far, and those that may still turn out clearly better. All must have been played out in the
    same worlds."""
    best = max(candidates, key=lambda each: sum(each.worths))
    found = []
    for each in candidates:
        differences = [mine - theirs for mine, theirs in zip(best.worths, each.worths, strict=True)]
        ahead, error = _mean(differences), standard_error(differences, prior=0.0)
        if each is best or (ahead < CLEAR * error and ahead + 2 * error > ALIKE):
            found.append(each)
    return found


class AgainstBest:
    """Compares candidates with the best one. `weights` are given only if there are no other worlds."""

    def __init__(self, best: Candidate, weights: Sequence[float] | None, stakes: Stakes | None) -> None:
        self._best, self._weights = best, weights
        self._stakes, self._unit = stakes, stakes.point if stakes else 1.0
        self._terms = _mean_terms(best.terms, weights)
        self._terms_in = {len(best.terms): self._terms}
        self._values = self._values_of(best)
        self._chance = _mean(self._values, weights) if stakes else None

    def of(self, each: Candidate) -> Ranked:
        samples = len(each.worths)
        if not samples:
            behind = min(each.looks - self._best.looks, 0.0)
            return Ranked(each.move, behind, inf, 0, exact=False, terms=self._moved(behind))
        weights = self._weights and self._weights[:samples]
        differences = [mine - theirs for mine, theirs in zip(self._values_of(each), self._values, strict=False)]
        behind = _mean(differences, weights)
        terms = self._terms
        if each is not self._best:
            if samples not in self._terms_in:
                self._terms_in[samples] = _mean_terms(self._best.terms[:samples], weights)
            apart = _mean_terms(each.terms, weights).minus(self._terms_in[samples])
            terms = Terms(*[base + more for base, more in zip(terms, apart, strict=True)])
        if behind > 0:  # ahead by what nobody would notice, or only in the few worlds in which it was played out
            terms = terms._replace(later=terms.later - behind) if self._chance is None else terms
            behind = 0.0
        return Ranked(
            each.move,
            behind / self._unit,
            self._error(differences),
            samples,
            exact=self._all_open,
            terms=terms,
            complete=self._weights is not None,
            chance=None if self._chance is None else self._chance + behind,
            point=self._unit if self._stakes else None,
        )

    @property
    def _all_open(self) -> bool:
        """Whether there is only one world."""
        return self._weights is not None and len(self._weights) == 1

    def _error(self, differences: Sequence[float]) -> float:
        if self._weights is None:
            return standard_error([each / self._unit for each in differences])
        return 0.0 if self._all_open else ERROR_OF_ALL

    def _values_of(self, each: Candidate) -> list[float]:
        """The value of the move in each world: its points, or its chance without the little for the points."""
        if self._stakes is None:
            return each.worths
        pairs = zip(each.worths, each.terms, strict=True)
        return [self._stakes.chance_in(worth, terms.total) for worth, terms in pairs]

    def _moved(self, behind: float) -> Terms:
        """The terms of a move that was not played out: those of the best, with the whole difference under `later`."""
        return self._terms._replace(later=self._terms.later + behind)


def _mean(values: Sequence[float], weights: Sequence[float] | None = None) -> float:
    """The mean of the values, weighted if there are weights."""
    if weights is None:
        return sum(values) / len(values)
    return sum([value * weight for value, weight in zip(values, weights, strict=True)]) / sum(weights)


def _mean_terms(some_terms: Sequence[Terms], weights: Sequence[float] | None) -> Terms:
    return Terms(*[_mean(column, weights) for column in zip(*some_terms, strict=True)])


def standard_error(differences: Sequence[float], prior: float = PRIOR) -> float:
    """The standard error of the mean of some differences in points; with a prior never 0."""
    count = len(differences)
    if count < 2:
        return inf
    middle = _mean(differences)
    return sqrt((sum([(each - middle) ** 2 for each in differences]) + prior) / (count * (count - 1)))

"""Proves the moves of a last deal with open hands, the most interesting first, as long as time lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine import Move, View
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes
from tutor.fast.worth import points_of
from tutor.search.candidates import Candidate
from tutor.search.last_deal import LastDeal, OutOfTimeError, Pay
from tutor.search.ranking import Ranked
from tutor.search.simulate import Simulation
from tutor.search.terms import Terms
from tutor.search.winning import Stakes


class Proving:
    """Exact values for the moves of an open view."""

    def __init__(
        self,
        view: View,
        takes: Takes,
        simulation: Simulation,
        stakes: Stakes | None,
        out_of_time: Callable[[], bool],
    ) -> None:
        self._takes, self._simulation, self._stakes = takes, simulation, stakes
        self._world = Situation.of_view(view, [int(card) for card in view.unseen])
        self._sign = 1 if view.seat == 0 else -1
        self._search = LastDeal(
            takes,
            self._world,
            pay=_pay(self._world, stakes) if stakes else None,
            out_of_time=out_of_time,
        )

    def ranked(self, candidates: Sequence[Candidate], played: Move | None) -> tuple[Ranked, ...]:
        """The moves, best first: proved ones by their value, others by their greedy playout. Equal moves are ordered by
        how they do against a greedy player."""
        order = sorted(candidates, key=lambda each: (each.move != played, -each.worths[0], each.number))
        proved: dict[int, float] = {}
        try:
            for each in order:
                value = self._search.move_value(self._world, each.card, each.taken)
                proved[each.number] = self._sign * value
        except OutOfTimeError:
            pass
        worth = {each.number: proved.get(each.number, self._estimate(each)) for each in candidates}
        best = max(worth[number] for number in proved or worth)
        found = []
        for each in candidates:
            exact = each.number in proved
            behind = min(worth[each.number] - best, 0.0)
            place = (-round(behind, 6), not exact, -each.worths[0], each.number)
            found.append((place, self._ranked(each, behind, worth[each.number], exact)))
        in_order = [ranked for _, ranked in sorted(found, key=lambda pair: pair[0])]
        return tuple(self._by_chance(ranked, in_order[0]) for ranked in in_order)

    def _by_chance(self, ranked: Ranked, best: Ranked) -> Ranked:
        """The move with the value that follows from its chance to win, if that is the measure. The little for the
        points has ordered moves of equal chance and must not show in the value."""
        if self._stakes is None or ranked.chance is None or best.chance is None:
            return ranked
        return replace(ranked, value=min((ranked.chance - best.chance) / self._stakes.point, 0.0))

    def _estimate(self, each: Candidate) -> float:
        """The result of the greedy playout, on the scale of the proofs."""
        return each.worths[0] if self._stakes is None or self._sign == 1 else each.worths[0] - 1

    def _ranked(self, each: Candidate, behind: float, worth: float, exact: bool) -> Ranked:
        terms = self._perfect(each) if exact else None
        chance: float | None = None
        if self._stakes is None:
            terms = terms or each.terms[0]
            terms = terms._replace(later=terms.later + worth - terms.total)
        else:
            terms = terms or each.terms[0]
            chance = self._stakes.chance_in(worth if self._sign == 1 else worth + 1, terms.total)
        unit = self._stakes.point if self._stakes else 1.0
        return Ranked(each.move, behind / unit, 0.0, 1, exact, terms, chance)

    def _perfect(self, each: Candidate) -> Terms | None:
        """The terms of the move followed by perfect play, or None if time runs out."""
        try:
            return self._simulation.play_out(self._world, each.card, each.taken, self._play_perfectly)[0]
        except OutOfTimeError:
            return None

    def _play_perfectly(self, _takes: Takes, now: Situation, n_plays: int) -> None:
        line = self._search.line(now)
        for _ in range(n_plays):
            now.play(*next(line))


def _pay(start: Situation, stakes: Stakes) -> Pay:
    """The value of a finished giv for seat 0: its chance to win the parti, with a little added for the points."""
    before = [
        total + points_of(pile) + sweeps
        for total, pile, sweeps in zip(stakes.totals, start.piles, start.sweeps, strict=True)
    ]

    def pay(won: float, lost: float) -> float:
        return stakes.worth(stakes.between_givs(0, (before[0] + won, before[1] + lost)), won - lost)

    return pay

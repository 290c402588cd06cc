"""Proves the moves of a last deal with open hands, the most interesting first, as long as time lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine import Move, View
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes
from tutor.search.candidates import Candidate
from tutor.search.last_deal import LastDeal, OutOfTimeError
from tutor.search.ranking import Ranked
from tutor.search.simulate import Simulation
from tutor.search.terms import Terms
from tutor.search.winning import DECIMALS, Stakes


class End(NamedTuple):
    """How the giv ends for a seat: its lead in points over the rest of the giv, and its chance to win the parti if that
    is the measure."""

    lead: float
    chance: float | None = None

    def turned(self) -> End:
        """The same for the other seat."""
        return End(-self.lead, None if self.chance is None else 1.0 - self.chance)


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
        self._first = view.seat == 0
        self._pay = Pay(self._world, stakes) if stakes else None
        self._search = LastDeal(takes, self._world, pay=self._pay, out_of_time=out_of_time)

    def ranked(self, candidates: Sequence[Candidate], played: Move | None) -> tuple[Ranked, ...]:
        """The moves, best first: proved ones by their end, others by that of their greedy playout. Equal moves are
        ordered by how they do against a greedy player."""
        proved = self._proved(sorted(candidates, key=lambda each: (each.move != played, -each.worths[0], each.number)))
        ends = {each.number: proved.get(each.number) or self._estimate(each) for each in candidates}
        worth = {number: self._worth(end) for number, end in ends.items()}
        best = max(worth[number] for number in proved or worth)

        def place(each: Candidate) -> tuple[float, bool, float, int]:
            behind = min(worth[each.number] - best, 0.0)
            return -round(behind, DECIMALS), each.number not in proved, -each.worths[0], each.number

        in_order = sorted(candidates, key=place)
        ahead = ends[in_order[0].number]
        return tuple(self._ranked(each, ends[each.number], ahead, each.number in proved) for each in in_order)

    def _proved(self, candidates: Sequence[Candidate]) -> dict[int, End]:
        """The ends of those moves that can be proved in time, by their numbers."""
        found: dict[int, End] = {}
        try:
            for each in candidates:
                value = self._search.move_value(self._world, each.card, each.taken)
                end = self._pay.end(value) if self._pay else End(value)
                found[each.number] = end if self._first else end.turned()
        except OutOfTimeError:
            pass
        return found

    def _estimate(self, each: Candidate) -> End:
        """The end of the greedy playout."""
        lead = each.terms[0].total
        return End(lead, self._stakes.chance_in(each.worths[0], lead) if self._stakes else None)

    def _worth(self, end: End) -> float:
        return end.lead if self._stakes is None or end.chance is None else self._stakes.worth(end.chance, end.lead)

    def _ranked(self, each: Candidate, end: End, best: End, exact: bool) -> Ranked:
        """The move that leads to this end. Its value follows from the chances, if they are the measure: the little for
        the points has only ordered moves of equal chance."""
        behind = end.lead - best.lead
        if self._stakes is not None and end.chance is not None and best.chance is not None:
            behind = (end.chance - best.chance) / self._stakes.point
        terms = (self._perfect(each) if exact else None) or each.terms[0]
        terms = terms._replace(later=terms.later + end.lead - terms.total)
        return Ranked(each.move, min(behind, 0.0), 0.0, 1, exact, terms, end.chance)

    def _perfect(self, each: Candidate) -> Terms | None:
        """The terms of the move followed by perfect play, or None if time runs out."""
        try:
            return self._simulation.play_out(self._world, each.card, each.taken, self._play_perfectly)[0]
        except OutOfTimeError:
            return None

    def _play_perfectly(self, _takes: Takes, now: Situation, n_plays: int) -> None:
        won, lost = (after - before for after, before in zip(now.points(), self._world.points(), strict=True))
        line = self._search.line(now, won, lost)
        for _ in range(n_plays):
            now.play(*next(line))


class Pay:
    """The value of a finished giv for seat 0 where winning the parti counts: the chance to win it, with a little for
    the points. It remembers what the values were made of."""

    def __init__(self, start: Situation, stakes: Stakes) -> None:
        self._stakes, self._before = stakes, start.points()
        self._values: dict[tuple[float, float, int], float] = {}
        self._ends: dict[float, End] = {}

    def __call__(self, won: float, lost: float, spades: int) -> float:
        """The value, from the points of both since the start and from how many more spades seat 0 has."""
        end = (won, lost, spades)
        value = self._values.get(end)
        return self._count(*end) if value is None else value

    def end(self, value: float) -> End:
        """The end that has this value, one of those that were given before."""
        return self._ends[value]

    def _count(self, won: float, lost: float, spades: int) -> float:
        mine, theirs = self._before
        chance, _ = self._stakes.after_giv((mine + won, theirs + lost), (spades, 0))
        value = self._values[won, lost, spades] = self._stakes.worth(chance, won - lost)
        self._ends[value] = End(won - lost, chance)
        return value

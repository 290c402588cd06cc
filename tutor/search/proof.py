"""Proves the moves of a last deal with open hands, the most interesting first, as long as the budget lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from engine import Move, View
from tutor.fast.situation import Situation, as_move
from tutor.fast.takes import Takes
from tutor.search.candidates import Candidate
from tutor.search.effort import Effort
from tutor.search.last_deal import NODES_BETWEEN_LOOKS, LastDeal, OutOfTimeError
from tutor.search.order import first_of_equals, in_order
from tutor.search.ranking import Ranked
from tutor.search.simulate import Simulation
from tutor.search.terms import Terms
from tutor.search.winning import Stakes


class End(NamedTuple):
    """How the giv ends for a seat: its lead in points over the rest of the giv, and its chance to win the parti if that
    is the measure."""

    lead: float
    chance: float | None = None

    def turned(self) -> End:
        """The same for the other seat."""
        return End(-self.lead, None if self.chance is None else 1.0 - self.chance)


class Proved(NamedTuple):
    """The end that a move leads to when both play perfectly, and its terms along the line: the move and those that
    follow."""

    end: End
    terms: Terms
    line: tuple[Move, ...]


class Proving:
    """Exact values for the moves of an open view."""

    def __init__(self, view: View, takes: Takes, simulation: Simulation, stakes: Stakes | None, effort: Effort) -> None:
        self._takes, self._simulation, self._stakes = takes, simulation, stakes
        self._world = Situation.of_view(view, [int(card) for card in view.unseen])
        self._first = view.seat == 0
        self._pay = Pay(self._world, stakes) if stakes else None
        self._search = LastDeal(
            takes, self._world, pay=self._pay, out_of_time=lambda: effort.spent(NODES_BETWEEN_LOOKS)
        )

    def ranked(self, candidates: Sequence[Candidate]) -> tuple[Ranked, ...]:
        """The moves in order: proved ones by their end, others by that of their greedy playout. The best is a proved
        one, if there are any."""
        proved = self._proved(candidates)
        found = [(each.sight, self._ranked(each, proved.get(each.sight.number))) for each in candidates]
        top = max((each for _, each in found), key=lambda each: (each.exact, each.value))
        number = first_of_equals(top, found)
        best = next(each for sight, each in found if sight.number == number)
        found = [(sight, replace(each, value=min(each.value - best.value, 0.0))) for sight, each in found]
        return in_order(replace(best, value=0.0), found)

    def _proved(self, candidates: Sequence[Candidate]) -> dict[int, Proved]:
        """Those moves that can be proved, by their numbers; the most interesting are tried first."""
        found: dict[int, Proved] = {}
        try:
            for each in sorted(candidates, key=lambda each: (-each.worths[0], each.sight)):
                value = self._search.move_value(self._world, each.card, each.taken)
                end = self._pay.end(value) if self._pay else End(value)
                found[each.sight.number] = self._followed(each, end if self._first else end.turned())
        except OutOfTimeError:
            pass
        return found

    def _followed(self, each: Candidate, end: End) -> Proved:
        """A move that leads to this end, followed by perfect play."""
        moves = [each.move]

        def play_on(_takes: Takes, now: Situation, n_plays: int) -> None:
            won, lost = (after - before for after, before in zip(now.points(), self._world.points(), strict=True))
            line = self._search.line(now, won, lost)
            for _ in range(n_plays):
                card, taken = next(line)
                moves.append(as_move(card, taken))
                now.play(card, taken)

        terms, _ = self._simulation.play_out(self._world, each.card, each.taken, play_on)
        return Proved(end, terms, tuple(moves))

    def _estimate(self, each: Candidate) -> End:
        """The end of the greedy playout."""
        lead = each.terms[0].total
        return End(lead, self._stakes.chance_in(each.worths[0], lead) if self._stakes else None)

    def _ranked(self, each: Candidate, proved: Proved | None) -> Ranked:
        """The move with its value for the player, not yet compared with the best."""
        end, terms, line = proved or Proved(self._estimate(each), each.terms[0], ())
        found = Ranked(each.move, end.lead, 0.0 if proved else inf, 1, proved is not None, terms, line=line)
        if self._stakes is None or end.chance is None:
            return found
        point = self._stakes.point
        return replace(found, value=end.chance / point, chance=end.chance, point=point)


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

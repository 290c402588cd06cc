"""Proves the moves of a last deal with open hands, the most interesting first, as long as time lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from engine import Move, View
from tutor.fast.situation import Situation, as_move
from tutor.fast.takes import Takes
from tutor.fast.worth import points_of
from tutor.search.candidates import Candidate
from tutor.search.effort import Effort
from tutor.search.last_deal import NODES_BETWEEN_LOOKS, LastDeal, OutOfTimeError, Pay
from tutor.search.order import first_of_equals, in_order
from tutor.search.ranking import Ranked
from tutor.search.simulate import Simulation
from tutor.search.terms import Terms
from tutor.search.winning import Stakes


class Proved(NamedTuple):
    """The value of a move for the player, as `LastDeal` compares them, and its terms along the line: the move and those
    that follow when both play perfectly."""

    value: float
    terms: Terms
    line: tuple[Move, ...]


class Proving:
    """Exact values for the moves of an open view."""

    def __init__(self, view: View, takes: Takes, simulation: Simulation, stakes: Stakes | None, effort: Effort) -> None:
        self._takes, self._simulation, self._stakes = takes, simulation, stakes
        self._world = Situation.of_view(view, [int(card) for card in view.unseen])
        self._sign = 1 if view.seat == 0 else -1
        self._search = LastDeal(
            takes,
            self._world,
            pay=_pay(self._world, stakes) if stakes else None,
            out_of_time=lambda: effort.spent(NODES_BETWEEN_LOOKS),
        )

    def ranked(self, candidates: Sequence[Candidate]) -> tuple[Ranked, ...]:
        """The moves in order: proved ones by their value, others by their greedy playout. The best is a proved one, if
        there are any."""
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
                value = self._sign * self._search.move_value(self._world, each.card, each.taken)
                found[each.sight.number] = self._followed(each, value)
        except OutOfTimeError:
            pass
        return found

    def _followed(self, each: Candidate, value: float) -> Proved:
        """A move with this value, followed by perfect play."""
        moves = [each.move]

        def play_on(_takes: Takes, now: Situation, n_plays: int) -> None:
            line = self._search.line(now)
            for _ in range(n_plays):
                card, taken = next(line)
                moves.append(as_move(card, taken))
                now.play(card, taken)

        terms, _ = self._simulation.play_out(self._world, each.card, each.taken, play_on)
        return Proved(value, terms, tuple(moves))

    def _estimate(self, each: Candidate) -> float:
        """The result of the greedy playout, on the scale of the proofs."""
        return each.worths[0] if self._stakes is None or self._sign == 1 else each.worths[0] - 1

    def _ranked(self, each: Candidate, proved: Proved | None) -> Ranked:
        """The move with its value for the player, not yet compared with the best."""
        value, terms, line = proved or Proved(self._estimate(each), each.terms[0], ())
        found = Ranked(each.move, terms.total, 0.0 if proved else inf, 1, proved is not None, terms, line=line)
        if self._stakes is None:
            return found
        chance = self._stakes.chance_in(value if self._sign == 1 else value + 1, terms.total)
        return replace(found, value=chance / self._stakes.point, chance=chance, point=self._stakes.point)


def _pay(start: Situation, stakes: Stakes) -> Pay:
    """The value of a finished giv for seat 0: its chance to win the parti, with a little added for the points."""
    before = [
        total + points_of(pile) + sweeps
        for total, pile, sweeps in zip(stakes.totals, start.piles, start.sweeps, strict=True)
    ]

    def pay(won: float, lost: float) -> float:
        return stakes.worth(stakes.between_givs(0, (before[0] + won, before[1] + lost)), won - lost)

    return pay

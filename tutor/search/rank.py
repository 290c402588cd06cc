"""The strong player: every legal move of a view with its value, within a time budget.

Worlds that fit what everyone saw are drawn, every move is played out in each of them, and the means are compared. All
moves meet the same worlds, so they have the same luck. In the last deal of two players nothing is hidden, and the moves
are solved exactly. Only a View goes in, so the choice cannot depend on what the seat cannot know.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from zlib import crc32

from engine import PLAYS, Move, View, legal_moves, sweep_counts
from tutor.fast.playout import play_greedily
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.beliefs import Beliefs
from tutor.search.candidates import FEWEST_WORLDS, Candidate, candidates_of, compared, contenders
from tutor.search.open_hands import FEW_PLAYS, play_openly, splits
from tutor.search.proof import Proving
from tutor.search.ranking import Measure, Ranked, Ranking
from tutor.search.simulate import Simulation
from tutor.search.winning import Stakes
from tutor.weights import weights_for

BUDGET = 0.2
#: Further moves are left out. It takes senseless play to get this many.
MOVES_LOOKED_AT = 1_500
#: Number of moves, the best looking ones, that are played out in every world; the others are in a few.
CANDIDATES = 32
#: The share of the budget for playing out all moves, if there are more than that.
FOR_ALL = 0.3
#: Number of worlds after which the best looking moves are known.
WORLDS_FOR_ALL = 4
#: The share of the budget for playing out; the rest is for comparing the results.
SAMPLING = 0.92
#: The same if there are more moves than candidates: every one of them has to be compared.
SAMPLING_OF_MANY = 0.8
#: Number of worlds drawn at a time.
BATCH = 50
#: Number of worlds that are enough to value a forced move.
FORCED = 60
#: Numbers of worlds after which the search checks whether the best move is clear already.
LOOKS = (50, 100, 200, 400, 800, 1_600)


def rank(
    view: View,
    *,
    budget: float = BUDGET,
    samples: int | None = None,
    played: Move | None = None,
    only_best: bool = False,
    chance: Random | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Ranking:
    """All legal moves of the seat whose view this is, best first. The seat must be the one to play.

    The search stops when the budget is used up, in seconds on the clock, or after `samples` worlds (at least 2, in
    which moves can be compared). With samples as the limit, equal views give equal rankings. `played` is a move that
    must be valued as carefully as the best. `only_best`: the search may stop as soon as the best move is clear. Without
    `chance` the draws follow from the view.
    """
    search = Search(view, chance or Random(seed_of(view)), clock, budget, only_best)
    moves = list(islice(legal_moves(view), MOVES_LOOKED_AT + 1))
    all_moves = len(moves) <= MOVES_LOOKED_AT
    moves = moves[:MOVES_LOOKED_AT]
    if played is not None and played not in moves:
        moves.append(played)
    ranked = search.ranked(moves, samples, played)
    return Ranking(
        moves=ranked,
        measure=search.measure,
        exact=all_moves and all(each.exact for each in ranked),
        all_moves=all_moves,
        point=search.stakes.point if search.stakes else None,
    )


def seed_of(view: View) -> int:
    """A number that depends on what the seat knows and nothing else."""
    return crc32(repr(view).encode())


class Search:
    """One search in progress."""

    def __init__(self, view: View, chance: Random, clock: Callable[[], float], budget: float, only_best: bool) -> None:
        self._view, self._chance, self._clock, self._only_best = view, chance, clock, only_best
        self._start = clock()
        self._budget = budget
        rules = view.rules
        sweeping = sweep_counts(rules, view.n_players, len(view.moves))
        self._takes = takes_for(rules, 1.0 if sweeping else 0.0)
        self._weights = weights_for(rules, view.n_players)
        self._simulation = Simulation(view, self._takes, self._weights)
        self._few_worlds = view.n_players > 2 and not view.stock_size and len(view.moves) >= PLAYS - FEW_PLAYS
        stakes = Stakes(view.totals, rules.target, *self._weights.giv)
        self.stakes = stakes if stakes.near else None

    @property
    def measure(self) -> Measure:
        return Measure.WINNING if self.stakes else Measure.POINTS

    def ranked(self, moves: list[Move], samples: int | None, played: Move | None) -> tuple[Ranked, ...]:
        """These moves, best first."""
        candidates = candidates_of(self._view, self._takes, moves)
        if self._view.n_players == 2 and not self._view.stock_size:
            self._try(candidates, Situation.of_view(self._view, [int(card) for card in self._view.unseen]))
            proving = Proving(self._view, self._takes, self._simulation, self.stakes, self._late)
            return proving.ranked(candidates, played)
        weights = self._sample(candidates, min(FORCED, samples or FORCED) if len(moves) == 1 else samples, played)
        return compared(candidates, weights, self.stakes, complete=self._few_worlds)

    def _sample(self, candidates: list[Candidate], samples: int | None, played: Move | None) -> list[float]:
        """Plays the candidates out in one world after another, and returns the weights of the worlds."""
        active = sorted(candidates, key=lambda each: (each.move != played, -each.looks))
        crowded = len(active) > CANDIDATES
        most = SAMPLING_OF_MANY if crowded else SAMPLING
        weights: list[float] = []
        for world, weight in self._worlds():
            enough = len(weights) >= FEWEST_WORLDS
            if enough and (self._late(most) or (samples is not None and len(weights) >= samples)):
                break
            if self._only_best and len(weights) in LOOKS:
                active = contenders(active)
                if len(active) == 1:
                    break
            active = self._try(active, world, FOR_ALL if crowded else most if enough else None)
            weights.append(weight)
            if crowded and (len(weights) == WORLDS_FOR_ALL or self._late(FOR_ALL)):
                crowded = False
                active.sort(key=lambda each: (each.move != played, -sum(each.worths)))
                del active[CANDIDATES:]
        return weights

    def _try(self, candidates: list[Candidate], world: Situation, part: float | None = None) -> list[Candidate]:
        """Plays the candidates out in one world, as long as that part of the budget lasts, and returns those that were.

        If time runs out within a world, the candidates that have not been tried in it are dropped: the others are then
        compared in the same worlds.
        """
        play_on = play_openly if self._few_worlds else play_greedily
        for number, each in enumerate(candidates):
            if part is not None and number and self._late(part):
                return candidates[:number]
            terms, end = self._simulation.play_out(world, each.card, each.taken, play_on)
            each.terms.append(terms)
            points = sum(terms)
            each.worths.append(
                self.stakes.worth(self._simulation.chance(end, self.stakes), points) if self.stakes else points
            )
        return candidates

    def _worlds(self) -> Iterator[tuple[Situation, float]]:
        """Worlds with their weights: all of them if there are few, otherwise drawn ones without end."""
        view = self._view
        beliefs = Beliefs(view, self._takes, self._weights.habits, self._chance)
        if self._few_worlds:
            for hidden in splits(view):
                yield Situation.of_view(view, hidden), beliefs.weight(hidden)
            return
        while True:
            for hidden in beliefs.worlds(BATCH):
                yield Situation.of_view(view, hidden), 1.0

    def _late(self, part: float = 1.0) -> bool:
        return self._clock() - self._start >= part * self._budget

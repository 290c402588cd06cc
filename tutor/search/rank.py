"""The strong player: every legal move of a view with its value, within a budget of work.

Worlds that fit what everyone saw are drawn, every move is played out in each of them, and the means are compared. All
moves meet the same worlds, so they have the same luck. In the last deal of two players nothing is hidden, and the moves
are solved exactly. Only a View goes in, so the choice cannot depend on what the seat cannot know.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from zlib import crc32

from engine import PLAYS, Move, View, legal_moves, sweep_counts
from tutor.fast.playout import play_greedily
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes, takes_for
from tutor.search.beliefs import Beliefs
from tutor.search.candidates import FEWEST_WORLDS, Candidate, candidates_of, compared, contenders
from tutor.search.effort import Effort
from tutor.search.open_hands import FEW_PLAYS, lead_of_each, play_openly, splits
from tutor.search.proof import Proving
from tutor.search.ranking import Measure, Ranked, Ranking
from tutor.search.simulate import Simulation
from tutor.search.winning import Stakes
from tutor.weights import weights_for

#: Seconds of work on an ordinary machine, see `Effort`.
BUDGET = 0.2
#: Further moves are left out. It takes senseless play to get this many.
MOVES_LOOKED_AT = 1_500
#: Number of moves, the best looking ones, that are played out in every world; the others are in a few.
CANDIDATES = 32
#: The share of the playouts for all moves, if there are more than that.
FOR_ALL = 0.3
#: Number of worlds after which the best looking moves are known.
WORLDS_FOR_ALL = 4
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
    clock: Callable[[], float] = time.thread_time,
) -> Ranking:
    """All legal moves of the seat whose view this is, best first. The seat must be the one to play.

    The search stops when the work is done that the budget stands for, or after `samples` worlds (at least 2, in which
    moves can be compared). So equal views get equal rankings, unless a very slow machine runs out of time on the clock,
    which gives seconds of processor time. `played` is a move that must be valued as carefully as the best; the others
    are valued as without it. `only_best`: the search may stop as soon as the best move is clear. Without `chance` the
    draws follow from the view.
    """
    samples = samples if samples is None else max(samples, FEWEST_WORLDS)
    search = Search(view, chance or Random(seed_of(view)), Effort(budget, clock), only_best)
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
    )


def seed_of(view: View) -> int:
    """A number that depends on what the seat knows and nothing else."""
    return crc32(repr(view).encode())


class Search:
    """One search in progress."""

    def __init__(self, view: View, chance: Random, effort: Effort, only_best: bool) -> None:
        self._view, self._chance, self._effort, self._only_best = view, chance, effort, only_best
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
            return Proving(self._view, self._takes, self._simulation, self.stakes, self._effort).ranked(candidates)
        if self._few_worlds:
            weights, complete = self._look_everywhere(candidates, samples)
            return compared(candidates, weights, self.stakes, complete)
        weights = self._sample(candidates, min(FORCED, samples or FORCED) if len(moves) == 1 else samples, played)
        return compared(candidates, weights, self.stakes, complete=False)

    def _look_everywhere(self, candidates: list[Candidate], samples: int | None) -> tuple[list[float], bool]:
        """Plays the candidates out in every world there can be, and returns the weights of the worlds, and whether
        these were all."""
        beliefs = Beliefs(self._view, self._takes, self._weights.habits, self._chance)
        weights: list[float] = []
        for hidden in splits(self._view):
            enough = len(weights) >= FEWEST_WORLDS
            if enough and ((samples is not None and len(weights) >= samples) or self._effort.late()):
                return weights, False
            self._try(candidates, Situation.of_view(self._view, hidden))
            weights.append(beliefs.weight(hidden))
        return weights, True

    def _sample(self, candidates: list[Candidate], samples: int | None, played: Move | None) -> list[float]:
        """Plays the candidates out in one drawn world after another, and returns the weights of the worlds."""
        active = sorted(candidates, key=lambda each: -each.looks)
        crowded, n_worlds = len(active) > CANDIDATES, self._effort.worlds(len(active))
        if crowded:
            share = int(FOR_ALL * self._effort.playouts) // WORLDS_FOR_ALL
            active = active[: max(CANDIDATES, share)]
            n_worlds = WORLDS_FOR_ALL + int((1 - FOR_ALL) * self._effort.worlds(CANDIDATES))
        n_worlds = max(n_worlds, FEWEST_WORLDS)
        n_worlds = min(n_worlds, samples or n_worlds)
        for number, world in enumerate(islice(self._worlds(), n_worlds)):
            if number >= FEWEST_WORLDS and self._effort.late():
                n_worlds = number
                break
            if crowded and number == WORLDS_FOR_ALL:
                active = sorted(active, key=lambda each: -sum(each.worths))[:CANDIDATES]
            if self._only_best and number in LOOKS:
                active = contenders(active)
                if len(active) == 1:
                    n_worlds = number
                    break
            self._try(active, world)
            self._try([each for each in candidates if each.move == played and each not in active], world)
        return [1.0] * n_worlds

    def _try(self, candidates: Sequence[Candidate], world: Situation) -> None:
        """Plays the candidates out in one world."""
        play_on = self._play_openly if self._few_worlds else play_greedily
        for each in candidates:
            terms, end = self._simulation.play_out(world, each.card, each.taken, play_on)
            each.terms.append(terms)
            points = sum(terms)
            each.worths.append(
                self.stakes.worth(self._simulation.chance(end, self.stakes), points) if self.stakes else points
            )

    def _play_openly(self, takes: Takes, now: Situation, n_plays: int) -> None:
        """Everybody plays for what moves are compared by."""
        play_openly(takes, now, n_plays, self.stakes.worths if self.stakes else lead_of_each)

    def _worlds(self) -> Iterator[Situation]:
        """Drawn worlds, without end."""
        beliefs = Beliefs(self._view, self._takes, self._weights.habits, self._chance)
        while True:
            for hidden in beliefs.worlds(BATCH):
                yield Situation.of_view(self._view, hidden)

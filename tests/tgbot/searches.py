"""The tutor without worker processes: its answers are computed at once from few worlds, or made up by a test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random
from typing import Any

from engine import Move, View, legal_moves
from tgbot.workers.pool import PATIENCE, Question, Workers
from tutor import BUDGET, Measure, Ranked, Ranking, rank
from tutor.search.terms import Terms

#: The number of times that a search looks at its clock: so it ends at the same point on every machine.
LOOKS_AT_THE_CLOCK = 3000
#: The number of moves that are made up; a wide table has thousands.
MOVES = 200


class InProcess(Workers):
    """Searches few worlds, at once. `asked` has every question, even those whose answer was known."""

    def __init__(self, samples: int = 4) -> None:
        super().__init__(workers=1)
        self.samples = samples
        self.asked: list[Question] = []
        self._answers: dict[Question, Ranking] = {}

    def start(self) -> None:
        """There is nothing to start."""

    async def rank(
        self,
        view: View,
        *,
        budget: float = BUDGET,
        played: Move | None = None,
        seed: int | None = None,
        patience: float = PATIENCE,  # noqa: ARG002  (nobody waits here)
    ) -> Ranking:
        question = (view, budget, played, seed)
        self.asked.append(question)
        if question not in self._answers:
            self._answers[question] = self.think(question)
        return self._answers[question]

    def think(self, question: Question) -> Ranking:
        """The ranking for a question that is new."""
        view, _, played, seed = question
        looks = count()
        return rank(
            view,
            budget=LOOKS_AT_THE_CLOCK,
            samples=self.samples,
            played=played,
            chance=None if seed is None else Random(seed),
            clock=lambda: float(next(looks)),
        )

    async def run(self, work: Callable[..., Any], *arguments: Any, seconds: float) -> Any:  # noqa: ARG002
        return work(*arguments)


@dataclass(frozen=True)
class Worth:
    """What a made-up search says about a move: how far it is behind the best, and the standard error of that."""

    behind: float
    error: float = 0.0


Opinion = Callable[[View, Move], Worth]


class MadeUp(InProcess):
    """Searches that say what a test wants: the first one, and the second for a move that seems costly."""

    def __init__(self, first: Opinion, second: Opinion | None = None) -> None:
        super().__init__()
        self.first, self.second = first, second or first

    def think(self, question: Question) -> Ranking:
        view, _, played, seed = question
        opinion = self.first if seed is None else self.second
        moves = dict.fromkeys(islice(legal_moves(view), MOVES))
        found = [made_up(move, opinion(view, move)) for move in (moves if played is None else {**moves, played: None})]
        best = max(each.value for each in found)
        ranked = sorted((replace(each, value=each.value - best) for each in found), key=lambda each: -each.value)
        return Ranking(tuple(ranked), Measure.POINTS, exact=False, all_moves=True)


class Held(MadeUp):
    """All moves are equal, and each question waits until it is released."""

    def __init__(self) -> None:
        super().__init__(lambda *_: Worth(0.0))
        self._free = asyncio.Semaphore(0)

    def let_go(self, count: int) -> None:
        for _ in range(count):
            self._free.release()

    async def rank(self, view: View, **options: Any) -> Ranking:
        await self._free.acquire()
        return await super().rank(view, **options)


def made_up(move: Move, worth: Worth) -> Ranked:
    """A move that is behind because of the spades."""
    terms = Terms(spades=-worth.behind)
    return Ranked(move, -worth.behind, worth.error, samples=400, exact=False, terms=terms)

"""The tutor without worker processes: its answers are computed at once from few worlds, or made up by a test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from engine import Move, View, legal_moves
from tgbot.workers.pool import Question, Workers
from tutor import Measure, Ranked, Ranking, rank
from tutor.search.terms import Terms

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

    async def _answer(self, question: Question) -> Ranking:
        self.asked.append(question)
        if question not in self._answers:
            self._answers[question] = self.think(question)
        return self._answers[question]

    def think(self, question: Question) -> Ranking:
        """The ranking for a question that is new."""
        view, budget, played = question
        return rank(view, budget=budget, samples=self.samples, played=played, clock=lambda: 0.0)

    async def run(self, work: Callable[..., Any], *arguments: Any, seconds: float) -> Any:  # noqa: ARG002
        return work(*arguments)


@dataclass(frozen=True)
class Worth:
    """What a made-up search says about a move: how far it is behind the best, and the standard error of that."""

    behind: float
    error: float = 0.0


Opinion = Callable[[View, Move], Worth]


class MadeUp(InProcess):
    """Searches that say what a test wants. `samples` is from how many worlds they have it."""

    def __init__(self, opinion: Opinion, samples: int = 400) -> None:
        super().__init__(samples)
        self.opinion = opinion

    def think(self, question: Question) -> Ranking:
        view, _, played = question
        moves = dict.fromkeys(islice(legal_moves(view), MOVES))
        tried = moves if played is None else {**moves, played: None}
        found = [made_up(move, self.opinion(view, move), self.samples) for move in tried]
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


def made_up(move: Move, worth: Worth, samples: int) -> Ranked:
    """A move that is behind because of the spades."""
    terms = Terms(spades=-worth.behind)
    return Ranked(move, -worth.behind, worth.error, samples, exact=False, terms=terms)

"""Reviews of finished givs, made in the background; whoever reads one sees what is there so far."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

from engine import GivRecord, Move, Rules, View, view
from tgbot.recent import Recent
from tgbot.workers.pool import Workers
from tutor import Ranking
from tutor.judging import Decision, Progress, decide, positions

log = logging.getLogger(__name__)

REMEMBERED = 256
#: Seconds that a review waits for a worker. This holds up nobody's game.
REVIEWS_WAIT = 120.0

Finished = Callable[[Progress], Awaitable[None]]
#: Ranks a view, evaluating the `played` move as carefully as the best.
Search = Callable[..., Awaitable[Ranking]]


@dataclass(frozen=True, slots=True)
class Subject:
    """A finished giv, and the points before it: all that its review depends on."""

    rules: Rules
    giv: GivRecord
    totals: tuple[int, ...]


class Reviews:
    """The reviews of this process. One that is lost with the process is made again when asked for."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known: Recent[Subject, Progress] = Recent(REMEMBERED)
        self._working: dict[Subject, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def of(self, subject: Subject, finished: Finished | None = None, after_faults: int = 0) -> Progress:
        """How far the review of a giv has come; it is begun if necessary. `finished` is called at its end.

        A review that stopped at a failure is resumed only for those who have seen all of its failures: `after_faults`.
        """
        progress = self._known.get(subject) or Progress((), len(subject.giv.moves))
        stays = progress.failed and after_faults < progress.faults
        if progress.done or stays or subject in self._working:
            return progress
        begun = Progress((), progress.total, progress.faults)
        self._known.put(subject, begun)
        task = asyncio.create_task(self._work(subject, begun, finished))
        self._working[subject] = task
        task.add_done_callback(lambda _: self._working.pop(subject, None))
        return begun

    async def close(self) -> None:
        """Gives up the reviews that are not finished."""
        for task in list(self._working.values()):
            task.cancel()

    async def _work(self, subject: Subject, progress: Progress, finished: Finished | None) -> None:
        """Judges one play at a time and one review after another, so that people who are playing come first."""
        search = partial(self._workers.rank, patience=REVIEWS_WAIT)
        try:
            async with self._turn:
                for giv, made in positions(subject.rules, len(subject.totals), subject.giv):
                    decision = await judged(search, view(giv, giv.turn, subject.totals), made)
                    progress = replace(progress, decisions=(*progress.decisions, decision))
                    self._known.put(subject, progress)
        except Exception:
            log.exception("a review failed")
            self._known.put(subject, replace(progress, faults=progress.faults + 1, failed=True))
            return
        if finished is not None:
            try:
                await finished(progress)
            except Exception:
                log.exception("the end of a review was not noted")


async def judged(search: Search, seen: View, made: Move) -> Decision:
    """What the tutor says about a move."""
    return decide(seen, made, await search(seen, played=made))

"""Reviews of finished givs, made in the background; whoever reads one sees what is there so far."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine import GivRecord, Move, Rules, View, view
from tgbot.recent import Recent
from tgbot.tables import Table
from tgbot.thinking import PATIENCE, Thinkers
from tgbot.views.reviewing import Progress
from tutor.review import SECOND, Decision, decide, doubted, positions

log = logging.getLogger(__name__)

REMEMBERED = 256
#: Seconds that a review waits for a worker: nobody is kept from playing by it.
REVIEWS_WAIT = 120.0

Finished = Callable[[Progress], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Subject:
    """A finished giv, and the points before it: all that its review follows from."""

    rules: Rules
    giv: GivRecord
    totals: tuple[int, ...]


class Reviews:
    """The reviews of this process. One that is lost with it is made anew when it is asked for."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: Recent[Subject, Progress] = Recent(REMEMBERED)
        self._working: dict[Subject, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def of(self, table: Table, finished: Finished | None = None) -> Progress:
        """How far the review of a table's last giv has come; it is begun if need be. `finished` is told at its end."""
        subject = subject_of(table)
        progress = self._known.get(subject) or Progress((), len(subject.giv.moves))
        if not progress.done and subject not in self._working:
            task = asyncio.create_task(self._work(subject, finished))
            self._working[subject] = task
            task.add_done_callback(lambda _: self._working.pop(subject, None))
        return progress

    async def close(self) -> None:
        """Gives up the reviews that are not finished."""
        for task in list(self._working.values()):
            task.cancel()

    async def _work(self, subject: Subject, finished: Finished | None) -> None:
        """Judges play after play, one at a time and one review after another: those who play now come first."""
        decisions: list[Decision] = []
        n_players = len(subject.totals)
        try:
            async with self._turn:
                for giv, made in positions(subject.rules, n_players, subject.giv):
                    seen = view(giv, giv.turn, subject.totals)
                    decisions.append(await judged(self._thinkers, seen, made, REVIEWS_WAIT))
                    self._known.put(subject, Progress(tuple(decisions), len(subject.giv.moves)))
            if finished is not None:
                await finished(Progress(tuple(decisions), len(subject.giv.moves)))
        except Exception:
            log.exception("a review failed")


async def judged(thinkers: Thinkers, seen: View, made: Move, patience: float = PATIENCE) -> Decision:
    """What the tutor says of a move, by two independent searches where it seems dear."""
    first = await thinkers.rank(seen, played=made, patience=patience)
    second = None
    if doubted(made, first):
        second = await thinkers.rank(seen, played=made, seed=SECOND, patience=patience)
    return decide(seen, made, first, second)


def subject_of(table: Table) -> Subject:
    """The last giv of a table, which must be over."""
    rows = table.parti.protocols[-1]
    before = tuple(total - row.total for total, row in zip(table.parti.totals, rows, strict=True))
    return Subject(table.rules, table.record.givs[-1], before)

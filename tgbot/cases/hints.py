"""A hint in steps: the idea, the move with its reasons, all reasons."""

from __future__ import annotations

import asyncio
import logging

from engine import Move, View
from tgbot.cases.outcomes import Outcome, Tell
from tgbot.cases.visitor import Sitting
from tgbot.table.table import Changed, Table, with_hint
from tgbot.taps.table import Advice, Hint, Terms
from tgbot.views.coaching import Thought
from tgbot.views.screen import Hinted
from tgbot.workers.pool import Workers
from tutor import is_open, line

log = logging.getLogger(__name__)

LINE_SECONDS = 3.0


async def hint(here: Sitting, ask: Hint | Advice | Terms) -> Outcome:
    """A step of a hint. The first hint before each play is noted at the table, for the protocol."""
    if not here.sight.on_turn:
        return Tell(here.reader.texts.plain("answer-not-your-turn"))
    if with_hint(here.table) is not here.table:
        here, _ = await here.change(_noted)
    workers, view = here.visit.door.workers, here.sight.view
    ranking = await workers.rank(view)
    proof: tuple[Move, ...] = ()
    if isinstance(ask, Advice) and ranking.exact and is_open(view):
        proof = await moves_that_follow(workers, view, ranking.best.move)
    return here.show(Hinted(ask, Thought(view, ranking, proof)))


async def moves_that_follow(workers: Workers, view: View, move: Move) -> tuple[Move, ...]:
    """The moves that follow in a proved last deal; none if they are not found in time, since the advice stands without
    them."""
    try:
        async with asyncio.timeout(LINE_SECONDS):
            found: tuple[Move, ...] = await workers.run(line, view, move, seconds=LINE_SECONDS)
    except Exception as error:  # whatever happened to the worker
        log.warning("no line of moves: %r", error)
        return ()
    return found


def _noted(table: Table) -> Changed:
    return with_hint(table), ()

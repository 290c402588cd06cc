"""A hint in steps: the idea, the move with its reasons, all reasons."""

from __future__ import annotations

from tgbot.cases.outcomes import Outcome, Tell
from tgbot.cases.visitor import Sitting
from tgbot.table.table import Changed, Table, with_hint
from tgbot.taps.table import Advice, Hint, Terms
from tgbot.views.coaching import Thought
from tgbot.views.screen import Hinted


async def hint(here: Sitting, ask: Hint | Advice | Terms) -> Outcome:
    """A step of a hint. The first hint before each play is noted at the table, for the protocol."""
    if not here.sight.on_turn:
        return Tell(here.reader.texts.plain("answer-not-your-turn"))
    if with_hint(here.table) is not here.table:
        here, _ = await here.change(_noted)
    view = here.sight.view
    return here.show(Hinted(ask, Thought(view, await here.visit.door.workers.rank(view))))


def _noted(table: Table) -> Changed:
    return with_hint(table), ()

"""The coach's warning before a costly move becomes final."""

from __future__ import annotations

from engine import Move
from tgbot.cases.outcomes import Show
from tgbot.cases.visitor import Sitting
from tgbot.people.settings import Coach
from tgbot.views.screen import Warned
from tgbot.workers.reviews import judged
from tutor.judging import BAD, DOUBTFUL

#: The loss in points from which the coach warns.
WARNS_FROM = {Coach.GENTLE: BAD, Coach.STRICT: DOUBTFUL}


async def warned(here: Sitting, move: Move) -> Show | None:
    """The warning, or None when there is no reason for one."""
    threshold = WARNS_FROM.get(here.visit.profile.coach)
    if threshold is None or not here.sight.on_turn:
        return None
    decision = await judged(here.visit.door.workers.rank, here.sight.view, move)
    return here.show(Warned(decision)) if decision.loss >= threshold else None

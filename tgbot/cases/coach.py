"""The coach's warning before a costly move becomes final."""

from __future__ import annotations

from engine import Move
from tgbot.cases.outcomes import Show
from tgbot.cases.visitor import Sitting
from tgbot.people.settings import Coach
from tgbot.views.screen import Warned
from tgbot.workers.reviews import judged
from tutor.judging import BAD, DOUBTFUL, Label

#: The loss in points from which the coach warns.
WARNS_FROM = {Coach.GENTLE: BAD, Coach.STRICT: DOUBTFUL}


async def warned(here: Sitting, move: Move) -> Show | str:
    """The warning; or when there is no reason for one, a note to go with the move, which is mostly empty."""
    threshold = WARNS_FROM.get(here.visit.profile.coach)
    if threshold is None or not here.sight.on_turn:
        return ""
    decision = await judged(here.visit.door.workers.rank, here.sight.view, move)
    if decision.loss >= threshold:
        return here.show(Warned(decision))
    return here.reader.texts.plain("coach-quick") if decision.label is Label.QUICK else ""

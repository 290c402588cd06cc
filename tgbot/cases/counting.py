"""Counting cards: shown, or asked as a quiz."""

from __future__ import annotations

from tgbot.cases.outcomes import Outcome
from tgbot.cases.visitor import Sitting
from tgbot.taps.table import Count, Quiz
from tgbot.views.counts import verdict


async def count(here: Sitting, ask: Count) -> Outcome:
    """What is gone, and how the majorities stand."""
    return here.show(ask)


async def quiz(here: Sitting, ask: Quiz) -> Outcome:
    """The question of the quiz; after an answer, whether it was right, and the next question."""
    if ask.rank is None or ask.answer is None:
        return here.show(Quiz())
    said = verdict(here.sight, here.reader, ask.rank, ask.answer)
    return here.show(Quiz(ask.rank), note=said)

"""The tutor: how to play well, and why. It is given a View, what one seat may know, so it cannot cheat.

    rank(view)                    every legal move with its value, and in an open last deal its proof
    choose(level, view)           the move that the house plays
    judge(rules, table, move)     why a take is legal or not; `explain` says it
    idea, compare, say_advice     a hint, step by step
    decide, summary, costliest    the review of a giv
    answer(text, ...)             what people ask in writing

`tutor.judging`, `tutor.words` and `tutor.questions` have more. A name is imported when it is first used, so that who
only wants a take explained does not wait for the search.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.fast.worth import worth
    from tutor.judging import (
        Decision,
        Verdict,
        compare,
        costliest,
        decide,
        idea,
        judge,
        positions,
        summary,
    )
    from tutor.players.levels import Level, choose
    from tutor.questions import Answer, answer
    from tutor.search.certainty import is_judged, is_quick_look
    from tutor.search.rank import BUDGET, rank
    from tutor.search.ranking import Measure, Ranked, Ranking
    from tutor.words import explain, say_advice

__all__ = [
    "BUDGET", "Answer", "Decision", "Level", "Measure", "Ranked", "Ranking", "Verdict", "answer", "choose", "compare",
    "costliest", "decide", "explain", "idea", "is_judged", "is_quick_look", "judge", "positions", "rank", "say_advice",
    "summary", "worth",
]  # fmt: skip

_HOMES = {
    "tutor.fast.worth": ("worth",),
    "tutor.judging": (
        "Decision", "Verdict", "compare", "costliest", "decide", "idea", "judge", "positions", "summary",
    ),
    "tutor.players.levels": ("Level", "choose"),
    "tutor.questions": ("Answer", "answer"),
    "tutor.search.certainty": ("is_judged", "is_quick_look"),
    "tutor.search.rank": ("BUDGET", "rank"),
    "tutor.search.ranking": ("Measure", "Ranked", "Ranking"),
    "tutor.words": ("explain", "say_advice"),
}  # fmt: skip

if not TYPE_CHECKING:  # for mypy, only the names above exist

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                globals()[name] = found = getattr(import_module(home), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

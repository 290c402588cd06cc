"""Hint, coach, review, practice and house never contradict each other about a position."""

from __future__ import annotations

from functools import partial
from itertools import count

from tests.tutor.sensible import seen_by_turn, some_givs
from tutor.judging.reasons import best_moves, clearly_worse
from tutor.judging.review import Label, decide
from tutor.players.levels import Level, choose
from tutor.search.certainty import is_judged, surely_worse
from tutor.search.rank import rank as rank_in_time

BUDGET = 0.03
rank = partial(rank_in_time, budget=BUDGET, clock=lambda: 0.0)


def test_what_a_hint_calls_worse_is_refused_in_practice_and_nothing_else() -> None:
    refused = accepted = 0
    for number, giv in enumerate(some_givs(18, 71)):
        seen = seen_by_turn(giv, (13, 12, 9, 11)[: giv.n_players] if number % 3 == 0 else None)
        hint = rank(seen)
        worse = clearly_worse(hint)
        assert worse is None or decide(seen, worse.move, rank(seen, played=worse.move)).loss > 0
        for each in (each for each in hint.moves[:12] if is_judged(hint, each.move)):
            found = decide(seen, each.move, rank(seen, played=each.move))
            assert found.best == hint.best
            assert bool(found.loss) == surely_worse(hint.best, each)
            assert (each in best_moves(hint)) == (found.label in (Label.GOOD, Label.FORCED))
            refused += bool(found.loss)
            accepted += not found.loss
    assert refused > 15
    assert accepted > 15


def test_the_house_plays_what_a_hint_would_say() -> None:
    for giv in some_givs(8, 72):
        seen = seen_by_turn(giv)
        assert choose(Level.STRONG, seen, budget=BUDGET, clock=lambda: 0.0) == rank(seen).best.move


def test_a_busy_machine_judges_as_a_quiet_one() -> None:
    """Whatever the clock says, as long as the machine is not hopelessly slow."""
    for giv in some_givs(8, 73):
        seen = seen_by_turn(giv)
        ticks = count()
        slow = rank_in_time(seen, budget=BUDGET, clock=lambda ticks=ticks: next(ticks) * BUDGET / 1_000)  # type: ignore[misc]
        assert slow == rank(seen)

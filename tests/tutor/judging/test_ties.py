"""Whether equal totals are decided by spades is told where that is proved."""

from __future__ import annotations

from engine import PLAYS, Parti, PartiEnded, play_on, view
from tests.tutor.endings import ending
from tests.tutor.sensible import LEVEL_AT_THE_TARGET
from tutor.judging.ties import decided_by_spades
from tutor.search.rank import rank


def test_it_is_told_of_the_moves_that_lead_to_equal_totals_and_of_no_others() -> None:
    seen = view(LEVEL_AT_THE_TARGET, 0, (8, 15))
    told = {str(each.move): decided_by_spades(seen, each) for each in rank(seen, budget=30.0).moves}
    assert told == {"THxTC": False, "2D": True, "TH": True}


def test_it_is_told_where_the_proved_moves_end_that_way() -> None:
    told = []
    for number in range(100):
        giv, totals = ending(number)
        if giv.n_players > 2 or not 2 <= PLAYS - len(giv.moves) <= 3:
            continue
        seen = view(giv, giv.turn, totals)
        for each in rank(seen, budget=30.0).moves:
            parti = Parti(giv.rules, 2, giv.dealer, totals, giv)
            for move in each.line:
                parti, events = play_on(parti, move)
            by_spades = isinstance(events[-1], PartiEnded) and events[-1].by_spades
            assert decided_by_spades(seen, each) == by_spades
            told.append(by_spades)
    assert 5 < sum(told) < len(told) - 5

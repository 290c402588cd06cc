"""The line of a proved move: legal to the end, worth what was proved, and the source of every term."""

from __future__ import annotations

import pytest

from engine import Giv, Rules
from tests.engine.chance import name_of
from tests.tutor.lines import last_deals, told_by
from tests.tutor.sensible import SOME_RULES, seen_by_turn
from tutor.judging.review import decide
from tutor.search.rank import rank
from tutor.search.ranking import Ranked


@pytest.mark.parametrize("totals", [(0, 0), (13, 12)], ids=["for points", "for the parti"])
@pytest.mark.parametrize("n_plays", [1, 2, 5, 7])
@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
def test_the_terms_of_a_proved_move_are_those_of_its_line(rules: Rules, n_plays: int, totals: tuple[int, int]) -> None:
    for giv in last_deals(rules, n_plays):
        ranking = rank(seen_by_turn(giv, totals), budget=30)
        assert ranking.exact
        for each in ranking.moves:
            assert each.line[0] == each.move
            assert len(each.line) == n_plays
            assert each.terms == told_by(giv, each.line)


def test_a_move_that_is_not_proved_has_no_line() -> None:
    looked_at = 0
    for giv in [giv for rules in SOME_RULES for giv in last_deals(rules, 8)]:
        for each in rank(seen_by_turn(giv), budget=0.0).moves:
            assert bool(each.line) is each.exact
            looked_at += not each.exact
    assert looked_at


def test_the_other_hand_is_told_from_counting_and_not_from_the_giv() -> None:
    giv = last_deals(SOME_RULES[0], 6)[0]
    other = 1 - giv.turn
    assert sorted(giv.hands[other]) == list(seen_by_turn(giv).unseen)
    answers = rank(seen_by_turn(giv), budget=30).best.line[1::2]
    assert {move.card for move in answers} <= set(giv.hands[other])


def test_a_blunder_in_the_last_deal_costs_what_the_proof_says() -> None:
    blunders: list[tuple[Giv, Ranked, Ranked]] = []
    for rules in SOME_RULES:
        for giv in last_deals(rules, 7):
            ranking = rank(seen_by_turn(giv), budget=30)
            blunders += [(giv, ranking.best, each) for each in ranking.moves if each.value < 0][:1]
            for each in ranking.moves:
                decision = decide(seen_by_turn(giv), each.move, ranking)
                assert decision.exact
                assert decision.loss == pytest.approx(-each.value)
    assert len(blunders) > 5
    for giv, best, made in blunders:
        kept, given = (told_by(giv, each.line).total for each in (best, made))
        assert kept - given == pytest.approx(-made.value)

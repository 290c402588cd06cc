"""The line of a proved last deal: legal to the end, and worth what was proved."""

from __future__ import annotations

from random import Random

import pytest

from engine import PLAYS, Giv, Move, Rules, play, point_cards, protocol
from tests.engine.chance import name_of
from tests.tutor.sensible import SOME_RULES, played_to, seen_by_turn
from tutor.judging.review import decide
from tutor.search.line import line
from tutor.search.rank import rank
from tutor.search.ranking import Ranked


def last_deals(rules: Rules, n_plays: int) -> list[Giv]:
    """Givs of two players with this number of plays left."""
    return [played_to(rules, 2, PLAYS - n_plays, Random(seed)) for seed in (1, 2)]


def so_far(giv: Giv, seat: int) -> int:
    """What the seat is ahead by, without what is counted at the end."""
    taken = [point_cards(pile) + sweeps for pile, sweeps in zip(giv.piles, giv.sweeps, strict=True)]
    return taken[seat] - taken[1 - seat]


def won_by(giv: Giv, moves: tuple[Move, ...]) -> int:
    """What the seat to play wins, less what the other wins, when these moves are made to the end of the giv."""
    seat, before = giv.turn, so_far(giv, giv.turn)
    for move in moves:
        giv, _ = play(giv, move)
    assert giv.over
    total = [row.total for row in protocol(giv)]
    return total[seat] - total[1 - seat] - before


@pytest.mark.parametrize("n_plays", [2, 5, 7])
@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
def test_the_line_ends_the_giv_and_is_worth_what_was_proved(rules: Rules, n_plays: int) -> None:
    for giv in last_deals(rules, n_plays):
        ranking = rank(seen_by_turn(giv), budget=30)
        assert ranking.exact
        for each in (ranking.best, ranking.moves[-1]):
            moves = line(seen_by_turn(giv), each.move, budget=30)
            assert moves[0] == each.move
            assert len(moves) == n_plays
            assert won_by(giv, moves) == pytest.approx(each.total)


def test_the_terms_of_a_proved_move_add_up_to_what_the_proof_wins() -> None:
    for giv in last_deals(SOME_RULES[0], 6):
        for each in rank(seen_by_turn(giv), budget=30).moves:
            assert sum(each.terms) == pytest.approx(won_by(giv, line(seen_by_turn(giv), each.move, budget=30)))


def test_nothing_follows_the_last_play() -> None:
    for giv in last_deals(SOME_RULES[0], 1):
        seen = seen_by_turn(giv)
        assert line(seen, rank(seen, budget=30).best.move) == ()


def test_the_line_stops_where_the_next_move_is_not_proved_in_time() -> None:
    looked_at = 0
    for giv in [giv for rules in SOME_RULES for giv in last_deals(rules, 8)]:
        best = rank(seen_by_turn(giv), budget=0.0).best.move
        after, _ = play(giv, best)
        if not rank(seen_by_turn(after), budget=0.0).exact:
            assert line(seen_by_turn(giv), best, budget=0.0) == ()
            looked_at += 1
    assert looked_at


def test_the_other_hand_is_told_from_counting_and_not_from_the_giv() -> None:
    giv = last_deals(SOME_RULES[0], 6)[0]
    other = 1 - giv.turn
    assert sorted(giv.hands[other]) == list(seen_by_turn(giv).unseen)
    best = rank(seen_by_turn(giv), budget=30).best.move
    answers = line(seen_by_turn(giv), best, budget=30)[1::2]
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
        seen = seen_by_turn(giv)
        kept, given = (won_by(giv, line(seen, each.move, budget=30)) for each in (best, made))
        assert kept - given == pytest.approx(-made.value)

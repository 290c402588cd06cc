"""The search: fair, within its budget, complete, and with terms that add up."""

from __future__ import annotations

from itertools import count, islice
from math import inf
from random import Random

import pytest

from engine import Giv, Move, Rules, apply, legal_moves, protocol, view
from tests.engine.chance import name_of
from tests.engine.drawing import drawn
from tests.tutor.positions import KASINO, crowded, givs, hidden_again
from tutor.fast.situation import Situation, as_masks
from tutor.fast.takes import takes_for
from tutor.fast.worth import points_of
from tutor.search.candidates import FEWEST_WORLDS
from tutor.search.certainty import is_quick_look
from tutor.search.effort import PLAYOUTS_A_SECOND, SLOWEST
from tutor.search.last_deal import LastDeal
from tutor.search.rank import BUDGET, rank
from tutor.search.ranking import Measure

LONG = 60.0
GAMES = [
    KASINO,
    Rules.preset("dragkasino"),
    Rules.preset("dragkasino", refill="deal", specials="choice", faces_in_14=True),
    Rules.preset("kasino", specials="high", extra_spades=True, last_sweep=False),
]
EVERY_GAME = [pytest.param(rules, seats, id=f"{name_of(rules)}, {seats}") for rules in GAMES for seats in (2, 3, 4)]


@pytest.mark.parametrize(("rules", "seats"), EVERY_GAME)
def test_all_legal_moves_are_ranked_from_the_best_down(rules: Rules, seats: int) -> None:
    for giv in givs(rules, seats, 3):
        ranking = rank(view(giv, giv.turn), budget=LONG, samples=4)
        assert {each.move for each in ranking.moves} == set(legal_moves(giv))
        assert len(ranking.moves) == len(list(legal_moves(giv)))
        values = [each.value for each in ranking.moves]
        assert values[0] == 0.0
        assert values == sorted(values, reverse=True)
        assert ranking.all_moves


@pytest.mark.parametrize(("rules", "seats"), EVERY_GAME)
def test_the_choice_does_not_depend_on_cards_that_the_seat_cannot_see(rules: Rules, seats: int) -> None:
    chance = Random(7)
    for giv in givs(rules, seats, 3):
        if seats == 2 and not giv.stock:
            continue  # counting shows the other hand: there is nothing to deal otherwise
        ranking = rank(view(giv, giv.turn), budget=LONG, samples=6)
        assert rank(view(hidden_again(giv, chance), giv.turn), budget=LONG, samples=6) == ranking


@pytest.mark.parametrize(("rules", "seats"), EVERY_GAME)
def test_the_difference_of_two_moves_is_the_sum_of_the_differences_of_their_terms(rules: Rules, seats: int) -> None:
    for giv in givs(rules, seats, 3, seed=2):
        ranking = rank(view(giv, giv.turn), budget=LONG, samples=5)
        assert ranking.measure is Measure.POINTS
        best = ranking.best
        for each in ranking.moves:
            assert sum(each.terms.minus(best.terms)) == pytest.approx(each.value - best.value)
            assert each.total == pytest.approx(best.total + each.value)


def test_points_and_sweep_of_the_move_itself_are_told_apart() -> None:
    for giv in givs(KASINO, 2, 12, seed=3):
        for each in rank(view(giv, giv.turn), budget=LONG, samples=2).moves:
            after, _ = apply(giv, each.move)
            swept = after.sweeps[giv.turn] - giv.sweeps[giv.turn]
            assert each.terms.sweep == swept
            assert (each.terms.points > 0) == any(
                card.is_ace or str(card) in ("TD", "2S") for card in (each.move.card, *each.move.taken)
            ) * bool(each.move.taken)


def test_in_the_last_play_of_the_giv_the_total_is_what_the_giv_ends_with() -> None:
    for seats in (2, 3, 4):
        for giv in givs(KASINO, seats, 6, seed=4, last=True):
            end = giv
            while len(end.moves) < 47:
                end, _ = apply(end, next(legal_moves(end)))
            seat = end.turn
            so_far = Situation.of_giv(end)
            for each in rank(view(end, seat)).moves:
                points = [row.total for row in protocol(apply(end, each.move)[0])]
                won = points[seat] - _sure(so_far)[seat]
                lost = sum(points) - points[seat] - sum(_sure(so_far)) + _sure(so_far)[seat]
                assert each.total == pytest.approx(won - lost / (seats - 1))


def _sure(situation: Situation) -> list[int]:
    """The points of cards and tabbar that each seat has already."""
    return [points_of(pile) + sweeps for pile, sweeps in zip(situation.piles, situation.sweeps, strict=True)]


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_with_open_hands_every_move_is_proved(rules: Rules) -> None:
    for giv in givs(rules, 2, 4, last=True):
        if giv.stock or len(giv.table) > 9:
            continue
        ranking = rank(view(giv, giv.turn), budget=LONG)
        assert ranking.exact
        situation = Situation.of_giv(giv)
        search = LastDeal(takes_for(rules, float(rules.last_sweep)), situation)
        sign = 1 if giv.turn == 0 else -1
        for each in ranking.moves:
            assert each.error == 0.0
            assert each.total == pytest.approx(sign * search.move_value(situation, *as_masks(each.move)))


@pytest.mark.parametrize(("rules", "seats"), EVERY_GAME)
def test_however_little_work_is_left_moves_are_compared_in_the_fewest_worlds(rules: Rules, seats: int) -> None:
    for giv in givs(rules, seats, 3):
        ranking = rank(view(giv, giv.turn), budget=1 / PLAYOUTS_A_SECOND)
        assert {each.move for each in ranking.moves} == set(legal_moves(giv))
        needs_no_worlds = seats == 2 and not giv.stock
        assert needs_no_worlds or ranking.exact or ranking.best.samples >= FEWEST_WORLDS


def test_what_could_not_be_proved_in_time_is_called_an_estimate() -> None:
    giv = next(giv for giv in givs(KASINO, 2, 30, last=True) if len(giv.table) >= 8 and len(giv.moves) < 43)
    ranking = rank(view(giv, giv.turn), budget=0.001)
    assert not ranking.exact
    unproved = [each for each in ranking.moves if not each.exact]
    assert len(unproved) > 1
    assert all(each.error == inf and not each.line for each in unproved)
    assert {each.move for each in ranking.moves} == set(legal_moves(giv))


@pytest.mark.parametrize("budget", [0.05, 0.2])
@pytest.mark.parametrize("n_cards", [4, 12, 18])
def test_a_search_does_the_work_of_its_budget_and_no_more(n_cards: int, budget: float) -> None:
    ranking = rank(crowded(KASINO, n_cards, Random(n_cards)), budget=budget)
    done = sum(each.samples for each in ranking.moves)
    assert 0.5 * PLAYOUTS_A_SECOND * budget < done <= PLAYOUTS_A_SECOND * budget
    assert len(ranking.moves) > {4: 3, 12: 10, 18: 100}[n_cards]
    assert not is_quick_look(ranking) or budget < BUDGET


@pytest.mark.parametrize("n_cards", [4, 18])
def test_a_very_slow_machine_does_less(n_cards: int) -> None:
    """Every look at the clock finds a second gone."""
    seconds = count()
    ranking = rank(crowded(KASINO, n_cards, Random(n_cards)), budget=2.0, clock=lambda: float(next(seconds)))
    assert next(seconds) <= SLOWEST * 2.0 + 2
    assert 2 <= ranking.best.samples <= SLOWEST * 2.0 + FEWEST_WORLDS


def test_of_very_many_moves_those_that_did_best_in_a_few_worlds_are_played_out_in_all() -> None:
    seen = crowded(KASINO, 13, Random(13))
    in_four = {each.move: each for each in rank(seen, budget=LONG, samples=4).moves}
    assert {each.samples for each in in_four.values()} == {4}
    kept = {each.move for each in rank(seen, budget=LONG, samples=6).moves if each.samples == 6}
    assert len(kept) == 32 < len(in_four)
    assert min(in_four[move].value for move in kept) >= max(
        each.value for move, each in in_four.items() if move not in kept
    )


def test_a_played_move_is_valued_even_when_it_looks_bad() -> None:
    seen = crowded(KASINO, 13, Random(13))
    moves = list(islice(legal_moves(seen), 500))
    ranking = rank(seen, budget=LONG, samples=6)
    worst = ranking.moves[-1].move
    assert worst in moves
    again = rank(seen, budget=LONG, samples=6, played=worst).of(worst)
    assert again is not None
    assert again.samples == 6
    assert again.error < inf


def test_the_other_moves_are_valued_as_if_none_had_been_played() -> None:
    for n_cards in (4, 9, 13):
        seen = crowded(KASINO, n_cards, Random(n_cards))
        ranking = rank(seen, budget=0.05)
        for played in (ranking.moves[0].move, ranking.moves[-1].move):
            again = rank(seen, budget=0.05, played=played)
            if again.best.move == ranking.best.move:
                assert {each for each in again.moves if each.move != played} == {
                    each for each in ranking.moves if each.move != played
                }
            else:
                assert again.best.move == played


@pytest.mark.parametrize(("samples", "told_from"), [(None, 60), (200, 60), (20, 20)])
def test_a_forced_move_is_told_quickly(samples: int | None, told_from: int) -> None:
    giv = next(giv for giv in givs(KASINO, 2, 300, seed=5) if len(list(legal_moves(giv))) == 1 and giv.stock)
    ranking = rank(view(giv, giv.turn), budget=LONG, samples=samples)
    assert len(ranking.moves) == 1
    assert ranking.best.samples == told_from


def test_fewer_worlds_than_moves_can_be_compared_in_are_taken_for_two() -> None:
    giv = next(giv for giv in givs(KASINO, 2, 20, seed=5) if giv.stock)
    seen = view(giv, giv.turn)
    asked = [rank(seen, budget=LONG, samples=samples) for samples in (0, 1, 2)]
    assert asked[0].best.samples == 2
    assert asked[0] == asked[1] == asked[2]


def test_near_the_target_moves_are_compared_by_the_chance_to_win() -> None:
    giv = next(givs(KASINO, 2, 1))
    ranking = rank(view(giv, giv.turn, (14, 12)), budget=LONG, samples=20)
    assert ranking.measure is Measure.WINNING
    assert ranking.point is not None
    for each in ranking.moves:
        assert each.chance is not None
        assert ranking.best.chance is not None
        assert 0.0 <= each.chance <= ranking.best.chance <= 1.0
        assert each.value == pytest.approx((each.chance - ranking.best.chance) / ranking.point)


@pytest.mark.parametrize("looks", range(1, 12))
@pytest.mark.parametrize("totals", [(0, 0), (14, 12)])
def test_a_move_is_not_better_for_being_tried_when_the_time_ran_out(looks: int, totals: tuple[int, int]) -> None:
    """Wherever the time runs out, the ranking is that of the worlds in which all moves were tried."""
    for giv in givs(KASINO, 2, 3, seed=11):
        seen = view(giv, giv.turn, totals)
        if len(list(legal_moves(seen))) < 2 or not giv.stock:
            continue
        clock = map(float, range(1_000))
        ranking = rank(seen, budget=looks / SLOWEST, clock=clock.__next__)
        assert {each.samples for each in ranking.moves} == {ranking.best.samples}
        assert ranking == rank(seen, budget=LONG, samples=ranking.best.samples)


@pytest.mark.parametrize(("seats", "totals"), [(2, (0, 60)), (2, (60, 0)), (3, (0, 90, 0)), (4, (0, 0, 0, 90))])
def test_when_the_parti_is_decided_the_points_order_the_moves_and_the_chances_are_equal(
    seats: int, totals: tuple[int, ...]
) -> None:
    for giv in givs(KASINO, seats, 8, seed=9):
        ranking = rank(view(giv, giv.turn, totals), budget=LONG, samples=12)
        assert ranking.measure is Measure.WINNING
        assert is_quick_look(ranking) is not (ranking.exact or ranking.best.complete)
        assert {each.chance for each in ranking.moves} == {1.0 if totals[giv.turn] else 0.0}
        assert {each.value for each in ranking.moves} == {0.0}
        if is_quick_look(ranking):  # otherwise all are surely equal, and ordered at sight
            points = [each.total for each in ranking.moves]
            assert points == sorted(points, reverse=True)


def test_a_lost_parti_is_not_played_for_points_when_a_risk_can_win_it() -> None:
    """At 8 to 15 with the last deal exact: a move that wins the parti is best, whatever it costs in points
    otherwise."""
    for giv in givs(KASINO, 2, 20, seed=6, last=True):
        seat = giv.turn
        totals = (10, 15) if seat == 0 else (15, 10)
        ranking = rank(view(giv, seat, totals), budget=LONG)
        assert ranking.measure is Measure.WINNING
        chances = [each.chance for each in ranking.moves]
        assert chances[0] == pytest.approx(max(chance for chance in chances if chance is not None), abs=0.01)


def test_equal_views_get_equal_rankings() -> None:
    giv: Giv = next(givs(KASINO, 2, 1, seed=8))
    assert rank(view(giv, giv.turn), budget=LONG, samples=10) == rank(view(giv, giv.turn), budget=LONG, samples=10)


def test_a_certain_gift_is_taken() -> None:
    """Storan, both red aces and a sweep for a king that nothing else can follow."""
    giv = drawn("bord A♦ 2♠ 10♦ · hand K♥ 3♣ · hand 4♣ 5♣ · talong 6♣ 7♣ 8♣ 9♣ J♣ Q♣ K♣ 6♦", plays=6)
    ranking = rank(view(giv, 0), budget=LONG, samples=30)
    assert ranking.best.move == Move.parse("KHxAD2STD")
    assert ranking.best.terms.points == 4
    assert ranking.best.terms.sweep == 1

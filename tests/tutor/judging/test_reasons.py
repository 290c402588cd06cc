"""Reasons add up to the difference, and dangers are what the hidden cards make them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice
from math import inf
from random import Random

import pytest

from engine import Rules, captures, legal_moves, play, point_cards, sweep_counts, view
from tests.engine.chance import name_of, random_giv, shuffled
from tests.tutor.sensible import (
    ALL_RULES,
    KASINO,
    cards_of_kind,
    made_ranked,
    made_ranking,
    made_view,
    pairs,
    played_to,
    seen_by_turn,
    some_givs,
    some_moves,
)
from tutor.fast.worth import worth
from tutor.judging.dangers import dangers
from tutor.judging.reasons import (
    Term,
    best_moves,
    clearly_worse,
    compare,
    refuting,
    weighty,
    worth_listing,
)
from tutor.search.certainty import ENOUGH, equally_good, known, surely_equal, surely_worse
from tutor.search.rank import rank
from tutor.search.ranking import Measure
from tutor.search.terms import Terms

SOME_OF_ALL = Random(2).sample(ALL_RULES, 24)


@pytest.mark.parametrize("n_players", [2, 3, 4])
@pytest.mark.parametrize("rules", SOME_OF_ALL, ids=name_of)
def test_reasons_add_up_to_the_difference_of_any_two_moves(rules: Rules, n_players: int) -> None:
    chance = Random(name_of(rules))
    states = random_giv(rules, n_players, shuffled(chance), chance)
    for giv in (states[chance.randrange(24)], states[24 + chance.randrange(24)]):
        ranking = rank(seen_by_turn(giv), samples=4, budget=5)
        for first, second in islice(pairs(ranking.moves), 20):
            found = compare(first, second)
            assert sum(reason.amount for reason in found.reasons) == pytest.approx(found.difference)
            assert found.difference == pytest.approx(first.total - second.total)
            assert found.difference == pytest.approx(first.value - second.value)
            assert ranking.measure is Measure.POINTS
            amounts = [abs(reason.amount) for reason in found.reasons]
            assert amounts == sorted(amounts, reverse=True)
            assert len({reason.term for reason in found.reasons}) == len(amounts)
            assert all(amounts)


@pytest.mark.parametrize("rules", SOME_OF_ALL, ids=name_of)
def test_what_a_move_gains_at_once_is_what_anybody_can_count(rules: Rules) -> None:
    chance = Random(name_of(rules))
    states = random_giv(rules, 2, shuffled(chance), chance)
    for giv in states[chance.randrange(6) : 48 : 6]:
        seen = seen_by_turn(giv)
        for each in rank(seen, samples=2, budget=5).moves:
            card, taken = each.move
            swept = bool(taken) and len(taken) == len(seen.table)
            if each.samples:
                assert each.terms.points == pytest.approx(point_cards((card, *taken)) if taken else 0)
                assert each.terms.sweep == pytest.approx(int(swept and sweep_counts(rules, 2, len(seen.moves))))


def test_each_term_has_its_own_sign_and_the_largest_comes_first() -> None:
    first, second = made_ranked("KH", 0.0, spades=0.5, reply=-0.2), made_ranked("2S", -1.0, own=0.1, reply=-0.9)
    found = compare(first, second)
    assert {str(reason.term): pytest.approx(reason.amount) for reason in found.reasons} == {
        "reply": 0.7,
        "spades": 0.5,
        "own": -0.1,
        "later": -0.1,
    }
    assert [str(reason.term) for reason in found.reasons][:2] == ["reply", "spades"]
    assert found.chance is None


def test_a_comparison_is_exact_only_when_both_moves_are_proved() -> None:
    proved, guessed = made_ranked("KH", exact=True), made_ranked("2S", -1.0)
    assert compare(proved, made_ranked("5C", -1.0, exact=True)).exact
    assert not compare(proved, guessed).exact
    assert not compare(guessed, proved).exact


def test_nothing_is_said_of_moves_that_were_only_looked_at() -> None:
    best, glanced = made_ranked("KH"), made_ranked("2S", -0.01, inf, samples=0)
    worse = made_ranked("5C", -1.0, 0.1)
    assert not equally_good(best, glanced)
    assert not surely_worse(best, glanced)
    assert not surely_equal(best, glanced)
    ranking = made_ranking(best, glanced, worse)
    assert best_moves(ranking) == (best,)
    assert clearly_worse(ranking) is worse
    assert clearly_worse(made_ranking(best, glanced)) is None


def test_the_clearly_worse_move_is_the_best_of_those_beyond_the_noise() -> None:
    for giv in some_givs(24, 3):
        ranking = rank(seen_by_turn(giv), samples=ENOUGH, budget=5)
        worse = clearly_worse(ranking)
        equal = best_moves(ranking)
        assert ranking.best in equal
        if worse is None:
            assert len(equal) == len([each for each in ranking.moves if known(each)])
        else:
            assert -worse.value > max(0.05, 3 * worse.error)
            assert all(each in equal or not known(each) for each in ranking.moves[: ranking.moves.index(worse)])


def test_dangers_are_what_counting_every_hand_of_the_next_player_gives() -> None:
    checked = 0
    for giv in some_givs(36, 4, least=30):
        seen = seen_by_turn(giv)
        for move in some_moves(seen, 3):
            after, _ = play(giv, move)
            held = len(after.hand)
            left = after.table
            hands = list(combinations(seen.unseen, held)) if len(seen.unseen) < 15 else []
            if not hands or after.over:
                continue
            counts = sweep_counts(seen.rules, seen.n_players, len(seen.moves) + 1)
            found = dangers(seen, move)
            for danger in found:
                kind = set(cards_of_kind(seen.rules, danger.card, seen.unseen))
                assert danger.chance == pytest.approx(sum(not kind.isdisjoint(hand) for hand in hands) / len(hands))
                takes = list(captures(seen.rules, left, danger.card))
                assert danger.taken in takes
                gains = [worth(taken) + (counts and len(taken) == len(left)) for taken in takes]
                assert gains[takes.index(danger.taken)] == pytest.approx(max(gains))
                assert danger.sweeps == (counts and len(danger.taken) == len(left))
                checked += 1
            able = [card for card in seen.unseen if next(captures(seen.rules, left, card), None)]
            assert {card for each in found for card in cards_of_kind(seen.rules, each.card, seen.unseen)} == set(able)
    assert checked > 100


def test_what_refutes_a_move_is_a_danger_that_the_better_one_has_less_of() -> None:
    seen = made_view("KC", "5H 9D QC")
    safe, bold = made_ranked("QC", reply=0.4), made_ranked("5H", -0.4)
    refuted = refuting(seen, compare(safe, bold))
    assert refuted is not None
    assert (refuted.card.rank, [str(card) for card in refuted.taken]) == ("5", ["5H"])
    assert refuting(seen, compare(made_ranked("QC", spades=0.4), bold)) is None
    assert refuting(seen, compare(safe, made_ranked("QC", -0.4))) is None, "the same is left"


def test_the_most_expected_loss_comes_first() -> None:
    found = dangers(made_view("AC 9D", "5H"), made_ranked("5H").move)
    assert [danger.expected for danger in found] == sorted((danger.expected for danger in found), reverse=True)
    assert len(found) > 2


def test_new_hands_are_expected_after_the_last_play_of_a_deal() -> None:
    giv = played_to(KASINO, 2, 15, Random(8))
    (move,) = [each for each in legal_moves(giv) if not each.taken]
    assert view(giv, giv.turn).hand_sizes[1 - giv.turn] == 0
    found = dangers(seen_by_turn(giv), move)
    assert found
    one = len(cards_of_kind(KASINO, found[0].card, seen_by_turn(giv).unseen))
    n = len(seen_by_turn(giv).unseen)
    missed = 1.0
    for place in range(4):
        missed *= (n - one - place) / (n - place)
    assert found[0].chance == pytest.approx(1 - missed)


def test_an_empty_table_and_a_finished_giv_have_no_dangers() -> None:
    assert dangers(made_view("5C", "5H"), made_ranked("5Hx5C").move) == ()
    last = played_to(KASINO, 2, 47, Random(9))
    assert dangers(seen_by_turn(last), next(legal_moves(last))) == ()


def test_terms_are_all_named() -> None:
    found = compare(replace(made_ranked("KH"), terms=Terms(*[1.0] * len(Terms._fields))), made_ranked("2S"))
    assert {str(reason.term) for reason in found.reasons} == set(Terms._fields)


def test_what_comes_later_is_a_reason_only_beside_one_against_the_move() -> None:
    best = made_ranked("KH")
    assert weighty(compare(best, made_ranked("2S", -1.0))) == ((), ())
    gains, costs = weighty(compare(best, made_ranked("2S", -1.0, reply=0.8)))
    assert [each.term for each in gains] == [Term.LATER]
    assert [each.term for each in costs] == [Term.REPLY]


@pytest.mark.parametrize("proved", [0, 1, None])
def test_what_is_proved_of_one_move_only_decides_nothing(proved: int | None) -> None:
    best, worse = made_ranked("KH", exact=proved != 1), made_ranked("2S", -3.0, exact=proved != 0)
    found = compare(replace(best, chance=1.0), replace(worse, chance=0.0))
    assert (found.exact, found.decides) == (proved is None, proved is None)


@pytest.mark.parametrize(
    ("behind", "against", "said"),
    [
        (-0.02, 0.06, True),  # a small difference, and a reason against it that is worth saying
        (-0.02, 0.04, False),
        (-1.0, 0.51, True),  # half of the difference
        (-1.0, 0.49, False),
        (-4.0, 1.9, False),
        (-4.0, 2.1, True),
    ],
)
def test_a_reason_against_a_move_is_said_if_it_is_worth_saying_and_half_of_the_difference(
    behind: float, against: float, said: bool
) -> None:
    found = compare(made_ranked("KH"), made_ranked("2S", behind, spades=against, reply=behind - against))
    gains, costs = weighty(found)
    assert [(each.term, each.amount) for each in costs] == [(Term.SPADES, -against)] * said
    assert [each.term for each in gains] == [Term.REPLY]


def test_at_most_two_reasons_for_a_move_are_said_and_one_against_it_the_largest_of_each() -> None:
    other = made_ranked("2S", -1.0, spades=-0.3, cards=-0.04, reply=-0.9, own=-0.5, sweep=-1.6, sistan=0.7, points=1.64)
    gains, costs = weighty(compare(made_ranked("KH"), other))
    assert [each.term for each in gains] == [Term.SWEEP, Term.REPLY]
    assert [each.term for each in costs] == [Term.POINTS]


@pytest.mark.parametrize(("amount", "listed"), [(0.05, True), (0.049, False), (-0.05, True), (-0.049, False)])
def test_reasons_are_listed_if_one_of_them_is_worth_saying(amount: float, listed: bool) -> None:
    found = compare(made_ranked("KH"), made_ranked("2S", -amount, spades=-amount))
    assert worth_listing(found) is listed


def test_of_several_dangers_that_which_costs_most_more_refutes_a_move() -> None:
    """The ♦10 that is laid out is worth more to the next player than the ♣7 that lies there either way."""
    seen = made_view("7C", "TD 4C")
    safe, bold = made_ranked("4C", reply=0.9), made_ranked("TD", -0.9)
    refuted = refuting(seen, compare(safe, bold))
    assert refuted is not None
    assert "TD" in [str(card) for card in refuted.taken]
    most = max(dangers(seen, bold.move), key=lambda each: each.expected)
    assert refuted == most

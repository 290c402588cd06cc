"""What a search knows: a difference beyond the noise, or a proof; never what a few worlds happen to show."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random

import pytest

from tests.tutor.sensible import made_ranked, made_ranking, seen_by_turn, some_givs
from tutor.search.candidates import standard_error
from tutor.search.certainty import equally_good, is_judged, is_quick_look, known, surely_equal, surely_worse
from tutor.search.rank import rank


@pytest.mark.parametrize(
    ("value", "error", "equal", "sure"),
    [
        (-0.04, 0.0, True, True),
        (-0.06, 0.0, False, False),
        (-0.29, 0.1, True, False),
        (-0.31, 0.1, False, False),
        (0.0, 0.016, True, True),
        (0.0, 0.017, True, False),
        (-3.0, inf, True, False),
    ],
)
def test_moves_are_equal_within_three_standard_errors_or_a_twentieth(
    value: float, error: float, equal: bool, sure: bool
) -> None:
    best, other = made_ranked("KH"), made_ranked("2S", value, error)
    assert equally_good(best, other) is equal
    assert surely_worse(best, other) is not equal
    assert surely_equal(best, other) is sure


@pytest.mark.parametrize("value", [0.0, -0.3, -9.0])
@pytest.mark.parametrize("few", ["KH", "2S"])
def test_from_fewer_than_thirty_worlds_follows_nothing(value: float, few: str) -> None:
    for samples, enough in ((1, False), (29, False), (30, True)):
        best, other = (
            made_ranked(move, behind, samples=samples if move == few else 100)
            for move, behind in (("KH", 0.0), ("2S", value))
        )
        assert surely_equal(best, other) is (enough and value == 0.0)
        assert surely_worse(best, other) is (enough and value < 0.0)
        assert equally_good(best, other) is (enough and value == 0.0)
        ranking = made_ranking(best, other)
        assert is_quick_look(ranking) is (few == "KH" and not enough)
        assert is_judged(ranking, other.move) is (few == "KH" or enough)


def test_a_proof_and_a_look_at_every_world_are_known_from_any_number_of_worlds() -> None:
    for exact in (True, False):
        best, other = (
            replace(made_ranked(move, value, samples=1, exact=exact), complete=not exact)
            for move, value in (("KH", 0), ("2S", -1))
        )
        assert surely_worse(best, other)
        assert not surely_worse(best, made_ranked("2S", -1, samples=1)), "only one of them is known"


@pytest.mark.parametrize(("other", "equal"), [(0.6175, True), (0.6165, False)])
def test_chances_that_differ_by_less_than_a_twentieth_of_a_point_is_worth_are_equal(other: float, equal: bool) -> None:
    """0.3 percentage points, however little a point is worth at these totals."""
    best = replace(made_ranked("KH"), chance=0.62, point=0.005)
    found = replace(made_ranked("2S", (other - 0.62) / 0.005), chance=other, point=0.005)
    assert equally_good(best, found) is surely_equal(best, found) is equal
    assert surely_worse(best, found) is not equal


def test_an_error_is_never_zero_and_large_from_few_worlds() -> None:
    """Worlds that agree by chance must not look like a proof."""
    for count in (2, 4, 12):
        assert standard_error([0.5] * count) > 0.05 / 3, "not even an equality follows"
    assert standard_error([1.0]) == inf
    assert 0 < standard_error([0.0] * 100) < 0.05 / 3
    chance = Random(1)
    many = [chance.gauss(0.3, 2.0) for _ in range(900)]
    assert standard_error(many) == pytest.approx(2 / 30, rel=0.1)


def test_no_estimate_of_a_search_has_the_error_zero() -> None:
    looked_at = 0
    for giv in some_givs(30, 51):
        for samples in (2, 12):
            for totals in (None, (60, 0, 0, 0)[: giv.n_players]):
                ranking = rank(seen_by_turn(giv, totals), samples=samples, budget=5)
                assert all(each.exact or each.error > 0 for each in ranking.moves)
                assert all(known(each) is (each.exact or each.complete) for each in ranking.moves)
                looked_at += not ranking.exact
    assert looked_at > 60

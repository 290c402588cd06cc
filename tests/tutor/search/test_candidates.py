"""Moves under search: how they look at first sight, which may still be the best, and how they compare in the end."""

from __future__ import annotations

from math import inf

import pytest

from engine import Move
from tests.tutor.sensible import KASINO, made_view
from tutor.fast.takes import Takes
from tutor.search.candidates import PRIOR, Candidate, candidates_of, compared, contenders
from tutor.search.order import Sight
from tutor.search.terms import Terms
from tutor.search.winning import Stakes


def candidate(number: int, *worths: float) -> Candidate:
    """A move that was worth so much in one world after the other."""
    card = number
    terms = [Terms(later=worth) for worth in worths]
    sight, move = Sight(0.0, 0.0, number), Move.parse(("AC", "2C", "3C", "4C")[card])
    return Candidate(sight, move, card, 0, 0.0, terms, list(worths))


def test_a_take_that_sweeps_looks_better_by_what_a_tabbe_is_worth() -> None:
    seen = made_view("7C 6D", "KH 2S")
    moves = [Move.parse("KHx7C6D"), Move.parse("KH"), Move.parse("2S")]
    swept, *_ = candidates_of(seen, Takes(KASINO, 1.0), moves)
    not_counted, *_ = candidates_of(seen, Takes(KASINO, 0.0), moves)
    assert swept.looks == pytest.approx(not_counted.looks + 1.0)


def test_a_take_looks_as_good_as_what_it_wins_less_what_it_leaves() -> None:
    seen = made_view("7C 6D", "KH 7S")
    looks = [each.looks for each in candidates_of(seen, Takes(KASINO), [Move.parse("7Sx7C"), Move.parse("7S")])]
    assert looks[0] > 2 * 0.06 + 0.25 - 3.0
    assert looks[1] < 0.0
    assert looks[0] > looks[1]


def test_contenders_are_the_best_so_far_and_all_that_may_be_better() -> None:
    best, near, worse = (
        candidate(0, 2.0, 4.0, 2.0, 4.0),
        candidate(1, 4.0, 2.0, 4.0, 1.9),
        candidate(2, -3.0, -1.0, -3.0, -1.0),
    )
    worse.worths[0] -= 0.1
    assert contenders([best, near, worse]) == [best, near]
    assert contenders([worse, near, best]) == [near, best]


def test_contenders_leave_out_what_is_alike() -> None:
    best, same = candidate(0, 2.0, 4.0, 2.0, 4.0), candidate(1, 2.0, 4.0, 2.0, 4.0)
    assert contenders([best, same]) == [best]


def test_the_difference_of_two_moves_is_the_mean_over_the_worlds_that_they_share() -> None:
    best, other = candidate(0, 5.0, 3.0, 4.0, 6.0), candidate(1, 4.0, 3.0, 2.0, 5.0)
    first, second = compared([other, best], [1.0] * 4, None, complete=False)
    assert (first.move, first.value) == (best.move, 0.0)
    assert (second.value, second.samples) == (-1.0, 4)
    assert second.error == pytest.approx(((2 + PRIOR) / 3 / 4) ** 0.5)


def test_of_a_move_tried_in_one_world_the_error_is_not_known() -> None:
    best, other = candidate(0, 5.0, 3.0, 4.0, 6.0), candidate(1, 4.0)
    _, second = compared([best, other], [1.0] * 4, None, complete=False)
    assert (second.value, second.samples, second.error) == (-1.0, 1, inf)


@pytest.mark.parametrize(("looks", "behind"), [(-1.5, -2.0), (0.5, 0.0), (2.0, 0.0)])
def test_a_move_that_was_not_tried_is_behind_by_what_it_looks_worse(looks: float, behind: float) -> None:
    """And never ahead. Its terms are those of the best, with the whole difference under what comes later."""
    best, other = candidate(0, 5.0, 3.0), candidate(1)
    best.looks, other.looks = 0.5, looks
    _, second = compared([best, other], [1.0] * 2, None, complete=False)
    assert (second.value, second.error, second.samples, second.exact) == (behind, inf, 0, False)
    assert second.terms == Terms(later=4.0 + behind)


@pytest.mark.parametrize("stakes", [None, Stakes((14, 12), 16, 11.0, 4.0)], ids=["points", "chance"])
def test_a_move_that_was_ahead_in_the_few_worlds_it_was_tried_in_is_not_called_better(stakes: Stakes | None) -> None:
    """The best of those that were tried in every world is the best: the other is equal, with terms that say so."""
    best, lucky = candidate(0, 0.5, 0.1, 0.4, 0.6), candidate(1, 0.7, 0.2)
    if stakes is not None:
        for each in (best, lucky):
            each.terms = [Terms(later=1.0)] * len(each.worths)
    found = compared([best, lucky], [1.0] * 4, stakes, complete=False)
    assert [each.value for each in found] == [0.0, 0.0]
    assert {each.move: each.samples for each in found} == {best.move: 4, lucky.move: 2}
    chance = None if stakes is None else pytest.approx(0.4 - 1e-6, abs=1e-9)
    assert [each.chance for each in found] == [chance, chance]
    if stakes is None:
        assert [each.total for each in found] == pytest.approx([0.4, 0.4])

"""What is kept about a person's accuracy, and what is computed from it."""

from __future__ import annotations

import pytest

from tgbot.people.accuracy import GIVS_KEPT, GivAccuracy, Help, help_in, mean_loss, trend, with_giv
from tgbot.people.profile import Profile


def test_accuracy_is_stored_and_read_and_only_the_last_givs_are_kept() -> None:
    givs: tuple[GivAccuracy, ...] = ()
    for number in range(GIVS_KEPT + 5):
        givs = with_giv(givs, GivAccuracy(f"table/{number}", number / 8, number))
    assert [each.giv for each in givs] == [f"table/{n}" for n in range(5, GIVS_KEPT + 5)]
    profile = Profile(accuracy=givs)
    assert Profile.load(profile.dump()) == profile


def test_a_giv_counts_as_it_was_judged_first() -> None:
    givs = (GivAccuracy("a", 1.0, 10, 3, 1), GivAccuracy("b", 2.0, 10, 0, 0))
    for better in (GivAccuracy("a", 0.0, 9, 0, 0), GivAccuracy("b", 0.0, 20, 0, 0)):
        assert with_giv(givs, better) == givs


def test_help_is_counted_over_the_givs_in_which_it_was_noted() -> None:
    givs = (GivAccuracy("a", 1.0, 10), GivAccuracy("b", 2.0, 10, 3, 0), GivAccuracy("c", 2.0, 10, 1, 24))
    assert help_in(givs) == Help(n_givs=2, n_hints=4, n_undos=24)
    assert help_in(givs[:1]) == Help(0, 0, 0)


def test_the_mean_is_for_each_decision_and_not_for_each_giv() -> None:
    assert mean_loss([GivAccuracy("a", 1.0, 10), GivAccuracy("b", 0.0, 30)]) == pytest.approx(1 / 40)
    assert mean_loss([]) == 0


def test_the_trend_is_the_mean_of_each_giv_with_the_four_before_it() -> None:
    givs = [GivAccuracy(str(n), float(n), n + 1) for n in range(7)]
    assert trend(givs) == pytest.approx([mean_loss(givs[max(0, n - 4) : n + 1]) for n in range(7)])
    assert trend(givs)[6] == pytest.approx((2 + 3 + 4 + 5 + 6) / (3 + 4 + 5 + 6 + 7))

"""What is kept about a person's accuracy, and what is computed from it."""

from __future__ import annotations

import pytest

from tgbot.people.accuracy import GIVS_KEPT, GivAccuracy, mean_loss, trend, with_giv
from tgbot.people.profile import Profile


def test_accuracy_is_stored_and_read_and_only_the_last_givs_are_kept() -> None:
    givs: tuple[GivAccuracy, ...] = ()
    for number in range(GIVS_KEPT + 5):
        givs = with_giv(givs, GivAccuracy(f"table/{number}", number / 8, number))
    assert [each.giv for each in givs] == [f"table/{n}" for n in range(5, GIVS_KEPT + 5)]
    profile = Profile(accuracy=givs)
    assert Profile.load(profile.dump()) == profile


def test_a_giv_that_is_judged_again_keeps_its_place() -> None:
    givs = (GivAccuracy("a", 1.0, 10), GivAccuracy("b", 2.0, 10))
    assert with_giv(givs, GivAccuracy("a", 0.5, 9)) == (GivAccuracy("a", 0.5, 9), GivAccuracy("b", 2.0, 10))


def test_the_mean_is_for_each_decision_and_not_for_each_giv() -> None:
    assert mean_loss([GivAccuracy("a", 1.0, 10), GivAccuracy("b", 0.0, 30)]) == pytest.approx(1 / 40)
    assert mean_loss([]) == 0


def test_the_trend_is_the_mean_of_each_giv_with_the_four_before_it() -> None:
    givs = [GivAccuracy(str(n), float(n), n + 1) for n in range(7)]
    assert trend(givs) == pytest.approx([mean_loss(givs[max(0, n - 4) : n + 1]) for n in range(7)])
    assert trend(givs)[6] == pytest.approx((2 + 3 + 4 + 5 + 6) / (3 + 4 + 5 + 6 + 7))

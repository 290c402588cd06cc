"""The chance to win the parti."""

from __future__ import annotations

from math import exp

import pytest

from tutor.search.winning import Stakes


def stakes(*totals: int) -> Stakes:
    return Stakes(totals, 16, 11.7, 5.5)


def test_it_is_even_at_even_totals() -> None:
    for totals in ((0, 0), (9, 9), (14, 14, 14), (8, 8, 8, 8)):
        for seat in range(len(totals)):
            assert stakes(*totals).between_givs(seat, totals) == pytest.approx(1 / len(totals))


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    for totals in ((3, 9), (14, 15), (17, 12), (3, 9, 11), (15, 2, 8, 8)):
        whole = sum(stakes(*totals).between_givs(seat, totals) for seat in range(len(totals)))
        assert whole == pytest.approx(1.0)


def test_at_the_target_the_highest_total_has_won_and_of_equal_totals_that_with_most_spades() -> None:
    assert stakes(10, 10).after_giv((7, 6), (2, 11)) == (1.0, 0.0)
    assert stakes(10, 8).after_giv((7, 9), (6, 7)) == (0.0, 1.0)
    assert stakes(10, 8, 9).after_giv((6, 8, 4), (5, 4, 6)) == (1.0, 0.0, 0.0)
    assert stakes(10, 8, 9, 9).after_giv((7, 9, 8, 1), (2, 3, 8, 0)) == (0.0, 0.0, 1.0, 0.0)


def test_with_as_many_spades_one_more_giv_decides_in_which_all_can_win() -> None:
    assert stakes(20, 20).after_giv((0, 0), (0, 0)) == (0.5, 0.5)
    first, second, third = stakes(10, 8, 9).after_giv((6, 8, 4), (5, 5, 3))
    assert first == second > third > 0.1
    assert first + second + third == pytest.approx(1.0)


def test_below_the_target_spades_decide_nothing() -> None:
    assert stakes(3, 5).after_giv((9, 7), (9, 4)) == stakes(3, 5).after_giv((9, 7), (4, 9)) == (0.5, 0.5)


@pytest.mark.parametrize("totals", [(13, 13), (11, 11, 11)])
def test_an_estimate_gives_equal_totals_to_the_likely_winner_of_most_spades(totals: tuple[int, ...]) -> None:
    """The more surely the more they are ahead in the race; and nothing of it far from the target."""
    points = (3,) * len(totals)
    behind, even, ahead = (stakes(*totals).chance(0, points, 0.0, 1.0, race) for race in (-1.0, 0.0, 1.0))
    assert behind < even - 0.05
    assert ahead > even + 0.05
    assert stakes(2, 2).chance(0, (3, 3), 0.0, 0.5, 1.0) == stakes(2, 2).chance(0, (3, 3), 0.0, 0.5, -1.0)


def test_whoever_has_to_catch_up_wins_equal_totals_since_such_a_giv_has_most_spades() -> None:
    """At 9-15 the next giv ends the parti. It makes the totals equal if it is won by six points, and in 92 of 100 such
    givs most spades are won too."""
    likely = {ahead: exp(-((ahead / 5.5) ** 2) / 2) for ahead in range(-12, 13)}
    whole = sum(likely.values())
    beyond = sum(likely[ahead] for ahead in range(7, 13)) / whole
    assert stakes(9, 15).between_givs(0, (9, 15)) == pytest.approx(beyond + 0.92 * likely[6] / whole, abs=0.005)


def test_at_the_target_the_highest_total_has_won() -> None:
    assert stakes(10, 10).between_givs(0, (17, 16)) == 1.0
    assert stakes(10, 10).between_givs(0, (16, 18)) == 0.0
    assert stakes(10, 10).between_givs(0, (15, 3)) < 1.0


def test_more_points_are_never_a_worse_chance() -> None:
    for rival in (2, 9, 15):
        chances = [stakes(0, 0).between_givs(0, (mine, rival)) for mine in range(20)]
        assert chances == sorted(chances)


def test_the_stakes_are_near_when_somebody_can_reach_the_target_soon() -> None:
    assert not stakes(7, 2).near
    assert stakes(2, 8).near


def test_a_point_is_worth_more_late_than_early() -> None:
    """Measured: about 4.5 percentage points at 0-0, 6 to 7 at 8-8."""
    assert stakes(0, 0).point == pytest.approx(0.045, abs=0.01)
    assert stakes(8, 8).point == pytest.approx(0.07, abs=0.01)


def test_in_a_giv_the_rest_decides_as_far_as_it_is_known() -> None:
    giv = stakes(12, 12)
    assert giv.chance(0, (3, 3), 0.0, 2.0) == pytest.approx(0.5)
    assert giv.chance(0, (3, 3), 2.0, 0.5) > giv.chance(0, (3, 3), 2.0, 4.0) > 0.5
    assert giv.chance(0, (6, 5), 0.0, 0.0) == 1.0
    assert giv.chance(1, (6, 5), 0.0, 0.0) == 0.0


@pytest.mark.parametrize("n_players", [3, 4])
def test_with_more_players_too_a_lead_is_worth_less_far_from_the_target(n_players: int) -> None:
    chances = []
    for total in (2, 8, 13, 15):
        totals = (total + 1, *[total] * (n_players - 1))
        chances.append(stakes(*totals).between_givs(0, totals))
    assert chances == sorted(chances)
    assert chances[0] < chances[1] < chances[3]
    assert chances[0] < 1 / n_players + 0.1


def test_points_order_equal_chances_and_never_outweigh_a_larger_one() -> None:
    for totals in ((2, 8), (8, 4), (13, 12)):
        ends = [(won, lost) for won in range(13) for lost in range(13 - won)]
        chances = [stakes(*totals).after_giv(end, (1, 0))[0] for end in ends]
        leads = [won - lost for won, lost in ends]
        found = zip(chances, leads, strict=True)
        by_worth = sorted(found, key=lambda end: Stakes.worth(*end))
        assert by_worth == sorted(zip(chances, leads, strict=True))
        assert [Stakes.chance_in(Stakes.worth(*end), end[1]) for end in by_worth] == [end[0] for end in by_worth]

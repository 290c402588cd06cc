"""The chance to win the parti."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod, sqrt
from statistics import NormalDist

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


def differences(spread: float) -> dict[int, float]:
    """How likely each difference of a giv is, by the normal distribution, as far as three deviations or twelve points
    go."""
    widest = min(int(3 * spread) + 1, 12)
    found = {ahead: NormalDist(0, spread).pdf(ahead) for ahead in range(-widest, widest + 1)}
    return {ahead: likely / sum(found.values()) for ahead, likely in found.items()}


def even_or_ahead(spread: float, by: int) -> float:
    """The chance to be ahead after a giv if it begins with a lead; half of that to be even."""
    likely = differences(spread)
    return sum(likely[ahead] for ahead in likely if ahead + by > 0) + likely.get(-by, 0.0) / 2


@pytest.mark.parametrize("spread", [2.0, 4.0, 5.5])
@pytest.mark.parametrize("behind", [0, 1, 3, 6])
def test_one_point_from_the_target_the_next_giv_decides(spread: float, behind: int) -> None:
    giv = Stakes((0, 0), 16, 11.0, spread)
    assert giv.between_givs(0, (15, 15 - behind)) == pytest.approx(even_or_ahead(spread, behind))
    assert giv.between_givs(1, (15, 15 - behind)) == pytest.approx(1 - even_or_ahead(spread, behind))


@pytest.mark.parametrize(("mean", "mine", "theirs"), [(11.0, 10, 10), (11.7, 9, 10), (12.4, 10, 9), (4.0, 13, 13)])
def test_far_from_the_target_the_chance_is_that_after_the_next_giv(mean: float, mine: int, theirs: int) -> None:
    """A giv brings about the mean in all, to the nearest whole number that can be shared with this difference."""
    giv = Stakes((0, 0), 16, mean, 4.0)
    expected = 0.0
    for ahead, likely in differences(4.0).items():
        together = round(mean) + (round(mean) - ahead) % 2
        more = max((together + abs(ahead)) // 2, abs(ahead))
        shares = (more, more - abs(ahead)) if ahead >= 0 else (more - abs(ahead), more)
        after = (mine + shares[0], theirs + shares[1])
        expected += likely * giv.between_givs(0, after)
    assert giv.between_givs(0, (mine, theirs)) == pytest.approx(expected)


@pytest.mark.parametrize(("mine", "theirs"), [(8.25, 3.0), (8.0, 3.75), (12.5, 14.25), (-1.0, 4.5)])
def test_between_whole_totals_the_chance_is_in_proportion(mine: float, theirs: float) -> None:
    giv = stakes(0, 0)
    x, y = max(int(mine), 0), int(theirs)
    across, up = max(mine, 0.0) - x, theirs - y
    expected = sum(
        share * giv.between_givs(0, (x + right, y + above))
        for right, above, share in (
            (0, 0, (1 - across) * (1 - up)),
            (1, 0, across * (1 - up)),
            (0, 1, (1 - across) * up),
            (1, 1, across * up),
        )
    )
    assert giv.between_givs(0, (mine, theirs)) == pytest.approx(expected)


def test_half_a_point_at_the_target_is_between_even_and_won() -> None:
    giv = stakes(0, 0)
    chances = [giv.between_givs(0, (16 + ahead, 16)) for ahead in (-0.5, -0.25, 0.0, 0.25, 0.5, 3)]
    assert chances == [0.0, 0.25, 0.5, 0.75, 1.0, 1.0]
    assert giv.between_givs(0, (15.5, 3)) == 1.0


def of_many(totals: Sequence[float], seat: int, to_come: float = 0.0) -> float:
    """The chances to beat each rival multiplied, and scaled. The difference to a rival spreads with the points that are
    missing to the target, and with those to come before: by 4 for the 11 of a giv."""
    spread = 4.0 * sqrt((max(16 - max(totals), 0) + to_come) * len(totals) / 11.0) + 0.25
    ahead = [
        prod(NormalDist(0, spread).cdf(mine - other) for rival, other in enumerate(totals) if rival != me)
        for me, mine in enumerate(totals)
    ]
    return ahead[seat] / sum(ahead)


@pytest.mark.parametrize("totals", [(16.0, 15.9, 3.0), (12.0, 9.0, 14.0), (17.5, 17.4, 17.1), (2.0, 8.0, 8.0, 5.0)])
def test_with_more_players_the_chances_to_beat_each_rival_are_multiplied_and_scaled(totals: tuple[float, ...]) -> None:
    giv = Stakes((0,) * len(totals), 16, 11.0, 4.0)
    for seat in range(len(totals)):
        assert giv.between_givs(seat, totals) == pytest.approx(of_many(totals, seat))


@pytest.mark.parametrize("totals", [(8, 8, 0), (0, 8, 7), (15, 3, 3), (4, 6, 5, 5)])
def test_with_more_players_a_point_is_worth_what_it_is_to_whom_it_is_worth_most(totals: tuple[int, ...]) -> None:
    n_players = len(totals)
    gains = []
    for seat in range(n_players):
        up, down = ([total + by * (place == seat) for place, total in enumerate(totals)] for by in (0.5, -0.5))
        gains.append(of_many(up, seat, 11 / n_players) - of_many(down, seat, 11 / n_players))
    assert Stakes(totals, 16, 11.0, 4.0).point == pytest.approx(max(gains))


def test_a_point_before_the_last_giv_is_worth_the_chance_that_it_is_even() -> None:
    assert Stakes((15, 15), 16, 11.0, 4.0).point == pytest.approx(differences(4.0)[0])
    assert Stakes((15, 14), 16, 11.0, 4.0).point == pytest.approx(differences(4.0)[-1])
    assert Stakes((90, 0), 16, 11.0, 4.0).point == 0.005


@pytest.mark.parametrize(("points", "rest", "by"), [((3, 3), 0.0, 0), ((4, 3), 0.0, 1), ((3, 4), 3.0, 2)])
@pytest.mark.parametrize("spread", [1.0, 2.0])
def test_within_a_giv_its_rest_is_spread_around_what_is_expected(
    points: tuple[int, int], rest: float, by: int, spread: float
) -> None:
    giv = Stakes((12, 12), 16, 11.0, 4.0)
    assert giv.chance(0, points, rest, spread) == pytest.approx(even_or_ahead(spread, by))
    assert giv.chance(0, points, rest + 0.1, spread - 0.1) == giv.chance(0, points, rest, spread), "a quarter is enough"


def test_within_a_giv_what_is_left_of_its_points_brings_the_target_nearer() -> None:
    giv = Stakes((8, 8), 16, 11.0, 4.0)
    assert giv.chance(0, (2, 1), 1.0, 0.0) == giv.between_givs(0, (10.5, 8.5))
    expected = sum(
        likely * giv.between_givs(0, (8 + 2 + (8 + ahead) / 2, 8 + 1 + (8 - ahead) / 2))
        for ahead, likely in differences(2.0).items()
    )
    assert giv.chance(0, (2, 1), 0.0, 2.0) == pytest.approx(expected)


def test_a_chance_is_found_again_in_what_it_was_compared_by() -> None:
    for chance, points in ((0.25, 3.0), (1.0, -7.5), (0.0, 11.0)):
        worth = Stakes.worth(chance, points)
        assert worth == pytest.approx(chance + points / 1000)
        assert Stakes.chance_in(worth, points) == chance
    assert (Stakes.chance_in(1.1, 0.0), Stakes.chance_in(-0.1, 0.0)) == (1.0, 0.0)

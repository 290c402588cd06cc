"""The chance to win the parti."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, prod, sqrt, tanh
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
    assert (Stakes.chance_in(1.1, 0.0), Stakes.chance_in(-0.1, 0.0)) == (1.0, 0.0)


def differences(spread: float) -> dict[int, float]:
    """How likely each difference of a giv is, by the normal distribution, as far as three deviations or twelve points
    go."""
    widest = min(int(3 * spread) + 1, 12)
    found = {ahead: NormalDist(0, spread).pdf(ahead) for ahead in range(-widest, widest + 1)}
    return {ahead: likely / sum(found.values()) for ahead, likely in found.items()}


def most_spades(ahead: float) -> float:
    """The chance of most spades in a giv, or the rest of one, that is won by `ahead` points."""
    return (1 + tanh(0.2 * ahead)) / 2


def in_front(spread: float, by: int, rest: int = 0) -> float:
    """The chance to win the parti by a giv, or the rest of one, that ends it. One is ahead by so much if the rest
    brings what is expected of it; equal totals go to most spades."""
    likely = differences(spread)
    return sum(likely[more] for more in likely if by + more > 0) + likely.get(-by, 0.0) * most_spades(rest - by)


@pytest.mark.parametrize("spread", [2.0, 4.0, 5.5])
@pytest.mark.parametrize("ahead", [0, 1, 3, 6])
def test_one_point_from_the_target_the_next_giv_decides(spread: float, ahead: int) -> None:
    giv = Stakes((0, 0), 16, 11.0, spread)
    assert giv.between_givs(0, (15, 15 - ahead)) == pytest.approx(in_front(spread, ahead))
    assert giv.between_givs(1, (15, 15 - ahead)) == pytest.approx(1 - in_front(spread, ahead))


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
        expected += likely * giv.between_givs(0, after, 2 * most_spades(ahead) - 1)
    assert giv.between_givs(0, (mine, theirs)) == pytest.approx(expected)


@pytest.mark.parametrize(("mine", "theirs"), [(8.25, 3.0), (8.0, 3.75), (12.5, 14.25), (-1.0, 4.5), (4.5, -1.0)])
def test_between_whole_totals_the_chance_is_in_proportion(mine: float, theirs: float) -> None:
    giv = stakes(0, 0)
    x, y = int(max(mine, 0)), int(max(theirs, 0))
    across, up = max(mine, 0) - x, max(theirs, 0) - y
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


@pytest.mark.parametrize("spades", [-1.0, -0.5, 0.0, 1.0])
def test_half_a_point_at_the_target_is_between_even_and_won(spades: float) -> None:
    """Even means: as likely as most spades are."""
    giv = stakes(0, 0)
    chances = [giv.between_givs(0, (16 + ahead, 16), spades) for ahead in (-0.5, -0.25, 0.0, 0.25, 0.5, 3)]
    assert chances == [min(max(0.5 + spades / 2 + by, 0.0), 1.0) for by in (-0.5, -0.25, 0.0, 0.25, 0.5, 3)]
    assert giv.between_givs(0, (15.5, 3), spades) == 1.0
    assert giv.between_givs(0, (15, 3), spades) == giv.between_givs(0, (15, 3)), "below it spades decide nothing"


def of_many(totals: Sequence[float], seat: int, to_come: float = 0.0) -> float:
    """The chances to beat each rival multiplied, and scaled. The difference to a rival spreads with the points that are
    missing to the target, and with those to come before: by 4 for the 11 of a giv."""
    spread = 4.0 * sqrt((max(16 - max(totals), 0) + to_come) * len(totals) / 11.0) + 0.25
    ahead = [
        prod(NormalDist(0, spread).cdf(mine - other) for rival, other in enumerate(totals) if rival != me)
        for me, mine in enumerate(totals)
    ]
    return ahead[seat] / sum(ahead)


@pytest.mark.parametrize(
    "totals",
    [(16.0, 15.9, 3.0), (12.0, 9.0, 14.0), (17.5, 17.4, 17.1), (2.0, 8.0, 8.0, 5.0), (15.4, 9.0, 14.0)],
)
@pytest.mark.parametrize("spades", [0.0, 0.5])
def test_with_more_players_the_chances_to_beat_each_rival_are_multiplied_and_scaled(
    totals: tuple[float, ...], spades: float
) -> None:
    """At the target most spades are worth half a point."""
    giv = Stakes((0,) * len(totals), 16, 11.0, 4.0)
    for seat in range(len(totals)):
        worth = spades / 2 if max(totals) >= 15.5 else 0.0
        counted = [total + worth * (place == seat) for place, total in enumerate(totals)]
        assert giv.between_givs(seat, totals, spades) == pytest.approx(of_many(counted, seat))


@pytest.mark.parametrize("totals", [(8, 8, 0), (0, 8, 7), (15, 3, 3), (4, 6, 5, 5)])
def test_with_more_players_a_point_is_worth_what_it_is_to_whom_it_is_worth_most(totals: tuple[int, ...]) -> None:
    n_players = len(totals)
    gains = []
    for seat in range(n_players):
        up, down = ([total + by * (place == seat) for place, total in enumerate(totals)] for by in (0.5, -0.5))
        gains.append(of_many(up, seat, 11 / n_players) - of_many(down, seat, 11 / n_players))
    assert Stakes(totals, 16, 11.0, 4.0).point == pytest.approx(max(gains))


def test_a_point_before_the_last_giv_is_worth_the_chance_that_it_decides() -> None:
    even, behind = differences(4.0)[0], differences(4.0)[-1]
    assert Stakes((15, 15), 16, 11.0, 4.0).point == pytest.approx(even)
    assert Stakes((15, 14), 16, 11.0, 4.0).point == pytest.approx(behind * (0.5 + most_spades(-1)))
    assert Stakes((90, 0), 16, 11.0, 4.0).point == 0.005


@pytest.mark.parametrize(("points", "rest", "by"), [((3, 3), 0, 0), ((4, 3), 0, 1), ((3, 4), 3, 2)])
@pytest.mark.parametrize("spread", [1.0, 2.0])
def test_within_a_giv_its_rest_is_spread_around_what_is_expected(
    points: tuple[int, int], rest: int, by: int, spread: float
) -> None:
    giv = Stakes((12, 12), 16, 11.0, 4.0)
    assert giv.chance(0, points, rest, spread) == pytest.approx(in_front(spread, by, rest))
    assert giv.chance(0, points, rest + 0.1, spread - 0.1) == giv.chance(0, points, rest, spread), "a quarter is enough"


@pytest.mark.parametrize("race", [-1.0, -0.5, 0.0, 0.5, 1.0])
def test_of_a_race_for_spades_what_is_open_goes_to_whoever_wins_the_rest(race: float) -> None:
    giv = Stakes((12, 12), 16, 11.0, 4.0)
    open_part = (1 - abs(race)) * (2 * most_spades(1) - 1)
    assert giv.chance(0, (5, 6), 1.0, 0.0, race) == pytest.approx((1 + race + open_part) / 2)
    assert giv.chance(0, (5, 6), 1.0, 0.0, race + 0.1) == giv.chance(0, (5, 6), 1.0, 0.0, race), "a half is enough"


def test_within_a_giv_what_is_left_of_its_points_brings_the_target_nearer() -> None:
    giv = Stakes((8, 8), 16, 11.0, 4.0)
    assert giv.chance(0, (2, 1), 1.0, 0.0) == giv.between_givs(0, (10.5, 8.5))
    expected = sum(
        likely * giv.between_givs(0, (8 + 2 + (8 + ahead) / 2, 8 + 1 + (8 - ahead) / 2))
        for ahead, likely in differences(2.0).items()
    )
    assert giv.chance(0, (2, 1), 0.0, 2.0) == pytest.approx(expected)

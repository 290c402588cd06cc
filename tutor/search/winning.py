"""The chance of winning the parti (6.2), which counts instead of points when somebody is near the target.

The model: a giv brings about `mean` points in all, and the difference between two players is normally distributed with
the standard deviation `spread`; both are measured (see the weights). From this the chance at every score between givs
is computed, backwards from the target. Within a giv its rest is modelled the same way, around the expected difference.
Of equal totals at the target those with most spades in the giv win: whoever leads the race for spades, and whoever wins
the giv, or the rest of it, by more points, is likely to have them.
With three or four players the chance of beating each rival is taken as independent, and the products are scaled to add
up to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, prod, sqrt, tanh

from tutor.fast.ending import winner
from tutor.fast.lead import leads
from tutor.fast.situation import Situation

#: The measure is the chance of winning if somebody is this near the target before the giv.
NEAR = 8
#: The worth of a point beside the chance: of two endings with equal chances the one with more points is preferred, and
#: all points together are worth less than any difference in chance.
A_LITTLE = 1e-6
#: How surely whoever wins a giv by a point more than the other also has most spades in it. Measured over 600 givs of
#: careful players: a giv that was won by 3 points was won with most spades in 72 % of the cases, by 6 in 93 %.
SPADES_OF_A_POINT = 0.2
#: Number of decimals to which chances are told apart.
DECIMALS = 9
#: More points than anybody has ever won in a giv.
BEYOND = 24


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is at stake in a giv: the totals before it, the target, and how the points of a giv are spread."""

    totals: tuple[int, ...]
    target: int
    mean: float
    spread: float

    @property
    def near(self) -> bool:
        return max(self.totals) >= self.target - NEAR

    def chance(self, seat: int, points: Sequence[int], rest: float, spread: float, spades: float = 0.0) -> float:
        """The chance of the seat, given the points of all seats in the giv so far. Of the rest of the giv the seat
        expects a lead of `rest`, give or take `spread`; `spades` says how the race for most spades stands for it, from
        -1 to 1. They are rounded, to quarters of a point and halves of the race, so that chances can be remembered."""
        return _in_giv(self, seat, tuple(points), (round(4 * rest), round(4 * spread), round(2 * spades)))

    def after_giv(self, points: Sequence[float], spades: Sequence[int]) -> tuple[float, ...]:
        """The chance of each seat when the giv has ended with these points and numbers of spades. It is 1 or 0 if
        somebody has won then (6.2)."""
        return _after_giv(self, tuple(points), tuple(spades))

    def worths(self, end: Situation) -> list[float]:
        """What a finished giv is worth to each seat."""
        points = end.result()
        chances = self.after_giv(points, end.spades())
        return [self.worth(chance, lead) for chance, lead in zip(chances, leads(points), strict=True)]

    def between_givs(self, seat: int, totals: Sequence[float], spades: float = 0.0) -> float:
        """The chance of the seat at these totals, between givs. Totals need not be whole. `spades` says how likely the
        seat has most spades of the giv before, from -1 (not at all) to 1 (certainly)."""
        if len(totals) == 2:
            return _of_two(self, totals[seat], totals[1 - seat], spades)
        return _of_many(self, seat, totals, spades=spades)

    @staticmethod
    def worth(chance: float, points: float) -> float:
        """What endings are compared by: the chance, with a little for the points to order equal chances."""
        return chance + A_LITTLE * points

    @staticmethod
    def chance_in(worth: float, points: float) -> float:
        """The chance within such a worth."""
        return min(max(round(worth - A_LITTLE * points, DECIMALS), 0.0), 1.0)

    @property
    def point(self) -> float:
        """The chance that one point of difference is worth at these totals, for the seat to which it is worth most."""
        even = [float(total) for total in self.totals]
        gains = []
        for seat in range(len(even)):
            up, down = even[:], even[:]
            up[seat] += 0.5
            down[seat] -= 0.5
            gains.append(self.before_giv(seat, up) - self.before_giv(seat, down))
        return max(*gains, 0.005)

    def before_giv(self, seat: int, totals: Sequence[float]) -> float:
        """The chance of the seat at these totals, before a whole giv, which is played even if they are above the
        target."""
        if len(totals) == 2:
            return _expected(self, totals[seat], totals[1 - seat])
        return _of_many(self, seat, totals, to_come=True)


@lru_cache(maxsize=20_000)
def _after_giv(stakes: Stakes, points: tuple[float, ...], spades: tuple[int, ...]) -> tuple[float, ...]:
    """As `Stakes.after_giv`."""
    totals = [total + point for total, point in zip(stakes.totals, points, strict=True)]
    seats = range(len(totals))
    won = winner(stakes.target, totals, spades)
    if won is not None:
        return tuple([float(seat == won) for seat in seats])
    chance = stakes.between_givs if max(totals) < stakes.target else stakes.before_giv
    return tuple([round(chance(seat, totals), DECIMALS) for seat in seats])


@lru_cache(maxsize=20_000)
def _in_giv(stakes: Stakes, seat: int, points: tuple[int, ...], rounded: tuple[int, int, int]) -> float:
    """As `Stakes.chance`, with the rest and the spread in quarters of a point and the race for spades in halves."""
    rest, spread, spades = rounded
    left = max(stakes.mean - sum(points), 0.0) if spread else 0.0
    chance = 0.0
    for step, likely in _differences(spread / 4):
        ahead = rest / 4 + step
        others = (left - ahead) / len(points)
        totals = [total + point + others for total, point in zip(stakes.totals, points, strict=True)]
        totals[seat] += ahead
        chance += likely * stakes.between_givs(seat, totals, _spades(spades / 2, ahead))
    return chance


@lru_cache(maxsize=1_000)
def _spades(race: float, ahead: float) -> float:
    """How likely a seat ends with most spades, from -1 to 1, if the race for them stands like this and the seat wins
    the rest by this many points: what is open in the race goes to whoever wins the rest."""
    return race + (1 - abs(race)) * tanh(SPADES_OF_A_POINT * ahead)


def _of_two(stakes: Stakes, mine: float, theirs: float, spades: float = 0.0) -> float:
    if max(mine, theirs) >= stakes.target - 0.5:
        return min(max(0.5 + mine - theirs + spades / 2, 0.0), 1.0)
    table = _table(stakes.target, stakes.mean, stakes.spread)
    x, y = max(mine, 0.0), max(theirs, 0.0)
    i, j = int(x), int(y)
    u, v = x - i, y - j
    low = table[i][j] * (1 - v) + table[i][j + 1] * v
    high = table[i + 1][j] * (1 - v) + table[i + 1][j + 1] * v
    return low * (1 - u) + high * u


@lru_cache(maxsize=16)
def _table(target: int, mean: float, spread: float) -> list[list[float]]:
    """The chance of the first of two players between givs, by their totals, computed backwards from the target."""
    size = target + BEYOND
    table = [[0.5 if i == j else float(i > j) for j in range(size)] for i in range(size)]
    shares = _differences(spread)
    for total in range(2 * target - 2, -1, -1):
        for i in range(max(0, total - target + 1), min(target - 1, total) + 1):
            j = total - i
            chance = 0.0
            for ahead, likely in shares:
                mine, theirs = _shared(mean, ahead)
                tied = i + mine == j + theirs >= target
                chance += likely * ((1 + _spades(0.0, ahead)) / 2 if tied else table[i + mine][j + theirs])
            table[i][j] = chance
    return table


def _shared(mean: float, ahead: int) -> tuple[int, int]:
    """The whole points of both in a giv that the first wins by `ahead`. Together at least one, so that totals grow."""
    whole = round(mean)
    whole += (whole + ahead) % 2
    mine = max((whole + ahead) // 2, 0)
    theirs = max(mine - ahead, 0)
    return max(mine, theirs + ahead), theirs


@lru_cache(maxsize=16)
def _differences(spread: float) -> list[tuple[int, float]]:
    """The whole differences of a normal distribution, each with its probability."""
    if not spread:
        return [(0, 1.0)]
    widest = min(int(3 * spread) + 1, BEYOND - 12)
    raw = [(ahead, exp(-((ahead / spread) ** 2) / 2)) for ahead in range(-widest, widest + 1)]
    whole = sum(likely for _, likely in raw)
    return [(ahead, likely / whole) for ahead, likely in raw]


def _expected(stakes: Stakes, mine: float, theirs: float) -> float:
    """The chance of the first of two players before a giv."""
    chance = 0.0
    for ahead, likely in _differences(stakes.spread):
        mine_then, theirs_then = mine + (stakes.mean + ahead) / 2, theirs + (stakes.mean - ahead) / 2
        chance += likely * _of_two(stakes, mine_then, theirs_then, _spades(0.0, ahead))
    return chance


def _of_many(stakes: Stakes, seat: int, totals: Sequence[float], to_come: bool = False, spades: float = 0.0) -> float:
    """The chance of the seat to end above all rivals, scaled."""
    if spades and max(totals) >= stakes.target - 0.5:
        totals = [total + (place == seat) * spades / 2 for place, total in enumerate(totals)]
    short = max(stakes.target - max(totals), 0.0) + (stakes.mean / len(totals) if to_come else 0.0)
    spread = stakes.spread * sqrt(max(short * len(totals) / stakes.mean, 0.0)) + 0.25
    chances = [
        prod(0.5 * (1 + erf((mine - other) / (spread * sqrt(2)))) for place, other in enumerate(totals) if place != me)
        for me, mine in enumerate(totals)
    ]
    return chances[seat] / (sum(chances) or 1.0)

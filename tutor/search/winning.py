"""The chance of winning the parti (6.2): what counts instead of points when somebody is near the target.

The model: a giv shares out about `mean` points, and the difference between two players is normal with the
standard deviation `spread`; both are measured (see the weights). From it the chance at every score between
givs is computed backwards from the target. Inside a giv the rest of it is shared in the same way, around
the expected difference. With three and four players the chance is that of beating each rival, taken as
independent, scaled to add up to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, prod, sqrt

#: The measure is the chance to win where somebody is so near the target before the giv.
NEAR = 8
#: Of two endings with the same chance to win the better one in points is preferred.
A_LITTLE = 0.001
#: Chances are told apart to so many decimals.
DECIMALS = 9
#: Points of a giv beyond what anybody has seen.
BEYOND = 24


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the giv is about: the totals before it, the target, and how the points of a giv are spread."""

    totals: tuple[int, ...]
    target: int
    mean: float
    spread: float

    @property
    def near(self) -> bool:
        return max(self.totals) >= self.target - NEAR

    def chance(self, seat: int, points: Sequence[int], rest: float, spread: float) -> float:
        """The seat's chance when the seats have so many points in the giv, and the seat expects `rest` more
        than the mean of the others of what is left, give or take `spread`; to a quarter of a point, so that
        it can be remembered."""
        return _in_giv(self, seat, tuple(points), round(4 * rest), round(4 * spread))

    def between_givs(self, seat: int, totals: Sequence[float]) -> float:
        """The seat's chance at these totals when a giv has ended; totals need not be whole."""
        if len(totals) == 2:
            return _of_two(self, totals[seat], totals[1 - seat])
        return _of_many(self, seat, totals)

    @staticmethod
    def worth(chance: float, points: float) -> float:
        """What endings are compared by: the chance, and a little for the points, so that they order equal chances."""
        return chance + A_LITTLE * points

    @staticmethod
    def chance_in(worth: float, points: float) -> float:
        """The chance in such a worth, without the little for the points."""
        return min(max(round(worth - A_LITTLE * points, DECIMALS), 0.0), 1.0)

    @property
    def point(self) -> float:
        """How much chance one point of difference is worth at these totals, for the seat that is best
        placed for it."""
        even = [float(total) for total in self.totals]
        gains = []
        for seat in range(len(even)):
            up, down = even[:], even[:]
            up[seat] += 0.5
            down[seat] -= 0.5
            gains.append(self._ahead(seat, up) - self._ahead(seat, down))
        return max(*gains, 0.005)

    def _ahead(self, seat: int, totals: Sequence[float]) -> float:
        """The chance with a whole giv to come."""
        if len(totals) == 2:
            return _expected(self, totals[seat], totals[1 - seat])
        return _of_many(self, seat, totals, to_come=True)


@lru_cache(maxsize=20_000)
def _in_giv(stakes: Stakes, seat: int, points: tuple[int, ...], rest: int, spread: int) -> float:
    """As `Stakes.chance`, with the rest and the spread in quarters of a point."""
    left = max(stakes.mean - sum(points), 0.0) if spread else 0.0
    chance = 0.0
    for step, likely in _differences(spread / 4):
        ahead = rest / 4 + step
        others = (left - ahead) / len(points)
        totals = [total + point + others for total, point in zip(stakes.totals, points, strict=True)]
        totals[seat] += ahead
        chance += likely * stakes.between_givs(seat, totals)
    return chance


def _of_two(stakes: Stakes, mine: float, theirs: float) -> float:
    if max(mine, theirs) >= stakes.target - 0.5:
        ahead = mine - theirs
        return 1.0 if ahead >= 0.5 else 0.0 if ahead <= -0.5 else 0.5 + ahead
    table = _table(stakes.target, stakes.mean, stakes.spread)
    x, y = max(mine, 0.0), max(theirs, 0.0)
    i, j = int(x), int(y)
    u, v = x - i, y - j
    low = table[i][j] * (1 - v) + table[i][j + 1] * v
    high = table[i + 1][j] * (1 - v) + table[i + 1][j + 1] * v
    return low * (1 - u) + high * u


@lru_cache(maxsize=16)
def _table(target: int, mean: float, spread: float) -> list[list[float]]:
    """By totals of two players between givs: the chance of the first, backwards from the target."""
    size = target + BEYOND
    table = [[0.5 if i == j else float(i > j) for j in range(size)] for i in range(size)]
    shares = _differences(spread)
    for total in range(2 * target - 2, -1, -1):
        for i in range(max(0, total - target + 1), min(target - 1, total) + 1):
            j = total - i
            chance = 0.0
            for ahead, likely in shares:
                mine, theirs = _shared(mean, ahead)
                chance += likely * table[min(i + mine, size - 1)][min(j + theirs, size - 1)]
            table[i][j] = chance
    return table


def _shared(mean: float, ahead: int) -> tuple[int, int]:
    """Whole points of both in a giv that the first wins by so many, at least one in all, so that totals
    grow."""
    whole = round(mean)
    whole += (whole + ahead) % 2
    mine = max((whole + ahead) // 2, 0)
    theirs = max(mine - ahead, 0)
    return max(mine, theirs + ahead), theirs


@lru_cache(maxsize=16)
def _differences(spread: float) -> list[tuple[int, float]]:
    """A normal difference in whole points, and how likely each is."""
    if not spread:
        return [(0, 1.0)]
    widest = min(int(3 * spread) + 1, BEYOND - 12)
    raw = [(ahead, exp(-((ahead / spread) ** 2) / 2)) for ahead in range(-widest, widest + 1)]
    whole = sum(likely for _, likely in raw)
    return [(ahead, likely / whole) for ahead, likely in raw]


def _expected(stakes: Stakes, mine: float, theirs: float) -> float:
    """The chance of the first of two before a giv."""
    chance = 0.0
    for ahead, likely in _differences(stakes.spread):
        chance += likely * _of_two(stakes, mine + (stakes.mean + ahead) / 2, theirs + (stakes.mean - ahead) / 2)
    return chance


def _of_many(stakes: Stakes, seat: int, totals: Sequence[float], to_come: bool = False) -> float:
    """Each player's chance to end above every rival, scaled."""
    short = max(stakes.target - max(totals), 0.0) + (stakes.mean / len(totals) if to_come else 0.0)
    spread = stakes.spread * sqrt(max(short * len(totals) / stakes.mean, 0.0)) + 0.25
    chances = [
        prod(0.5 * (1 + erf((mine - other) / (spread * sqrt(2)))) for place, other in enumerate(totals) if place != me)
        for me, mine in enumerate(totals)
    ]
    return chances[seat] / (sum(chances) or 1.0)

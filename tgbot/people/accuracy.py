"""How accurately a person plays: what their free choices cost, giv by giv."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

#: The number of givs that are kept.
GIVS_KEPT = 60
#: The trend is the mean over this number of givs.
TREND_GIVS = 5


@dataclass(frozen=True, slots=True)
class GivAccuracy:
    """One judged giv: the points that `n_unforced` unforced decisions lost in all. `giv` tells it from all others."""

    giv: str
    lost: float
    n_unforced: int


def with_giv(givs: Sequence[GivAccuracy], new: GivAccuracy) -> tuple[GivAccuracy, ...]:
    """The latest givs with one more; one that was judged before is judged again, in its old place."""
    if any(each.giv == new.giv for each in givs):
        return tuple(new if each.giv == new.giv else each for each in givs)
    return (*givs, new)[-GIVS_KEPT:]


def mean_loss(givs: Sequence[GivAccuracy]) -> float:
    """Points lost for each unforced decision in these givs."""
    return sum(each.lost for each in givs) / max(1, sum(each.n_unforced for each in givs))


def trend(givs: Sequence[GivAccuracy]) -> list[float]:
    """For each giv the mean loss of it and the four before it."""
    return [mean_loss(givs[max(0, i - TREND_GIVS + 1) : i + 1]) for i in range(len(givs))]

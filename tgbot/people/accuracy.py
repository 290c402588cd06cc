"""How accurately a person plays: what their unforced decisions cost, giv by giv."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

#: The number of givs that are kept.
GIVS_KEPT = 60
#: The trend is the mean over this number of givs.
TREND_GIVS = 5


@dataclass(frozen=True, slots=True)
class GivAccuracy:
    """One judged giv: the points that `n_unforced` unforced decisions lost in all. `giv` identifies it."""

    giv: str
    lost: float
    n_unforced: int


def with_giv(givs: Sequence[GivAccuracy], new: GivAccuracy) -> tuple[GivAccuracy, ...]:
    """The latest givs with one more; a giv that was judged before keeps its place with the new figures."""
    if any(each.giv == new.giv for each in givs):
        return tuple(new if each.giv == new.giv else each for each in givs)
    return (*givs, new)[-GIVS_KEPT:]


def mean_loss(givs: Sequence[GivAccuracy]) -> float:
    """Points lost per unforced decision in these givs."""
    return sum(each.lost for each in givs) / max(1, sum(each.n_unforced for each in givs))


def trend(givs: Sequence[GivAccuracy]) -> list[float]:
    """For each giv the mean loss over it and the four before it."""
    return [mean_loss(givs[max(0, i - TREND_GIVS + 1) : i + 1]) for i in range(len(givs))]

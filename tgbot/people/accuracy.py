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
    """One judged giv: the points that `n_unforced` unforced decisions lost in all. `giv` identifies it. `n_hints` and
    `n_undos`: how often a hint was asked for and a move taken back, None where that was not yet noted."""

    giv: str
    lost: float
    n_unforced: int
    n_hints: int | None = None
    n_undos: int | None = None


def with_giv(givs: Sequence[GivAccuracy], new: GivAccuracy) -> tuple[GivAccuracy, ...]:
    """The latest givs with one more. A giv counts as it was judged first."""
    known = any(each.giv == new.giv for each in givs)
    return tuple(givs) if known else (*givs, new)[-GIVS_KEPT:]


@dataclass(frozen=True, slots=True)
class Help:
    """The latest givs in which help was noted: how many, and how often hints were asked for and moves taken back."""

    n_givs: int
    n_hints: int
    n_undos: int


def help_in(givs: Sequence[GivAccuracy]) -> Help:
    """The help that was used in these givs."""
    noted = [(each.n_hints, each.n_undos) for each in givs if each.n_hints is not None and each.n_undos is not None]
    return Help(len(noted), sum(hints for hints, _ in noted), sum(undos for _, undos in noted))


def mean_loss(givs: Sequence[GivAccuracy]) -> float:
    """Points lost per unforced decision in these givs."""
    return sum(each.lost for each in givs) / max(1, sum(each.n_unforced for each in givs))


def trend(givs: Sequence[GivAccuracy]) -> list[float]:
    """For each giv the mean loss over it and the four before it."""
    return [mean_loss(givs[max(0, i - TREND_GIVS + 1) : i + 1]) for i in range(len(givs))]

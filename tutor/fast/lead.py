"""How far a seat is ahead: its points less the mean of the others'. Moves and givs are measured by it."""

from __future__ import annotations

from collections.abc import Sequence


def lead(points: Sequence[float], seat: int) -> float:
    """The seat's points less the mean of the others'; with two seats the difference."""
    mine = points[seat]
    return mine - (sum(points) - mine) / (len(points) - 1)


def leads(points: Sequence[float]) -> list[float]:
    """The lead of each seat."""
    whole, n_others = sum(points), len(points) - 1
    return [mine - (whole - mine) / n_others for mine in points]

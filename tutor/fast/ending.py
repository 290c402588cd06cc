"""What counting a giv adds to the points won on the way, and who has won the parti then: the fast half of rules 5.1 to
5.3 and 6.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import SPADES_WITHOUT_EXTRA


class Ending(NamedTuple):
    """For each seat: its points for most cards, for spades (most spades and överspader), and for sistan, together with
    the point cards left on the table (4.2)."""

    cards: list[int]
    spades: list[int]
    sistan: list[int]


def points_for_cards(counts: Sequence[int]) -> list[int]:
    """1 for the seat that has more cards than every other (5.1, 5.2)."""
    return _for_most(counts, 1)


def points_for_spades(counts: Sequence[int], extra_spades: bool) -> list[int]:
    """2 for the seat that has more spades than every other (5.1, 5.2), and överspader if they count (5.3)."""
    points = _for_most(counts, 2)
    if not extra_spades:
        return points
    return [prize + max(0, held - SPADES_WITHOUT_EXTRA) for prize, held in zip(points, counts, strict=True)]


def winner(target: int, totals: Sequence[float], spades: Sequence[int]) -> int | None:
    """The seat that has won the parti after a giv with these numbers of spades, or None if one more is played (6.2)."""
    highest = max(totals)
    if highest < target:
        return None
    leaders = [seat for seat, total in enumerate(totals) if total == highest]
    if len(leaders) > 1:
        most = max([spades[seat] for seat in leaders])
        leaders = [seat for seat in leaders if spades[seat] == most]
    return leaders[0] if len(leaders) == 1 else None


def _for_most(counts: Sequence[int], prize: int) -> list[int]:
    points = [0] * len(counts)
    most = max(counts)
    if counts.count(most) == 1:
        points[counts.index(most)] = prize
    return points

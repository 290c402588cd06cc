"""Whether a parti ends with equal totals, so that spades decide (6.2)."""

from __future__ import annotations

from engine import View, point_cards
from tutor.fast.lead import lead
from tutor.search.ranking import Ranked


def decided_by_spades(view: View, ranked: Ranked) -> bool:
    """Whether it is proved that after the move the giv ends with equal totals at the target, and that somebody has won
    then by most spades. Told with two players only: with more, a lead over all others does not say who is level."""
    if view.n_players > 2 or not ranked.exact or ranked.chance not in (0.0, 1.0):
        return False
    so_far = [
        total + point_cards(pile) + sweeps
        for total, pile, sweeps in zip(view.totals, view.piles, view.sweeps, strict=True)
    ]
    return round(lead(so_far, view.seat) + ranked.total) == 0

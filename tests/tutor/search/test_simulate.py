"""What a playout is worth where it stops before the end of the giv."""

from __future__ import annotations

from random import Random

import pytest

from tests.tutor.sensible import KASINO, played_to, seen_by_turn
from tutor.fast.masks import SPADES, mask_of
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.simulate import Simulation
from tutor.search.winning import Stakes
from tutor.weights import weights_for


@pytest.mark.parametrize("seat", [0, 1])
def test_near_the_target_equal_totals_are_given_to_whoever_has_the_spades_home(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight spades are in the pile of one seat before the last deal."""
    giv, weights = played_to(KASINO, 2, 33, Random(4)), weights_for(KASINO, 2)
    simulation = Simulation(seen_by_turn(giv), takes_for(KASINO), weights)
    end = Situation.of_giv(giv)
    end.plays, end.piles = simulation.end, [0, 0]
    end.piles[seat] = mask_of([card for card in range(8, 52) if SPADES >> card & 1][:8])
    stakes = Stakes((15, 15), KASINO.target, *weights.giv)
    chance = simulation.chance(end, stakes)
    model = Stakes.chance
    monkeypatch.setattr(Stakes, "chance", lambda *told: model(*told[:5]))  # as if nothing were known of the spades
    gain = chance - simulation.chance(end, stakes)
    assert (gain if seat == giv.turn else -gain) > 0.001

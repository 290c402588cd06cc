"""The end of a giv with three or four players."""

from __future__ import annotations

from math import comb
from random import Random

from engine import view
from tests.tutor.positions import KASINO, givs
from tutor.open_hands import _counted, play_openly, splits
from tutor.playout import play_greedily
from tutor.rank import rank
from tutor.situation import Situation
from tutor.takes import takes_for


def test_all_splits_of_the_hidden_cards_are_looked_at_once() -> None:
    for giv in givs(KASINO, 3, 40, last=True):
        sizes = [len(hand) for seat, hand in enumerate(giv.hands) if seat != giv.turn]
        found = list(splits(view(giv, giv.turn)))
        assert len(found) == comb(sum(sizes), sizes[0])
        assert len({(*sorted(each[: sizes[0]]), -1, *sorted(each[sizes[0] :])) for each in found}) == len(
            found
        )


def test_with_open_hands_the_seat_to_play_does_at_least_as_well_as_greedily_when_it_plays_last() -> None:
    for giv in givs(KASINO, 3, 60, last=True):
        if len(giv.moves) == 47:
            best, greedy = Situation.of_giv(giv), Situation.of_giv(giv)
            play_openly(takes_for(KASINO), best, 1)
            play_greedily(takes_for(KASINO), greedy, 1)
            assert _counted(best)[giv.turn] >= _counted(greedy)[giv.turn]


def test_a_few_plays_from_the_end_all_splits_are_averaged_without_error() -> None:
    tried = 0
    for giv in givs(KASINO, 3, 30, last=True, seed=2):
        if 43 <= len(giv.moves) < 47:
            ranking = rank(view(giv, giv.turn), budget=60.0, chance=Random(1))
            assert ranking.best.samples == len(list(splits(view(giv, giv.turn))))
            assert all(each.error == 0.0 for each in ranking.moves)
            tried += 1
    assert tried

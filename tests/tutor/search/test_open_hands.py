"""The end of a giv with three or four players."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from engine import PLAYS, Rules, apply, legal_moves, protocol, view
from tests.engine.chance import name_of
from tests.tutor.positions import KASINO, givs
from tutor.fast.lead import leads
from tutor.fast.playout import play_greedily
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.open_hands import play_openly, splits
from tutor.search.rank import rank


def test_all_splits_of_the_hidden_cards_are_looked_at_once() -> None:
    for giv in givs(KASINO, 3, 40, last=True):
        sizes = [len(hand) for seat, hand in enumerate(giv.hands) if seat != giv.turn]
        found = list(splits(view(giv, giv.turn)))
        assert len(found) == comb(sum(sizes), sizes[0])
        assert len({(*sorted(each[: sizes[0]]), -1, *sorted(each[sizes[0] :])) for each in found}) == len(found)


def test_with_open_hands_the_seat_to_play_does_at_least_as_well_as_greedily_when_it_plays_last() -> None:
    for giv in givs(KASINO, 3, 60, last=True):
        if len(giv.moves) == 47:
            best, greedy = Situation.of_giv(giv), Situation.of_giv(giv)
            play_openly(takes_for(KASINO), best, 1)
            play_greedily(takes_for(KASINO), greedy, 1)
            assert leads(best.result())[giv.turn] >= leads(greedy.result())[giv.turn]


def test_a_few_plays_from_the_end_all_splits_are_looked_at() -> None:
    tried = 0
    for giv in givs(KASINO, 3, 30, last=True, seed=2):
        if 43 <= len(giv.moves) < 47:
            ranking = rank(view(giv, giv.turn), budget=60.0, chance=Random(1))
            assert ranking.best.samples == len(list(splits(view(giv, giv.turn))))
            assert all(each.complete and 0 < each.error < 0.05 / 3 for each in ranking.moves)
            tried += 1
    assert tried


EXTRA = Rules.preset("kasino", extra_spades=True)


@pytest.mark.parametrize("rules", [KASINO, EXTRA, Rules.preset("dragkasino")], ids=name_of)
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_played_for_is_what_the_giv_is_counted_as(rules: Rules, seats: int) -> None:
    """Överspader with it (5.3)."""
    for giv in givs(rules, seats, 20, seed=3, last=True):
        end = giv
        while not end.over:
            end, _ = apply(end, next(legal_moves(end)))
        points = [row.total for row in protocol(end)]
        means = [mine - (sum(points) - mine) / (seats - 1) for mine in points]
        assert leads(Situation.of_giv(end).result()) == pytest.approx(means)


@pytest.mark.parametrize("seats", [3, 4])
def test_values_are_exact_when_nothing_is_hidden_and_only_then(seats: int) -> None:
    """In the last play, and when all hidden cards are in one hand."""
    told = set()
    for giv in givs(EXTRA, seats, 60, seed=5, last=True):
        if len(giv.moves) < PLAYS - 4:
            continue
        seen = view(giv, giv.turn)
        open_ = len(giv.moves) >= PLAYS - 2
        ranking = rank(seen, budget=60.0)
        assert ranking.exact is open_
        assert all(each.exact is open_ and (not open_ or each.error == 0.0) for each in ranking.moves)
        told.add((open_, len(giv.moves) == PLAYS - 1))
    assert told == {(True, True), (True, False), (False, False)}

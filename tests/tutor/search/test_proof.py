"""Proving the moves of an open last deal: what could not be proved in time is told on the scale of the proved."""

from __future__ import annotations

import pytest

from engine import Giv, Move, legal_moves, play, view
from tests.tutor.positions import KASINO, givs
from tests.tutor.sensible import LEVEL_AT_THE_TARGET
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.candidates import candidates_of
from tutor.search.effort import Effort
from tutor.search.proof import Proving
from tutor.search.rank import rank
from tutor.search.ranking import Ranked
from tutor.search.simulate import Simulation
from tutor.search.winning import Stakes
from tutor.weights import weights_for


def big(seat: int) -> Giv:
    """A last deal with the seat to play in which no move can be proved at once."""
    some = givs(KASINO, 2, 400, last=True)
    return next(giv for giv in some if giv.turn == seat and len(giv.moves) <= 41 and len(giv.table) >= 6)


def without_time(seat: int, totals: tuple[int, int] | None) -> tuple[list[Ranked], dict[str, float], dict[str, float]]:
    """What is found of each move when the time is over at once; and by move the total and the chance of its greedy
    playout."""
    seen, takes, weights = view(big(seat), seat, totals), takes_for(KASINO), weights_for(KASINO, 2)
    simulation = Simulation(seen, takes, weights)
    stakes = Stakes(seen.totals, KASINO.target, *weights.giv) if totals else None
    world = Situation.of_view(seen, [int(card) for card in seen.unseen])
    candidates = candidates_of(seen, takes, list(legal_moves(seen)))
    points, chances = {}, {}
    for each in candidates:
        terms, end = simulation.play_out(world, each.card, each.taken)
        points[str(each.move)] = terms.total
        each.terms.append(terms)
        if stakes is None:
            each.worths.append(terms.total)
        else:
            chances[str(each.move)] = simulation.chance(end, stakes)
            each.worths.append(stakes.worth(chances[str(each.move)], terms.total))
    found = Proving(seen, takes, simulation, stakes, Effort(0.0, lambda: 0.0)).ranked(candidates)
    return [each for each in found if not each.exact], points, chances


@pytest.mark.parametrize(("seat", "totals"), [(0, (3, 12)), (1, (13, 12))])
def test_near_the_target_an_unproved_move_has_the_chance_of_its_playout(seat: int, totals: tuple[int, int]) -> None:
    unproved, _, chances = without_time(seat, totals)
    assert len(unproved) > 1
    assert 0 < sum(chances.values()) < len(chances)
    for each in unproved:
        assert each.chance == pytest.approx(chances[str(each.move)])


@pytest.mark.parametrize("seat", [0, 1])
def test_an_unproved_move_has_the_total_of_its_playout(seat: int) -> None:
    unproved, points, _ = without_time(seat, None)
    assert len(unproved) > 1
    for each in unproved:
        assert each.total == pytest.approx(points[str(each.move)])


def test_equal_totals_at_the_target_are_won_by_whoever_has_most_spades() -> None:
    ranking = rank(view(LEVEL_AT_THE_TARGET, 0, (8, 15)), budget=60.0)
    assert [(str(each.move), each.exact, each.chance) for each in ranking.moves] == [
        ("THxTC", True, 1.0),
        ("2D", True, 1.0),
        ("TH", True, 1.0),
    ]
    assert all(each.value == 0 for each in ranking.moves)


def test_the_same_totals_are_lost_by_whoever_has_fewer_spades() -> None:
    after, _ = play(LEVEL_AT_THE_TARGET, Move.parse("2D"))
    ranking = rank(view(after, 1, (8, 15)), budget=60.0)
    assert ranking.exact
    assert {each.chance for each in ranking.moves} == {0.0}

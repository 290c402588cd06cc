"""Proving the moves of an open last deal: what could not be proved in time is told on the scale of the proved."""

from __future__ import annotations

import pytest

from engine import Giv, apply, legal_moves, protocol, view
from tests.tutor.positions import KASINO, givs
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


def searched(giv: Giv, stakes: Stakes, before: tuple[int, int]) -> tuple[float, float]:
    """What seat 0 gets when both play perfectly, by trying everything: what is compared, and the chance to win."""
    if giv.over:
        won, lost = (row.total for row in protocol(giv))
        chance = stakes.between_givs(0, (stakes.totals[0] + won, stakes.totals[1] + lost))
        return stakes.worth(chance, (won - before[0]) - (lost - before[1])), chance
    ends = [searched(apply(giv, move)[0], stakes, before) for move in legal_moves(giv)]
    return (min if giv.turn else max)(ends)


@pytest.mark.parametrize("seat", [0, 1])
def test_near_the_target_a_proved_chance_is_that_of_perfect_play(seat: int) -> None:
    chances = set()
    for giv in givs(KASINO, 2, 300, last=True, seed=7):
        if giv.turn != seat or not 44 <= len(giv.moves) < 47:
            continue
        for totals in ((2, 8), (8, 4), (13, 12)):
            ranking = rank(view(giv, seat, totals), budget=60.0)
            stakes = Stakes(totals, KASINO.target, *weights_for(KASINO, 2).giv)
            won, lost = Situation.of_giv(giv).points()
            assert ranking.exact
            for each in ranking.moves:
                _, chance = searched(apply(giv, each.move)[0], stakes, (won, lost))
                assert each.chance == pytest.approx(1 - chance if seat else chance, abs=1e-6)
                chances.add(each.chance)
    assert len(chances) > 10

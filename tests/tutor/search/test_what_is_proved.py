"""What the tutor calls proved is what trying everything over the engine finds: near the target, where equal totals are
decided by spades (6.2), and far from it; in both games, under all options, with two to four seats.

With two seats whole last deals are proved. With more the last two plays are, where nothing is hidden: the seat after
plays for itself (max^n), for the chance to win the parti or far from the target for its lead.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import pytest

from engine import PLAYS, Giv, Move, apply, legal_moves, outcome, protocol, view
from tests.engine.chance import name_of, naming, random_giv, shuffled
from tests.tutor.endings import ending, played_out
from tests.tutor.search.solver import Between, Solver, UnclearError
from tests.tutor.sensible import ALL_RULES
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.certainty import SAME_CHANCE
from tutor.search.open_hands import Worths, lead_of_each, play_openly
from tutor.search.rank import rank
from tutor.search.winning import Stakes
from tutor.weights import weights_for

#: How many positions are judged, in this number of tests.
POSITIONS, PARTS = (500 if os.environ.get("CI") == "true" else 60), 3
#: How many endings with three and four seats are played with open hands.
OPEN_HANDS = 40


def between(stakes: Stakes) -> Between:
    """The tutor's estimate where the giv does not decide: the only number that it is trusted with."""

    def chances(totals: Sequence[int]) -> tuple[float, ...]:
        guess: Callable[[int, Sequence[float]], float]
        guess = stakes.between_givs if max(totals) < stakes.target else stakes.before_giv
        return tuple(guess(seat, totals) for seat in range(len(totals)))

    return chances


def solver_for(giv: Giv, totals: tuple[int, ...]) -> tuple[Solver, Stakes | None]:
    """The solver of a giv, and what is at stake if the target is near."""
    stakes = Stakes(totals, giv.rules.target, *weights_for(giv.rules, giv.n_players).giv)
    return Solver(totals, between(stakes) if stakes.near else None), stakes if stakes.near else None


def assert_proved_as_solved(giv: Giv, totals: tuple[int, ...]) -> None:
    """Every chance, total, difference and best move, and what the line of moves leads to."""
    seat, seen = giv.turn, view(giv, giv.turn, totals)
    ranking = rank(seen, budget=60.0)
    assert ranking.exact
    solver, stakes = solver_for(giv, totals)
    solved = {move: solver.ends(giv, move) for move in legal_moves(giv)}
    best = max(ends[seat] for every in solved.values() for ends in every)
    chosen = max(every[seat] for every in solved[ranking.best.move])
    assert chosen == best if stakes is None else chosen[0] >= best[0] - SAME_CHANCE, (
        "equal chances are ordered at sight"
    )
    before = lead_so_far(giv)
    for each in ranking.moves:
        ends = [every[seat] for every in solved[each.move]]
        behind = [(chance - chosen[0]) / stakes.point if stakes else lead - chosen[1] for chance, lead in ends]
        assert any(each.value == pytest.approx(min(value, 0.0), abs=1e-6) for value in behind), each
        assert any(each.total == pytest.approx(lead - before, abs=1e-6) for _, lead in ends), each
        assert (each.chance is None) == (stakes is None)
        assert stakes is None or any(each.chance == pytest.approx(chance, abs=1e-8) for chance, _ in ends), each
        assert each.error == 0.0
    if ranking.best.line and PLAYS - len(giv.moves) > 1:
        *moves, last = ranking.best.line
        for move in moves:
            giv, _ = apply(giv, move)
        assert {ends[seat] for ends in solver.ends(giv, last)} == {chosen}


def lead_so_far(giv: Giv) -> float:
    """What the seat to play is ahead by before anything is counted at the end."""
    points = Situation.of_giv(giv).points()
    return (giv.n_players * points[giv.turn] - sum(points)) / (giv.n_players - 1)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_proved_chance_and_difference_is_what_trying_everything_finds(part: int) -> None:
    for number in range(part, POSITIONS, PARTS):
        giv, totals = ending(number)
        with naming((number, name_of(giv.rules), totals)):
            assert_proved_as_solved(giv, totals)


def test_the_seats_after_play_for_the_parti_even_where_it_costs_them_points() -> None:
    giv, totals = ending(227)
    near, far = solver_for(giv, totals)[0], Solver(totals, None)
    replies = [apply(giv, move)[0] for move in legal_moves(giv)]
    assert any(near.best(reply).isdisjoint(far.best(reply)) for reply in replies)
    assert_proved_as_solved(giv, totals)


def test_many_positions_can_end_with_equal_totals_that_spades_decide() -> None:
    kinds: Counter[tuple[int, str]] = Counter()
    for number in range(60):
        giv, totals = ending(number)
        chance = Random(number)
        kinds.update({(giv.n_players, how_it_ends(played_out(giv, chance), totals)) for _ in range(5)})
    assert min(kinds[seats, how] for seats in (2, 3, 4) for how in ("points", "spades")) >= 4, kinds


def how_it_ends(giv: Giv, totals: tuple[int, ...]) -> str:
    """What decides the parti after a giv: points or spades; or nothing yet."""
    rows = protocol(giv)
    won = outcome(giv.rules, [total + row.total for total, row in zip(totals, rows, strict=True)], rows)
    return "nothing" if won is None else "spades" if won.by_spades else "points"


@pytest.mark.parametrize("near", [True, False], ids=["near", "far"])
def test_with_open_hands_everybody_plays_for_what_is_measured(near: bool) -> None:
    """Longer endings of three and four seats, where the tutor averages over what is hidden."""
    looked_at = 0
    for number in range(0, len(ALL_RULES), len(ALL_RULES) // OPEN_HANDS):
        chance = Random(number)
        giv = random_giv(ALL_RULES[number], chance.choice((3, 4)), shuffled(chance), chance)[-4]
        points = [row.total for row in protocol(played_out(giv, chance))]
        totals = tuple(max(0, 18 - won) if near else 0 for won in points)
        solver, stakes = solver_for(giv, totals)
        with suppress(UnclearError), naming((number, name_of(giv.rules), totals)):
            best = {ends for move in solver.best(giv) for ends in solver.ends(giv, move)}
            assert solver.ends(*last_play(giv, stakes.worths if stakes else lead_of_each)) <= best
            looked_at += 1
    assert looked_at > OPEN_HANDS // 2


def last_play(giv: Giv, worths: Worths) -> tuple[Giv, Move]:
    """The last play of a giv that the tutor plays to its end with open hands, and the position before."""
    takes = takes_for(giv.rules, float(giv.rules.last_sweep))
    while True:
        now = Situation.of_giv(giv)
        play_openly(takes, now, 1, worths)
        after = {move: apply(giv, move)[0] for move in legal_moves(giv)}
        move = next(move for move, then in after.items() if Situation.of_giv(then) == now)
        if after[move].over:
            return giv, move
        giv = after[move]

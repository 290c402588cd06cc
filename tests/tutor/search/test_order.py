"""Of equal moves the take comes first, then more points at once, then the point card that is kept."""

from __future__ import annotations

import pytest

from engine import Move, View, legal_moves, point_cards, sweep_counts, table_after
from tests.tutor.lines import last_deals
from tests.tutor.sensible import SOME_RULES, made_ranked, seen_by_turn, some_givs
from tutor.fast.situation import as_masks
from tutor.search.certainty import surely_equal
from tutor.search.order import at_sight, first_of_equals, in_order
from tutor.search.rank import rank
from tutor.search.ranking import Ranking


def points_at_once(seen: View, move: Move) -> int:
    """The point cards that a move takes, and its tabbe."""
    if not move.taken:
        return 0
    sweeps = not table_after(seen.table, move) and sweep_counts(seen.rules, seen.n_players, len(seen.moves))
    return point_cards((move.card, *move.taken)) + sweeps


def check(seen: View, ranking: Ranking) -> int:
    """Checks the order of the moves that are surely as good as the best, and returns how many they are."""
    equal = [each.move for each in ranking.moves if surely_equal(ranking.best, each)]
    assert [each.move for each in ranking.moves[: len(equal)]] == equal, "they stand before all others"
    points = [points_at_once(seen, move) for move in equal]
    assert points == sorted(points, reverse=True)
    takes = [bool(move.taken) for move in equal]
    assert takes == sorted(takes, reverse=True)
    laid = [point_cards((move.card,)) for move in equal if not move.taken]
    assert not laid or not laid[0] or all(laid), "a point card is laid out first only where there is nothing else"
    return len(equal)


@pytest.mark.parametrize("totals", [(0, 0), (14, 13), (60, 0)], ids=["for points", "for the parti", "decided"])
def test_equal_moves_of_a_last_deal_are_in_order(totals: tuple[int, int]) -> None:
    equal = 0
    for rules in SOME_RULES:
        for giv in [giv for n_plays in (4, 7) for giv in last_deals(rules, n_plays)]:
            seen = seen_by_turn(giv, totals)
            equal += check(seen, rank(seen)) > 1
    assert equal > 8


@pytest.mark.parametrize("totals", [None, (60, 0, 0, 0)], ids=["for points", "decided"])
def test_equal_moves_of_a_search_are_in_order(totals: tuple[int, ...] | None) -> None:
    equal = 0
    for giv in some_givs(16, 61):
        seen = seen_by_turn(giv, totals[: giv.n_players] if totals else None)
        equal += check(seen, rank(seen, samples=60)) > 1
    assert equal > 2


def test_the_order_is_total_and_stands_whatever_the_values_are_by_chance() -> None:
    moves = ["KHxTD3C", "KHx6S7S", "ADxAC", "KH", "2S", "9C"]
    found = []
    for number, text in enumerate(moves):
        move = Move.parse(text)
        found.append((at_sight(*as_masks(move), sweep_worth=0.0, number=number), made_ranked(text, -0.001 * number)))
    for top in (ranked for _, ranked in found):
        assert first_of_equals(top, found) == 0
    best = found[0][1]
    assert [str(each.move) for each in in_order(best, found)] == ["KHx3CTD", "ADxAC", "KHx6S7S", "KH", "9C", "2S"]
    worse = (found[1][0], made_ranked(moves[1], -1.0))
    assert [str(each.move) for each in in_order(best, [worse, *found[:1], *found[2:]])][-1] == moves[1]


def test_every_legal_move_has_a_place_of_its_own() -> None:
    for giv in some_givs(10, 62):
        places = [at_sight(*as_masks(move), 0.0, number) for number, move in enumerate(legal_moves(giv))]
        assert len(set(places)) == len(places)

"""Counting: what the seat has not seen, and majorities that nobody can take away any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from engine import DECK, RANKS, Card, View, notation
from tests.tutor.sensible import made_view, seen_by_turn, some_givs
from tutor.judging.counting import count, n_unseen

SPADES = [card for card in DECK if card.is_spade]


def test_what_is_not_seen_lies_in_other_hands_and_in_the_talong() -> None:
    for giv in some_givs(40, 13):
        seen = seen_by_turn(giv)
        hidden = [card for seat, hand in enumerate(giv.hands) if seat != giv.turn for card in hand] + list(giv.stock)
        found = count(seen)
        assert dict(found.unseen) == {rank: sum(card.rank == rank for card in hidden) for rank in RANKS}
        assert [rank for rank, _ in found.unseen] == list(RANKS)
        assert set(found.point_cards) == {card for card in hidden if str(card) in ("TD", "2S") or card.rank == "A"}
        assert all(n_unseen(seen, rank) == number for rank, number in found.unseen)
        assert found.cards.taken == tuple(map(len, giv.piles))
        assert found.cards.left == 52 - sum(map(len, giv.piles))
        assert found.spades.left == 13 - sum(card.is_spade for pile in giv.piles for card in pile)


def with_piles(sizes: Sequence[int], some: Sequence[Card] = DECK) -> View:
    """A view in which each seat has taken a number of these cards and no others."""
    cards = iter(some)
    piles = [notation(islice(cards, size)) for size in sizes]
    taken = "".join(piles)
    hand = next(card for card in DECK if str(card) not in taken)
    return made_view("", str(hand), piles=piles, other_hands=0)


def ends(taken: Sequence[int], left: int) -> Iterator[list[int]]:
    """Every way in which what is left can be shared."""
    if len(taken) == 1:
        yield [taken[0] + left]
        return
    for more in range(left + 1):
        for rest in ends(taken[1:], left - more):
            yield [taken[0] + more, *rest]


def surely_first(taken: Sequence[int], left: int) -> int | None:
    """The seat that has more than every other however the rest is shared."""
    winners = set()
    for end in ends(taken, left):
        most = max(end)
        winners.add(end.index(most) if end.count(most) == 1 else None)
    return winners.pop() if len(winners) == 1 else None


@pytest.mark.parametrize(("own", "safe"), [(26, None), (27, 0), (35, 0)])
def test_with_two_players_27_cards_are_safe_however_many_the_other_has(own: int, safe: int | None) -> None:
    for other in (0, 3, 51 - own):
        assert count(with_piles((own, min(other, 25)))).cards.safe == safe
        assert count(with_piles((min(other, 25), own))).cards.safe == (None if safe is None else 1)


@pytest.mark.parametrize(("own", "safe"), [(6, None), (7, 0), (9, 0)])
def test_with_two_players_7_spades_are_safe_however_many_the_other_has(own: int, safe: int | None) -> None:
    for other in (0, 2, 4):
        assert count(with_piles((own, other), SPADES)).spades.safe == safe


@pytest.mark.parametrize("n_players", [2, 3, 4])
@pytest.mark.parametrize("some", [DECK, SPADES], ids=["cards", "spades"])
def test_a_majority_is_safe_when_no_way_to_share_the_rest_changes_it(some: Sequence[Card], n_players: int) -> None:
    chance = Random(n_players)
    found = set()
    for _ in range(100):
        left = chance.randrange(1, 10)
        taken = [0] * n_players
        for _ in range(len(some) - left):
            taken[min(int(chance.expovariate(1.1)), n_players - 1)] += 1
        counted = count(with_piles(taken, some))
        majority = counted.cards if some is DECK else counted.spades
        assert majority.safe == surely_first(taken, left), (taken, left)
        found.add(majority.safe)
    assert {None, 0} <= found

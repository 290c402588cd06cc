"""The terms of a move in one world, where every play of the playout is known, and what a playout is worth where it
stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt, tanh
from random import Random

import pytest

from engine import DECK, Card, Giv, Move, Rules, cards, deal, view
from tests.tutor.sensible import KASINO, played_to, seen_by_turn
from tutor.fast.expectation import expected_take
from tutor.fast.masks import SPADES, mask_of
from tutor.fast.situation import Situation, as_masks
from tutor.fast.takes import Takes, takes_for
from tutor.search.simulate import PlayOn, Simulation
from tutor.search.terms import Terms
from tutor.search.winning import Stakes
from tutor.weights import Weights, weights_for

DRAWING = Rules.preset("kasino", refill="draw")


def scripted(moves: str) -> PlayOn:
    """Makes these plays, one after the other."""
    rest: Iterator[tuple[int, int]] = iter([as_masks(Move.parse(move)) for move in moves.split()])

    def play_on(_takes: Takes, now: Situation, n_plays: int) -> None:
        for _ in range(n_plays):
            now.play(*next(rest))

    return play_on


def put(table: str, hands: Sequence[str], n_moves: int, n_piled: Sequence[int], dealer: int | None = None) -> Giv:
    """A position of the first seat after `n_moves` plays. The piles hold `n_piled` of the other cards, from the high
    spades down; the rest is the talong."""
    n_players = len(hands)
    out = {card for some in (table, *hands) for card in cards(some)}
    rest = sorted((card for card in DECK if card not in out), key=lambda card: (not card.is_spade, -card.number))
    piles: list[tuple[Card, ...]] = []
    for size in n_piled:
        piles.append(tuple(rest[:size]))
        del rest[:size]
    return replace(
        deal(KASINO, n_players, n_players - 1 if dealer is None else dealer, DECK),
        turn=0,
        table=cards(table),
        hands=tuple(cards(hand) for hand in hands),
        piles=tuple(piles),
        stock=tuple(rest),
        moves=(Move.parse("2C"),) * n_moves,
    )


def terms_of(giv: Giv, move: str, plays: str, weights: Weights | None = None) -> Terms:
    simulation = Simulation(view(giv, 0), takes_for(KASINO), weights or weights_for(KASINO, giv.n_players))
    world = Situation.of_giv(giv)
    terms, _ = simulation.play_out(world, *as_masks(Move.parse(move)), scripted(plays))
    assert world == Situation.of_giv(giv)
    return terms


def test_of_two_players_each_play_is_told_under_its_own_term() -> None:
    """The other answers with an ace and a tabbe; the lillan is taken with a tabbe later, and storan is left on the
    table for the last taker: 27 cards against 25, and 2 spades against 11."""
    giv = put("AC TS 9S", ("9H 2S 6D", "JH 4H TD"), 42, (0, 43))
    piles = (giv.piles[1][22:], giv.piles[1][:22])
    assert (len(piles[0]), sum(card.is_spade for card in piles[1])) == (21, 10)
    terms = terms_of(replace(giv, piles=piles), "9Hx9S", "JHxACTS 2S 4H 6Dx2S4H TD")
    assert terms == Terms(reply=-1, reply_sweep=-1, own=2, cards=1, spades=-2, sistan=3)


def test_what_the_other_takes_later_is_told_apart_from_the_reply() -> None:
    giv = put("AC TS 9S", ("9H 2S 6D", "JH 8H TD"), 42, (43, 0))
    terms = terms_of(giv, "9Hx9S", "8H 2S TDx2S8H 6D JHxACTS")
    assert terms == Terms(cards=1, spades=2, sistan=-1, later=-4)


def test_with_three_players_what_the_others_get_is_shared() -> None:
    giv = put("AC TS 9S", ("9H 2S", "JH 4H", "KD 6D"), 42, (0, 43, 0))
    terms = terms_of(giv, "9Hx9S", "JHxACTS KD 2S 4H 6Dx2S4H")
    assert terms == Terms(reply=-0.5, reply_sweep=-0.5, cards=-0.5, spades=-1, sistan=-0.5, later=-0.5)


def test_the_points_and_the_tabbe_of_the_move_itself_come_first() -> None:
    giv = put("AC TS", ("JH 2S", "TD 6D"), 44, (44, 0))
    terms = terms_of(giv, "JHxACTS", "TD 2S 6D")
    assert terms == Terms(points=1, sweep=1, cards=1, spades=2, sistan=1 + 2 + 1)


@pytest.mark.parametrize(
    ("feature", "term"), list(enumerate(("later", "cards", "spades", "cards", "spades", "later", "later")))
)
@pytest.mark.parametrize("dealer", [0, 1])
def test_before_the_end_each_feature_goes_into_its_term(feature: int, term: str, dealer: int) -> None:
    """Ten cards, all spades, against none: nothing more is taken until the talong is dealt."""
    giv = put("9S 4D", ("8H 2S", "KC 6D"), 4, (10, 0), dealer)
    place = 1 if dealer == 0 else 0
    units = [tuple(float(each == feature) for each in range(7)), (0.0,) * 7]
    weights = Weights({8: tuple(units[:: -1 if place else 1])}, {8: 1.0}, (11.0, 4.0), {})
    table, talong = mask_of(cards("9S 4D 8H KC 2S 6D")), mask_of(giv.stock)
    amounts = (
        1.0,
        tanh(0.8 * 10 / sqrt(42 + 1)),
        tanh(0.8 * 10 / sqrt(3 + 1)),
        1.0,
        1.0,
        expected_take(takes_for(KASINO), table, talong, 4),
        sum({"A": 1}.get(str(card)[0], 0) + 2 * (str(card) == "TD") for card in giv.stock),
    )
    expected = Terms(**{term: amounts[feature]})
    assert terms_of(giv, "8H", "KC 2S 6D", weights) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("n_players", "n_moves", "end"),
    [(2, 0, 8), (2, 7, 8), (2, 8, 16), (2, 40, 48), (3, 11, 12), (3, 12, 24), (4, 33, 48), (4, 31, 32)],
)
def test_where_hands_are_dealt_a_playout_stops_with_the_deal(n_players: int, n_moves: int, end: int) -> None:
    seen = view(put("9S", ("8H",) * n_players, n_moves, (0,) * n_players), 0)
    assert Simulation(seen, takes_for(KASINO), weights_for(KASINO, n_players)).end == end


@pytest.mark.parametrize(
    ("n_players", "n_moves", "end"), [(2, 2, 4), (2, 3, 10), (2, 28, 30), (2, 29, 48), (3, 1, 4), (3, 2, 10)]
)
def test_where_cards_are_drawn_a_playout_stops_after_a_play_of_each_or_a_little_later(
    n_players: int, n_moves: int, end: int
) -> None:
    seen = replace(view(put("9S", ("8H",) * n_players, n_moves, (0,) * n_players), 0), rules=DRAWING)
    value = dict.fromkeys((4, 10, 30), ((0.0,) * 9,) * n_players)
    weights = Weights(value, dict.fromkeys(value, 1.0), (11.0, 4.0), {})
    assert Simulation(seen, takes_for(DRAWING), weights).end == end


def test_the_chance_where_a_playout_stops_is_that_of_its_points_and_of_the_value_of_the_rest() -> None:
    """All ten spades that are taken are in the pile of seat 0; three are left."""
    giv = put("9S 4D", ("8H", "KC"), 7, (10, 0))
    weights = Weights({8: ((2.5,) + (0.0,) * 6, (9.0,) * 7)}, {8: 3.5}, (11.0, 4.0), {})
    stakes = Stakes((12, 10), 16, 11.0, 4.0)
    simulation = Simulation(view(giv, 0), takes_for(KASINO), weights)
    _, end = simulation.play_out(Situation.of_giv(giv), *as_masks(Move.parse("8H")), scripted("KC"))
    assert simulation.chance(end, stakes) == stakes.chance(0, end.points(), 2.5, 3.5, tanh(0.8 * 10 / sqrt(3 + 1)))


@pytest.mark.parametrize("totals", [(0, 15), (5, 3), (14, 14)])
def test_the_chance_at_the_end_of_a_giv_is_that_of_its_result(totals: tuple[int, int]) -> None:
    giv = put("AC TS", ("JH", "TD"), 46, (44, 0))
    simulation = Simulation(view(giv, 0), takes_for(KASINO), weights_for(KASINO, 2))
    _, end = simulation.play_out(Situation.of_giv(giv), *as_masks(Move.parse("JHxACTS")), scripted("TD"))
    stakes = Stakes(totals, 16, 11.0, 4.0)
    assert end.plays == 48
    assert simulation.chance(end, stakes) == stakes.after_giv(end.result(), (13, 0))[0]


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

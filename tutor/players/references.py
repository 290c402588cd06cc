"""Reference players, which never change, so that strength can be compared over the years. A golden file in the tests
holds them still.

- `random_move`: any legal move, all equally likely
- `greedy_move`: the most points at sight, with 0.06 for each card, 0.25 for each spade, and the tabbe
- `careful_move`: greedy, less the expected best reply of the next player, given the unseen cards
- `simulating_move` (SIM-100+X): deals the unseen cards 100 times, plays the rest of the deal greedily and judges it by
  a value with seven weights; plays the last deal of two players exactly
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import islice
from random import Random

from engine import HAND, PLAYS, Move, Refill, Rules, View, legal_moves, sweep_counts
from tutor.fast.expectation import expected_take
from tutor.fast.lead import lead
from tutor.fast.masks import SPADES, mask_of
from tutor.fast.playout import play_greedily
from tutor.fast.situation import Situation, as_masks
from tutor.fast.takes import Takes, takes_for
from tutor.fast.worth import WORTH, points_of, worth_of
from tutor.search.last_deal import LastDeal
from tutor.search.values import race
from tutor.weights import distance

#: Further moves are not looked at. It takes senseless play to get this many.
MOVES_LOOKED_AT = 1_500
SAMPLES = 100
#: Where cards are drawn, a simulation makes at least this number of plays of each seat.
HORIZON = 2


def random_move(view: View, chance: Random) -> Move:
    """Any legal move."""
    return chance.choice(_moves(view))


def greedy_move(view: View, _: Random) -> Move:
    """The best move at sight, where laying a card out costs its worth; the first of equal moves."""
    takes = _takes(view)
    table = mask_of(view.table)

    def gain(move: Move) -> float:
        card, taken = as_masks(move)
        if not taken:
            return -WORTH[card]
        return worth_of(taken | 1 << card) + takes.sweep_worth * (taken == table)

    return max(_moves(view), key=gain)


def careful_move(view: View, _: Random) -> Move:
    """The best move at sight, less the expected best reply."""
    takes = _takes(view)
    table, unseen = mask_of(view.table), mask_of(view.unseen)
    next_size = view.hand_sizes[(view.seat + 1) % view.n_players]
    if not next_size and view.stock_size and view.rules.refill is Refill.DEAL:
        next_size = HAND

    def balance(move: Move) -> float:
        card, taken = as_masks(move)
        left = table ^ taken if taken else table | 1 << card
        gain = worth_of(taken | 1 << card) + takes.sweep_worth * (not left) if taken else 0.0
        if len(view.moves) < PLAYS - 1:
            return gain - expected_take(takes, left, unseen, next_size)
        last_taker = view.seat if taken else view.last_taker
        return gain + (1 + worth_of(left)) * (last_taker == view.seat)

    return max(_moves(view), key=balance)


def simulating_move(view: View, chance: Random) -> Move:
    """The best move of SIM-100+X."""
    takes = _takes(view)
    moves = _moves(view)
    if len(moves) == 1:
        return moves[0]
    plays = [as_masks(move) for move in moves]
    unseen = [int(card) for card in view.unseen]
    if view.n_players == 2 and not view.stock_size:
        return moves[_solved(view, takes, plays, Situation.of_view(view, unseen))]
    n_plays, weights = _horizon(view)
    sums = [0.0] * len(moves)
    for _ in range(SAMPLES):
        chance.shuffle(unseen)
        world = Situation.of_view(view, unseen)
        for number, (card, taken) in enumerate(plays):
            end = world.copy()
            end.play(card, taken)
            play_greedily(takes, end, n_plays - 1)
            sums[number] += _judged(view, end, weights)
    return moves[max(range(len(moves)), key=sums.__getitem__)]


def reference_features(situation: Situation, seat: int) -> tuple[float, ...]:
    """The features of a seat: one, the races for cards and spades, the points, cards and spades on the table, and
    whether the seat took last."""
    cards, _ = race([pile.bit_count() for pile in situation.piles], seat, 52)
    spades, _ = race([(pile & SPADES).bit_count() for pile in situation.piles], seat, 13)
    table = situation.table
    last = 0.0
    if situation.last >= 0:
        last = 1.0 if situation.last == seat else -1 / (len(situation.piles) - 1)
    return (1.0, cards, spades, points_of(table), table.bit_count(), (table & SPADES).bit_count(), last)


def _moves(view: View) -> list[Move]:
    return list(islice(legal_moves(view), MOVES_LOOKED_AT))


def _takes(view: View) -> Takes:
    return takes_for(view.rules, 1.0 if sweep_counts(view.rules, view.n_players, len(view.moves)) else 0.0)


def _solved(view: View, takes: Takes, plays: Sequence[tuple[int, int]], world: Situation) -> int:
    """The index of the best play in a last deal with open hands."""
    search = LastDeal(takes, world)
    sign = 1 if view.seat == 0 else -1
    values = [sign * search.move_value(world, card, taken) for card, taken in plays]
    return max(range(len(plays)), key=values.__getitem__)


def _horizon(view: View) -> tuple[int, Sequence[float]]:
    """How many plays a simulation makes, and the weights of the seat where it ends; no weights at the end of the
    giv."""
    n_plays, n_players = len(view.moves), view.n_players
    fitted = _weights(view.rules, n_players)
    if view.rules.refill is Refill.DEAL:
        end = n_plays - n_plays % (HAND * n_players) + HAND * n_players
    else:
        end = min((plays for plays in fitted if plays >= n_plays + HORIZON * n_players), default=PLAYS)
    place = (view.seat - view.dealer - 1) % n_players
    return end - n_plays, fitted[end][place] if end < PLAYS else ()


def _judged(view: View, end: Situation, weights: Sequence[float]) -> float:
    """The seat's lead where a simulation ends, with the value of the rest of the giv."""
    if not weights:
        return lead(end.result(), view.seat)
    values = zip(weights, reference_features(end, view.seat), strict=True)
    return lead(end.points(), view.seat) + sum([weight * value for weight, value in values])


@cache
def _weights(rules: Rules, n_players: int) -> dict[int, list[list[float]]]:
    """The seven weights by number of plays and place after the leader, fitted to careful players."""
    every = json.loads(files("tutor.weights").joinpath("references.json").read_text(encoding="utf-8"))
    nearest = min(every, key=lambda each: distance(each, rules, n_players))
    return {int(plays): places for plays, places in nearest["value"].items()}

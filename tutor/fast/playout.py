"""Greedy playouts: how a simulation finds out what a move leads to."""

from __future__ import annotations

from engine import BIT
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes
from tutor.fast.worth import WORTH

#: The order in which a greedy player lays cards out: the least worth first, then the lowest.
LAID_FIRST = tuple(WORTH[card] + card / 10_000 for card in range(52))


def play_greedily(takes: Takes, situation: Situation, n_plays: int) -> None:
    """Makes the next `n_plays` plays of the situation, each with the best immediate take. No hand may run out before.

    A take is judged by the worth of its cards and the tabbe. Everything is in one loop because a search spends nearly
    all its time here.
    """
    known, look, kinds = takes.known, takes.best, takes.kinds
    hands, piles, table, turn = situation.hands, situation.piles, situation.table, situation.turn
    stock = situation.stock if situation.draws else None
    n_players = len(hands)
    for number in range(situation.plays, situation.plays + n_plays):
        hand = hands[turn]
        best = known.get(table) or look(table)
        most, played, taken = 0.0, -1, 0
        for card in hand:
            take = best[kinds[card]]
            if take is not None and take[0] + WORTH[card] > most:
                most, played, taken = take[0] + WORTH[card], card, take[1]
        if taken:
            piles[turn] |= taken | BIT[played]
            table ^= taken
            situation.last = turn
            if not table and number < situation.sweeps_until:
                situation.sweeps[turn] += 1
        else:
            played = min(hand, key=LAID_FIRST.__getitem__)
            table |= BIT[played]
        hand.remove(played)
        if stock:
            drawn = stock.pop()
            situation.talong ^= BIT[drawn]
            hand.append(drawn)
        turn = turn + 1 if turn + 1 < n_players else 0
    situation.table, situation.turn = table, turn
    situation.plays += n_plays

"""A careful one-ply player: what a move gains now, less what the next player can expect to take of what it leaves.

It is the house, and the first hint. It sees a View and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from engine import Card, Move, View, legal_moves
from engine.giv import PLAYS, sweep_counts
from tutor.features import Threat, next_hand_size, table_after, threat, worth

#: A table can have thousands of legal moves (8.1); the first ones are looked at.
MOVES_LOOKED_AT = 300


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal move and what was computed of it.

    `gained` are all cards that come to the player's pile; `sweep` whether it is a tabbe that counts; `threat` what the
    next player may do to the table that is left; `value` the whole in points, for comparing moves of one position.
    """

    move: Move
    gained: tuple[Card, ...]
    sweep: bool
    threat: Threat
    value: float


def advise(view: View) -> tuple[Advice, ...]:
    """The legal moves of the seat whose view this is, best first; for equal values in the order of `legal_moves`.

    The seat must be on turn.
    """
    unseen = view.unseen
    moves = islice(legal_moves(view), MOVES_LOOKED_AT)
    advices = [_advice(view, unseen, move) for move in moves]
    return tuple(sorted(advices, key=lambda advice: -advice.value))


def best_move(view: View) -> Move:
    """The move that the house plays."""
    return advise(view)[0].move


def _advice(view: View, unseen: tuple[Card, ...], move: Move) -> Advice:
    card, taken = move
    last = len(view.moves) == PLAYS - 1
    left, gained = table_after(view, move), (card, *taken) if taken else ()
    sweep = bool(taken) and not left and sweep_counts(view.rules, view.n_players, len(view.moves))
    value = worth(gained) + sweep
    if last:  # 4.2: sistan, and the cards left on the table with it
        owner = view.seat if taken else view.last_taker
        value += (1 + worth(left)) * (owner == view.seat)
        return Advice(move, gained, sweep, Threat(0.0, 0.0, 0.0), value)
    next_sweep = float(sweep_counts(view.rules, view.n_players, len(view.moves) + 1))
    danger = threat(view.rules, left, unseen, next_hand_size(view), next_sweep)
    return Advice(move, gained, sweep, danger, value - danger.expected)

"""The line of best moves to the end of an open last deal: the proof behind a value."""

from __future__ import annotations

from engine import Giv, Move, View, play, view
from tutor.search.rank import rank

#: Seconds for each move of the line.
BUDGET_OF_A_MOVE = 0.1


def is_open(seen: View) -> bool:
    """Whether counting reveals the other hand: two players, last deal."""
    return seen.n_players == 2 and not seen.stock_size


def line(seen: View, move: Move, budget: float = BUDGET_OF_A_MOVE) -> tuple[Move, ...]:
    """The move and the best moves after it, to the end of the giv or until one cannot be proved in time; empty if
    nothing follows.

    The view must be open: its unseen cards are the other hand. `budget` is seconds for each move.
    """
    giv = _open(seen)
    found = [move]
    giv, _ = play(giv, move)
    while not giv.over:
        ranking = rank(view(giv, giv.turn, seen.totals), budget=budget)
        if not ranking.exact:  # an unproved move could be better than the best proved one
            break
        found.append(ranking.best.move)
        giv, _ = play(giv, ranking.best.move)
    return tuple(found) if len(found) > 1 else ()


def _open(seen: View) -> Giv:
    """The giv of an open view, with the other hand filled in."""
    assert is_open(seen)
    hands = [seen.unseen, seen.unseen]
    hands[seen.seat] = seen.hand
    return Giv(
        rules=seen.rules,
        dealer=seen.dealer,
        turn=seen.turn,
        hands=(hands[0], hands[1]),
        table=seen.table,
        stock=(),
        piles=seen.piles,
        sweeps=seen.sweeps,
        last_taker=seen.last_taker,
        opening=seen.opening,
        moves=seen.moves,
    )

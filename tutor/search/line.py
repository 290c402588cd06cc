"""The moves that follow when both play perfectly: the proof of a last deal with two players."""

from __future__ import annotations

from engine import Giv, Move, View, play, view
from tutor.search.rank import rank

#: Seconds for each move of the line.
BUDGET_OF_A_MOVE = 0.1


def is_open(seen: View) -> bool:
    """Whether counting shows the other hand: the last deal with two players."""
    return seen.n_players == 2 and not seen.stock_size


def line(seen: View, move: Move, budget: float = BUDGET_OF_A_MOVE) -> tuple[Move, ...]:
    """The move and the best ones after it, to the end of the giv or until one could not be proved in time; empty when
    nothing follows.

    The view is of the last deal with two players: what it has not seen is the other hand.
    """
    giv = _open(seen)
    found = [move]
    giv, _ = play(giv, move)
    while not giv.over:
        ranking = rank(view(giv, giv.turn, seen.totals), budget=budget)
        if not ranking.exact:  # one that is not proved could be better than the best of the others
            break
        found.append(ranking.best.move)
        giv, _ = play(giv, ranking.best.move)
    return tuple(found) if len(found) > 1 else ()


def _open(seen: View) -> Giv:
    """The giv with the other hand filled in, which counting shows."""
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

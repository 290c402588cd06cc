"""Last deals, and what their lines of moves are worth, counted with the engine."""

from __future__ import annotations

from random import Random

from engine import PLAYS, Giv, Move, Rules, play, point_cards, protocol
from tests.tutor.sensible import played_to
from tutor.search.terms import Terms


def last_deals(rules: Rules, n_plays: int) -> list[Giv]:
    """Givs of two players with this number of plays left."""
    return [played_to(rules, 2, PLAYS - n_plays, Random(seed)) for seed in (1, 2)]


def so_far(giv: Giv, seat: int) -> int:
    """The points that a seat has taken, without what is counted at the end."""
    return point_cards(giv.piles[seat]) + giv.sweeps[seat]


def told_by(giv: Giv, moves: tuple[Move, ...]) -> Terms:
    """The terms of a line for the seat that plays first, counted with the engine."""
    seat, start = giv.turn, giv
    points, sweeps = point_cards(giv.piles[seat]), giv.sweeps[seat]
    after = [giv := play(giv, move)[0] for move in moves]
    assert giv.over
    now, reply = after[0], after[min(1, len(after) - 1)]
    rows = protocol(giv)

    def lead(of: str) -> float:
        return float(getattr(rows[seat], of) - getattr(rows[1 - seat], of))

    taken, other = so_far(giv, seat), so_far(giv, 1 - seat)
    last = giv.last_taker
    left = 0 if last is None else (1 + point_cards(giv.table)) * (1 if last == seat else -1)
    return Terms(
        points=point_cards(now.piles[seat]) - points,
        sweep=now.sweeps[seat] - sweeps,
        reply=point_cards(start.piles[1 - seat]) - point_cards(reply.piles[1 - seat]),
        reply_sweep=start.sweeps[1 - seat] - reply.sweeps[1 - seat],
        own=taken - so_far(now, seat),
        cards=lead("most_cards"),
        spades=lead("most_spades") + lead("extra_spades"),
        sistan=left,
        later=so_far(reply, 1 - seat) - other,
    )

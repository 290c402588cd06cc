"""What a move is worth, split into what people can understand. The terms of a move add up to its total."""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """Points that a move can be expected to lead to, seen from the player; what others get counts against it.

    - `points`: storan, lillan and aces that the move takes
    - `sweep`: its tabbe
    - `reply`: storan, lillan and aces that the others take before the player's next turn
    - `reply_sweep`: their tabbar before the player's next turn
    - `own`: points and tabbar of the player's later plays in this deal: what the hand can still do
    - `cards`: the race for most cards
    - `spades`: the race for most spades, with överspader where they count
    - `sistan`: the last take, and the points among the cards left on the table
    - `later`: everything else: later plays of the others, the deals to come
    """

    points: float = 0.0
    sweep: float = 0.0
    reply: float = 0.0
    reply_sweep: float = 0.0
    own: float = 0.0
    cards: float = 0.0
    spades: float = 0.0
    sistan: float = 0.0
    later: float = 0.0

    @property
    def total(self) -> float:
        """The expected points for the rest of the giv."""
        return sum(self)

    def minus(self, other: Terms) -> Terms:
        """How this move differs from another, term by term."""
        return Terms(*[mine - theirs for mine, theirs in zip(self, other, strict=True)])

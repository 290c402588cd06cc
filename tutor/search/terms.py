"""What a move is worth, split into terms that people understand. The terms of a move add up to its total."""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """Points that a move is expected to lead to, as the player sees it; what the others get counts against it.

    - `points`: storan, lillan and aces that the move takes
    - `sweep`: its tabbe
    - `reply`: storan, lillan and aces that the others take before the player's next turn
    - `reply_sweep`: their tabbar before the player's next turn
    - `own`: points and tabbar of the player's later plays in this deal: what the hand can still do
    - `cards`: the race for most cards
    - `spades`: the race for most spades, and överspader if they count
    - `sistan`: the last take, and the points among the cards left on the table
    - `later`: everything else: later plays of the others, and the deals to come
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
        """The difference from another move, term by term."""
        return Terms(*[mine - theirs for mine, theirs in zip(self, other, strict=True)])

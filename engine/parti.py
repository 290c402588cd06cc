"""A parti: givs until somebody has won (rules 1.2 and 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.errors import EngineError
from engine.events import Event, GivEnded, PartiEnded
from engine.giv import Giv, check_seats, deal
from engine.moves import Move
from engine.playing import play
from engine.rules import Rules
from engine.scoring import Row


@dataclass(frozen=True, slots=True)
class Draw:
    """How the first dealer was found: each round of cards drawn, as (seat, card) pairs, and the seat that deals."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class Parti:
    """A whole match. `totals` are the points of finished givs; `giv` is the one being played, or the last one.

    `dealer` deals the current giv, or the next one between givs. `protocols` has the rows of each finished giv.
    """

    rules: Rules
    n_players: int
    dealer: int
    totals: tuple[int, ...]
    giv: Giv | None = None
    protocols: tuple[tuple[Row, ...], ...] = ()
    winner: int | None = None

    @property
    def between_givs(self) -> bool:
        """Whether a deck is needed: nobody has won, and no giv is being played."""
        return self.winner is None and (self.giv is None or self.giv.over)

    @property
    def giv_number(self) -> int:
        """The number of the current or last giv, from 1; 0 before the first."""
        return len(self.protocols) + (self.giv is not None and not self.giv.over)


def draw_for_deal(n_players: int, deck: Sequence[Card]) -> Draw:
    """The draw for the first dealer (1.2): cards are drawn from the top, and the highest deals, ace high; ties draw
    again.

    Raises EngineError for an impossible number of seats, and if the deck runs out, which a deck of 52 does not.
    """
    check_seats(n_players)
    rounds = []
    seats = tuple(range(n_players))
    cards = iter(deck)
    while len(seats) > 1:
        drawn = tuple(zip(seats, cards, strict=False))
        if len(drawn) < len(seats):
            raise EngineError("the deck ran out in the draw for the deal")
        rounds.append(drawn)
        highest = max(_draw_rank(card) for _, card in drawn)
        seats = tuple(seat for seat, card in drawn if _draw_rank(card) == highest)
    return Draw(tuple(rounds), seats[0])


def start(rules: Rules, n_players: int, dealer: int) -> Parti:
    """A parti before its first giv. Raises EngineError for an impossible number of seats or dealer."""
    check_seats(n_players, dealer)
    return Parti(rules, n_players, dealer, totals=(0,) * n_players)


def deal_giv(parti: Parti, deck: Sequence[Card]) -> Parti:
    """The parti with its next giv dealt from the deck. Raises EngineError if it is not between givs."""
    if not parti.between_givs:
        raise EngineError("no giv is awaited: one is being played, or the parti is over")
    return replace(parti, giv=deal(parti.rules, parti.n_players, parti.dealer, deck))


def play_on(parti: Parti, move: Move) -> tuple[Parti, tuple[Event, ...]]:
    """The parti after the move of the seat to play, and what happened. Raises IllegalMoveError, or EngineError if no
    giv has been dealt."""
    if parti.giv is None:
        raise EngineError("no giv has been dealt")
    giv, events = play(parti.giv, move)
    parti = replace(parti, giv=giv)
    ended = events[-1]
    if not isinstance(ended, GivEnded):
        return parti, events
    parti = replace(
        parti,
        dealer=(parti.dealer + 1) % parti.n_players,
        totals=tuple(total + row.total for total, row in zip(parti.totals, ended.rows, strict=True)),
        protocols=(*parti.protocols, ended.rows),
    )
    won = outcome(parti.rules, parti.totals, ended.rows)
    if won is None:
        return parti, events
    return replace(parti, winner=won.winner), (*events, won)


def outcome(rules: Rules, totals: Sequence[int], rows: Sequence[Row]) -> PartiEnded | None:
    """Who has won after a giv with these rows, or None if another giv must be played (6.2)."""
    highest = max(totals)
    if highest < rules.target:
        return None
    leaders = [seat for seat, total in enumerate(totals) if total == highest]
    if len(leaders) == 1:
        return PartiEnded(leaders[0], by_spades=False)
    spades = max(rows[seat].n_spades for seat in leaders)
    leaders = [seat for seat in leaders if rows[seat].n_spades == spades]
    return PartiEnded(leaders[0], by_spades=True) if len(leaders) == 1 else None


def _draw_rank(card: Card) -> int:
    return 14 if card.is_ace else card.number

"""A giv: one time through the 52 cards. State in, state and events out; nothing moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

from engine.captures import legal_takes
from engine.cards import Card, check_deck
from engine.errors import EngineError, IllegalMoveError
from engine.events import CardDrawn, CardLaid, CardsTaken, Event, GivEnded, HandsDealt, SistanCalled, Swept
from engine.legality import why_illegal
from engine.moves import Move
from engine.rules import Refill, Rules
from engine.scoring import Row, score

PLAYS = 48  # 1.6: however many play
HAND = 4
SEATS = (2, 3, 4)

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Giv:
    """The whole state of a giv, the hidden cards too. Seats count from 0; `turn` is the seat to play.

    `table` is in the order in which the cards came to lie there. When the giv is over it holds the cards that were left
    (4.2), which `piles` does not have. `opening` is the table as it was dealt; with `moves` it is all that everyone
    saw.
    """

    rules: Rules
    dealer: int
    turn: int
    hands: tuple[Cards, ...]
    table: Cards
    stock: Cards
    piles: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    last_taker: int | None
    opening: Cards
    moves: tuple[Move, ...]

    @property
    def n_players(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> Cards:
        """The hand of the seat to play."""
        return self.hands[self.turn]

    @property
    def over(self) -> bool:
        return len(self.moves) == PLAYS

    @property
    def runda(self) -> int:
        """Which hand-out of four cards each this is, from 1 (1.6); in the last position the last one."""
        return min(len(self.moves), PLAYS - 1) // (HAND * self.n_players) + 1

    @property
    def n_rundor(self) -> int:
        return PLAYS // (HAND * self.n_players)


class Position(Protocol):
    """What is needed to find the moves of whoever is to play: a Giv or a View."""

    @property
    def rules(self) -> Rules: ...
    @property
    def table(self) -> Cards: ...
    @property
    def hand(self) -> Cards: ...


def deal(rules: Rules, n_players: int, dealer: int, deck: Sequence[Card]) -> Giv:
    """The giv at its start, dealt from the top of the deck as in 1.3; the dealer's left begins (1.4).

    Raises NotationError when the deck is not 52 different cards, EngineError when the seats are not two to four or the
    dealer has none of them.
    """
    deck = tuple(deck)
    check_deck(deck)
    check_seats(n_players, dealer)
    half = 2 * n_players + 2
    seats = range(n_players)
    hands: list[Cards] = [()] * n_players
    opening: Cards = ()
    for start in (0, half):
        for place in seats:
            seat = (dealer + 1 + place) % n_players
            hands[seat] += deck[start + 2 * place : start + 2 * place + 2]
        opening += deck[start + half - 2 : start + half]
    return Giv(
        rules=rules,
        dealer=dealer,
        turn=(dealer + 1) % n_players,
        hands=tuple(hands),
        table=opening,
        stock=deck[2 * half :],
        piles=((),) * n_players,
        sweeps=(0,) * n_players,
        last_taker=None,
        opening=opening,
        moves=(),
    )


def check_seats(n_players: int, dealer: int = 0) -> None:
    """Raises EngineError unless there are two to four seats (1.1) and the dealer has one of them."""
    if n_players not in SEATS or not 0 <= dealer < n_players:
        raise EngineError(f"{n_players} players with dealer {dealer}: kasino has two to four seats, from 0")


def legal_moves(position: Position) -> Iterator[Move]:
    """Every legal move of the seat to play, lazily: all takes in the order of `captures` for each hand card in turn,
    then each card laid out. Never gather it without a bound: a table can have thousands (8.1)."""
    hand = position.hand
    return chain(legal_takes(position.rules, position.table, hand), map(Move, hand))


def play(giv: Giv, move: Move) -> tuple[Giv, tuple[Event, ...]]:
    """The giv after the move of the seat to play, and what happened. Raises IllegalMoveError."""
    illegality = why_illegal(giv, move)
    if illegality is not None:
        raise IllegalMoveError(move, illegality)
    return apply(giv, move)


def apply(giv: Giv, move: Move) -> tuple[Giv, tuple[Event, ...]]:
    """As `play`, for a move that is known to be legal: one that `legal_moves` gave for this very position."""
    card, taken = move
    turn = giv.turn
    sweeps, piles, last_taker = giv.sweeps, giv.piles, giv.last_taker
    if taken:
        events: tuple[Event, ...] = (CardsTaken(turn, card, taken),)
        table = tuple([each for each in giv.table if each not in taken])
        piles = (*piles[:turn], (*piles[turn], card, *taken), *piles[turn + 1 :])
        last_taker = turn
        if not table and sweep_counts(giv.rules, len(giv.hands), len(giv.moves)):
            sweeps = (*sweeps[:turn], sweeps[turn] + 1, *sweeps[turn + 1 :])
            events += (Swept(turn),)
    else:
        events = (CardLaid(turn, card),)
        table = (*giv.table, card)
    moves = (*giv.moves, move)
    hands, stock, refilled = _refill(giv, card, len(moves))
    after = Giv(
        giv.rules,
        giv.dealer,
        (turn + 1) % len(hands),
        hands,
        table,
        stock,
        piles,
        sweeps,
        last_taker,
        giv.opening,
        moves,
    )
    events += refilled
    if len(moves) == PLAYS:
        events += (GivEnded(rows(after), last_taker, table),)
    return after, events


def sweep_counts(rules: Rules, n_players: int, n_moves: int) -> bool:
    """Whether a tabbe counts after so many moves of the giv: always, or not in the last four plays of each (4.1)."""
    return rules.last_sweep or n_moves < PLAYS - HAND * n_players


def rows(giv: Giv) -> tuple[Row, ...]:
    """The protocol if the giv were counted now; the cards on the table go to whoever took last (4.2)."""
    piles = [pile + giv.table if seat == giv.last_taker else pile for seat, pile in enumerate(giv.piles)]
    return score(giv.rules, piles, giv.sweeps, giv.last_taker)


def _refill(giv: Giv, played: Card, n_moves: int) -> tuple[tuple[Cards, ...], Cards, tuple[Event, ...]]:
    """The hands and the stock after a card was played (1.6), and what happened."""
    turn, stock = giv.turn, giv.stock
    hand = tuple([card for card in giv.hands[turn] if card != played])
    drawing = giv.rules.refill is Refill.DRAW and bool(stock)
    if drawing:
        hand += stock[:1]
        stock = stock[1:]
    hands = (*giv.hands[:turn], hand, *giv.hands[turn + 1 :])
    if drawing:
        drawn = (CardDrawn(turn),)
        return hands, stock, drawn if stock else (*drawn, SistanCalled(giv.dealer))
    if not stock or n_moves % (HAND * len(hands)):
        return hands, stock, ()
    return _hand_out(giv, stock, n_moves)


def _hand_out(giv: Giv, stock: Cards, n_moves: int) -> tuple[tuple[Cards, ...], Cards, tuple[Event, ...]]:
    """Four new cards each, two and two from the dealer's left (1.6)."""
    n_players = giv.n_players
    hands: list[Cards] = [()] * n_players
    for place in range(2 * n_players):
        hands[(giv.dealer + 1 + place) % n_players] += stock[2 * place : 2 * place + 2]
    stock = stock[HAND * n_players :]
    dealt = (HandsDealt(n_moves // (HAND * n_players) + 1),)
    return tuple(hands), stock, dealt if stock else (*dealt, SistanCalled(giv.dealer))

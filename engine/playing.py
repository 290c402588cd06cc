"""Playing a giv: its legal moves, what each leads to, and the protocol. State in, state and events out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from engine.captures import legal_takes
from engine.cards import Card
from engine.events import CardDrawn, CardLaid, CardsTaken, Event, GivEnded, HandsDealt, SistanCalled, Swept
from engine.giv import HAND, PLAYS, Cards, Giv
from engine.legality import IllegalMoveError, why_illegal
from engine.moves import Move, table_after
from engine.rules import Refill, Rules
from engine.scoring import Row, score


class Position(Protocol):
    """What is needed to find the moves of the seat to play: a Giv or a View."""

    @property
    def rules(self) -> Rules: ...
    @property
    def table(self) -> Cards: ...
    @property
    def hand(self) -> Cards: ...


def legal_moves(position: Position) -> Iterator[Move]:
    """Every legal move of the seat to play, lazily: for each hand card its takes in the order of `captures`, then each
    card laid out. Never collect them without a bound: a table can have thousands (8.1)."""
    hand = position.hand
    return chain(legal_takes(position.rules, position.table, hand), map(Move, hand))


def play(giv: Giv, move: Move) -> tuple[Giv, tuple[Event, ...]]:
    """The giv after the move of the seat to play, and what happened. Raises IllegalMoveError."""
    illegality = why_illegal(giv, move)
    if illegality is not None:
        raise IllegalMoveError(move, illegality)
    return apply(giv, move)


def apply(giv: Giv, move: Move) -> tuple[Giv, tuple[Event, ...]]:
    """`play` for a move that is known to be legal because `legal_moves` gave it for this position."""
    card, taken = move
    turn = giv.turn
    sweeps, piles, last_taker = giv.sweeps, giv.piles, giv.last_taker
    table = table_after(giv.table, move)
    if taken:
        events: tuple[Event, ...] = (CardsTaken(turn, card, taken),)
        piles = (*piles[:turn], (*piles[turn], card, *taken), *piles[turn + 1 :])
        last_taker = turn
        if not table and sweep_counts(giv.rules, len(giv.hands), len(giv.moves)):
            sweeps = (*sweeps[:turn], sweeps[turn] + 1, *sweeps[turn + 1 :])
            events += (Swept(turn),)
    else:
        events = (CardLaid(turn, card),)
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
        events += (GivEnded(protocol(after), last_taker, table),)
    return after, events


def sweeps_until(rules: Rules, n_players: int) -> int:
    """The number of moves in a giv after which a tabbe no longer counts (4.1)."""
    return PLAYS if rules.last_sweep else PLAYS - HAND * n_players


def sweep_counts(rules: Rules, n_players: int, n_moves: int) -> bool:
    """Whether a tabbe counts (4.1) in the play that follows `n_moves` moves of the giv."""
    return n_moves < sweeps_until(rules, n_players)


def protocol(giv: Giv) -> tuple[Row, ...]:
    """The protocol if the giv were counted now. The cards on the table go to whoever took last (4.2)."""
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

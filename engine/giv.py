"""A giv: one time through the 52 cards. Its state and its start; `playing` has the moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, check_deck
from engine.errors import EngineError
from engine.moves import Move
from engine.rules import Rules

#: Plays in a giv, whatever the number of players (1.6).
PLAYS = 48
#: Cards dealt to each hand in a runda (1.6).
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
        return runda_after(len(self.moves), self.n_players)

    @property
    def n_rundor(self) -> int:
        return PLAYS // (HAND * self.n_players)


def runda_after(n_moves: int, n_players: int) -> int:
    """Which hand-out of four cards each is played after this number of moves, from 1 (1.6); at the end the last one."""
    return min(n_moves, PLAYS - 1) // (HAND * n_players) + 1


def deal(rules: Rules, n_players: int, dealer: int, deck: Sequence[Card]) -> Giv:
    """The giv at its start, dealt from the top of the deck (1.3). The player to the left of the dealer begins (1.4).

    Raises NotationError if the deck is not the 52 different cards, and EngineError if there are not two to four seats
    or the dealer has none of them.
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

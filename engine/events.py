"""What happened in a play, for messages and logs. Read these instead of comparing states. No words for people here."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.scoring import Row


@dataclass(frozen=True, slots=True)
class CardsTaken:
    seat: int
    card: Card
    taken: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardLaid:
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swept:
    """A tabbe that counts (4.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Four new cards each (1.6). `runda` counts from 1."""

    runda: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """One card from the talong to the seat that played (1.6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SistanCalled:
    """The talong is empty, and the dealer says "sistan" (1.7)."""

    dealer: int


@dataclass(frozen=True, slots=True)
class GivEnded:
    """All 48 cards are played. `rows` has each seat's points; `leftover` the cards left on the table (4.2)."""

    rows: tuple[Row, ...]
    last_taker: int | None
    leftover: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PartiEnded:
    """Somebody has won (6.2). `by_spades`: equal totals were decided by the spades of the last giv."""

    winner: int
    by_spades: bool


Event = CardsTaken | CardLaid | Swept | HandsDealt | CardDrawn | SistanCalled | GivEnded | PartiEnded

"""Who sits in a seat. Seats are values: leaving or coming back replaces a seat, and the parti goes on."""

from __future__ import annotations

from dataclasses import dataclass

from tutor import Level


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a chat, by Telegram's number for them."""

    user: int

    def __str__(self) -> str:
        return str(self.user)


@dataclass(frozen=True, slots=True)
class House:
    """The house, at a level of play."""

    level: Level

    def __str__(self) -> str:
        return f"house/{self.level}"


@dataclass(frozen=True, slots=True)
class StandIn:
    """The house in the place of a person who is away; the seat is theirs again when they come back."""

    user: int
    level: Level

    def __str__(self) -> str:
        return f"{self.user}/{self.level}"


Seat = Person | House | StandIn


def parse(text: str) -> Seat:
    """The seat whose `str` this is. Raises ValueError."""
    who, slash, level = text.partition("/")
    if who == "house":
        return House(Level(level))
    return StandIn(int(who), Level(level)) if slash else Person(int(who))


def level_of(seat: Seat) -> Level | None:
    """The level at which the program plays the seat, or None if a person does."""
    return None if isinstance(seat, Person) else seat.level


def user_of(seat: Seat) -> int | None:
    """Whose seat it is, or None if it is the house's own."""
    return None if isinstance(seat, House) else seat.user

"""What people see on their screens, and what a play does to a table."""

from __future__ import annotations

from engine import Move
from tests.e2e.stage import Kept, taps
from tgbot.simulator.people import Button, Person
from tgbot.taps import TableTap
from tgbot.taps.table import Choose, Play


def has_cards(person: Person) -> bool:
    """Whether the screen has buttons for cards of the hand."""
    meant = taps(person.newest()).values()
    return any(isinstance(tap, TableTap) and isinstance(tap.ask, Choose) for tap in meant)


def hand_card(person: Person) -> str:
    """The label of the first card in the hand."""
    meant = taps(person.newest())
    return next(text for text, tap in meant.items() if isinstance(tap, TableTap) and isinstance(tap.ask, Choose))


def a_play(person: Person) -> tuple[Button, Move]:
    """The first play that the screen offers."""
    for label, tap in taps(person.newest()).items():
        if isinstance(tap, TableTap) and isinstance(tap.ask, Play):
            return person.button(label), tap.ask.move
    raise AssertionError(person.screen())


def is_made(move: Move, before: Kept, after: Kept) -> bool:
    """Whether the table was saved once, with this move and what the house did then."""
    played, n_before = after.table.giv.moves, len(before.table.giv.moves)
    theirs = played[n_before + 1 :]
    return (
        after.place.version == before.place.version + 1
        and played[: n_before + 1] == (*before.table.giv.moves, move)
        and len(theirs) == 1  # two seats take turns
    )

"""What the people at a table are called: you, the house, or a name."""

from __future__ import annotations

from tgbot.table.sight import Sight
from tgbot.views.reader import Reader


def name(sight: Sight, seat: int, reader: Reader, middle: bool = False) -> str:
    """Who sits in the seat, for this reader; `middle` of a sentence, where `Du` is `du`."""
    if seat == sight.seat:
        return reader.texts.plain("you-mid" if middle else "you")
    if sight.is_house(seat):
        return reader.texts.plain("house-mid" if middle else "house")
    return sight.names[seat]


def each_name(sight: Sight, reader: Reader, middle: bool = False) -> tuple[str, ...]:
    """The names of all seats in their order."""
    return tuple(name(sight, seat, reader, middle) for seat in range(len(sight.names)))


def pronoun(sight: Sight, seat: int) -> str:
    """Whether a sentence speaks to the viewer or about somebody else: languages that conjugate need to know."""
    return "you" if seat == sight.seat else "other"

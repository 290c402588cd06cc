"""What the people at a table are called: you, the house, or a name."""

from __future__ import annotations

from tgbot.people.profile import Reader
from tgbot.table.table import HOUSE, Table


def name(table: Table, seat: int, reader: Reader, middle: bool = False) -> str:
    """Who sits in the seat, for this reader; `middle` of a sentence, where `Du` is `du`."""
    user = table.seats[seat]
    if user == reader.user:
        return reader.texts.plain("you-mid" if middle else "you")
    if user is HOUSE:
        return reader.texts.plain("house-mid" if middle else "house")
    return table.record.players[seat]


def each_name(table: Table, reader: Reader, middle: bool = False) -> tuple[str, ...]:
    """The names of all seats in their order."""
    return tuple(name(table, seat, reader, middle) for seat in range(len(table.seats)))

"""What the people at a table are called: you, the house, or a name."""

from __future__ import annotations

from functools import lru_cache

from tgbot.table.sight import Sight
from tgbot.views.graphemes import cut
from tgbot.views.reader import Reader

#: Columns of the longest name; longer ones are cut.
LONGEST_NAME = 32
#: Names that are remembered as they are shown.
REMEMBERED = 1_024

_cut = lru_cache(REMEMBERED)(cut)


def shown_name(written: str, reader: Reader) -> str:
    """A person's name as others can read it, whatever is in it; what a guest is called where nothing is visible."""
    return _cut(written, LONGEST_NAME) or reader.texts.plain("guest")


def name(sight: Sight, seat: int, reader: Reader, middle: bool = False) -> str:
    """Who sits in the seat, for this reader; `middle` of a sentence, where `Du` is `du`."""
    if seat == sight.seat:
        return reader.texts.plain("you-mid" if middle else "you")
    if sight.is_house(seat):
        return reader.texts.plain("house-mid" if middle else "house")
    return shown_name(sight.names[seat], reader)


def each_name(sight: Sight, reader: Reader, middle: bool = False) -> tuple[str, ...]:
    """The names of all seats in their order."""
    return tuple(name(sight, seat, reader, middle) for seat in range(len(sight.names)))


def pronoun(sight: Sight, seat: int) -> str:
    """Whether a sentence speaks to the viewer or about somebody else: languages that conjugate need to know."""
    return "you" if seat == sight.seat else "other"

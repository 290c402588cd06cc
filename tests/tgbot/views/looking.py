"""All that a person can look at at a table, and what every message must keep to."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Move
from tgbot.people.profile import Reader
from tgbot.simulator.limits import Limits
from tgbot.simulator.markup import parse, units
from tgbot.table.table import Table
from tgbot.taps import TableTap, pack
from tgbot.taps.table import AskResign, Back, Choose, Hint, Pick, Why
from tgbot.views.choosing import CARDS_ON_A_PAGE, Place
from tgbot.views.message import Picture
from tgbot.views.screen import NOTHING, Focus, screen

LIMITS = Limits()
#: The longest table ids, and versions as after a life of playing.
FAR = Place("z" * 12, 36**5)
#: Characters that a button of a row shows on a narrow phone, by how many are in the row.
WIDTHS = {1: 36, 2: 18, 3: 12, 4: 7}
ROWS, CARDS_IN_A_ROW = 8, 4
CARDS_WITH_HINT = 10


def focuses(table: Table, seat: int) -> Iterator[Focus]:
    """Everything to look at: the table, the texts, the question, and each card with cards picked one by one.

    A hint on a very wide table says no more than on a narrow one, and takes long to compute.
    """
    yield NOTHING
    yield from (Focus(verb) for verb in (Back, Why, AskResign))
    if len(table.giv.table) <= CARDS_WITH_HINT:
        yield Focus(Hint)
    if table.waiting_for != seat:
        return
    on_table = table.giv.table
    for card in table.giv.hands[seat]:
        yield Focus(Choose, Move(card))
        for n_picked in range(min(len(on_table), 5) + 1):
            yield Focus(Pick, Move.of(card, on_table[:n_picked]))
        for page in range(-(-len(on_table) // CARDS_ON_A_PAGE)):
            yield Focus(Pick, Move(card), page)
            yield Focus(Pick, Move.of(card, on_table), page)


def pictures(table: Table, reader: Reader, place: Place = FAR) -> Iterator[Picture]:
    """The picture of each."""
    seat = table.seat_of(reader.user)
    assert seat is not None
    return (screen(table, place, reader, focus) for focus in focuses(table, seat))


def check(picture: Picture) -> str:
    """Telegram takes it, a narrow phone shows it, and it leads on. Gives what a person reads."""
    text, entities = parse(picture.text, "HTML", None, LIMITS)
    assert 0 < units(text) <= LIMITS.text
    assert len(entities) <= LIMITS.entities
    assert 0 < len(picture.rows) <= ROWS
    for row in picture.rows:
        assert 0 < len(row) <= CARDS_IN_A_ROW
        for button in row:
            assert button.text.strip()
            assert len(button.text) <= WIDTHS[len(row)], f"{button.text!r} is cut with {len(row)} in a row"
            assert button.tap is not None
            assert len(pack(button.tap).encode()) <= LIMITS.callback_data_bytes
    return text


def labels(picture: Picture) -> list[str]:
    return [button.text for row in picture.rows for button in row]


def table_taps(picture: Picture) -> list[TableTap]:
    return [button.tap for row in picture.rows for button in row if isinstance(button.tap, TableTap)]

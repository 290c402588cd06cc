"""Everything that a person can look at at a table, and what every message must satisfy."""

from __future__ import annotations

from collections.abc import Iterator

from engine import DECK, Card, Giv, Move
from locales import texts
from tests.tutor.reading import read_cards
from tgbot.simulator.limits import Limits
from tgbot.simulator.markup import parse, units
from tgbot.table.sight import Sight, sight_of
from tgbot.table.table import Table
from tgbot.taps import Ask, TableTap, pack
from tgbot.taps.table import AskResign, Choose, Count, Pick, Play, PlayAnyway, Why
from tgbot.views.choosing import CARDS_ON_A_PAGE
from tgbot.views.message import Message
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tgbot.views.screen import Focus, screen

LIMITS = Limits()
#: The longest table ids, and versions as after years of playing.
FAR = Place("z" * 12, 36**5)
#: Characters that a button of a row shows on a narrow phone, by how many are in the row.
WIDTHS = {1: 36, 2: 18, 3: 12, 4: 7}
ROWS, CARDS_IN_A_ROW = 8, 4


def focuses(sight: Sight) -> Iterator[Focus]:
    """What can be looked at without the tutor: the table, the texts, the question, and each card with cards picked one
    by one."""
    yield from (None, Why(), Count(), AskResign())
    if not sight.on_turn:
        return
    on_table = sight.giv.table
    for card in sight.hand:
        yield Choose(card)
        for n_picked in range(min(len(on_table), 5) + 1):
            yield Pick(Move.of(card, on_table[:n_picked]))
        for page in range(-(-len(on_table) // CARDS_ON_A_PAGE)):
            yield Pick(Move(card), page)
            yield Pick(Move.of(card, on_table), page)


def messages(table: Table, reader: Reader, place: Place = FAR) -> Iterator[Message]:
    """The message of each, for a reader who has a seat."""
    assert reader.user is not None
    sight = sight_of(table, reader.user)
    return (screen(sight, place, reader, focus) for focus in focuses(sight))


def look(table: Table, reader: Reader, focus: Focus = None) -> Message:
    """The table's message for a reader who has a seat."""
    assert reader.user is not None
    return screen(sight_of(table, reader.user), FAR, reader, focus)


def check(message: Message) -> str:
    """Checks that Telegram takes it, a narrow phone shows it, and it leads on. Returns what a person reads."""
    text, entities = parse(message.text, "HTML", None, LIMITS)
    assert 0 < units(text) <= LIMITS.text
    assert len(entities) <= LIMITS.entities
    assert 0 < len(message.rows) <= ROWS
    for row in message.rows:
        assert 0 < len(row) <= CARDS_IN_A_ROW
        for button in row:
            assert button.text.strip()
            assert len(button.text) <= WIDTHS[len(row)], f"{button.text!r} is cut with {len(row)} in a row"
            assert button.tap is not None
            assert len(pack(button.tap).encode()) <= LIMITS.callback_data_bytes
    return text


def labels(message: Message) -> list[str]:
    return [button.text for row in message.rows for button in row]


def table_taps(message: Message) -> list[TableTap]:
    return [button.tap for row in message.rows for button in row if isinstance(button.tap, TableTap)]


def hidden_from(giv: Giv, seat: int | None) -> tuple[Card, ...]:
    """The cards that are not known from a seat, or from none."""
    known = {*giv.table}.union(*giv.piles, () if seat is None else giv.hands[seat])
    return tuple(card for card in DECK if card not in known)


def faces_in(text: str, language: str, ranks: str | None = None) -> list[Card]:
    """The cards in a text, with the letters of its own language or of another one's. The draw for the deal was of
    another deck."""
    draw = texts(language).html("drawn", list="", dealer="", who="other").split(":")[0]
    lines = [line for line in text.splitlines() if not line.startswith(f"{draw}:")]
    return read_cards("\n".join(lines), ranks or language)


def cards_of(ask: Ask) -> tuple[Card, ...]:
    """The cards of what is asked; a question of the quiz carries the first card of a rank, whoever has it."""
    match ask:
        case Choose(card):
            return (card,)
        case Play(move) | PlayAnyway(move) | Pick(move):
            return (move.card, *move.taken)
    return ()

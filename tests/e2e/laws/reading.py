"""What tables, taps and causes mean, for all laws."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine import Card
from locales import LANGUAGES, texts
from tests.tgbot.views.looking import hidden_from
from tgbot.delivery.keyboards import plain
from tgbot.table.codec import UnreadableTableError, load
from tgbot.table.sight import sight_of
from tgbot.table.table import Table
from tgbot.taps import Tap, UnreadableTapError, unpack
from tgbot.taps.table import Count
from tgbot.views.board import board
from tgbot.views.message import Message
from tgbot.views.reader import Reader
from tutor.words import letters


@lru_cache(8192)
def table_of(body: str) -> Table:
    """Raises UnreadableTableError."""
    return load(body)


@lru_cache(8192)
def boards_of(body: str, person: int) -> tuple[str, ...]:
    """The board as a person may see it, in each language and with each language's letters."""
    sight = sight_of(table_of(body), person)
    return tuple(plain(Message(board(sight, reader))) for reader in readers_for(person))


@lru_cache(8192)
def hidden_cards(body: str, person: int) -> frozenset[Card]:
    try:
        table = table_of(body)
    except UnreadableTableError:
        return frozenset()  # another law tells of it
    return frozenset(hidden_from(table.giv, table.seat_of(person)))


def readings() -> list[tuple[str, str]]:
    """The languages of texts and of letters: a person may have changed them since a message was drawn."""
    return list(product(LANGUAGES, LANGUAGES))


def readers_for(person: int) -> list[Reader]:
    return [Reader(person, texts(language), letters(ranks), Count()) for language, ranks in readings()]


def meaning(data: str) -> Tap | None:
    try:
        return unpack(data)
    except UnreadableTapError:
        return None


def update_of(cause: str | None) -> int:
    """The number of the update that is a cause, 0 for any other cause."""
    kind, _, number = (cause or "").partition(":")
    return int(number) if kind == "update" else 0

"""What buttons carry: table, version and meaning in at most 64 ASCII bytes, packed and unpacked only here.

    t:<table>:<version>:<verb>[:<card>[:<taken>[:<page>]]]      a tap on a table
    m:<verb>[:<argument>…]                                     a tap in the menus

Versions are in base 36, a set of cards is the hexadecimal of its bitmask. Nothing in a button is believed: `unpack`
says only what was meant, and whoever acts on it asks the rules and the store.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from engine import DECK, Card, EngineError, Move

LIMIT = 64
TABLE_ID = re.compile(r"[0-9A-Za-z]{6,12}")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Verb(StrEnum):
    """What a tap on a table asks for."""

    CHOOSE = "c"  # a hand card: what can it do?
    PLAY = "p"  # take, or lay out
    PICK = "k"  # choose table cards one by one
    BACK = "b"
    WHY = "w"
    HINT = "h"
    UNDO = "u"
    RESIGN = "r"
    RESIGN_SURELY = "R"
    NEXT_GIV = "n"
    AGAIN = "a"
    RECORD = "j"


class Page(StrEnum):
    """What a tap in the menus asks for."""

    HOME = "home"
    PLAY = "play"
    NEW = "new"
    NEW_SURELY = "new!"
    RULES = "rules"
    GAME = "game"
    SET_GAME = "game!"
    OPTION = "opt"
    SET_OPTION = "opt!"
    LANGUAGE = "lang"
    SET_LANGUAGE = "lang!"
    SETTINGS = "set"
    SET_LETTERS = "let!"
    SET_QUICK = "quick!"
    HELP = "help"
    FORGET = "forget"
    FORGET_SURELY = "forget!"


class UnreadableTapError(ValueError):
    """Data that no button of this bot carries."""


@dataclass(frozen=True, slots=True)
class TableTap:
    """A tap on a table. `move` belongs to CHOOSE (only its card), PLAY and PICK; `page` to PICK."""

    table: str
    version: int
    verb: Verb
    move: Move | None = None
    page: int = 0


@dataclass(frozen=True, slots=True)
class MenuTap:
    """A tap in the menus, with its arguments as they stand."""

    page: Page
    arguments: tuple[str, ...] = ()


Tap = TableTap | MenuTap


def pack(tap: Tap) -> str:
    """The tap as button data. Raises ValueError when it would be too long: a fault of the caller."""
    fields = _table_fields(tap) if isinstance(tap, TableTap) else ["m", tap.page.value, *tap.arguments]
    data = ":".join(fields)
    if not data.isascii() or len(data) > LIMIT:
        raise ValueError(f"button data is not at most {LIMIT} ASCII bytes: {data!r}")
    return data


def unpack(data: str) -> Tap:
    """What a button meant. Raises UnreadableTapError for anything that `pack` does not write."""
    kind, *fields = data.split(":")
    try:
        tap: Tap = _table_tap(fields) if kind == "t" else _menu_tap(kind, fields)
        canonical = pack(tap)
    except (ValueError, IndexError) as error:
        raise UnreadableTapError(data) from error
    if canonical != data:
        raise UnreadableTapError(data)
    return tap


def _table_fields(tap: TableTap) -> list[str]:
    fields = ["t", tap.table, _base36(tap.version), tap.verb.value]
    if tap.move is not None:
        fields.append(str(tap.move.card))
        if tap.move.taken or tap.verb is Verb.PICK:
            fields.append(f"{sum(1 << card for card in tap.move.taken):x}")
        if tap.verb is Verb.PICK:
            fields.append(str(tap.page))
    return fields


def _table_tap(fields: list[str]) -> TableTap:
    table, version, verb, *rest = fields
    if not TABLE_ID.fullmatch(table):
        raise ValueError(table)
    move = _move(rest) if rest else None
    needs_card = Verb(verb) in (Verb.CHOOSE, Verb.PLAY, Verb.PICK)
    if needs_card != (move is not None) or (verb == Verb.CHOOSE and len(rest) > 1):
        raise ValueError(verb)
    page = _natural(rest[2]) if verb == Verb.PICK else 0
    return TableTap(table, _natural(version, 36), Verb(verb), move, page)


def _natural(text: str, base: int = 10) -> int:
    number = int(text, base)
    if number < 0:
        raise ValueError(text)
    return number


def _move(fields: list[str]) -> Move:
    try:
        card = Card.parse(fields[0])
    except EngineError as error:
        raise ValueError(fields[0]) from error
    mask = int(fields[1], 16) if len(fields) > 1 else 0
    if not 0 <= mask < 1 << len(DECK):
        raise ValueError(fields[1])
    return Move.of(card, (each for each in DECK if mask >> each & 1))


def _menu_tap(kind: str, fields: list[str]) -> MenuTap:
    if kind != "m":
        raise ValueError(kind)
    page, *arguments = fields
    return MenuTap(Page(page), tuple(arguments))


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
        if not number:
            return digits

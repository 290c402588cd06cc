"""What buttons carry: table, version and meaning in at most 64 ASCII bytes, packed and unpacked only here.

    t:<table>:<version>:<verb>:<card>:<taken>:<page>:<ply>      a tap on a table, without empty fields at its end
    m:<verb>[:<argument>…]                                     a tap in the menus

Versions are in base 36, a set of cards is the hexadecimal of its bitmask. Nothing in a button is believed: `unpack`
says only what was meant, and whoever acts on it asks the rules and the store.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine import DECK, Card, EngineError, Move

LIMIT = 64
#: Data of buttons that is remembered with its meaning: each tap asks twice, for its place in line and to be done.
REMEMBERED = 256
TABLE_ID = re.compile(r"[0-9A-Za-z]{6,12}")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Verb(StrEnum):
    """What a tap on a table asks for."""

    CHOOSE = "c"  # a hand card: what can it do?
    PLAY = "p"  # take, or lay out
    PICK = "k"  # choose table cards one by one
    TAKE_NOTHING = "e"  # to take before a card is picked
    PLAY_ANYWAY = "P"  # in spite of the coach
    BACK = "b"
    WHY = "w"
    HINT = "h"  # the idea
    ADVICE = "H"  # the move, with its reasons
    TERMS = "T"  # all of its reasons
    COUNT = "o"
    QUIZ = "q"
    REVIEW = "v"  # the page: so many faults of it were seen, and it is wanted anew
    STEP = "s"  # through the giv, to the play with the number of the page
    PRACTISE = "x"
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
    SET_LEVEL = "level!"
    SET_QUICK = "quick!"
    SET_COACH = "coach!"
    SET_COUNTING = "count!"
    RATING = "rate"
    HELP = "help"
    FORGET = "forget"
    FORGET_SURELY = "forget!"


class UnreadableTapError(ValueError):
    """Data that no button of this bot carries."""


#: The verbs that need a card, and those of them that may name cards to take.
WITH_CARD = {Verb.CHOOSE, Verb.PLAY, Verb.PLAY_ANYWAY, Verb.PICK}
WITH_TAKEN = {Verb.PLAY, Verb.PLAY_ANYWAY, Verb.PICK}
#: The verbs with a page, and those that can be meant for an earlier play.
WITH_PAGE = {Verb.PICK, Verb.QUIZ, Verb.STEP, Verb.REVIEW}
WITH_PLY = {Verb.CHOOSE, Verb.PLAY, Verb.PICK, Verb.TAKE_NOTHING, Verb.BACK, Verb.PRACTISE}


@dataclass(frozen=True, slots=True)
class TableTap:
    """A tap on a table. `move` belongs to the verbs WITH_CARD, and to QUIZ for its rank; CHOOSE uses only its card.
    `page` is what the verb makes of it. `ply`: an earlier play of the giv that is practised, None in the game itself.
    """

    table: str
    version: int
    verb: Verb
    move: Move | None = None
    page: int = 0
    ply: int | None = None


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


@lru_cache(REMEMBERED)
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
    picks = tap.verb is Verb.PICK  # its fields are all written, as they always were
    card = str(tap.move.card) if tap.move else ""
    taken = f"{sum(1 << each for each in tap.move.taken):x}" if tap.move and (tap.move.taken or picks) else ""
    page = str(tap.page) if tap.page or picks else ""
    ply = "" if tap.ply is None else str(tap.ply)
    fields = ["t", tap.table, _base36(tap.version), tap.verb.value, card, taken, page, ply]
    while not fields[-1]:
        fields.pop()
    return fields


def _table_tap(fields: list[str]) -> TableTap:
    table, version, verb_letter, *rest = fields
    card, taken, page, ply = (*rest, *[""] * (4 - len(rest)))
    verb = Verb(verb_letter)
    if not TABLE_ID.fullmatch(table) or (verb in WITH_CARD and not card):
        raise ValueError(fields)
    may_have = (
        (card, verb in WITH_CARD or verb is Verb.QUIZ),
        (taken, verb in WITH_TAKEN),
        (page, verb in WITH_PAGE),
        (ply, verb in WITH_PLY),
    )
    if any(field and not allowed for field, allowed in may_have):
        raise ValueError(fields)
    move = _move(card, taken) if card else None
    return TableTap(table, _natural(version, 36), verb, move, _natural(page or "0"), _natural(ply) if ply else None)


def _natural(text: str, base: int = 10) -> int:
    number = int(text, base)
    if number < 0:
        raise ValueError(text)
    return number


def _move(card: str, taken: str) -> Move:
    try:
        played = Card.parse(card)
    except EngineError as error:
        raise ValueError(card) from error
    mask = _natural(taken or "0", 16)
    if mask >= 1 << len(DECK):
        raise ValueError(taken)
    return Move.of(played, (each for each in DECK if mask >> each & 1))


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

"""What buttons carry: table, version and meaning in at most 64 ASCII bytes, packed and unpacked only here.

    t:<table>:<version>:<letter>:<card>:<taken>:<page>:<ply>      a tap on a table, without empty fields at its end
    m:<word>[:<argument>…]                                        a tap in the menus

Versions are in base 36, a set of cards is its bitmask in hexadecimal. No button is trusted: `unpack` says only what was
meant, and the case checks it against the rules and the store.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from engine import DECK, Card, EngineError, Move
from tgbot.taps import menu
from tgbot.taps import table as at
from tgbot.taps.menu import MenuTap
from tgbot.taps.table import Ask, TableTap

LIMIT = 64
#: Button data remembered with its meaning: each tap is decoded twice, for its place in the queue and to be handled.
REMEMBERED = 256
TABLE_ID = re.compile(r"[0-9A-Za-z]{6,12}")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Tap = TableTap | MenuTap

#: Taps on a table that consist of their letter alone.
PLAIN: dict[str, Callable[[], Ask]] = {
    "e": at.TakeNothing,
    "b": at.Back,
    "w": at.Why,
    "h": at.Hint,
    "H": at.Advice,
    "T": at.Terms,
    "o": at.Count,
    "x": at.Practise,
    "u": at.Undo,
    "r": at.AskResign,
    "R": at.Resign,
    "n": at.NextGiv,
    "a": at.Again,
    "j": at.ShowRecord,
}
LETTERS: dict[Any, str] = {kind: letter for letter, kind in PLAIN.items()}
#: Taps that can refer to an earlier play of the giv.
WITH_PLY = (at.Choose, at.Play, at.Pick, at.TakeNothing, at.Back, at.Practise)
MENUS: dict[str, Callable[..., MenuTap]] = {
    "home": menu.OpenHome,
    "play": menu.OpenTable,
    "new": menu.AskNew,
    "new!": menu.New,
    "rules": menu.OpenRules,
    "game": menu.OpenGame,
    "game!": menu.SetGame,
    "opt": menu.OpenOption,
    "opt!": menu.SetOption,
    "level!": menu.SetLevel,
    "lang": menu.OpenLanguage,
    "lang!": menu.SetLanguage,
    "set": menu.OpenSettings,
    "let!": menu.SetLetters,
    "quick!": menu.SetQuick,
    "coach!": menu.SetCoach,
    "count!": menu.SetCounting,
    "rate": menu.OpenAccuracy,
    "help": menu.OpenHelp,
    "forget": menu.AskForget,
    "forget!": menu.Forget,
}
WORDS: dict[Any, str] = {kind: word for word, kind in MENUS.items()}


class UnreadableTapError(ValueError):
    """Data that no button of this bot carries."""


def pack(tap: Tap) -> str:
    """The tap as button data. Raises ValueError if it would be too long, which is a mistake of the caller."""
    parts = _table_parts(tap) if isinstance(tap, TableTap) else _menu_parts(tap)
    data = ":".join(parts)
    if not data.isascii() or len(data) > LIMIT:
        raise ValueError(f"button data is not at most {LIMIT} ASCII bytes: {data!r}")
    return data


@lru_cache(REMEMBERED)
def unpack(data: str) -> Tap:
    """What a button meant. Raises UnreadableTapError for anything that `pack` does not write."""
    kind, *parts = data.split(":")
    readers = {"t": _table_tap, "m": _menu_tap}
    try:
        tap: Tap = readers[kind](parts)
        canonical = pack(tap)
    except (ValueError, LookupError, TypeError) as error:
        raise UnreadableTapError(data) from error
    if canonical != data:
        raise UnreadableTapError(data)
    return tap


def _table_parts(tap: TableTap) -> list[str]:
    ply = "" if tap.ply is None else str(tap.ply)
    parts = ["t", tap.table, _base36(tap.version), *_ask_parts(tap.ask), ply]
    while not parts[-1]:
        parts.pop()
    return parts


def _ask_parts(ask: Ask) -> tuple[str, str, str, str]:  # noqa: PLR0911  (one line for each kind)
    """Letter, card, taken, page."""
    match ask:
        case at.Choose(card):
            return "c", str(card), "", ""
        case at.Play(move) | at.PlayAnyway(move):
            return "p" if isinstance(ask, at.Play) else "P", str(move.card), _set(move) if move.taken else "", ""
        case at.Pick(move, page):
            return "k", str(move.card), _set(move), str(page)
        case at.Quiz(rank, answer):
            return "q", _of_rank(rank), "", "" if answer is None else str(answer + 1)
        case at.Review(faults):
            return "v", "", "", _page(faults)
        case at.Step(ply):
            return "s", "", "", _page(ply)
        case _:
            return LETTERS[type(ask)], "", "", ""


def _table_tap(parts: list[str]) -> TableTap:
    table, version, letter, *rest = parts
    card, taken, page, ply = (*rest, *[""] * (4 - len(rest)))
    if not TABLE_ID.fullmatch(table):
        raise ValueError(table)
    ask = _ask(letter, card, taken, page)
    if ply and not isinstance(ask, WITH_PLY):
        raise ValueError(ply)
    return TableTap(table, _natural(version, 36), ask, _natural(ply) if ply else None)


def _ask(letter: str, card: str, taken: str, page: str) -> Ask:  # noqa: PLR0911  (one line for each kind)
    """What these parts mean. Parts that the kind does not have are dropped, which `unpack` detects."""
    match letter:
        case "c":
            return at.Choose(_card(card))
        case "p":
            return at.Play(_move(card, taken))
        case "P":
            return at.PlayAnyway(_move(card, taken))
        case "k":
            return at.Pick(_move(card, taken), _natural(page))
        case "q":
            return at.Quiz(_card(card).rank if card else None, _natural(page) - 1 if page else None)
        case "v":
            return at.Review(_natural(page or "0"))
        case "s":
            return at.Step(_natural(page or "0"))
        case _:
            return PLAIN[letter]()


def _menu_parts(tap: MenuTap) -> list[str]:
    values = (getattr(tap, each.name) for each in fields(tap))
    return ["m", WORDS[type(tap)], *(str(value) for value in values if value is not None)]


def _menu_tap(parts: list[str]) -> MenuTap:
    word, *arguments = parts
    kind = MENUS[word]
    return kind(*map(_natural, arguments)) if kind is menu.OpenRules else kind(*arguments)


def _natural(text: str, base: int = 10) -> int:
    number = int(text, base)
    if number < 0:
        raise ValueError(text)
    return number


def _page(number: int) -> str:
    return str(number) if number else ""


def _of_rank(rank: str | None) -> str:
    """A rank is written as the first card that has it."""
    return "" if rank is None else str(next(card for card in DECK if card.rank == rank))


def _set(move: Move) -> str:
    return f"{sum(1 << each for each in move.taken):x}"


def _card(text: str) -> Card:
    try:
        return Card.parse(text)
    except EngineError as error:
        raise ValueError(text) from error


def _move(card: str, taken: str) -> Move:
    mask = _natural(taken or "0", 16)
    if mask >= 1 << len(DECK):
        raise ValueError(taken)
    return Move.of(_card(card), (each for each in DECK if mask >> each & 1))


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
        if not number:
            return digits

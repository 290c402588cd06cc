"""People who ask the tutor: tables to ask at, the settings that matter, and reading their screens."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape

from engine import Move, Rules, View
from tests.tgbot.playing import press_page
from tests.tgbot.positions import HOUSE, random_giv_tables
from tests.tgbot.room import Room, asks, play_card, taps
from tests.tgbot.searches import InProcess, Opinion, Worth
from tgbot.cases.readers import reader
from tgbot.people.profile import Profile
from tgbot.simulator.people import Person
from tgbot.table.seats import Person as Seat
from tgbot.table.table import Table
from tgbot.taps import MenuTap, TableTap, pack
from tgbot.taps.menu import OpenSettings, SetCoach, SetCounting
from tgbot.taps.table import Play, PlayAnyway
from tgbot.views.reader import Reader

LANGUAGES = ("sv", "en")
GAMES = (Rules.preset("kasino"), Rules.preset("dragkasino"))
#: Both games and both languages, for tests that go through the chat.
EVERYWHERE = [(rules, language) for rules in GAMES for language in LANGUAGES]


def speaking(room: Room, language: str) -> Person:
    """Anna, who reads Swedish, or Ben, who reads English."""
    return room.anna if language == "sv" else room.ben


def table_after(n_moves: int, rules: Rules = GAMES[0], seed: int = 1) -> Table:
    """A table in a giv of random moves after this number of them, which is even: Anna is on turn."""
    return next(table for table in random_giv_tables(rules, seed) if len(table.giv.moves) == n_moves)


async def seated(room: Room, person: Person, table: Table) -> Table:
    """The person at this table, which is shown in their newest message."""
    await person.send("/play")
    own = replace(table, seats=(Seat(person.id), HOUSE))
    await room.put(person, own)
    return own


async def ends_giv(room: Room, person: Person, rules: Rules = GAMES[0], seed: int = 1) -> None:
    """The person plays the last card of a giv of random moves."""
    await seated(room, person, table_after(46, rules, seed))
    await play_card(person)


def laying_costs(loss: float, error: float = 0.0) -> Opinion:
    """An opinion by which laying out any card costs this much, with this standard error; all takes are best."""

    def opinion(_: View, move: Move) -> Worth:
        return Worth(0.0) if move.taken else Worth(loss, error)

    return opinion


def searches_of(room: Room) -> InProcess:
    """The room's searches, with everything that they were asked."""
    workers = room.services.door.workers
    assert isinstance(workers, InProcess)
    return workers


async def profile_of(room: Room, person: Person) -> Profile:
    return Profile.load((await room.store.load(person.id)).profile)


async def reader_of(room: Room, person: Person) -> Reader:
    """The person as the views see them."""
    return reader(person.id, person.user.language_code, await profile_of(room, person))


async def set_coach(person: Person, level: str) -> None:
    """Chooses in the settings, and goes back to the table."""
    await _set(person, SetCoach, level)


async def set_counting(person: Person, how: str) -> None:
    await _set(person, SetCounting, how)


async def _set(person: Person, page: Callable[..., MenuTap], argument: str) -> None:
    await person.send("/start")
    await press_page(person, OpenSettings)
    await press_page(person, page, argument)
    await person.send("/play")


async def press_move(person: Person, ask: Play | PlayAnyway) -> str:
    """Presses the button for exactly this move on the newest message."""
    message = person.newest()
    tap = next(tap for tap in table_taps(person) if tap.ask == ask)
    return await person.forge(pack(tap), message)


def table_taps(person: Person) -> list[TableTap]:
    """What the buttons of the newest message mean at a table."""
    return asks(person.newest())


def kinds(person: Person) -> set[type]:
    """The kinds of taps on the newest message, on tables and in the menus."""
    return {type(tap.ask) if isinstance(tap, TableTap) else type(tap) for _, tap in taps(person.newest())}


def text_of(person: Person) -> str:
    """The text of the newest message, as a person reads it."""
    return person.newest().content.text or ""


def plain(html: str) -> str:
    """An HTML text as a person reads it."""
    return unescape(re.sub(r"<[^>]*>", "", html))


def numbers(text: str) -> list[float]:
    """The numbers with a sign in a text, in either language."""
    found = re.findall(r"[+\N{MINUS SIGN}]\d+(?:[.,]\d+)?", text)
    return [float(each.replace("\N{MINUS SIGN}", "-").replace(",", ".")) for each in found]

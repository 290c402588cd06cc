"""A person who plays by pressing buttons at random, and checks every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from random import Random

from engine import DECK, OPTIONS, Row, Rules, option_words
from locales import texts
from tests.tgbot.room import Room, asks, press_tap, press_where, taps
from tgbot.simulator.markup import slice_units
from tgbot.simulator.people import Person
from tgbot.table.table import Table
from tgbot.taps import MenuTap, TableTap, Tap
from tgbot.taps.menu import OpenGame, OpenOption, SetGame, SetOption
from tgbot.taps.table import AskResign, Choose, NextGiv, Play, Undo
from tgbot.views.protocol import KINDS


async def set_rules(person: Person, rules: Rules) -> None:
    """Writes /start, and taps the game and all its options as they are in the rules."""
    await person.send("/start")
    await press_page(person, OpenGame)
    await press_page(person, SetGame, rules.game)
    for name in (*(name for name in OPTIONS if name != "target"), "target"):
        if rules.applies(name):
            await press_page(person, OpenOption, name)
            word = option_words(name)[OPTIONS[name].index(getattr(rules, name))]
            await press_page(person, SetOption, name, word)


async def press_page(person: Person, page: Callable[..., MenuTap], *arguments: str | int) -> str:
    """Presses the button that leads to a page of the menus, or sets something there."""
    return await press_where(person, lambda tap: tap == page(*arguments))


@dataclass
class Player:
    """Presses what a person might press. `protocols`: those that were shown, with the table at that time."""

    room: Room
    person: Person
    chance: Random
    protocols: list[tuple[str, Table]] = field(default_factory=list)
    n_presses: int = 0

    async def play_parti(self) -> Table:
        """From a table with a hand to the end of its parti."""
        while not (table := await self.room.table(self.person)).over:
            await self.look(table)
            await self.press()
            self.n_presses += 1
            assert self.n_presses < 3000, "this parti does not end"
        await self.look(table)
        return table

    async def look(self, table: Table) -> None:
        """What must be true of any screen: it leads on, and no card is lost."""
        assert {*chain(*table.giv.hands, *table.giv.piles), *table.giv.table, *table.giv.stock} == set(DECK)
        message = self.person.newest()
        assert any(isinstance(tap, TableTap) for _, tap in taps(message)), "a dead end"
        if table.giv.over:
            self.protocols.append((protocol_of(self.person), table))

    async def press(self) -> None:
        """Presses a button: mostly one that leads on, sometimes another."""
        found = asks(self.person.newest())
        on_screen = {type(tap.ask) for tap in found}
        if NextGiv in on_screen:
            await press_tap(self.person, NextGiv)
        elif self.chance.random() < 0.1:
            await press_tap(self.person, self.chance.choice(sorted(on_screen - ENDING, key=lambda kind: kind.__name__)))
        elif Play in on_screen:
            takes = [tap for tap in found if isinstance(tap.ask, Play) and tap.ask.move.taken]
            plays = [tap for tap in found if isinstance(tap.ask, Play)]
            await self.press_one(takes if takes and self.chance.random() < 0.9 else plays)
        else:
            hand = [tap for tap in found if isinstance(tap.ask, Choose)]
            await self.press_one(hand or [tap for tap in found if type(tap.ask) not in ENDING])

    async def press_one(self, found: list[TableTap]) -> None:
        chosen: Tap = self.chance.choice(found)
        await press_where(self.person, lambda tap: tap == chosen)


#: What a player does not press at random: it would end the parti, or go back for ever.
ENDING: set[type] = {AskResign, Undo}


def protocol_of(person: Person) -> str:
    """The protocol on the newest message: its block of fixed width."""
    content = person.newest().content
    block = next(entity for entity in content.entities if entity["type"] == "pre")
    return slice_units(content.text or "", block["offset"], block["length"])


def told_points(protocol: str, language: str) -> dict[str, list[int]]:
    """The numbers in the protocol by seat: for each kind of points, the sum, the total and the hints."""
    keys = [key for key, _ in KINDS] + ["row-sum", "row-total", "row-hints"]
    names = {texts(language).plain(key): key for key in keys}
    lines = (re.fullmatch(r"(\S.*?)\s{2,}(\S+)\s+(\S+)", line) for line in protocol.splitlines())
    found = {line[1]: [0 if cell == "–" else int(cell) for cell in line.groups()[1:]] for line in lines if line}
    assert set(found) <= set(names), f"unknown lines: {set(found) - set(names)}"
    return {names[label]: numbers for label, numbers in found.items()}


def engine_points(rows: tuple[Row, ...], totals: tuple[int, ...]) -> dict[str, list[int]]:
    """The same from the engine's rows."""
    kinds = {key: [count(row) for row in rows] for key, count in KINDS}
    return {**kinds, "row-sum": [row.total for row in rows], "row-total": list(totals)}

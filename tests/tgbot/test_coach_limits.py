"""Whatever is pressed around the tutor, in both languages: within Telegram's limits, without errors, one answer
each."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import Move, Rules, View
from locales import texts
from tests.engine.chance import shuffled
from tests.tgbot.playing import press_page
from tests.tgbot.positions import laid_out
from tests.tgbot.room import Room, opened_room, play_card, seeded, taps
from tests.tgbot.searches import MadeUp, Worth
from tests.tgbot.tutored import EVERYWHERE, seated, set_coach, set_counting, speaking, table_after
from tests.tgbot.views.looking import WIDTHS
from tgbot.simulator.people import Person
from tgbot.taps import MenuTap, Tap, pack
from tgbot.taps.menu import OpenAccuracy, OpenHome, OpenSettings, OpenTable
from tgbot.taps.table import (
    AskResign,
    Choose,
    Count,
    Hint,
    NextGiv,
    Play,
    PlayAnyway,
    Practise,
    Quiz,
    Review,
    Step,
    Undo,
)

#: What ends the walk, or leads away from the tutor.
NOT_PRESSED = {AskResign, Undo, NextGiv}
#: The way to the settings and back; nothing is changed there.
PAGES = {OpenHome, OpenTable, OpenSettings, OpenAccuracy}
PRESSES = 80
#: What is pressed more often than the rest.
OFTEN: dict[type, int] = {Choose: 4, Play: 6}


def some_are_costly(view: View, move: Move) -> Worth:
    """Most moves cost something, some of them within the noise."""
    chance = Random(f"{len(view.moves)}{move}")
    return Worth(chance.choice((0.0, 0.04, 0.2, 0.5, 1.2)), chance.choice((0.0, 0.0, 0.0, 0.3)))


def wanted(tap: Tap) -> bool:
    return kind(tap) in PAGES if isinstance(tap, MenuTap) else kind(tap) not in NOT_PRESSED


async def walks(room: Room, person: Person, chance: Random, language: str) -> set[type]:
    """Presses what was pressed least so far, else at random, and checks each screen. Returns what was pressed."""
    pressed: Counter[type] = Counter()
    fault = texts(language).plain("answer-error")
    for _ in range(PRESSES):
        message = next(each for each in reversed(person.sees()) if each.rows)
        fits(person, message.rows or ())
        found = [(kind(tap), tap) for _, tap in taps(message) if wanted(tap)]
        what, tap = min(found, key=lambda each: (pressed[each[0]] / OFTEN.get(each[0], 1), chance.random()))
        pressed[what] += 1
        await person.forge(pack(tap), message)
        assert person.last_answer != fault, tap
    room.check()
    return set(pressed)


def kind(tap: Tap) -> type:
    return type(tap) if isinstance(tap, MenuTap) else type(tap.ask)


def fits(person: Person, rows: object) -> None:
    """A phone shows every label in full."""
    assert isinstance(rows, (list, tuple))
    assert len(rows) <= 9
    for row in rows:
        widest = WIDTHS.get(len(row), 5)
        for button in row:
            assert len(button["text"]) <= widest, f"{button['text']!r} is cut on\n{person.screen()}"


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_at_the_table(rules: Rules, language: str) -> None:
    async with opened_room(seeded(7), workers=MadeUp(some_are_costly)) as room:
        person = speaking(room, language)
        await set_coach(person, "strict")
        await set_counting(person, "quiz")
        await seated(room, person, table_after(24, rules))
        pressed = await walks(room, person, Random(5), language)
        assert pressed >= {Hint, Quiz, Choose, Play, PlayAnyway}


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_after_a_giv(rules: Rules, language: str) -> None:
    async with opened_room(seeded(7), workers=MadeUp(some_are_costly)) as room:
        person = speaking(room, language)
        await seated(room, person, table_after(46, rules))
        await play_card(person)
        pressed = await walks(room, person, Random(5), language)
        assert pressed >= {Review, Step, Practise, Choose, Play}


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_at_a_table_of_twenty_cards(rules: Rules, language: str) -> None:
    """Nobody has taken anything, and the person has the longest name."""
    async with opened_room(seeded(7), workers=MadeUp(some_are_costly)) as room:
        person = speaking(room, language)
        await set_coach(person, "strict")
        table = laid_out(rules, shuffled(Random(1)), 20)
        named = replace(table, record=replace(table.record, players=("&<ÅÄÖ>" * 10, "house")))
        await seated(room, person, named)
        pressed = await walks(room, person, Random(6), language)
        assert pressed >= {Hint, Count, Choose}


@pytest.mark.parametrize("language", ["sv", "en"])
async def test_in_the_settings(room: Room, language: str) -> None:
    person = speaking(room, language)
    await person.send("/start")
    await press_page(person, OpenSettings)
    for data in ("m:coach!:off", "m:coach!:strict", "m:count!:off", "m:count!:quiz", "m:quick!:yes"):
        await person.forge(data, person.newest())
        fits(person, person.newest().rows)
    room.check()

"""Taps and commands outside a table: the pages of the menus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from engine import OPTIONS
from tgbot.cases.accuracy import picture
from tgbot.cases.door import Door
from tgbot.cases.opening import open_against_house
from tgbot.cases.outcomes import Outcome, Show, Tell
from tgbot.cases.playing import shown
from tgbot.cases.settings import CHANGES
from tgbot.cases.visitor import Visit, Visitor, arrive
from tgbot.people.settings import Coach, Counting
from tgbot.taps import MenuTap
from tgbot.taps.menu import (
    AskForget,
    AskNew,
    Forget,
    New,
    OpenAccuracy,
    OpenGame,
    OpenHelp,
    OpenHome,
    OpenLanguage,
    OpenOption,
    OpenRules,
    OpenSettings,
    OpenTable,
    SetGame,
    SetLanguage,
    SetLevel,
    SetOption,
)  # fmt: skip
from tgbot.views import menus

Page = Callable[[Visit, Any], Awaitable[Outcome]]


async def tap_menu(door: Door, visitor: Visitor, tap: MenuTap, update: int) -> Outcome:
    """What a tap in the menus or a command leads to. Raises StoreUnavailable; a forged argument gets an answer."""
    visit = await arrive(door, visitor, update)
    return await (_change(visit, tap) if type(tap) in CHANGES else PAGES[type(tap)](visit, tap))


async def _change(visit: Visit, tap: MenuTap) -> Outcome:
    """A setting that is stored at once, and the page that shows it."""
    change = CHANGES[type(tap)]
    try:
        change(visit.profile, tap)
    except ValueError:
        return _unreadable(visit)
    visit = await visit.saved(lambda profile: change(profile, tap))
    if isinstance(tap, SetGame | SetOption | SetLevel):
        return await _game(visit, OpenGame())
    return await _home(visit, OpenHome()) if isinstance(tap, SetLanguage) else _settings(visit)


async def _home(visit: Visit, _: OpenHome) -> Outcome:
    playing = await visit.playing()
    return Show(menus.home(visit.reader, visit.visitor.name, playing.sight if playing else None))


async def _table(visit: Visit, _: OpenTable) -> Outcome:
    playing = await visit.playing()
    return shown(playing) if playing else await open_against_house(visit)


async def _ask_new(visit: Visit, _: AskNew) -> Outcome:
    return Show(menus.ask_new(visit.reader)) if await visit.playing() else await open_against_house(visit)


async def _new(visit: Visit, _: New) -> Outcome:
    return await open_against_house(visit)


async def _rules(visit: Visit, tap: OpenRules) -> Outcome:
    return Show(menus.rule_page(visit.reader, visit.profile.rules, tap.page or 0))


async def _game(visit: Visit, _: OpenGame) -> Outcome:
    playing = await visit.playing()
    return Show(menus.game(visit.reader, visit.profile.rules, visit.profile.level, playing is not None))


async def _option(visit: Visit, tap: OpenOption) -> Outcome:
    if tap.name not in OPTIONS:
        return _unreadable(visit)
    return Show(menus.option(visit.reader, visit.profile.rules, tap.name))


async def _language(visit: Visit, _: OpenLanguage) -> Outcome:
    return Show(menus.language(visit.reader))


async def _open_settings(visit: Visit, _: OpenSettings) -> Outcome:
    return _settings(visit)


async def _accuracy(visit: Visit, _: OpenAccuracy) -> Outcome:
    return picture(visit.reader, visit.profile)


async def _help(visit: Visit, _: OpenHelp) -> Outcome:
    return Show(menus.help_page(visit.reader))


async def _ask_forget(visit: Visit, _: AskForget) -> Outcome:
    return Show(menus.ask_forget(visit.reader))


async def _forget(visit: Visit, _: Forget) -> Outcome:
    """Deletes everything about the person: profile, tables, accuracy; once, whatever comes again."""
    await visit.door.store.forget(visit.visitor.id, visit.cause)
    return Show(menus.forgotten(visit.reader))


def _unreadable(visit: Visit) -> Tell:
    """For an argument that no button has."""
    return Tell(visit.reader.texts.plain("answer-unreadable"))


def _settings(visit: Visit) -> Show:
    chosen = visit.profile
    coach, counting = menus.Choices(tuple(Coach), chosen.coach), menus.Choices(tuple(Counting), chosen.counting)
    return Show(menus.settings(visit.reader, chosen.quick, coach, counting))


PAGES: dict[type, Page] = {
    OpenHome: _home,
    OpenTable: _table,
    AskNew: _ask_new,
    New: _new,
    OpenRules: _rules,
    OpenGame: _game,
    OpenOption: _option,
    OpenLanguage: _language,
    OpenSettings: _open_settings,
    OpenAccuracy: _accuracy,
    OpenHelp: _help,
    AskForget: _ask_forget,
    Forget: _forget,
}

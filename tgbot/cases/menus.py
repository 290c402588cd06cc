"""Taps and commands outside a table: the menus, settings, opening a table, being forgotten. No Telegram here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine import OPTIONS, OptionError, Rules, option_value
from locales import LANGUAGES
from tgbot.cases.at_table import opened
from tgbot.cases.outcomes import Person, Reply
from tgbot.cases.visits import Parlour, Visit
from tgbot.people.accuracy import chart, mean_loss
from tgbot.people.profile import Coach, Counting, Profile
from tgbot.taps.codec import MenuTap, Page
from tgbot.views import menus
from tutor import Level
from tutor.words import number


async def visit(parlour: Parlour, person: Person, tap: MenuTap, update: int) -> Reply:
    """What a tap in the menus or a command leads to. Raises StoreUnavailable; a forged argument gets an answer."""
    loaded = await parlour.store.load(person.id)
    here = Visit(parlour, person, Profile.load(loaded.profile), loaded.profile_version, update)
    try:
        return await _pages(here, tap)
    except (OptionError, ValueError):
        return Reply(answer=here.reader.texts.plain("answer-unreadable"), alert=True)


async def _pages(here: Visit, tap: MenuTap) -> Reply:
    """The page that was asked for. Raises OptionError or ValueError for arguments that no button has."""
    simple: dict[Page, Callable[[], Reply]] = {
        Page.RULES: lambda: _rules(here, tap.arguments),
        Page.OPTION: lambda: _option(here, tap.arguments),
        Page.LANGUAGE: lambda: Reply(menus.language(here.reader)),
        Page.SETTINGS: lambda: Reply(menus.settings(here.reader, here.profile)),
        Page.HELP: lambda: Reply(menus.help_page(here.reader)),
        Page.RATING: lambda: _rating(here),
        Page.FORGET: lambda: Reply(menus.ask_forget(here.reader)),
    }
    if tap.page in simple:
        return simple[tap.page]()
    if tap.page in CHANGES:
        return await _change(here, tap)
    if tap.page is Page.FORGET_SURELY:
        await here.parlour.store.forget(here.person.id)
        return Reply(menus.forgotten(here.reader))
    return await _with_table(here, tap.page)


async def _with_table(here: Visit, page: Page) -> Reply:
    """Pages that depend on whether a parti is going."""
    seen = await here.current()
    if page is Page.HOME:
        return Reply(menus.home(here.reader, here.person.name, seen.table if seen else None))
    if page is Page.GAME:
        return Reply(menus.game(here.reader, here.profile, playing=seen is not None))
    if page is Page.NEW and seen:
        return Reply(menus.ask_new(here.reader))
    if page is Page.PLAY and seen:
        return seen.shows()
    return await opened(here)


async def _change(here: Visit, tap: MenuTap) -> Reply:
    """A setting that is stored at once, and the page that shows it."""
    change = CHANGES[tap.page]
    here = await here.saved(lambda profile: change(profile, tap.arguments))
    if tap.page in (Page.SET_GAME, Page.SET_OPTION, Page.SET_LEVEL):
        return await _with_table(here, Page.GAME)
    if tap.page is Page.SET_LANGUAGE:
        return await _with_table(here, Page.HOME)
    return Reply(menus.settings(here.reader, here.profile))


def _set_game(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    (game,) = arguments
    rules = next(rules for rules in profile.rulesets if rules.game == Rules.preset(game).game)
    return profile.with_rules(rules)


def _set_option(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    """Överspader bring their own target (5.3): it is chosen anew when they are switched."""
    name, value = arguments
    options = profile.rules.options()
    if name == "extra_spades" and option_value(name, value) != profile.rules.extra_spades:
        options.pop("target", None)
    return profile.with_rules(Rules.preset(profile.rules.game, **{**options, name: value}))


def _set_language(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    return replace(profile, language=_known_language(arguments))


def _set_letters(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    return replace(profile, letters=_known_language(arguments))


def _set_quick(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    (quick,) = arguments
    if quick not in ("yes", "no"):
        raise ValueError(quick)
    return replace(profile, quick=quick == "yes")


def _set_level(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    (level,) = arguments
    return replace(profile, level=Level(level))


def _set_coach(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    (coach,) = arguments
    return replace(profile, coach=Coach(coach))


def _set_counting(profile: Profile, arguments: tuple[str, ...]) -> Profile:
    (counting,) = arguments
    return replace(profile, counting=Counting(counting))


def _known_language(arguments: tuple[str, ...]) -> str:
    (language,) = arguments
    if language not in LANGUAGES:
        raise ValueError(language)
    return language


CHANGES: dict[Page, Callable[[Profile, tuple[str, ...]], Profile]] = {
    Page.SET_GAME: _set_game,
    Page.SET_OPTION: _set_option,
    Page.SET_LANGUAGE: _set_language,
    Page.SET_LETTERS: _set_letters,
    Page.SET_QUICK: _set_quick,
    Page.SET_LEVEL: _set_level,
    Page.SET_COACH: _set_coach,
    Page.SET_COUNTING: _set_counting,
}


def _rules(here: Visit, arguments: tuple[str, ...]) -> Reply:
    (number,) = arguments or ("0",)
    return Reply(menus.rule_page(here.reader, here.profile.rules, int(number)))


def _rating(here: Visit) -> Reply:
    """The picture of the person's play over time, as a message of its own."""
    say, rated = here.reader.texts, here.profile.rated
    if not rated:
        return Reply(answer=say.plain("rating-none"), alert=True)
    mean = number(mean_loss(rated), say, digits=2)
    caption = say.html("rating-caption", mean=mean, count=len(rated))
    picture = chart(rated, say.plain("decimal-mark"))
    return Reply(photo=picture, caption=caption)


def _option(here: Visit, arguments: tuple[str, ...]) -> Reply:
    (name,) = arguments
    if name not in OPTIONS:
        raise ValueError(name)
    return Reply(menus.option(here.reader, here.profile.rules, name))

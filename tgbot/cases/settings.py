"""What a person can set in the menus: one function for each setting. Each raises ValueError (also as OptionError) for
an argument that no button has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine import Rules, option_value
from locales import LANGUAGES
from tgbot.people.profile import Profile
from tgbot.people.settings import Coach, Counting
from tgbot.taps.menu import (
    SetCoach,
    SetCounting,
    SetGame,
    SetLanguage,
    SetLetters,
    SetLevel,
    SetOption,
    SetQuick,
)  # fmt: skip
from tutor import Level

QUICK = {"yes": True, "no": False}


def _game(profile: Profile, tap: SetGame) -> Profile:
    rules = next(rules for rules in profile.rulesets if rules.game == Rules.preset(tap.game).game)
    return profile.with_rules(rules)


def _option(profile: Profile, tap: SetOption) -> Profile:
    """Överspader bring their own target (5.3): it is chosen again when they are switched."""
    options = profile.rules.options()
    if tap.name == "extra_spades" and option_value(tap.name, tap.value) != profile.rules.extra_spades:
        options.pop("target", None)
    return profile.with_rules(Rules.preset(profile.rules.game, **{**options, tap.name: tap.value}))


def _language(profile: Profile, tap: SetLanguage) -> Profile:
    return replace(profile, language=_known(tap.language))


def _letters(profile: Profile, tap: SetLetters) -> Profile:
    return replace(profile, letters=_known(tap.language))


def _quick(profile: Profile, tap: SetQuick) -> Profile:
    if tap.quick not in QUICK:
        raise ValueError(tap.quick)
    return replace(profile, quick=QUICK[tap.quick])


def _level(profile: Profile, tap: SetLevel) -> Profile:
    return replace(profile, level=Level(tap.level))


def _coach(profile: Profile, tap: SetCoach) -> Profile:
    return replace(profile, coach=Coach(tap.coach))


def _counting(profile: Profile, tap: SetCounting) -> Profile:
    return replace(profile, counting=Counting(tap.counting))


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(language)
    return language


#: How each tap on a setting changes the profile.
CHANGES: dict[type, Callable[[Profile, Any], Profile]] = {
    SetGame: _game,
    SetOption: _option,
    SetLanguage: _language,
    SetLetters: _letters,
    SetQuick: _quick,
    SetLevel: _level,
    SetCoach: _coach,
    SetCounting: _counting,
}

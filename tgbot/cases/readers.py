"""How somebody reads: a person by their own choices, a room in its language."""

from __future__ import annotations

import logging

from locales import LANGUAGES, language_for, texts
from tgbot.people.profile import Profile, UnreadableProfileError
from tgbot.people.settings import Counting
from tgbot.taps.table import Count, Quiz
from tgbot.views.reader import Reader
from tutor.words import letters

log = logging.getLogger(__name__)

ASKS = {Counting.OFF: None, Counting.SHOWN: Count(), Counting.QUIZ: Quiz()}


def reader(user: int, language_code: str | None, profile: Profile) -> Reader:
    """The reader for a person: their choice of language, else Telegram's code for it."""
    chosen = profile.language if profile.language in LANGUAGES else None
    language = chosen or language_for(language_code)
    ranks = profile.letters if profile.letters in LANGUAGES else language
    return Reader(user, texts(language), letters(ranks), ASKS[profile.counting])


def stranger(user: int, language_code: str | None) -> Reader:
    """The reader for somebody whose own choices are not known: by Telegram's code for their language."""
    return reader(user, language_code, Profile())


def readable_profile(user: int, stored: str | None) -> Profile | None:
    """A stored profile, a stranger's where there is none; None if it cannot be read. It is set aside when its owner
    comes back."""
    try:
        return Profile.load(stored)
    except UnreadableProfileError as error:
        log.error("the profile of %s cannot be read: %s", user, error)
        return None

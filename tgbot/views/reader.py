"""Whoever reads a message: which user, in which language, with which letters on the cards."""

from __future__ import annotations

from dataclasses import dataclass

from locales import Texts
from tgbot.taps.table import Count, Quiz
from tutor.words import Letters


@dataclass(frozen=True, slots=True)
class Reader:
    """`user` is None where everybody reads. `counting`: what the button for counting cards asks for, None if there is
    no such button."""

    user: int | None
    texts: Texts
    letters: Letters
    counting: Count | Quiz | None = None

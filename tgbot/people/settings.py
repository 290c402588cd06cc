"""What a person can choose for themselves besides language and letters."""

from __future__ import annotations

from enum import StrEnum


class Coach(StrEnum):
    """Which moves are warned about before they become final: none, those that lose 0.35 points, or those that lose
    0.15."""

    OFF = "off"
    GENTLE = "gentle"
    STRICT = "strict"


class Counting(StrEnum):
    """Help with counting cards: none, shown when asked, or asked as a quiz."""

    OFF = "off"
    SHOWN = "shown"
    QUIZ = "quiz"

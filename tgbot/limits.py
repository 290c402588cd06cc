"""How much one person, and all people together, may ask of the bot: the numbers, and counting by the minute."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from tgbot.recent import Recent

MINUTE = 60.0
#: The number of people who are counted; whoever was quiet longest is forgotten first.
PEOPLE = 4_096
#: Seconds without a refusal after which a person is let in again, and after which another refused text is answered.
REST, SPELL = 1.0, 30.0

#: Seconds, from any beginning.
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for a person with quick fingers, and small beside what the bot can do.

    `taps`, `messages` (questions and commands; Telegram lets a bot write to a chat about once a second) and
    `new_tables`: for each person, a minute, and as many at once after a quiet minute. `tables`: kept for each person;
    when there are more, the first opened ends. `waiting`: updates of one person that may be unfinished, others are
    refused; `at_once_each`: those of them that are handled at a time. `at_once`: updates of all people that are handled
    at a time, which is also how many Telegram hands over before any is confirmed. `refusals_at_once`: refused updates
    of all people that are answered at a time.
    """

    taps: int = 600
    messages: int = 60
    new_tables: int = 10
    tables: int = 20
    waiting: int = 6
    at_once_each: int = 4
    at_once: int = 100
    refusals_at_once: int = 4


LIMITS = Limits()


class Rate:
    """A number a minute for each person, who may save them up for one minute."""

    def __init__(self, a_minute: int, clock: Clock = time.monotonic) -> None:
        self._a_minute = a_minute
        self._clock = clock
        self._left: Recent[int, tuple[float, float]] = Recent(PEOPLE)

    def take(self, person: int) -> bool:
        """Takes one of the person's; False if none is left."""
        now = self._clock()
        left, at = self._left.get(person) or (float(self._a_minute), now)
        left = min(self._a_minute, left + (now - at) * self._a_minute / MINUTE)
        if left < 1:
            return False
        self._left.put(person, (left - 1, now))
        return True


class Spells:
    """Spells of something that happens to people, each of which lasts until it has not happened for `seconds`."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._last: Recent[int, float] = Recent(PEOPLE)

    def lasts(self, person: int) -> bool:
        """Whether the person is in a spell."""
        last = self._last.get(person)
        return last is not None and self._clock() - last <= self._seconds

    def begins(self, person: int) -> bool:
        """Notes that it happens; whether that begins a spell."""
        begins = not self.lasts(person)
        self._last.put(person, self._clock())
        return begins

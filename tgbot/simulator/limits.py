"""Telegram's limits, a clock for tests, and the limit on sends and edits in one group."""

import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from tgbot.simulator.errors import too_many

Clock = Callable[[], float]

HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Telegram's limits. A test may make a world with others; the defaults are the real ones.

    Sources: the Bot API documentation and its FAQ ("my bot is hitting limits").
    """

    text: int = 4096
    caption: int = 1024
    answer: int = 200
    entities: int = 100
    callback_data_bytes: int = 64
    buttons_in_row: int = 8
    buttons: int = 100
    copy_text: int = 256
    group_per_minute: int = 20
    message_life: float = 24 * HOUR
    callback_life: float = 150.0
    inline_life: float = 30.0
    delete_within: float = 48 * HOUR
    ephemeral_within: float = 15.0


class ManualClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, now: float = 1_760_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        """Seconds since the epoch."""
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


class GroupRate:
    """Counts sends and edits for each group in a sliding minute."""

    def __init__(self, per_minute: int, clock: Clock = time.time) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._taken: dict[int, deque[float]] = {}

    def check(self, chat: int) -> None:
        """Raises a 429 with `retry_after` when the group's minute is full."""
        now = self._clock()
        taken = self._taken.setdefault(chat, deque())
        while taken and taken[0] <= now - 60:
            taken.popleft()
        if len(taken) >= self._per_minute:
            raise too_many(math.ceil(taken[0] + 60 - now))

    def take(self, chat: int) -> None:
        """Count one send or edit in the group; raises as `check` does."""
        self.check(chat)
        self._taken[chat].append(self._clock())

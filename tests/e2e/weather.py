"""Telegram's weather: how often its calls are slow, refused or lost, and how many calls are on their way."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tgbot.simulator.errors import ApiError, too_many
from tgbot.simulator.faults import Fault, Faults

#: What can go wrong with a call, by its name, and how often in comparison. A timeout costs its caller seconds.
TROUBLES: dict[str, tuple[float, Callable[[], Fault]]] = {
    "429": (1.0, lambda: Fault(too_many(1))),
    "502": (1.0, lambda: Fault(ApiError(502, "Bad Gateway"))),
    "reset before it arrived": (1.0, lambda: Fault(ConnectionResetError("reset"))),
    "reset after it arrived": (1.0, lambda: Fault(ConnectionResetError("reset"), applied=True)),
    "timeout before it arrived": (0.1, lambda: Fault(TimeoutError("silence"))),
    "timeout after it arrived": (0.1, lambda: Fault(TimeoutError("silence"), applied=True)),
}
WITHOUT_LIMIT = ("getUpdates", "answerCallbackQuery")
#: Seconds that a call may take on its way, by chance.
SLOW = (0.0, 0.0, 0.0, 0.01, 0.05, 0.2)


@dataclass(frozen=True, slots=True)
class Trouble:
    """`share` of the calls go wrong, and all are slow by chance."""

    share: float
    chance: Random


class Weather(Faults):
    """Fine, until there is a `trouble`. With a `limit`, more calls than that within a second are refused, as Telegram
    does; answers to taps have none. `met` counts the calls that something happened to, by what it was."""

    def __init__(self, limit: int | None = None) -> None:
        super().__init__()
        self.trouble: Trouble | None = None
        self.limit = limit
        self.under_way = 0
        self.met: Counter[str] = Counter()
        self._recent: deque[float] = deque()

    async def pause(self, method: str) -> None:
        self.under_way += method != "getUpdates"
        try:
            await super().pause(method)
            if self.trouble is not None:
                await asyncio.sleep(self.trouble.chance.choice(SLOW))
        finally:
            self.under_way -= method != "getUpdates"

    def take(self, method: str) -> Fault | None:
        if (ordered := super().take(method)) is not None:
            return ordered
        if method not in WITHOUT_LIMIT and self._is_too_many():
            self.met["over the limit"] += 1
            return Fault(too_many(1))
        trouble = self.trouble
        if trouble is None or trouble.chance.random() >= trouble.share:
            return None
        (name,) = trouble.chance.choices(list(TROUBLES), [often for often, _ in TROUBLES.values()])
        self.met[name] += 1
        return TROUBLES[name][1]()

    def _is_too_many(self) -> bool:
        """Whether the limit is reached; a call that is let through is counted."""
        if self.limit is None:
            return False
        now = asyncio.get_running_loop().time()
        while self._recent and self._recent[0] <= now - 1:
            self._recent.popleft()
        if len(self._recent) >= self.limit:
            return True
        self._recent.append(now)
        return False

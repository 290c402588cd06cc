"""When a chat may be written to again: after a pause that Telegram has asked for, and in a group at most twenty times a
minute."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from tgbot.recent import Recent

#: Telegram accepts this many messages and edits a minute in a group.
IN_A_GROUP, MINUTE = 20, 60.0
REMEMBERED = 4096


class Pace:
    """One *not before* for each chat, shared by all of its messages. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._not_before: Recent[int, float] = Recent(REMEMBERED)
        self._sent: Recent[int, deque[float]] = Recent(REMEMBERED)

    def now(self) -> float:
        return self._clock() if self._clock else asyncio.get_running_loop().time()

    def pause(self, chat: int) -> float:
        """Seconds to wait before the chat may be written to; 0 if it may be now."""
        now = self.now()
        until = self._not_before.get(chat) or 0.0
        sent = self._sent.get(chat)
        if sent is not None and len(sent) == IN_A_GROUP:
            until = max(until, sent[0] + MINUTE)
        return max(0.0, until - now)

    def wrote(self, chat: int) -> None:
        """Counts one message or edit."""
        if chat < 0:
            sent = self._sent.get(chat)
            if sent is None:
                sent = deque(maxlen=IN_A_GROUP)
                self._sent.put(chat, sent)
            sent.append(self.now())

    def hold(self, chat: int, seconds: float) -> None:
        """Telegram has asked to wait."""
        self._not_before.put(chat, max(self._not_before.get(chat) or 0.0, self.now() + seconds))

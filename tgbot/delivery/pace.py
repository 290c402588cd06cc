"""When a chat may be written to again: after a pause that Telegram has asked for, in a group at most twenty times a
minute, and in all chats together somewhat less often than Telegram accepts."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from tgbot.recent import Recent

#: Telegram accepts this many messages and edits a minute in a group.
IN_A_GROUP, MINUTE = 20, 60.0
#: Telegram accepts about thirty a second in all chats together; other processes of the bot may send some of them.
IN_ALL, SECOND = 25, 1.0
#: When this many chats are refused within a second, it is not for their own sake: the whole bot is too fast. It goes on
#: at half its speed, and regains one message a second each time that this many seconds have passed.
SEVERAL, REGAINED = 3, 10.0
REMEMBERED = 4096


class Pace:
    """One *not before* for each chat, shared by all of its messages, and one for all chats. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._not_before: Recent[int, float] = Recent(REMEMBERED)
        self._in_groups: Recent[int, deque[float]] = Recent(REMEMBERED)
        self._in_all: deque[float] = deque(maxlen=IN_ALL)
        self._all_not_before = 0.0
        self._speed = IN_ALL
        self._refused: dict[int, tuple[float, float]] = {}

    def now(self) -> float:
        return self._clock() if self._clock else asyncio.get_running_loop().time()

    def pause(self, chat: int) -> float:
        """Seconds to wait before the chat may be written to; 0 if it may be now."""
        until = max(self._not_before.get(chat) or 0.0, self._all_not_before)
        until = max(until, _room(self._in_all, self._speed_now(), SECOND))
        until = max(until, _room(self._in_groups.get(chat) or deque(), IN_A_GROUP, MINUTE))
        return max(0.0, until - self.now())

    def write(self, chat: int) -> None:
        """Counts one message or edit, which is about to be sent."""
        self._in_all.append(self.now())
        if chat < 0:
            in_group = self._in_groups.get(chat)
            if in_group is None:
                in_group = deque(maxlen=IN_A_GROUP)
                self._in_groups.put(chat, in_group)
            in_group.append(self.now())

    def hold(self, chat: int, seconds: float) -> None:
        """Telegram has asked to wait with this chat. That holds up no other chat, unless it asks for several at once:
        then all wait until the first of them may be written to."""
        now, until = self.now(), self.now() + seconds
        self._not_before.put(chat, max(self._not_before.get(chat) or 0.0, until))
        lately = {each: pair for each, pair in self._refused.items() if pair[0] > now - SECOND}
        self._refused = lately | {chat: (now, until)}
        if len(self._refused) >= SEVERAL and now >= self._all_not_before:
            self._speed = max(1, self._speed_now() // 2)
            self._all_not_before = min(end for _, end in self._refused.values())

    def _speed_now(self) -> int:
        """How many messages may be sent in a second."""
        since = max(0.0, self.now() - self._all_not_before)
        return min(IN_ALL, self._speed + int(since / REGAINED))


def _room(sent: deque[float], most: int, within: float) -> float:
    """From when there is room for one more, if at most `most` are sent `within` this many seconds."""
    return sent[-most] + within if len(sent) >= most else 0.0

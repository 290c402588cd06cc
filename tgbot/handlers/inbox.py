"""What Telegram has handed over, until it is handled. Only then is it confirmed, so that what a killed bot had not
handled comes again after the start.

Telegram confirms by a number: it forgets all updates before the one that is asked for. So the bot always asks from the
oldest one that is not handled, and leaves out what it has seen. Whatever is handled twice because of a kill works once:
the store has marked it (F2).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from telegram import Update
from telegram.constants import PollingLimit
from telegram.error import TelegramError
from telegram.ext import ExtBot

from tgbot.limits import Clock

log = logging.getLogger(__name__)

#: The greatest number of updates that Telegram hands over at a time.
WINDOW = int(PollingLimit.MAX_LIMIT)
#: Seconds after which an update no longer keeps newer ones waiting if the window is full. The store gives up sooner, so
#: what is let go is handled and waits for a slow Telegram.
SLOW = 3.0
#: Seconds between two looks for new updates while some are being handled.
PAUSE = 0.05


class Inbox:
    """Updates by their ids, from when they are handed over until everybody who works on them is done."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[int, float] = {}  # from the oldest that is not handled: when it was handed over
        self._at_work: Counter[int] = Counter()
        self._giving_way: set[int] = set()  # of those at work
        self._following = 0  # the number after the newest that was handed over
        self._more = False  # whether Telegram probably has more to hand over at once
        self._empty = asyncio.Event()
        self._empty.set()

    def take(self, updates: Iterable[Update]) -> tuple[Update, ...]:
        """Those of the updates that come for the first time: somebody works on each from now on."""
        came = tuple(updates)
        new = tuple(update for update in came if update.update_id not in self._seen)
        self._more = len(came) >= WINDOW and bool(new)
        for update in new:
            self._seen[update.update_id] = self._clock()
            self._at_work[update.update_id] += 1
            self._empty.clear()
        return new

    def keep(self, update: int) -> None:
        """Somebody else works on the update as well. One that was never taken is nobody's concern."""
        if update in self._at_work:
            self._at_work[update] += 1

    def done(self, update: int) -> None:
        """Somebody has finished their work on the update."""
        if self._at_work[update] > 1:
            self._at_work[update] -= 1
        else:
            self._let_go(update)

    def give_way(self, update: int) -> None:
        """From now on the update keeps no newer ones waiting if the window is full, however short a time it has been
        at work. A bot that is killed then does not get it again."""
        if update in self._at_work:
            self._giving_way.add(update)

    def offset(self, following: int | None = None) -> int:
        """The number to ask from: that of the oldest update that is not handled; or else the one `following` the newest
        that was handed over."""
        if following is not None:
            self._following = following
        if self._is_full():
            while self._at_work and self._may_be_let_go(oldest := min(self._at_work)):
                self._let_go(oldest)
        first = min(self._at_work, default=self._following)
        self._seen = {update: at for update, at in self._seen.items() if update >= first}
        return first

    async def handled(self, patience: float) -> None:
        """Returns when all that was taken is handled, or after this many seconds, or at once if there is more to
        take."""
        if self._more:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):  # wait_for may lose a cancellation, and then the bot goes on asking
                await self._empty.wait()

    def _is_full(self) -> bool:
        """Whether there is no place for new updates after the oldest that is not handled."""
        oldest = min(self._at_work, default=None)
        return oldest is not None and sum(update >= oldest for update in self._seen) >= WINDOW

    def _may_be_let_go(self, update: int) -> bool:
        return update in self._giving_way or self._clock() - self._seen[update] > SLOW

    def _let_go(self, update: int) -> None:
        self._at_work.pop(update, None)
        self._giving_way.discard(update)
        if not self._at_work:
            self._empty.set()


class ReceivingBot(ExtBot[None]):
    """A bot whose updates go through an inbox."""

    def __init__(self, inbox: Inbox, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._inbox = inbox

    async def get_updates(
        self, offset: int | None = None, limit: int | None = None, timeout: Any = None, *arguments: Any, **more: Any
    ) -> tuple[Update, ...]:
        """New updates, `offset` being the number after the newest that was handed over. Confirms what was handled.
        Raises TelegramError."""
        if timeout:  # while anything is not handled, Telegram would answer at once
            await self._inbox.handled(PAUSE)
        ask_from = self._inbox.offset(offset)
        return self._inbox.take(await super().get_updates(ask_from, limit, timeout, *arguments, **more))

    async def confirm(self) -> None:
        """Confirms what was handled since updates were last fetched."""
        try:
            await super().get_updates(self._inbox.offset(), limit=1)
        except TelegramError as error:
            log.warning("what was handled last comes again after the next start: %s", error)

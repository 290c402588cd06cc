"""Patience with Telegram, the same for every call that the bot makes: when it is made, and whether it is made again.

A call waits until its chat may be written to. What has surely had no effect is tried again: after a 429 when Telegram
wants it, after a fault of the network or of Telegram a few times and more slowly. So is a call that may have had its
effect, if a second time changes nothing: an edit, an answer to a tap. A message that may have arrived is sent once more
and no oftener. Refusals are not tried again, nor is the first call of a start. When the bot stops, nothing waits.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from telegram.error import RetryAfter, TelegramError, TimedOut
from telegram.ext import BaseRateLimiter

from tgbot.delivery.pace import Pace
from tgbot.delivery.refusals import is_fault, may_have_arrived, seconds

log = logging.getLogger(__name__)

TRIES = 4
FIRST_PAUSE = 0.5  # seconds; doubled after each fault
COPIES = 2
#: The call with which a start begins: whoever starts the bot is told at once why it does not run.
FIRST_CALL = "getMe"
#: Seconds that a call may wait for its turn, if nothing newer can take its place: after that, nobody reads an answer.
LONGEST = 60.0

#: Whether something newer is to be sent instead; asked before each try.
Outdated = Callable[[], bool]
Call = Callable[..., Coroutine[Any, Any, Any]]  # python-telegram-bot's own type is not public


class NotSentError(TelegramError):
    """The call was not made: something newer takes its place, or the bot stops."""


class UncertainError(TelegramError):
    """A message that may have arrived, and is not sent again."""


def can_be_sent_later(error: BaseException) -> bool:
    """Whether a call that ended with this error has had no effect, as far as one can know, and may be made another
    time."""
    if isinstance(error, UncertainError):
        return False
    return isinstance(error, NotSentError | RetryAfter | asyncio.CancelledError) or (
        isinstance(error, TelegramError) and is_fault(error)
    )


@dataclass(slots=True)
class _Trying:
    """One call: how often it has failed, how often it may have had its effect all the same, and its own pause. `until`:
    the time after which it no longer waits for its turn."""

    endpoint: str
    chat: int | None
    outdated: Outdated | None
    until: float
    failures: int = 0
    copies: int = 0
    pause: float = 0.0

    def failed(self, error: TelegramError) -> None:
        """Counts a failure and sets the pause after it. Raises the error, or UncertainError, if this was the last
        try."""
        if self.endpoint == FIRST_CALL:
            raise error
        if isinstance(error, RetryAfter):
            self.pause = seconds(error)
            return
        if not is_fault(error):
            raise error
        self.pause = FIRST_PAUSE * 2**self.failures
        self.failures += 1
        self.copies += self.endpoint.startswith("send") and may_have_arrived(error)
        if self.failures < TRIES and self.copies < COPIES:
            return
        if self.copies:
            raise UncertainError(f"{self.endpoint}: {error}") from error
        raise error


class Patience(BaseRateLimiter[Outdated]):
    """The bot's "rate limiter", by which python-telegram-bot makes all calls but getUpdates. `rate_limit_args` of a
    call says whether it is outdated; such a call waits as long as Telegram wants.

    Raises, beside what Telegram says, NotSentError and UncertainError.
    """

    def __init__(self, pace: Pace | None = None) -> None:
        self._pace = pace or Pace()
        self._stopping = asyncio.Event()
        self._under_way: set[asyncio.Timeout] = set()
        self._end: float | None = None

    async def initialize(self) -> None:
        """Nothing to set up."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    def stop(self, grace: float) -> None:
        """From now on nothing waits for its turn; what is under way ends within `grace` seconds."""
        self._stopping.set()
        self._end = asyncio.get_running_loop().time() + grace
        for call in self._under_way:
            call.reschedule(self._end)

    async def process_request(  # noqa: PLR0917  (the parent's signature)
        self,
        callback: Call,
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: Outdated | None,
    ) -> Any:
        """The result of the call, when it has succeeded."""
        until = math.inf if rate_limit_args else self._pace.now() + LONGEST
        trying = _Trying(endpoint, data.get("chat_id"), rate_limit_args, until)
        while True:
            await self._turn(trying)
            try:
                return await self._made(callback, args, kwargs)
            except TelegramError as error:
                trying.failed(error)
                log.warning("%s is tried again in %s s: %s", endpoint, trying.pause, error)
                if isinstance(error, RetryAfter) and trying.chat is not None:
                    self._pace.hold(trying.chat, trying.pause)

    async def _turn(self, trying: _Trying) -> None:
        """Returns when the call may be made. Raises NotSentError if it is not to be, RetryAfter if that takes too
        long."""
        own = self._pace.now() + trying.pause
        while True:
            if trying.outdated is not None and trying.outdated():
                raise NotSentError("there is something newer")
            chats = 0.0 if trying.chat is None else self._pace.pause(trying.chat)
            pause = round(max(chats, own - self._pace.now()), 6)  # less than a microsecond is no pause
            if pause <= 0:
                break
            if self._pace.now() + pause > trying.until:
                raise RetryAfter(math.ceil(pause))
            if await self._stopped_within(pause):
                raise NotSentError("the bot stops")
        if trying.chat is not None:
            self._pace.write(trying.chat)

    async def _stopped_within(self, pause: float) -> bool:
        try:
            await asyncio.wait_for(self._stopping.wait(), pause)
        except TimeoutError:
            return False
        return True

    async def _made(self, callback: Call, args: Any, kwargs: dict[str, Any]) -> Any:
        """Makes the call; if the bot stops meanwhile, it ends soon, as if Telegram had not answered."""
        try:
            async with asyncio.timeout_at(self._end) as limit:
                self._under_way.add(limit)
                try:
                    return await callback(*args, **kwargs)
                finally:
                    self._under_way.remove(limit)
        except TimeoutError:
            raise TimedOut("the bot stops") from None

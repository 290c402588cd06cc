"""What Telegram's refusals, and faults on the way to it, mean for a call."""

from __future__ import annotations

from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError, TimedOut

#: What httpx calls the faults in which nothing was sent: there was no connection to send it on.
NOTHING_SENT = {"ConnectError", "ConnectTimeout", "PoolTimeout", "ProxyError", "UnsupportedProtocol"}


def is_unchanged(error: BadRequest) -> bool:
    """The message already shows this."""
    return "not modified" in error.message.lower()


def is_unreadable(error: BadRequest) -> bool:
    """The markup of the text cannot be parsed."""
    return "can't parse entities" in error.message.lower()


def is_gone(error: BadRequest) -> bool:
    """The message can no longer be edited: a new one has to take its place."""
    refusal = error.message.lower()
    return "to edit not found" in refusal or "can't be edited" in refusal


def seconds(error: RetryAfter) -> float:
    """How long Telegram asks to wait. python-telegram-bot gives a number or, when asked to, a timedelta."""
    after = error.retry_after
    return float(after if isinstance(after, int) else after.total_seconds())


def is_fault(error: TelegramError) -> bool:
    """The network or Telegram's server failed, or the answer cannot be read; Telegram has not refused anything. A
    BadRequest is a refusal, though python-telegram-bot makes it a kind of NetworkError."""
    return type(error) is TelegramError or (isinstance(error, NetworkError) and not isinstance(error, BadRequest))


def may_have_arrived(error: TelegramError) -> bool:
    """Whether a call may have had its effect in spite of this fault: unless there was no connection, or Telegram's
    server has answered that it failed. The latter has no cause but, at most, an answer that cannot be read."""
    cause = error.__cause__
    if cause is None:
        return isinstance(error, TimedOut) or type(error) is TelegramError
    return not isinstance(cause, TelegramError) and type(cause).__name__ not in NOTHING_SENT

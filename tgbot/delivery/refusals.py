"""What Telegram's refusals mean for a message that should be shown."""

from __future__ import annotations

from telegram.error import BadRequest, RetryAfter


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

"""What comes of whatever somebody did: an outcome in any case, an apology where nothing better is to be had."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from locales import Texts
from tgbot.cases.outcomes import Outcome, Tell
from tgbot.store import StoreUnavailable

log = logging.getLogger(__name__)


async def outcome_of(doing: Awaitable[Outcome], say: Texts, what: object) -> Outcome:
    """The outcome, or an apology in these texts; `what` it was stands in the log."""
    try:
        return await doing
    except StoreUnavailable as error:
        log.warning("the store is away: %s", error)
        return Tell(say.plain("answer-try-again"))
    except Exception:
        log.exception("failed: %r", what)
        return Tell(say.plain("answer-error"))

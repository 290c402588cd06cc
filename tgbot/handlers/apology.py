"""An outcome for everything that somebody does: an apology where it failed."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from locales import Texts
from tgbot.cases.outcomes import Outcome, Tell
from tgbot.store import StoreUnavailable

log = logging.getLogger(__name__)


async def outcome_of(doing: Awaitable[Outcome], say: Texts, what: object) -> Outcome:
    """The outcome, or an apology in these texts; `what` somebody did goes to the log."""
    try:
        return await doing
    except StoreUnavailable as error:
        log.warning("the store is away: %s", error)
        return Tell(say.plain("answer-try-again"))
    except Exception:
        log.exception("failed: %r", what)
        return Tell(say.plain("answer-error"))

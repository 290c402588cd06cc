"""The commands and descriptions that Telegram shows of the bot. They are decoration: nothing waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from hashlib import sha256
from typing import Any

from telegram import Bot, BotCommand, BotCommandScopeAllPrivateChats, BotCommandScopeDefault
from telegram.error import RetryAfter, TelegramError

from locales import DEFAULT, LANGUAGES, texts
from tgbot.delivery.refusals import seconds
from tgbot.store import Store, StoreUnavailable

log = logging.getLogger(__name__)

#: The commands that the menu of each language lists, by the key of their description; a language without its own gets
#: DEFAULT's list.
LISTED = {
    "sv": {
        "spela": "play",
        "regler": "rules",
        "sprak": "language",
        "betyg": "accuracy",
        "hjalp": "help",
        "glom": "forget",
    },
    "en": {
        "play": "play",
        "rules": "rules",
        "language": "language",
        "accuracy": "accuracy",
        "help": "help",
        "forget": "forget",
    },
}
#: Seconds before what failed is tried again; the last pause is repeated.
PAUSES = (10.0, 60.0, 600.0, 3600.0)

Step = partial[Coroutine[Any, Any, bool]]


async def introduce(bot: Bot, store: Store, pauses: tuple[float, ...] = PAUSES) -> None:
    """Tells Telegram the commands and descriptions, once for each language and once for all the others, unless it was
    told the same before. Tries again until all of it is told."""
    steps, waiting = _steps(bot), iter(pauses)
    digest = _digest(steps)
    while True:
        try:
            if await store.introduced(bot.id) == digest:
                return
            while steps:
                await steps[0]()
                del steps[0]
            await store.note_introduced(bot.id, digest)
        except (TelegramError, StoreUnavailable) as error:
            pause = next(waiting, pauses[-1])
            if isinstance(error, RetryAfter):
                pause = max(pause, seconds(error))
            log.warning("the bot's commands and descriptions are told in %s s: %s", pause, error)
            await asyncio.sleep(pause)


def _steps(bot: Bot) -> list[Step]:
    """The calls that tell everything."""
    steps: list[Step] = []
    for language in (*LANGUAGES, None):
        say = texts(language or DEFAULT)
        listed = LISTED.get(say.language, LISTED[DEFAULT])
        commands = [BotCommand(name, say.plain(f"command-{key}")) for name, key in listed.items()]
        steps += [
            partial(bot.set_my_commands, commands, scope=BotCommandScopeDefault(), language_code=language),
            partial(bot.set_my_commands, commands, scope=BotCommandScopeAllPrivateChats(), language_code=language),
            partial(bot.set_my_description, say.plain("bot-description"), language_code=language),
            partial(bot.set_my_short_description, say.plain("bot-short-description"), language_code=language),
        ]
    return steps


def _digest(steps: list[Step]) -> str:
    said = [(step.args, sorted(step.keywords.items())) for step in steps]
    return sha256(repr(said).encode()).hexdigest()[:16]

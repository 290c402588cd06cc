"""`kasino check`: whether the services are configured and answer, by the very clients that the bot uses."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from dataclasses import asdict

from locales import Texts
from tgbot.cli.arguments import Command, Parser, Session
from tgbot.cli.errors import DOES_NOT_WORK, CliError, one_line
from tgbot.cli.logs import log_to_stderr
from tgbot.config import Config
from tgbot.limits import LIMITS

#: Looks at one thing that the bot needs, and gives the lines about it. Raises CliError if it does not work.
Look = Callable[[Config, Texts], Awaitable[list[str]]]


def add(_parser: Parser) -> None:
    """The command has no arguments."""


def run(_found: Namespace, session: Session) -> int:
    """Print lines about Telegram, Redis, the tutor's workers and the limits, to stderr what does not work. 0 if all
    does, 1 if not."""
    log_to_stderr(session.config)
    if not asyncio.run(_all_works(session.config, session.words)):
        return DOES_NOT_WORK
    print(session.words.plain("cli-check-limits", **asdict(LIMITS)))
    return 0


async def _all_works(config: Config, words: Texts) -> bool:
    """Looks at everything, so that one run tells all that is wrong; but starts no worker for a bot that cannot run."""
    services = await asyncio.gather(*(_tried(look, config, words) for look in (_telegram, _redis)))
    return all(services) and await _tried(_workers, config, words)


async def _tried(look: Look, config: Config, words: Texts) -> bool:
    try:
        print(*await look(config, words), sep="\n")
    except CliError as error:
        print(error.sentence(words), file=sys.stderr)
        return False
    return True


async def _telegram(config: Config, words: Texts) -> list[str]:
    from tgbot.cli.services import bot_name  # noqa: PLC0415  (the other commands start quicker without it)

    return [words.plain("cli-check-telegram", name=one_line(await bot_name(config)))]


async def _redis(config: Config, words: Texts) -> list[str]:
    from tgbot.cli.services import durability_sentences, opened_store  # noqa: PLC0415  (as above)

    async with opened_store(config) as store:
        return [words.plain("cli-check-redis"), *await durability_sentences(store, words)]


async def _workers(_config: Config, words: Texts) -> list[str]:
    from tgbot.workers.pool import Workers, WorkersError  # noqa: PLC0415  (as above)

    workers = Workers(1)
    try:
        await workers.ready()
    except WorkersError as error:
        raise CliError(lambda words: words.plain("cli-error-workers"), DOES_NOT_WORK) from error
    finally:
        workers.close()
    return [words.plain("cli-check-workers")]


COMMAND = Command("check", lambda words: words.plain("cli-about-check"), add, run)

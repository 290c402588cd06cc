"""`kasino check`: whether the services are configured and answer."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from dataclasses import asdict

from locales import Texts
from tgbot.cli.arguments import Command, Parser, Session
from tgbot.cli.errors import DOES_NOT_WORK, CliError, one_line
from tgbot.config import Config
from tgbot.limits import LIMITS


def add(_parser: Parser) -> None:
    """The command has no arguments."""


def run(_found: Namespace, session: Session) -> int:
    """Print a line about Telegram, one about Redis and one about the limits. 0 if both answer, 1 if not."""
    answers = asyncio.run(_ask(session.config, session.words))
    for line, _ in answers:
        print(line)
    print(session.words.plain("cli-check-limits", **asdict(LIMITS)))
    return 0 if all(works for _, works in answers) else DOES_NOT_WORK


async def _ask(config: Config, words: Texts) -> tuple[tuple[str, bool], tuple[str, bool]]:
    """The line about each service, and whether it works."""
    return await asyncio.gather(_telegram(config, words), _redis(config, words))


async def _telegram(config: Config, words: Texts) -> tuple[str, bool]:
    from tgbot.cli.services import bot_name  # noqa: PLC0415  (the other commands start quicker without it)

    try:
        name = await bot_name(config)
    except CliError as error:
        return error.sentence(words), False
    return words.plain("cli-check-telegram", name=one_line(name)), True


async def _redis(config: Config, words: Texts) -> tuple[str, bool]:
    from tgbot.cli.services import opened_store  # noqa: PLC0415  (as above)

    try:
        async with opened_store(config):
            return words.plain("cli-check-redis"), True
    except CliError as error:
        return error.sentence(words), False


COMMAND = Command("check", lambda words: words.plain("cli-about-check"), add, run)

"""`kasino bot`: the bot on Telegram, until it is stopped."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from tgbot.cli.arguments import Command, Parser, Session
from tgbot.cli.logs import log_to_stderr
from tgbot.cli.stopping import stop_on_signals


def add(_parser: Parser) -> None:
    """The command has no arguments: it is configured by the environment."""


def run(_found: Namespace, session: Session) -> int:
    """Run the bot by long polling until Ctrl-C or a signal; then 0."""
    log_to_stderr(session.config)
    asyncio.run(_serve(session))
    return 0


async def _serve(session: Session) -> None:
    config = session.config
    with stop_on_signals() as stop:
        # Imported here so that commands without a bot start quicker.
        from tgbot.app import build  # noqa: PLC0415
        from tgbot.app import run as run_application  # noqa: PLC0415
        from tgbot.cli.services import (  # noqa: PLC0415
            durability_sentences,
            opened_network,
            opened_store,
            telegram_errors,
        )

        network = opened_network(config)
        async with opened_store(config) as store:
            print(*await durability_sentences(store, session.words), sep="\n", flush=True)
            with telegram_errors(config):
                await run_application(build(config, store, network), stop)


COMMAND = Command("bot", lambda words: words.plain("cli-about-bot"), add, run)

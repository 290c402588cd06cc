"""`kasino play`: the bot with a local Telegram in a web page. It needs neither a token nor a server."""

from __future__ import annotations

import asyncio
import webbrowser
from argparse import Namespace
from threading import Thread
from typing import TYPE_CHECKING

from tgbot.cli.arguments import Command, Parser, Session, whole_number
from tgbot.cli.errors import DOES_NOT_WORK, CliError
from tgbot.cli.logs import log_to_stderr
from tgbot.cli.stopping import stop_on_signals
from tgbot.config import Config

if TYPE_CHECKING:
    from tgbot.simulator.server import RunningServer

#: Tried first, so that a page that is still open finds the new game; any free port if it is taken.
USUAL_PORT = 8123
PORTS = range(65536)


def add(parser: Parser) -> None:
    """The command's arguments."""
    parser.option("--port", "N", parser.words.plain("cli-help-port", port=str(USUAL_PORT)))
    parser.switch("--no-browser", parser.words.plain("cli-help-no-browser"))


def run(found: Namespace, session: Session) -> int:
    """Run until Ctrl-C; then 0."""
    port = None if found.port is None else whole_number("--port", found.port, PORTS)
    log_to_stderr(session.config)
    asyncio.run(_play(port, session.config.display and not found.no_browser, session))
    return 0


async def _play(port: int | None, open_page: bool, session: Session) -> None:
    # Imported here so that commands without a bot start quicker.
    from tgbot.app import build  # noqa: PLC0415
    from tgbot.app import run as run_application  # noqa: PLC0415
    from tgbot.cli.services import telegram_errors  # noqa: PLC0415
    from tgbot.store import Store  # noqa: PLC0415

    with stop_on_signals() as stop:
        store = await Store.connect(None)
        server = await _serve(port)
        try:
            print(session.words.plain("cli-play-address", url=server.url), flush=True)
            print(session.words.plain("cli-durability", keeps="memory"), flush=True)
            if open_page:
                open_beside(server.url)
            config = Config(token=server.world.token, base_url=server.base_url)
            with telegram_errors(config):
                await run_application(build(config, store), stop)
        finally:
            await server.close()
            await store.close()


def open_beside(url: str) -> None:
    """Open the page in a thread that nobody waits for: a browser for terminals ends only when its user leaves it, and
    until then it has to be served."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()


async def _serve(port: int | None) -> RunningServer:
    """A local Telegram with two people in it. Raises CliError when the wanted port cannot be had."""
    from tgbot.simulator.server import serve  # noqa: PLC0415
    from tgbot.simulator.world import World  # noqa: PLC0415

    world = World(name="Kasino", username="kasinobot")
    world.person("Anna", language_code="sv")
    world.person("Ben", language_code="en")
    if port is not None:
        try:
            return await serve(world, port=port)
        except OSError as error:
            raise CliError(lambda words: words.plain("cli-error-port", port=str(port)), DOES_NOT_WORK) from error
    try:
        return await serve(world, port=USUAL_PORT)
    except OSError:
        return await serve(world)


COMMAND = Command("play", lambda words: words.plain("cli-about-play"), add, run)

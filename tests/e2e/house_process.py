"""A bot in a separate process that is handed its updates, as a webhook would: each as one line of JSON on standard
input. `python -m tests.e2e.house_process BASE_URL REDIS_URL TOKEN`. It ends when its input does."""

from __future__ import annotations

import asyncio
import json
import sys

from telegram import Update

from tests.tgbot.searches import InProcess
from tgbot.app import App, Services, build
from tgbot.cli.logs import log_to_stderr
from tgbot.config import Config
from tgbot.store import Store


async def handled(application: App, lines: asyncio.StreamReader) -> None:
    """Handles each update as it comes, in the bot's own order, until there are no more."""
    running: set[asyncio.Task[None]] = set()
    while line := await lines.readline():
        update = Update.de_json(json.loads(line), application.bot)
        processing = application.update_processor.process_update(update, application.process_update(update))
        task = asyncio.create_task(processing)
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)


async def main(base_url: str, redis_url: str, token: str) -> None:
    config = Config(token=token, base_url=base_url)
    log_to_stderr(config)
    store = await Store.connect(redis_url)
    application = build(config, store, workers=InProcess())
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with application:
        await application.start()
        services: Services = application.bot_data[Services]
        stop = asyncio.Event()
        caretaking = asyncio.create_task(services.caretaker.run(stop))
        await handled(application, lines)
        stop.set()
        await caretaking
        await application.stop()
        await services.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

"""The bot and a local Telegram in this process, with the page that a browser opens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tgbot.app import build, run
from tgbot.cases.door import shuffled
from tgbot.config import Config
from tgbot.simulator.server import serve
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.table.table import Shuffle


@asynccontextmanager
async def bot_in_a_page(world: World, store: Store, shuffle: Shuffle = shuffled) -> AsyncIterator[str]:
    """The address of the page on which the people of the world find the bot. The store is closed at the end."""
    server, stop = await serve(world), asyncio.Event()
    config = Config(token=world.token, base_url=server.base_url)
    running = asyncio.create_task(run(build(config, store, shuffle=shuffle), stop))
    try:
        yield server.url
    finally:
        stop.set()
        await running
        await server.close()
        await store.close()

"""The bot's connections to Telegram."""

from __future__ import annotations

import asyncio

import pytest
from telegram.request import RequestData

from tgbot.config import Config
from tgbot.network import network
from tgbot.simulator.server import serve
from tgbot.simulator.world import World

pytestmark = pytest.mark.server

TOKEN = "77:correct-horse"
#: More turns of the event loop than it takes to connect and to ask.
MOMENTS = 40


async def test_whenever_fetching_is_cancelled_the_last_call_reaches_telegram() -> None:
    server = await serve(World(token=TOKEN, name="Kasino", username="kasinobot"))
    url = f"{server.base_url}{TOKEN}"
    try:
        for moment in range(MOMENTS):
            for_updates, _ = network(Config(token=TOKEN, base_url=server.base_url))
            async with for_updates:
                fetching = asyncio.create_task(for_updates.post(f"{url}/getUpdates?timeout=50", RequestData([])))
                for _ in range(moment):
                    await asyncio.sleep(0)
                fetching.cancel()
                me = await for_updates.post(f"{url}/getMe")
                assert isinstance(me, dict)
                assert me["username"] == "kasinobot"
                await asyncio.wait([fetching])
                assert fetching.cancelled()
    finally:
        await server.close()

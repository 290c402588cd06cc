"""A stage for each test."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from tests.tgbot.simulator.page.stage import ANNA, BEN, DESCRIPTION, Stage
from tgbot.simulator.server import serve
from tgbot.simulator.world import World


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    world = World(name="Echo", username="echobot")
    world.bot.descriptions[""] = DESCRIPTION
    anna = world.person("Anna", language_code="sv", id=ANNA)
    ben = world.person("Ben", language_code="en", id=BEN)
    await anna.send("/start")
    await ben.send("/start")
    server = await serve(world)
    stage = Stage(world, server, browser)
    yield stage
    await stage.close()
    await server.close()
    assert stage.complaints == []

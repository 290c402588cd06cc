"""Fixtures for the end-to-end tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser

from tests.chromium import needs_phone_fonts
from tests.e2e.stage import Stage
from tests.e2e.stage import stage as standing
from tests.redis_server import RedisServer


@pytest_asyncio.fixture
async def stage(redis_server: RedisServer) -> AsyncIterator[Stage]:
    """A real Redis server, a local Telegram over HTTP, and a bot between them that has been started."""
    async with standing(redis_server, gated=False) as built:
        await built.start_bot()
        yield built


@pytest_asyncio.fixture
async def gated(redis_server: RedisServer) -> AsyncIterator[Stage]:
    """The same, with all that the bot calls behind the gate."""
    async with standing(redis_server, gated=True) as built:
        await built.start_bot()
        yield built


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def phone_fonts(browser: Browser) -> None:
    """The browser's text is about as wide as on a phone."""
    await needs_phone_fonts(browser)

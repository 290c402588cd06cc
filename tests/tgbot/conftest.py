"""The room in which the bot is tested."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.tgbot.room import Room, opened_room, seeded


@pytest.fixture(autouse=True)
def nothing_dies_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test has running in the background ends without an error that nobody reads: asyncio only logs it."""
    yield
    told = [each for when in ("setup", "call", "teardown") for each in caplog.get_records(when)]
    assert not [each.getMessage() for each in told if each.name == "asyncio" and each.levelno >= logging.ERROR]


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """The bot with an empty store and decks from a fixed seed."""
    async with opened_room(seeded(7)) as opened:
        yield opened

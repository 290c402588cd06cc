"""The room in which the bot is tested."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.tgbot.room import Room, opened_room, seeded


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """The bot with an empty store and decks from a fixed seed."""
    async with opened_room(seeded(7)) as opened:
        yield opened

"""A stop while the bot is still starting: it ends, and has fetched nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.tgbot.made_up_time import in_made_up_time
from tests.tgbot.room import TOKEN
from tests.tgbot.test_stop import Running
from tgbot.simulator.world import World
from tgbot.store import Store


@pytest.mark.parametrize("silent", [set(), {"getMe"}, {"deleteWebhook"}], ids=str)
def test_a_bot_that_is_stopped_before_it_has_started_fetches_nothing(
    monkeypatch: pytest.MonkeyPatch, silent: set[str]
) -> None:
    """At once, or while Telegram does not answer."""

    async def scene() -> None:
        world, store = World(token=TOKEN), await Store.connect(None)
        await world.person("Anna", id=1001).send("/start")
        bot = Running(world, store)
        bot.network.silent = silent
        if silent:
            await asyncio.sleep(60)
        assert await bot.stopped() < 5
        assert len(world.updates.pending()) == 1
        assert not {"sendMessage", "setMyCommands"} & set(bot.network.tried)
        await store.close()

    in_made_up_time(scene, monkeypatch)

"""Tables that are drawn without a tap."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tests.tgbot.delivery.test_outbox import patient_bot
from tests.tgbot.waiting import quiet
from tgbot.delivery.delivery import Delivery
from tgbot.simulator.world import World
from tgbot.store import Shown, Store, StoreUnavailable
from tgbot.views.destination import Drawing


async def test_of_a_table_that_is_gone_or_cannot_be_drawn_nothing_is_sent_and_others_are_drawn() -> None:
    asked: list[str] = []

    async def draw(table: str, _overtaken: Mapping[str, Shown]) -> Drawing | None:
        asked.append(table)
        if table == "away":
            raise StoreUnavailable
        if table == "broken":
            raise ZeroDivisionError
        return None

    world, store = World(token="1:test"), await Store.connect(None)
    async with patient_bot(world) as bot:
        delivery, before = Delivery(bot, store, draw), asyncio.all_tasks()
        n_calls = len(world.calls)
        for _ in range(2):  # what could not be drawn is drawn when it is asked for again
            for table in ("gone", "away", "broken", "gone"):
                delivery.draw(table)
            await quiet(before, delivery)
        assert sorted(asked) == sorted(["gone", "away", "broken"] * 2)
        assert len(world.calls) == n_calls
        assert await delivery.recover(20) == 0
    await store.close()

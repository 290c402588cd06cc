"""Ctrl-C, and the signal that ends a service, at any moment of the start: the bot and its workers end well."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator

import pytest

from tests.tgbot.cli.running import running
from tests.tgbot.waiting import until
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.world import World

pytestmark = [pytest.mark.server, pytest.mark.long]

TOKEN = "77:correct-horse"
#: Moments of the start: the bot has said what a crash of Redis costs; it polls; or the call that Telegram gets.
LINE, POLLS = "the first line", "it polls"
MOMENTS = [LINE, "getMe", "deleteWebhook", POLLS, "setMyCommands"]


@pytest.fixture
async def telegram() -> AsyncIterator[RunningServer]:
    server = await serve(World(token=TOKEN, name="Kasino", username="kasinobot"))
    yield server
    await server.close()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_during_the_start_ends_it_well(
    telegram: RunningServer, redis_url: str, number: signal.Signals, moment: str
) -> None:
    variables = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_BASE_URL": telegram.url, "REDIS_URL": redis_url}
    async with running("bot", **variables) as bot:
        if moment == LINE:
            await bot.line()
        elif moment == POLLS:
            await until(lambda: telegram.world.poller > 0)
        else:
            await until(lambda: any(call.method == moment for call in telegram.world.calls))
        bot.signal_all(number)
        ran = await bot.ended()
    assert ran.status == 0
    assert "Traceback" not in ran.err
    assert "worker" not in ran.err

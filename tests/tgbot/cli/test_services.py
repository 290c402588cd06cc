"""`kasino check` and `kasino bot`, with the services that they need and without."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator

import pytest

from tests.redis_server import free_port
from tests.tgbot.cli.command import started
from tests.tgbot.cli.forks import forked
from tests.tgbot.cli.running import run, running, watched
from tests.tgbot.waiting import until
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.world import World

TOKEN = "77:correct-horse"
NO_REDIS = "REDIS_URL is not set. It is the address of a Redis server, such as redis://localhost."


@pytest.fixture
async def telegram() -> AsyncIterator[RunningServer]:
    """A local Telegram whose bot has the token TOKEN."""
    server = await serve(World(token=TOKEN, name="Kasino", username="kasinobot"))
    yield server
    await server.close()


@pytest.fixture
def nobody() -> str:
    """An address where nothing answers."""
    return f"127.0.0.1:{free_port()}"


async def test_check_tells_that_both_services_answer(telegram: RunningServer, redis_url: str) -> None:
    variables = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_BASE_URL": telegram.url, "REDIS_URL": redis_url}
    async with watched(started("check", **variables)) as check:
        ran = await check.ended()
    assert (ran.status, ran.err) == (0, "")
    telegram_line, redis_line, risk, workers, limits = ran.out.splitlines()
    assert telegram_line == "Telegram answers: the bot is @kasinobot."
    assert redis_line == "Redis answers."
    assert risk.startswith("Redis writes nothing to its disk: when it ends, all tables and profiles are gone;")
    assert workers == "The tutor’s workers start."
    assert limits.startswith("Limits: ")


async def test_check_tells_in_one_run_all_that_is_not_configured() -> None:
    ran = await run("check", "--lang", "sv")
    telegram, redis = ran.err.splitlines()
    assert telegram.startswith("TELEGRAM_TOKEN saknas.")
    assert redis.startswith("REDIS_URL saknas.")
    assert (ran.status, ran.out) == (1, "")


async def test_check_tells_which_service_does_not_answer(telegram: RunningServer, nobody: str) -> None:
    ran = await run("check", TELEGRAM_TOKEN=TOKEN, TELEGRAM_BASE_URL=telegram.url, REDIS_URL=f"redis://{nobody}")
    assert (ran.status, ran.out) == (1, "Telegram answers: the bot is @kasinobot.\n")
    assert ran.err == "The Redis server at REDIS_URL does not answer.\n"


async def test_the_bot_answers_and_a_signal_ends_it_well(telegram: RunningServer, redis_url: str) -> None:
    anna = telegram.world.person("Anna", language_code="sv")
    variables = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_BASE_URL": telegram.url, "REDIS_URL": redis_url}
    for number, start in ((signal.SIGINT, forked), (signal.SIGTERM, started)):
        async with watched(start("bot", **variables)) as bot:
            await anna.send("/start")
            await until(lambda: anna.sees()[-1].sender == telegram.world.bot.id)
            bot.signal(number)
            ran = await bot.ended()
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith("Redis writes nothing to its disk"), "the start says what a crash costs"


async def test_the_bot_says_what_is_not_configured_and_nothing_of_python() -> None:
    ran = await run("bot")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (1, "", 1)
    assert ran.err.startswith("TELEGRAM_TOKEN is not set.")
    ran = await run("bot", TELEGRAM_TOKEN=TOKEN)
    assert (ran.status, ran.out, ran.err) == (1, "", NO_REDIS + "\n")


async def test_a_bot_whose_updates_another_one_fetches_ends_and_says_so(
    telegram: RunningServer, redis_url: str
) -> None:
    variables = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_BASE_URL": telegram.url, "REDIS_URL": redis_url}
    async with running("bot", **variables) as one:
        await until(lambda: telegram.world.poller > 0)
        async with running("bot", **variables):
            ran = await one.ended()
    assert ran.status == 1
    assert ran.err == "The bot already runs somewhere else with this token.\n"

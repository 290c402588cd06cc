"""F13: what a running bot writes in trouble, and what it never writes: its token, and the password of Redis."""

from __future__ import annotations

import pytest

from tests.e2e.people import a_play, hand_card
from tests.e2e.stage import TOKEN, Stage
from tests.redis_server import RedisServer
from tests.tgbot.cli.running import run
from tgbot.simulator.errors import ApiError, too_many

pytestmark = [pytest.mark.server, pytest.mark.long]

SECRET = TOKEN.split(":")[1]


async def test_the_log_of_a_bot_in_all_kinds_of_trouble_does_not_hold_its_token(
    stage: Stage, redis_server: RedisServer
) -> None:
    """Network errors contain addresses, and these the token."""
    anna = stage.world.person("Anna", language_code="sv")
    await stage.send(anna, "/spela")
    faults = stage.world.faults
    for method in ("getUpdates", "editMessageText", "answerCallbackQuery"):
        faults.next(method, ConnectionError("cut off"))
        faults.next(method, ApiError(500, "Internal Server Error"))
    faults.next("editMessageText", too_many(1))
    await anna.press(hand_card(anna))
    await stage.until(lambda: "Ångra" in anna.screen(), "the chosen card")
    redis_server.kill()
    await stage.answered(await anna.press(a_play(anna)[0]))
    redis_server.start()
    faults.next("sendMessage", ApiError(403, "Forbidden: bot was blocked by the user"))
    await anna.send("/spela")
    await stage.send(anna, "/regler")
    ended = await stage.stop_bot()
    assert ended.status == 0
    assert "WARNING" in ended.err
    assert SECRET not in ended.out + ended.err


async def test_a_wrong_password_of_redis_is_told_and_not_shown(redis_url: str) -> None:
    ran = await run("bot", TELEGRAM_TOKEN=TOKEN, REDIS_URL=redis_url.replace("//", f"//:{SECRET}@"))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "The Redis server does not accept the user or the password in REDIS_URL.\n"


async def test_a_second_bot_goes_on_where_the_first_one_ends(stage: Stage, redis_server: RedisServer) -> None:
    """F5: of two bots that fetch updates, the first one gives up."""
    second = Stage(stage.world, stage.server, stage.gate, stage.store, redis_server.url)
    try:
        await second.start_bot()
        first = await stage.bot_ends()
        assert (first.status, first.err.count("\n")) == (1, 1)
        anna = second.world.person("Anna", language_code="sv")
        await second.send(anna, "/spela")
    finally:
        await second.close()

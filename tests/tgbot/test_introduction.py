"""What Telegram shows of the bot is decoration: it is told beside everything else, until it is told, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError, TimedOut

from tests.tgbot.room import Room
from tests.tgbot.waiting import AT_LAST, until
from tgbot import introduction
from tgbot.introduction import introduce
from tgbot.store import Store, StoreUnavailable

METHODS = ("setMyCommands", "setMyDescription", "setMyShortDescription")


def told(room: Room) -> int:
    return len(room.calls(*METHODS))


async def test_what_was_told_is_not_told_again_until_it_changes(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await introduce(room.application.bot, room.store)
    all_of_it = told(room)
    assert all_of_it
    await introduce(room.application.bot, room.store)
    assert told(room) == all_of_it
    monkeypatch.setitem(introduction.LISTED, "sv", {"spela": "play"})
    await introduce(room.application.bot, room.store)
    assert told(room) == 2 * all_of_it
    swedish = [commands for (_, language), commands in room.world.bot.commands.items() if language == "sv"]
    assert [[command["command"] for command in commands] for commands in swedish] == [["spela"], ["spela"]]


@pytest.fixture(autouse=True)
def _durations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change


ERRORS: list[Callable[[], TelegramError]] = [
    lambda: NetworkError("502"),
    TimedOut,
    lambda: RetryAfter(0),
    lambda: BadRequest("no"),
    lambda: TelegramError("no"),
]


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("fails_at", [0, 5])
async def test_a_refusal_is_tried_again_from_where_it_was(
    room: Room, monkeypatch: pytest.MonkeyPatch, error: Callable[[], TelegramError], fails_at: int
) -> None:
    await introduce(room.application.bot, room.store)
    all_of_it = told(room)
    await room.store.note_introduced(room.application.bot.id, "something else")
    answer, asked = type(room.application.bot)._post, 0

    async def failing(bot: Any, *arguments: Any, **more: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked - 1 == fails_at:
            raise error()
        return await answer(bot, *arguments, **more)

    monkeypatch.setattr(type(room.application.bot), "_post", failing)
    await introduce(room.application.bot, room.store, pauses=(0.0,))
    assert told(room) == 2 * all_of_it
    assert asked == all_of_it + 1


async def test_a_store_that_is_away_is_waited_for(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def away(_store: Store, bot: int) -> str | None:
        asked.append(bot)
        raise StoreUnavailable

    with monkeypatch.context() as unavailable:
        unavailable.setattr(Store, "introduced", away)
        telling = asyncio.create_task(introduce(room.application.bot, room.store, pauses=(0.0,)))
        await until(lambda: len(asked) > 2)
    await asyncio.wait_for(telling, AT_LAST)
    assert told(room)


async def test_a_flood_limit_is_kept_to(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("tgbot.introduction.asyncio.sleep", sleep)
    errors = [RetryAfter(500), NetworkError("502")]
    answer = type(room.application.bot)._post

    async def failing(bot: Any, *arguments: Any, **more: Any) -> Any:
        if errors:
            raise errors.pop(0)
        return await answer(bot, *arguments, **more)

    monkeypatch.setattr(type(room.application.bot), "_post", failing)
    await introduce(room.application.bot, room.store, pauses=(1.0, 2.0))
    assert waited == [500, 2.0]

"""Telegram's limits: what is just within one is taken, and the least beyond it is refused."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
BUTTON = {"inline_keyboard": [[{"text": "a", "callback_data": "a"}]]}
TOO_OLD = "400 Bad Request: query is too old and response timeout expired or query ID is invalid"
HOURS = 3600


def letters(text: str, count: int) -> str:
    return (text * count)[:count]


@pytest.mark.parametrize(
    ("method", "field", "most"),
    [
        ("setMyName", "name", 64),
        ("setMyDescription", "description", 512),
        ("setMyShortDescription", "short_description", 120),
    ],
)
async def test_what_the_bot_says_of_itself_has_a_length(ask: Ask, method: str, field: str, most: int) -> None:
    assert await ask(method, **{field: letters("kasino ", most)}) is True
    assert (await ask(method, **{field: letters("kasino ", most + 1)})).endswith("is too long")
    assert (await ask(method.replace("set", "get")))[field] == letters("kasino ", most)


@pytest.mark.parametrize(
    ("count", "name", "description", "reason"),
    [
        (100, "c" * 32, "d" * 256, None),
        (101, "c", "d", "BOT_COMMANDS_TOO_MUCH"),
        (1, "c" * 33, "d", "BOT_COMMAND_INVALID"),
        (1, "", "d", "BOT_COMMAND_INVALID"),
        (1, "Spela", "d", "BOT_COMMAND_INVALID"),
        (1, "c", "d" * 257, "BOT_COMMAND_DESCRIPTION_INVALID"),
        (1, "c", "", "BOT_COMMAND_DESCRIPTION_INVALID"),
    ],
)
async def test_commands_have_a_number_and_lengths(
    ask: Ask, count: int, name: str, description: str, reason: str | None
) -> None:
    answer = await ask("setMyCommands", commands=[{"command": name, "description": description}] * count)
    assert answer == (True if reason is None else f"400 Bad Request: {reason}")


@pytest.mark.parametrize(("seconds", "in_time"), [(0, True), (149.9, True), (150, False)])
async def test_a_press_is_answered_in_time_or_never(
    ask: Ask, anna: Person, clock: ManualClock, seconds: float, in_time: bool
) -> None:
    world = anna.world
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=BUTTON)
    query, expired = await anna.press("a"), []
    world.subscribe(lambda event, data: expired.append(data["query"]) if event == "expired" else None)
    clock.advance(seconds)
    world.expire_queries()
    assert expired == ([] if in_time else [query])
    assert await ask("answerCallbackQuery", callback_query_id=query) == (True if in_time else TOO_OLD)


async def test_the_answer_to_a_press_has_a_length_and_opens_nothing_but_the_bot(ask: Ask, anna: Person) -> None:
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=BUTTON)
    for text, url, result in (
        ("♠" * 201, None, "400 Bad Request: MESSAGE_TOO_LONG"),
        (None, "https://example.com", "400 Bad Request: URL_INVALID"),
        (None, "https://t.me/otherbot?start=x", "400 Bad Request: URL_INVALID"),
        (None, "https://t.me/EchoBot?start=x", True),
        (None, "tg://resolve?domain=echobot&start=x", True),
        ("♠" * 200, None, True),
    ):
        query = await anna.press("a")
        assert await ask("answerCallbackQuery", callback_query_id=query, text=text or "", url=url or "") == result


@pytest.mark.parametrize(("seconds", "in_time"), [(29.9, True), (30, False)])
async def test_an_inline_query_is_answered_in_time_or_never(
    ask: Ask, anna: Person, clock: ManualClock, seconds: float, in_time: bool
) -> None:
    world = anna.world
    await anna.ask_inline("play")
    query = world.updates.take()[-1]["inline_query"]["id"]
    clock.advance(seconds)
    assert await ask("answerInlineQuery", inline_query_id=query, results=[]) == (True if in_time else TOO_OLD)


async def test_an_ephemeral_message_follows_the_press_at_once(
    ask: Ask, group: Group, anna: Person, clock: ManualClock
) -> None:
    await ask("sendMessage", chat_id=group.id, text="table", reply_markup=BUTTON)
    pressed = {"receiver_user_id": anna.id, "callback_query_id": await anna.press("a", group)}
    for seconds, in_time in ((15, True), (0.1, False)):
        clock.advance(seconds)
        sent = await ask("sendMessage", chat_id=group.id, text="hand", ephemeral_message_parameters=pressed)
        assert (sent == TOO_OLD) is not in_time


async def test_a_message_is_deleted_within_48_hours(ask: Ask, anna: Person, clock: ManualClock) -> None:
    first, second = [(await ask("sendMessage", chat_id=anna.id, text=text))["message_id"] for text in "ab"]
    clock.advance(48 * HOURS)
    assert await ask("deleteMessage", chat_id=anna.id, message_id=first) is True
    clock.advance(0.1)
    answer = await ask("deleteMessage", chat_id=anna.id, message_id=second)
    assert answer == "400 Bad Request: message can't be deleted for everyone"


@pytest.mark.parametrize(("count", "taken"), [(0, False), (1, True), (100, True), (101, False)])
async def test_at_most_a_hundred_messages_are_deleted_at_once(ask: Ask, anna: Person, count: int, taken: bool) -> None:
    answer = await ask("deleteMessages", chat_id=anna.id, message_ids=[*range(1, count + 1)])
    assert answer == (taken or "400 Bad Request: wrong number of message identifiers specified")


@pytest.mark.parametrize(("seconds", "waits"), [(24 * HOURS - 1, True), (24 * HOURS, False)])
async def test_an_update_that_nobody_fetches_is_kept_for_a_day(
    world: World, anna: Person, clock: ManualClock, seconds: float, waits: bool
) -> None:
    await anna.send("x")
    clock.advance(seconds)
    assert bool(world.updates.pending()) is waits


@pytest.mark.parametrize(("count", "taken"), [(100, True), (101, False)])
async def test_a_text_has_at_most_a_hundred_entities(ask: Ask, anna: Person, count: int, taken: bool) -> None:
    answer = await ask("sendMessage", chat_id=anna.id, text="<b>x</b> " * count, parse_mode="HTML")
    assert (answer == "400 Bad Request: ENTITIES_TOO_LONG") is not taken


@pytest.mark.parametrize(("length", "taken"), [(0, False), (1, True), (256, True), (257, False)])
async def test_a_text_to_copy_has_a_length(ask: Ask, anna: Person, length: int, taken: bool) -> None:
    markup = {"inline_keyboard": [[{"text": "a", "copy_text": {"text": "x" * length}}]]}
    answer = await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=markup)
    assert (answer == "400 Bad Request: BUTTON_COPY_TEXT_INVALID") is not taken


async def test_whoever_sends_too_much_to_a_group_is_told_the_whole_seconds_to_wait(
    ask: Ask, group: Group, clock: ManualClock
) -> None:
    for number in range(20):
        assert (await ask("sendMessage", chat_id=group.id, text=str(number)))["text"] == str(number)
    for seconds, wait in ((0.0, 60), (0.5, 60), (0.5, 59), (58.5, 1), (0.4, 1)):
        clock.advance(seconds)
        answer = await ask("sendMessage", chat_id=group.id, text="x")
        assert answer == f"429 Too Many Requests: retry after {wait}"
    clock.advance(0.2)
    assert (await ask("sendMessage", chat_id=group.id, text="x"))["text"] == "x"

"""Ephemeral messages: seen by one member of a group, sent in answer to that member's press."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person

Ask = Callable[..., Coroutine[Any, Any, Any]]
Keyboard = Callable[..., dict[str, Any]]


@pytest.fixture
async def query(ask: Ask, group: Group, anna: Person, keyboard: Keyboard) -> str:
    """Anna has pressed a button in the group."""
    await ask("sendMessage", chat_id=group.id, text="table", reply_markup=keyboard("hand=h"))
    return await anna.press("hand", group)


async def test_only_the_receiver_sees_an_ephemeral_message(
    ask: Ask, group: Group, anna: Person, ben: Person, query: str
) -> None:
    for_anna = {"receiver_user_id": anna.id, "callback_query_id": query}
    sent = await ask(
        "sendMessage",
        chat_id=group.id,
        text="your hand",
        ephemeral_message_parameters=for_anna,
        reply_markup={"inline_keyboard": [[{"text": "♠7", "callback_data": "7"}]]},
    )
    assert (sent["message_id"], sent["ephemeral_message_id"]) == (0, 1)
    assert sent["receiver_user"]["id"] == anna.id
    assert anna.screen(group) == "your hand\n[♠7]"
    assert ben.screen(group) == "table\n[hand]"
    assert [message.content.text for message in group.messages if not message.service] == ["table"]
    await anna.press("♠7", group)
    assert group.world.updates.take()[-1]["callback_query"]["message"]["ephemeral_message_id"] == 1


async def test_an_ephemeral_message_is_edited_and_deleted_by_its_own_methods(
    ask: Ask, group: Group, anna: Person, query: str, keyboard: Keyboard
) -> None:
    for_anna = {"receiver_user_id": anna.id, "callback_query_id": query}
    await ask("sendMessage", chat_id=group.id, text="hand", ephemeral_message_parameters=for_anna)
    where = {"chat_id": group.id, "receiver_user_id": anna.id, "ephemeral_message_id": 1}
    assert await ask("editEphemeralMessageText", **where, text="new") is True
    assert (await ask("editEphemeralMessageText", **where, text="new")).startswith("400 Bad Request: message is")
    assert await ask("editEphemeralMessageReplyMarkup", **where, reply_markup=keyboard("a=1")) is True
    assert anna.screen(group) == "new\n[a]"
    answer = await ask("editEphemeralMessageCaption", **where, caption="c")
    assert answer == "400 Bad Request: there is no caption in the message to edit"
    answer = await ask("editEphemeralMessageMedia", **where, media={"type": "video", "media": "https://example.com/v"})
    assert answer == "400 Bad Request: the local Telegram knows only photos and documents"
    answer = await ask("editMessageText", chat_id=group.id, message_id=0, text="x")
    assert answer == "400 Bad Request: message identifier is not specified"
    assert await ask("deleteEphemeralMessage", **where) is True
    answer = await ask("editEphemeralMessageText", **where, text="x")
    assert answer == "400 Bad Request: message to edit not found"
    assert anna.screen(group) == "table\n[hand]"


async def test_it_may_stand_in_for_the_message_that_was_pressed(
    ask: Ask, group: Group, anna: Person, ben: Person, query: str
) -> None:
    given = {
        "receiver_user_id": anna.id,
        "callback_query_id": query,
        "replace_callback_query_message": True,
    }
    await ask("sendMessage", chat_id=group.id, text="instead", ephemeral_message_parameters=given)
    assert [m.content.text for m in anna.sees(group) if not m.service] == ["instead"]
    assert [m.content.text for m in ben.sees(group) if not m.service] == ["table"]


async def test_outside_its_rules_it_is_refused(
    ask: Ask, clock: ManualClock, group: Group, anna: Person, query: str
) -> None:
    async def send(chat: int, **given: Any) -> Any:
        return await ask("sendMessage", chat_id=chat, text="x", ephemeral_message_parameters=given)

    assert "only to groups" in await send(anna.id, receiver_user_id=anna.id, callback_query_id=query)
    assert "need a callback query" in await send(group.id, receiver_user_id=anna.id)
    assert "not a press by" in await send(group.id, receiver_user_id=group.chat.members[1], callback_query_id=query)
    carl = group.world.person("Carl")
    assert "not a member" in await send(group.id, receiver_user_id=carl.id, callback_query_id=query)
    assert "unknown field" in await send(group.id, receiver_user_id=anna.id, to=1)
    clock.advance(16)
    late = await send(group.id, receiver_user_id=anna.id, callback_query_id=query)
    assert "query is too old" in late
    await group.make_bot("administrator")
    assert (await send(group.id, receiver_user_id=anna.id))["message_id"] == 0


async def test_its_edits_count_in_the_minute_of_the_group(ask: Ask, group: Group, anna: Person, query: str) -> None:
    for_anna = {"receiver_user_id": anna.id, "callback_query_id": query}
    await ask("sendMessage", chat_id=group.id, text="hand", ephemeral_message_parameters=for_anna)
    where = {"chat_id": group.id, "receiver_user_id": anna.id, "ephemeral_message_id": 1}
    for number in range(18):  # the table and the hand were sent before
        assert await ask("editEphemeralMessageText", **where, text=str(number)) is True
    assert (await ask("editEphemeralMessageText", **where, text="x")).startswith("429 Too Many Requests")

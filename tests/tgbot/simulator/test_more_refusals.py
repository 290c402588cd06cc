"""What else Telegram refuses: calls of the bot that nobody makes on purpose, and what a person's Telegram would not let
them do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator import actions, groups
from tgbot.simulator.errors import ActionError
from tgbot.simulator.people import Group, Person
from tgbot.simulator.state import File
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
ENTITY = {"type": "bold", "offset": 0, "length": 1}
PRIVATE, GROUP = 1001, -2001
RESULT = {"type": "article", "id": "1", "title": "Play", "input_message_content": {"message_text": "Play?"}}


@pytest.mark.parametrize(
    ("method", "params", "reason"),
    [
        ("sendMessage", {"reply_markup": {"buttons": []}}, "can't parse reply markup: unknown fields buttons"),
        (
            "sendMessage",
            {"reply_markup": {"inline_keyboard": [["a"]]}},
            "can't parse inline keyboard button: expected an Object",
        ),
        (
            "sendMessage",
            {"reply_markup": {"inline_keyboard": ["a"]}},
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
        ),
        (
            "sendMessage",
            {"reply_markup": {"inline_keyboard": "a"}},
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
        ),
        ("sendMessage", {"entities": [1]}, "can't parse MessageEntity"),
        ("sendMessage", {"entities": [{**ENTITY, "offset": "0"}]}, "can't parse MessageEntity"),
        ("sendMessage", {"entities": [{**ENTITY, "length": 1.5}]}, "can't parse MessageEntity"),
        ("sendMessage", {"entities": [{**ENTITY, "type": 1}]}, "can't parse MessageEntity"),
        (
            "sendMessage",
            {"entities": [{**ENTITY, "offset": 1, "length": 1}]},
            "entity beginning at UTF-16 offset 1 ends after the text",
        ),
        (
            "sendMessage",
            {"entities": [{**ENTITY, "offset": -1, "length": 1}]},
            "entity beginning at UTF-16 offset -1 ends after the text",
        ),
        (
            "sendMessage",
            {"parse_mode": "MarkdownV2"},
            "parse mode 'MarkdownV2' is not known to the local Telegram; use HTML",
        ),
        (
            "sendMessage",
            {"reply_parameters": {"message_id": 1, "chat_id": GROUP}},
            "the local Telegram does not simulate replies in another chat",
        ),
        ("sendPhoto", {"photo": File("", "x.png", "image/png", b"")}, "file must be non-empty"),
        ("sendDocument", {"document": File("", "x.txt", "text/plain", b"")}, "file must be non-empty"),
        (
            "sendDocument",
            {"document": "https://example.com/x"},
            "failed to get HTTP URL content: the local Telegram fetches nothing from outside",
        ),
        (
            "sendPhoto",
            {"photo": "http://example.com/x"},
            "failed to get HTTP URL content: the local Telegram fetches nothing from outside",
        ),
        ("sendPhoto", {"photo": "attach://nothing"}, "wrong file identifier/HTTP URL specified"),
        ("sendPoll", {"question": "?", "options": [1, "b"]}, "can't parse poll options"),
        ("sendPoll", {"question": "?", "options": ["a", {}]}, "can't parse poll options"),
        ("sendChatAction", {"action": "dancing"}, "wrong parameter action in request"),
        ("getChatMember", {"user_id": 77}, "invalid user_id specified"),
        ("getChatAdministrators", {}, "there are no administrators in the private chat"),
        ("leaveChat", {}, "chat member status can't be changed in private chats"),
        ("getFile", {"file_id": "photo-0"}, "invalid file_id"),
        (
            "setWebhook",
            {"url": "https://example.com/hook"},
            "bad webhook: the local Telegram delivers only to this machine",
        ),
        ("setWebhook", {"url": "ftp://localhost/hook"}, "invalid webhook URL specified"),
        ("setWebhook", {"url": "http:///hook"}, "invalid webhook URL specified"),
        ("setMyName", {"name": ""}, "bot name must be non-empty"),
        ("setChatMenuButton", {"menu_button": {"type": "red"}}, "can't parse menu button: unsupported type specified"),
        (
            "getMyCommands",
            {"scope": {"type": "chat"}},
            "can't parse BotCommandScope: unsupported type or fields specified",
        ),
        (
            "getMyCommands",
            {"scope": {"type": "default", "chat_id": PRIVATE}},
            "can't parse BotCommandScope: unsupported type or fields specified",
        ),
        (
            "getMyCommands",
            {"scope": {"type": "nobody"}},
            "can't parse BotCommandScope: unsupported type or fields specified",
        ),
        (
            "getMyCommands",
            {"scope": {"type": "chat", "chat_id": "@anna"}},
            "can't parse BotCommandScope: chat and user must be Integers",
        ),
        ("stopPoll", {"message_id": 1}, "poll can't be stopped"),
    ],
)
@pytest.mark.usefixtures("group")
async def test_a_call_that_makes_no_sense_is_refused_and_leaves_no_trace(
    ask: Ask, anna: Person, method: str, params: dict[str, Any], reason: str
) -> None:
    world = anna.world
    assert set(world.chats) >= {PRIVATE, GROUP}
    before = (world.revision, len(world.chats[anna.id].messages), len(world.files))
    if method.startswith("set") or method in ("getFile", "getMyCommands"):
        where: dict[str, Any] = {}
    else:
        where = {"chat_id": anna.id, "text": "x"} if method == "sendMessage" else {"chat_id": anna.id}
    assert await ask(method, **where, **params) == f"400 Bad Request: {reason}"
    assert (world.revision, len(world.chats[anna.id].messages), len(world.files)) == before


async def test_an_edit_gives_no_keyboard_of_another_kind(ask: Ask, anna: Person) -> None:
    sent = await ask("sendMessage", chat_id=anna.id, text="a")
    for markup in ({"keyboard": [["a"]]}, {"remove_keyboard": True}, {"force_reply": True}):
        answer = await ask(
            "editMessageText", chat_id=anna.id, message_id=sent["message_id"], text="b", reply_markup=markup
        )
        assert answer == "400 Bad Request: object expected as reply markup"


async def test_a_poll_is_stopped_once(ask: Ask, anna: Person) -> None:
    sent = await ask("sendPoll", chat_id=anna.id, question="?", options=["a", "b"])
    where = {"chat_id": anna.id, "message_id": sent["message_id"]}
    assert (await ask("stopPoll", **where))["is_closed"]
    assert await ask("stopPoll", **where) == "400 Bad Request: poll has already been closed"


@pytest.mark.parametrize(
    ("results", "reason"),
    [
        ([{**RESULT, "id": str(number)} for number in range(51)], "RESULTS_TOO_MUCH"),
        ([1], "can't parse inline query result: expected an Object"),
        ([{**RESULT, "id": "x" * 65}], "RESULT_ID_INVALID"),
        (
            [{**RESULT, "input_message_content": {}}],
            "can't parse inline query result: no input_message_content with message_text",
        ),
        (
            [{**RESULT, "input_message_content": "Play?"}],
            "can't parse inline query result: no input_message_content with message_text",
        ),
        ([{**RESULT, "input_message_content": {"message_text": ""}}], "message text is empty"),
    ],
)
async def test_bad_results_are_not_offered(ask: Ask, world: World, anna: Person, results: Any, reason: str) -> None:
    await anna.ask_inline("play")
    query = world.updates.take()[-1]["inline_query"]["id"]
    assert await ask("answerInlineQuery", inline_query_id=query, results=results) == f"400 Bad Request: {reason}"
    assert await ask("answerInlineQuery", inline_query_id=query, results=[RESULT]) is True


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"receiver_user_id": "1001"}, "parameter receiver_user_id must be an Integer"),
        (
            {"receiver_user_id": PRIVATE, "replace_callback_query_message": True},
            "only the ordinary message of a callback query can be replaced",
        ),
        (
            {"receiver_user_id": PRIVATE, "callback_query_id": "7"},
            "callback query is not a press by the receiver of the ephemeral message in this chat",
        ),
    ],
)
async def test_an_ephemeral_message_needs_what_it_names(
    ask: Ask, group: Group, given: dict[str, Any], reason: str
) -> None:
    await group.make_bot("administrator")
    answer = await ask("sendMessage", chat_id=group.id, text="x", ephemeral_message_parameters=given)
    assert answer == f"400 Bad Request: {reason}"


async def test_an_ephemeral_message_is_not_replaced_by_another(ask: Ask, group: Group, anna: Person) -> None:
    """Only what everybody sees can be replaced on one screen."""
    await group.make_bot("administrator")
    button = {"inline_keyboard": [[{"text": "a", "callback_data": "a"}]]}
    for_anna = {"receiver_user_id": anna.id}
    await ask("sendMessage", chat_id=group.id, text="hand", reply_markup=button, ephemeral_message_parameters=for_anna)
    pressed = {**for_anna, "callback_query_id": await anna.press("a", group), "replace_callback_query_message": True}
    answer = await ask("sendMessage", chat_id=group.id, text="x", ephemeral_message_parameters=pressed)
    assert answer == "400 Bad Request: only the ordinary message of a callback query can be replaced"


Does = Callable[[Person, Group], Awaitable[Any]]


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        (lambda anna, _: anna.send(" \n"), "an empty message cannot be sent"),
        (lambda anna, _: anna.send("x", reply_to=9), "Anna has no message 9"),
        (lambda anna, group: anna.send("x", group, thread=1), "Kväll has no topic 1"),
        (lambda anna, _: anna.edit(anna.newest(), "x"), "message 2 is not theirs to edit"),
        (lambda anna, _: anna.press_at(0, 2), "message 2 has no button in row 0, column 2"),
        (lambda anna, _: anna.press_at(1, 0), "message 2 has no button in row 1, column 0"),
        (lambda anna, _: anna.press_at(-1, 0), "message 2 has no button in row -1, column 0"),
        (lambda anna, _: anna.press_at(0, -1), "message 2 has no button in row 0, column -1"),
        (lambda anna, _: anna.press_at(0, 1), "the button 'web' does not ask the bot"),
        (lambda anna, _: anna.vote(anna.newest(), 0), "message 2 is no open poll"),
        (lambda anna, group: anna.vote(anna.newest(group), 2), "the poll has 2 options"),
        (lambda anna, group: anna.vote(anna.newest(group), -1), "the poll has 2 options"),
        (lambda anna, group: anna.vote(anna.newest(group), 0, 1), "this poll takes one answer"),
        (lambda anna, group: anna.choose_inline("7", group), "the bot did not offer a result '7'"),
        (lambda anna, group: anna.world.person("Carl").send("x", group), "Carl is not in Kväll"),
        (lambda anna, group: anna.world.person("Carl").choose_inline("1", group), "Carl is not in Kväll"),
        (lambda _, group: group.make_bot("chef"), "the bot cannot be chef in Kväll"),
        (lambda anna, _: Group(anna.world, anna.id).make_bot("left"), "the bot cannot be left in Anna"),
        (lambda anna, _: Group(anna.world, anna.id).upgrade(), "Anna is no group that can be upgraded"),
    ],
)
async def test_a_persons_telegram_does_not_do_what_cannot_be_done(
    ask: Ask, anna: Person, group: Group, does: Does, reason: str
) -> None:
    buttons = [{"text": "a", "callback_data": "a"}, {"text": "web", "url": "https://t.me"}]
    await ask("sendMessage", chat_id=anna.id, text="table", reply_markup={"inline_keyboard": [buttons]})
    await ask("sendPoll", chat_id=group.id, question="?", options=["a", "b"])
    anna.world.updates.clear()
    with pytest.raises(ActionError) as refused:
        await does(anna, group)
    assert str(refused.value) == reason
    assert anna.world.updates.take() == []


async def test_a_group_that_has_become_a_supergroup_is_left_behind(group: Group, anna: Person) -> None:
    await group.upgrade()
    with pytest.raises(ActionError, match="Kväll has become a supergroup"):
        await anna.send("x", group)
    with pytest.raises(ActionError, match="Kväll is no group that can be upgraded"):
        await group.upgrade()


async def test_what_is_gone_or_not_shown_to_a_person_cannot_be_pressed(
    world: World, ask: Ask, group: Group, anna: Person, ben: Person
) -> None:
    await group.make_bot("administrator")
    button = {"inline_keyboard": [[{"text": "a", "callback_data": "a"}]]}
    for_anna = {"receiver_user_id": anna.id}
    await ask("sendMessage", chat_id=group.id, text="hand", reply_markup=button, ephemeral_message_parameters=for_anna)
    key = anna.newest(group).key
    assert actions.press(world, anna.id, group.id, key, (0, 0))
    with pytest.raises(ActionError, match="there is no message"):
        actions.press(world, ben.id, group.id, key, (0, 0))
    with pytest.raises(ActionError, match="there never was a message"):
        actions.press_data(world, ben.id, group.id, key, "a")
    await ask("sendMessage", chat_id=anna.id, text="a", reply_markup=button)
    gone = anna.newest()
    gone.deleted = True
    with pytest.raises(ActionError, match=f"there is no message {gone.key} in Anna"):
        actions.press(world, anna.id, anna.id, gone.key, (0, 0))


async def test_a_message_of_ones_own_is_edited_until_it_is_deleted(anna: Person) -> None:
    mine = await anna.send("x")
    await anna.edit(mine, "y")
    assert mine.content.text == "y"
    mine.deleted = True
    with pytest.raises(ActionError, match="is not theirs to edit"):
        await anna.edit(mine, "z")


def test_only_a_forum_has_topics(world: World, group: Group) -> None:
    with pytest.raises(ActionError, match="Kväll has no topics"):
        groups.open_topic(world, group.id, "Kasino")

"""Groups: who is in them, topics, the bot's standing, the upgrade, the limit on sends and edits."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.errors import ActionError
from tgbot.simulator.groups import open_topic
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person
from tgbot.simulator.state import File
from tgbot.simulator.wire import member_json
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]


def kinds(world: World) -> list[str]:
    """The kinds of the updates that wait, for messages the field that says what happened."""
    found = []
    for update in world.updates.take():
        kind = next(key for key in update if key != "update_id")
        body = update[kind]
        service = next((key for key in body if key.startswith(("new_chat", "left_chat", "migrate"))), None)
        found.append(service if service and kind == "message" else kind)
    return found


async def test_the_bot_hears_that_it_came_into_a_group(world: World, anna: Person) -> None:
    made = world.group("G", anna)
    update, message = world.updates.take()
    change = update["my_chat_member"]
    assert (change["old_chat_member"]["status"], change["new_chat_member"]["status"]) == ("left", "member")
    assert message["message"]["new_chat_members"][0]["username"] == "echobot"
    assert made.chat.type == "group"


async def test_members_come_and_go(world: World, group: Group, ask: Ask) -> None:
    carl = world.person("Carl")
    world.updates.allowed = ["message", "chat_member"]
    await group.add(carl)
    assert kinds(world) == ["chat_member", "new_chat_members"]
    assert await ask("getChatMemberCount", chat_id=group.id) == 4
    assert (await ask("getChatMember", chat_id=group.id, user_id=carl.id))["status"] == "member"
    await group.remove(carl)
    assert kinds(world) == ["chat_member", "left_chat_member"]
    assert (await ask("getChatMember", chat_id=group.id, user_id=carl.id))["status"] == "left"


async def test_chat_member_updates_come_only_when_asked_for(world: World, group: Group) -> None:
    await group.add(world.person("Carl"))
    assert kinds(world) == ["new_chat_members"]


async def test_administrators_are_the_owner_and_a_promoted_bot(ask: Ask, group: Group) -> None:
    (owner,) = await ask("getChatAdministrators", chat_id=group.id)
    assert (owner["status"], owner["user"]["first_name"]) == ("creator", "Anna")
    await group.make_bot("administrator")
    assert [m["user"]["id"] for m in await ask("getChatAdministrators", chat_id=group.id)][1:] == [1]


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        ("kicked", "403 Forbidden: bot was kicked from the group chat"),
        ("left", "403 Forbidden: bot is not a member of the group chat"),
        ("restricted", "400 Bad Request: not enough rights to send text messages to the chat"),
    ],
)
async def test_a_bot_that_is_out_or_restricted_cannot_write(
    ask: Ask, world: World, group: Group, status: str, answer: str
) -> None:
    await group.make_bot(status)
    assert kinds(world)[0] == "my_chat_member"
    assert await ask("sendMessage", chat_id=group.id, text="x") == answer
    await group.make_bot("member")
    assert (await ask("sendMessage", chat_id=group.id, text="x"))["text"] == "x"


async def test_the_bot_may_leave(ask: Ask, world: World, group: Group, anna: Person) -> None:
    assert await ask("leaveChat", chat_id=group.id) is True
    assert kinds(world) == ["my_chat_member"]
    await anna.send("/hello", group)
    assert world.updates.take() == []


async def test_an_upgraded_group_names_its_new_id(ask: Ask, world: World, group: Group) -> None:
    new = await group.upgrade()
    assert kinds(world) == ["migrate_to_chat_id", "migrate_from_chat_id"]
    answer = await ask("sendMessage", chat_id=group.id, text="x")
    assert answer == "400 Bad Request: group chat was upgraded to a supergroup chat"
    assert world.calls[-1].error is not None
    assert getattr(world.calls[-1].error, "parameters") == {"migrate_to_chat_id": new.id}  # noqa: B009
    assert (await ask("sendMessage", chat_id=new.id, text="x"))["chat"]["type"] == "supergroup"


async def test_topics_are_known_by_their_id_only(ask: Ask, world: World, anna: Person) -> None:
    forum = world.group("Forum", anna, topics=("Kasino", "Annat"))
    topic = forum.topic("Kasino")
    sent = await ask("sendMessage", chat_id=forum.id, text="x", message_thread_id=topic)
    assert (sent["message_thread_id"], sent["is_topic_message"], sent["chat"]["is_forum"]) == (
        topic,
        True,
        True,
    )
    for unknown in (1, 999):
        answer = await ask("sendMessage", chat_id=forum.id, text="x", message_thread_id=unknown)
        assert answer == "400 Bad Request: message thread not found"
    general = await ask("sendMessage", chat_id=forum.id, text="x")
    assert "message_thread_id" not in general
    with pytest.raises(ActionError, match="Forum has no topic 999"):
        await anna.send("/x", forum, thread=999)


async def test_with_privacy_the_bot_sees_only_what_is_meant_for_it(
    ask: Ask, world: World, group: Group, anna: Person
) -> None:
    own = await ask("sendMessage", chat_id=group.id, text="table")
    await anna.send("plain talk", group)
    await anna.send("/new", group)
    await anna.send("/new@otherbot", group)
    await anna.send("/new@EchoBot", group)
    await anna.send("hello @echobot", group)
    await anna.send("a reply", group, reply_to=own["message_id"])
    seen = [update["message"]["text"] for update in world.updates.take()]
    assert seen == ["/new", "/new@EchoBot", "hello @echobot", "a reply"]
    await group.make_bot("administrator")
    world.updates.clear()
    await anna.send("plain talk", group)
    assert len(world.updates.take()) == 1


async def test_without_privacy_or_as_an_administrator_the_bot_sees_everything(
    world: World, group: Group, anna: Person
) -> None:
    for world.privacy, status, sees in (
        (True, "member", False), (False, "member", True), (True, "administrator", True), (False, "administrator", True)
    ):  # fmt: skip
        await group.make_bot(status)
        world.updates.clear()
        message = await anna.send("plain talk", group)
        await anna.edit(message, "plainer talk")
        told = [kind for update in world.updates.take() for kind in update if kind != "update_id"]
        assert told == ["message", "edited_message"] * sees


@pytest.mark.parametrize(("privacy", "told"), [(True, []), (False, ["message"])])
async def test_without_privacy_the_bot_hears_of_a_new_topic(
    world: World, anna: Person, privacy: bool, told: Any
) -> None:
    forum = world.group("Forum", anna, topics=("Kasino",))
    world.updates.clear()
    world.privacy = privacy
    topic = open_topic(world, forum.id, "Annat")
    assert [kind for update in world.updates.take() for kind in update if kind != "update_id"] == told
    assert forum.topic("Annat") == topic.id


async def test_twenty_sends_and_edits_a_minute_then_a_429(
    ask: Ask, clock: ManualClock, group: Group, anna: Person
) -> None:
    sent = await ask("sendMessage", chat_id=group.id, text="0")
    where = {"chat_id": group.id, "message_id": sent["message_id"]}
    clock.advance(12)
    for number in range(1, 20):
        assert (await ask("editMessageText", **where, text=str(number)))["text"] == str(number)
    assert await ask("editMessageText", **where, text="20") == "429 Too Many Requests: retry after 48"
    assert await ask("sendMessage", chat_id=group.id, text="x") == "429 Too Many Requests: retry after 48"
    assert (await ask("sendMessage", chat_id=anna.id, text="private"))["text"] == "private"
    clock.advance(48)
    assert (await ask("editMessageText", **where, text="20"))["text"] == "20"
    assert await ask("editMessageText", **where, text="21") == "429 Too Many Requests: retry after 12"


async def test_a_send_over_the_limit_keeps_no_file(ask: Ask, world: World, group: Group) -> None:
    for number in range(20):
        await ask("sendMessage", chat_id=group.id, text=str(number))
    photo = File("", "x.png", "image/png", b"\x89PNG")
    assert (await ask("sendPhoto", chat_id=group.id, photo=photo)).startswith("429")
    media = {"type": "photo", "media": "attach://new"}
    message = group.messages[-1].id
    answer = await ask("editMessageMedia", chat_id=group.id, message_id=message, media=media, new=photo)
    assert answer.startswith("429")
    assert world.files == {}


async def test_a_refused_edit_does_not_count_against_the_minute(ask: Ask, group: Group) -> None:
    sent = await ask("sendMessage", chat_id=group.id, text="0")
    for _ in range(30):
        answer = await ask("editMessageText", chat_id=group.id, message_id=sent["message_id"], text="0")
        assert answer.startswith("400")
    assert (await ask("sendMessage", chat_id=group.id, text="x"))["text"] == "x"


async def test_only_an_administrator_deletes_and_pins_in_a_group(ask: Ask, group: Group, anna: Person) -> None:
    message = await anna.send("/x", group)
    where = {"chat_id": group.id, "message_id": message.id}
    assert await ask("deleteMessage", **where) == "400 Bad Request: message can't be deleted"
    rights = "400 Bad Request: not enough rights to manage pinned messages in the chat"
    assert await ask("pinChatMessage", **where) == rights
    await group.make_bot("administrator")
    assert await ask("pinChatMessage", **where) is True
    assert (await ask("getChat", chat_id=group.id))["pinned_message"]["message_id"] == message.id
    assert await ask("unpinChatMessage", **where) is True
    assert await ask("unpinChatMessage", **where) == "400 Bad Request: message to unpin not found"
    assert await ask("unpinAllChatMessages", chat_id=group.id) is True
    assert await ask("deleteMessage", **where) is True


async def test_blocking_and_unblocking_are_told_to_the_bot(world: World, anna: Person) -> None:
    await anna.block()
    await anna.block()
    with pytest.raises(ActionError, match="has blocked the bot"):
        await anna.send("x")
    await anna.unblock()
    changes = [update["my_chat_member"]["new_chat_member"]["status"] for update in world.updates.take()]
    assert changes == ["kicked", "member"]


@pytest.mark.parametrize(
    ("status", "may", "fields"),
    [
        ("creator", None, {"is_anonymous": False}),
        ("administrator", True, {"can_be_edited": False, "is_anonymous": False}),
        ("member", None, {}),
        ("restricted", False, {"is_member": True, "until_date": 0}),
        ("left", None, {}),
        ("kicked", None, {"until_date": 0}),
    ],
)
def test_a_member_is_described_as_the_bot_api_does(
    world: World, anna: Person, status: str, may: bool | None, fields: dict[str, Any]
) -> None:
    """`may`: whether all rights are there or none, if the status has rights at all."""
    member = member_json(world, anna.id, status)
    assert (member["user"]["id"], member["status"]) == (anna.id, status)
    rights = {name: given for name, given in member.items() if name.startswith("can_") and name != "can_be_edited"}
    assert bool(rights) is (may is not None)
    assert set(rights.values()) <= {may}
    others = {"user": member["user"], "status": status, **rights}
    assert {name: given for name, given in member.items() if name not in others} == fields

"""What a person's Telegram shows beside messages: the bot's commands in each chat, and what has happened in a group."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.page import commands_for, service_text
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]


def in_group(group: Group, of: Person) -> list[dict[str, Any]]:
    """The scopes of a group's owner, from the widest to the narrowest."""
    return [
        {"type": "default"},
        {"type": "all_group_chats"},
        {"type": "all_chat_administrators"},
        {"type": "chat", "chat_id": group.id},
        {"type": "chat_administrators", "chat_id": group.id},
        {"type": "chat_member", "chat_id": group.id, "user_id": of.id},
    ]


async def test_in_a_group_the_narrowest_scope_counts(
    world: World, ask: Ask, group: Group, anna: Person, ben: Person
) -> None:
    """Anna has made the group; Ben is an ordinary member."""
    offered = []
    for number, scope in enumerate(in_group(group, anna)):
        await ask("setMyCommands", commands=[{"command": f"c{number}", "description": "x"}], scope=scope)
        offered.append([commands_for(world, who.user, world.chats[group.id])[0]["command"] for who in (anna, ben)])
    assert [anna_s for anna_s, _ in offered] == ["c0", "c1", "c2", "c3", "c4", "c5"]
    assert [ben_s for _, ben_s in offered] == ["c0", "c1", "c1", "c3", "c3", "c3"]


async def test_in_private_group_scopes_do_not_count(world: World, ask: Ask, group: Group, anna: Person) -> None:
    for number, scope in enumerate([*in_group(group, anna), {"type": "all_private_chats"}]):
        await ask("setMyCommands", commands=[{"command": f"c{number}", "description": "x"}], scope=scope)
    assert commands_for(world, anna.user, world.chats[anna.id])[0]["command"] == "c6"


async def test_what_has_happened_in_a_group_is_told_in_words(
    world: World, ask: Ask, group: Group, anna: Person
) -> None:
    await group.make_bot("administrator")
    await anna.send("hej", group)
    await ask("pinChatMessage", chat_id=group.id, message_id=group.messages[-1].id)
    assert service_text(world, group.messages[-1]) == "Echo pinned a message"
    old = group.messages
    new = await group.upgrade()
    told = [service_text(world, each) for each in (*old, *group.messages, *new.messages) if each.service]
    assert told.count("The group became a supergroup") >= 1


async def test_unpinning_takes_the_newest_unless_one_is_named(world: World, ask: Ask, group: Group) -> None:
    await group.make_bot("administrator")
    sent = [(await ask("sendMessage", chat_id=group.id, text=text))["message_id"] for text in "abc"]
    for message in sent:
        await ask("pinChatMessage", chat_id=group.id, message_id=message)
    pinned = world.chats[group.id].pinned
    assert await ask("unpinChatMessage", chat_id=group.id) is True
    assert pinned == sent[:2]
    assert await ask("unpinChatMessage", chat_id=group.id, message_id=sent[0]) is True
    assert pinned == sent[1:2]
    assert await ask("unpinChatMessage", chat_id=group.id, message_id=sent[0]) == (
        "400 Bad Request: message to unpin not found"
    )


async def test_all_are_unpinned_at_once(world: World, ask: Ask, anna: Person) -> None:
    for text in "ab":
        sent = await ask("sendMessage", chat_id=anna.id, text=text)
        await ask("pinChatMessage", chat_id=anna.id, message_id=sent["message_id"])
    assert (await ask("getChat", chat_id=anna.id))["pinned_message"]["text"] == "b"
    revision = world.revision
    assert await ask("unpinAllChatMessages", chat_id=anna.id) is True
    assert "pinned_message" not in await ask("getChat", chat_id=anna.id)
    assert world.revision > revision


@pytest.mark.parametrize("kind", ["video", "animation", None])
async def test_a_message_becomes_a_photo_or_a_document_and_nothing_else(
    ask: Ask, anna: Person, kind: str | None
) -> None:
    sent = await ask("sendMessage", chat_id=anna.id, text="a")
    media = {"type": kind, "media": "https://example.com/a"}
    answer = await ask("editMessageMedia", chat_id=anna.id, message_id=sent["message_id"], media=media)
    assert answer == "400 Bad Request: the local Telegram knows only photos and documents"


async def test_a_message_is_told_with_what_it_replies_to_and_no_further(ask: Ask, world: World, anna: Person) -> None:
    first = await anna.send("a")
    second = await anna.send("b", reply_to=first.id)
    third = await anna.send("c", reply_to=second.id)
    told = world.updates.take()[-1]["message"]
    assert told["reply_to_message"]["text"] == "b"
    assert "reply_to_message" not in told["reply_to_message"]
    await ask("pinChatMessage", chat_id=anna.id, message_id=third.id)
    pinned = world.updates.take()[-1]["message"]["pinned_message"]
    assert pinned == (await ask("getChat", chat_id=anna.id))["pinned_message"]
    assert (pinned["text"], "reply_to_message" in pinned) == ("c", False)

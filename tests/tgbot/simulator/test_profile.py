"""What the bot says of itself, and the commands that people are offered."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.page import commands_for
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]


def command(name: str) -> list[dict[str, str]]:
    """A list of one command."""
    return [{"command": name, "description": name}]


@pytest.mark.parametrize("privacy", [True, False])
async def test_the_bot_knows_itself(ask: Ask, world: World, privacy: bool) -> None:
    world.privacy = privacy
    me = await ask("getMe")
    assert (me["id"], me["is_bot"], me["first_name"], me["username"]) == (1, True, "Echo", "echobot")
    assert me["can_read_all_group_messages"] is not privacy


@pytest.mark.parametrize(
    ("method", "field", "limit"),
    [
        ("Description", "description", 512),
        ("ShortDescription", "short_description", 120),
        ("Name", "name", 64),
    ],
)
async def test_texts_are_kept_for_each_language(ask: Ask, method: str, field: str, limit: int) -> None:
    assert await ask(f"setMy{method}", **{field: "all"}) is True
    assert await ask(f"setMy{method}", **{field: "sv", "language_code": "sv"}) is True
    assert await ask(f"getMy{method}", language_code="sv") == {field: "sv"}
    assert await ask(f"getMy{method}", language_code="de") == {field: "all"}
    assert "too long" in await ask(f"setMy{method}", **{field: "x" * (limit + 1)})
    await ask(f"setMy{method}", **{field: "", "language_code": "sv"})
    assert await ask(f"getMy{method}", language_code="sv") == {field: "all"}


async def test_commands_belong_to_a_scope_and_a_language(ask: Ask) -> None:
    private = {"type": "all_private_chats"}
    await ask("setMyCommands", commands=command("play"), scope=private)
    await ask("setMyCommands", commands=command("spela"), scope=private, language_code="sv")
    assert await ask("getMyCommands", scope=private) == command("play")
    assert await ask("getMyCommands", scope=private, language_code="sv") == command("spela")
    assert await ask("getMyCommands") == []
    await ask("deleteMyCommands", scope=private)
    assert await ask("getMyCommands", scope=private) == []


@pytest.mark.parametrize(
    ("commands", "reason"),
    [
        (command("Play"), "BOT_COMMAND_INVALID"),
        (command("x" * 33), "BOT_COMMAND_INVALID"),
        ([{"command": "x", "description": ""}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        (command("x") * 101, "BOT_COMMANDS_TOO_MUCH"),
    ],
)
async def test_bad_commands_are_refused(ask: Ask, commands: list[Any], reason: str) -> None:
    assert await ask("setMyCommands", commands=commands) == f"400 Bad Request: {reason}"


@pytest.mark.parametrize("scope", [{"type": "nowhere"}, {"type": "chat"}, {"type": "default", "chat_id": 1}, {}])
async def test_bad_scopes_are_refused(ask: Ask, scope: dict[str, Any]) -> None:
    answer = await ask("setMyCommands", commands=command("x"), scope=scope or {"type": 5})
    assert answer.startswith("400 Bad Request: can't parse BotCommandScope")


async def test_a_person_is_offered_the_narrowest_commands(
    ask: Ask, world: World, anna: Person, ben: Person, group: Group
) -> None:
    def offered(person: Person, chat: int) -> str:
        return str(commands_for(world, person.user, world.chats[chat])[0]["command"])

    await ask("setMyCommands", commands=command("default"))
    await ask("setMyCommands", commands=command("groups"), scope={"type": "all_group_chats"})
    await ask("setMyCommands", commands=command("grupper"), scope={"type": "all_group_chats"}, language_code="sv")
    assert [offered(anna, anna.id), offered(ben, group.id)] == ["default", "groups"]
    assert offered(anna, group.id) == "grupper"
    await ask("setMyCommands", commands=command("admins"), scope={"type": "all_chat_administrators"})
    assert offered(anna, group.id) == "admins"
    world.people[ben.id].language_code = "sv-SE"
    assert offered(ben, group.id) == "grupper"
    await ask("setMyCommands", commands=command("here"), scope={"type": "chat", "chat_id": group.id})
    assert offered(ben, group.id) == "here"


async def test_menu_buttons_are_kept_for_each_private_chat(ask: Ask, anna: Person, group: Group) -> None:
    assert await ask("setChatMenuButton", menu_button={"type": "commands"}) is True
    assert await ask("getChatMenuButton", chat_id=anna.id) == {"type": "commands"}
    assert await ask("setChatMenuButton", chat_id=anna.id, menu_button={"type": "default"}) is True
    assert await ask("getChatMenuButton", chat_id=anna.id) == {"type": "default"}
    answer = await ask("setChatMenuButton", chat_id=group.id, menu_button={"type": "commands"})
    assert answer == "400 Bad Request: chat not found"

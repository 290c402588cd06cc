"""What the bot says about itself: names, descriptions, commands, the menu button."""

import json
import re
from collections.abc import Callable
from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.methods.access import find_chat
from tgbot.simulator.wire import user_json
from tgbot.simulator.world import World

_COMMAND = re.compile(r"[a-z0-9_]{1,32}$")
_SCOPES: dict[str, set[str]] = {
    "default": set(),
    "all_private_chats": set(),
    "all_group_chats": set(),
    "all_chat_administrators": set(),
    "chat": {"chat_id"},
    "chat_administrators": {"chat_id"},
    "chat_member": {"chat_id", "user_id"},
}
Method = Callable[[World, Json], Any]


def get_me(world: World, _params: Json) -> Any:
    """getMe."""
    return {
        **user_json(world, world.bot.id),
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def scope_key(scope: Json) -> str:
    """A scope as one string, by which commands are looked up."""
    return json.dumps(scope, sort_keys=True)


def _key(world: World, params: Json) -> tuple[str, str]:
    scope = dict(params.get("scope") or {"type": "default"})
    if set(scope) - {"type"} != _SCOPES.get(scope.get("type", ""), {"type"}):
        raise bad_request("can't parse BotCommandScope: unsupported type or fields specified")
    if any(type(value) is not int for name, value in scope.items() if name != "type"):
        raise bad_request("can't parse BotCommandScope: chat and user must be Integers")
    if "chat_id" in scope:
        scope["chat_id"] = find_chat(world, scope["chat_id"]).id
    return scope_key(scope), params.get("language_code") or ""


def set_commands(world: World, params: Json) -> Any:
    """setMyCommands; as in the real one, the language is not checked."""
    if len(params["commands"]) > 100:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in params["commands"]:
        if not isinstance(command, dict) or not _COMMAND.match(str(command.get("command", ""))):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(str(command.get("description", ""))) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    key = _key(world, params)
    if params["commands"]:
        world.bot.commands[key] = params["commands"]
    else:
        world.bot.commands.pop(key, None)
    world.changed()
    return True


def get_commands(world: World, params: Json) -> Any:
    """getMyCommands."""
    return world.bot.commands.get(_key(world, params), [])


def delete_commands(world: World, params: Json) -> Any:
    """deleteMyCommands."""
    world.bot.commands.pop(_key(world, params), None)
    world.changed()
    return True


def _texts(world: World, field: str) -> dict[str, str]:
    texts = {
        "name": world.bot.names,
        "description": world.bot.descriptions,
        "short_description": world.bot.short_descriptions,
    }
    return texts[field]


def _setter(field: str, limit: int) -> Method:
    def set_text(world: World, params: Json) -> Any:
        texts, language, text = _texts(world, field), params.get("language_code") or "", params.get(field, "")
        if len(text) > limit:
            raise bad_request(f"bot {field.replace('_', ' ')} is too long")
        if text:
            texts[language] = text
        elif (field, language) == ("name", ""):
            raise bad_request("bot name must be non-empty")
        else:
            texts.pop(language, None)
        world.changed()
        return True

    return set_text


def _getter(field: str) -> Method:
    def get_text(world: World, params: Json) -> Any:
        texts = _texts(world, field)
        return {field: texts.get(params.get("language_code") or "", texts.get("", ""))}

    return get_text


def set_menu(world: World, params: Json) -> Any:
    """setChatMenuButton, for one private chat or all."""
    button = params.get("menu_button") or {"type": "default"}
    if button.get("type") not in ("default", "commands", "web_app"):
        raise bad_request("can't parse menu button: unsupported type specified")
    world.bot.menus[_private(world, params)] = button
    return True


def get_menu(world: World, params: Json) -> Any:
    """getChatMenuButton."""
    menus = world.bot.menus
    return menus.get(_private(world, params), menus.get(None, {"type": "default"}))


def _private(world: World, params: Json) -> int | None:
    if "chat_id" not in params:
        return None
    chat = find_chat(world, params["chat_id"])
    if not chat.is_private:
        raise bad_request("chat not found")
    return chat.id


METHODS: dict[str, Method] = {
    "getMe": get_me,
    "setMyCommands": set_commands,
    "getMyCommands": get_commands,
    "deleteMyCommands": delete_commands,
    "setMyName": _setter("name", 64),
    "getMyName": _getter("name"),
    "setMyDescription": _setter("description", 512),
    "getMyDescription": _getter("description"),
    "setMyShortDescription": _setter("short_description", 120),
    "getMyShortDescription": _getter("short_description"),
    "setChatMenuButton": set_menu,
    "getChatMenuButton": get_menu,
}

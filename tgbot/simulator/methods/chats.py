"""Questions about chats and who is in them."""

from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.groups import set_bot
from tgbot.simulator.methods.access import find_chat
from tgbot.simulator.wire import chat_json, member_json, message_json, status_of
from tgbot.simulator.world import World

_GIFTS = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")


def get_chat(world: World, params: Json) -> Any:
    """getChat."""
    chat = find_chat(world, params["chat_id"])
    full: Json = {
        **chat_json(world, chat),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(_GIFTS, False),
    }
    pinned = chat.find(chat.pinned[-1]) if chat.pinned else None
    if pinned is not None and not pinned.deleted:
        full["pinned_message"] = message_json(world, pinned, with_reply=False)
    return full


def get_member(world: World, params: Json) -> Any:
    """getChatMember. Telegram guarantees it for other members only if the bot is an administrator; here it always
    works."""
    chat, user = find_chat(world, params["chat_id"]), params["user_id"]
    if user != world.bot.id and user not in world.people:
        raise bad_request("invalid user_id specified")
    return member_json(world, user, status_of(world, chat, user))


def get_administrators(world: World, params: Json) -> Any:
    """getChatAdministrators: the owner and the administrators, without other bots."""
    chat = find_chat(world, params["chat_id"])
    if chat.is_private:
        raise bad_request("there are no administrators in the private chat")
    users = [*chat.members, world.bot.id]
    statuses = [(user, status_of(world, chat, user)) for user in users]
    return [member_json(world, user, status) for user, status in statuses if status in {"creator", "administrator"}]


def get_member_count(world: World, params: Json) -> Any:
    """getChatMemberCount; the bot counts as well."""
    return len(find_chat(world, params["chat_id"]).members) + 1


def leave(world: World, params: Json) -> Any:
    """leaveChat."""
    chat = find_chat(world, params["chat_id"])
    if chat.is_private:
        raise bad_request("chat member status can't be changed in private chats")
    set_bot(world, chat.id, "left", actor=world.bot.id)
    return True


METHODS = {
    "getChat": get_chat,
    "getChatMember": get_member,
    "getChatAdministrators": get_administrators,
    "getChatMemberCount": get_member_count,
    "leaveChat": leave,
}

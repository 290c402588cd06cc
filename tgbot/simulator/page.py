"""The world as the web page shows it: one JSON document of people, chats and messages."""

from tgbot.simulator.errors import Json
from tgbot.simulator.keyboards import button_kind
from tgbot.simulator.methods.profile import scope_key
from tgbot.simulator.state import Chat, Message, User
from tgbot.simulator.wire import poll_json, status_of, user_json
from tgbot.simulator.world import World


def state_json(world: World) -> Json:
    """Everything that the page shows."""
    bot = world.bot
    return {
        "bot": {
            "id": bot.id,
            "name": bot.name,
            "username": bot.username,
        },
        "people": [_person(world, user) for user in world.people.values()],
        "chats": [_chat(world, chat) for chat in world.chats.values()],
        "revision": world.revision,
    }


def _person(world: World, user: User) -> Json:
    chats = [chat for chat in world.chats.values() if user.id in chat.members and chat.migrated_to is None]
    return {
        "id": user.id,
        "name": user.name,
        "username": user.username,
        "language_code": user.language_code,
        "blocked": user.blocked,
        "description": told(world.bot.descriptions, user),
        "chats": [chat.id for chat in chats],
        "commands": {str(chat.id): commands_for(world, user, chat) for chat in chats},
    }


def told(texts: dict[str, str], user: User) -> str:
    """What the bot says about itself in the person's language, else what it says to everybody."""
    return texts.get((user.language_code or "").split("-")[0], "") or texts.get("", "")


def commands_for(world: World, user: User, chat: Chat) -> list[Json]:
    """The commands that this person's Telegram offers in this chat: the narrowest list that is set."""
    scopes: list[Json] = [{"type": "chat", "chat_id": chat.id}]
    if chat.is_private:
        scopes.append({"type": "all_private_chats"})
    else:
        scopes.insert(0, {"type": "chat_member", "chat_id": chat.id, "user_id": user.id})
        if status_of(world, chat, user.id) in ("creator", "administrator"):
            scopes.insert(1, {"type": "chat_administrators", "chat_id": chat.id})
            scopes.append({"type": "all_chat_administrators"})
        scopes.append({"type": "all_group_chats"})
    language = (user.language_code or "").replace("_", "-").partition("-")[0].lower()
    for scope in [*scopes, {"type": "default"}]:
        for code in dict.fromkeys([language, ""]):
            if found := world.bot.commands.get((scope_key(scope), code)):
                return found
    return []


def _chat(world: World, chat: Chat) -> Json:
    return {
        "id": chat.id,
        "type": chat.type,
        "title": chat.title,
        "members": chat.members,
        "topics": [{"id": topic.id, "name": topic.name} for topic in chat.topics],
        "messages": [_message(world, message) for message in chat.messages if not message.deleted],
    }


def _message(world: World, message: Message) -> Json:
    content = message.content
    poll = world.polls.get(content.poll or "")
    return {
        "id": message.key,
        "thread": message.thread,
        "from": message.sender,
        "name": user_json(world, message.sender)["first_name"],
        "date": message.date,
        "edited": message.edited is not None,
        "ephemeral_for": message.receiver,
        "replaces": message.replaces,
        "text": content.text or "",
        "entities": list(content.entities),
        "photo": f"/page/file/{content.photo}" if content.photo else None,
        "document": _document(world, content.document),
        "caption_above": content.above,
        "service": service_text(world, message) if message.service else None,
        "reply_to": message.reply_to,
        "poll": poll_json(poll, answers=True) if poll else None,
        "keyboard": [[_button(button) for button in row] for row in message.rows] if message.rows else None,
    }


def _document(world: World, document: str | None) -> Json | None:
    if document is None:
        return None
    return {"name": world.files[document].name, "url": f"/page/file/{document}"}


def _button(button: Json) -> Json:
    copied = button.get("copy_text", {})
    return {
        "text": button["text"],
        "style": button.get("style"),
        "kind": button_kind(button),
        "data": button.get("callback_data"),
        "url": button.get("url"),
        "copy": copied.get("text"),
    }


def service_text(world: World, message: Message) -> str:
    """A service message in words, as Telegram's own page would put it."""
    service = message.service or {}
    who = user_json(world, message.sender)["first_name"]
    if "new_chat_members" in service:
        return f"{who} added {', '.join(user['first_name'] for user in service['new_chat_members'])}"
    if "left_chat_member" in service:
        gone = service["left_chat_member"]
        return f"{who} left" if gone["id"] == message.sender else f"{who} removed {gone['first_name']}"
    if "forum_topic_created" in service:
        return f"{who} created the topic {service['forum_topic_created']['name']}"
    if "pinned_message" in service:
        return f"{who} pinned a message"
    if "migrate_to_chat_id" in service or "migrate_from_chat_id" in service:
        return "The group became a supergroup"
    return ", ".join(service)

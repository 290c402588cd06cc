"""Whether the bot may do what it asks: which chat it means, whether it is a member, which topic."""

from tgbot.simulator.errors import ApiError, Json, bad_request, forbidden
from tgbot.simulator.state import PRESENT, Chat, Message
from tgbot.simulator.world import World


def find_chat(world: World, chat_id: int | str) -> Chat:
    """The chat of an id or @name, if this bot may know of it; raises ApiError."""
    if isinstance(chat_id, str):
        name = chat_id.removeprefix("@").lower()
        named = (chat for chat in world.chats.values() if (chat.username or "").lower() == name)
        chat = next(named, None)
    else:
        chat = world.chats.get(chat_id)
    if chat is None:
        raise bad_request("chat not found")
    if chat.migrated_to is not None:
        reason = "group chat was upgraded to a supergroup chat"
        raise bad_request(reason, migrate_to_chat_id=chat.migrated_to)
    if not chat.is_private and chat.bot not in PRESENT:
        what = "bot was kicked from" if chat.bot == "kicked" else "bot is not a member of"
        raise forbidden(f"{what} the {chat.type} chat")
    return chat


def writable_chat(world: World, params: Json) -> Chat:
    """The chat of `chat_id` and `message_thread_id`, where the bot may write; raises ApiError."""
    chat = find_chat(world, params["chat_id"])
    if chat.is_private:
        user = world.people[chat.id]
        if user.blocked:
            raise forbidden("bot was blocked by the user")
        if not user.started:
            raise forbidden("bot can't initiate conversation with a user")
    elif chat.bot == "restricted":
        raise bad_request("not enough rights to send text messages to the chat")
    thread = params.get("message_thread_id")
    if thread and thread not in [topic.id for topic in chat.topics]:
        raise bad_request("message thread not found")
    return chat


def find_message(chat: Chat, message_id: int, what: str) -> Message:
    """An existing message; `what` is Telegram's "message to edit" and the like. Raises ApiError."""
    if message_id <= 0:
        raise bad_request("message identifier is not specified") if not message_id else _missing(what)
    message = chat.find(message_id)
    if message is None or message.deleted:
        raise _missing(what)
    return message


def _missing(what: str) -> ApiError:
    return bad_request(f"{what} not found")


def check_rate(world: World, chat: Chat) -> None:
    """Raises a 429 when the group's minute is full; for methods that must know before they store a file."""
    if not chat.is_private:
        world.rate.check(chat.id)


def count(world: World, chat: Chat) -> None:
    """Count a send or an edit against the group's minute; raises a 429."""
    if not chat.is_private:
        world.rate.take(chat.id)

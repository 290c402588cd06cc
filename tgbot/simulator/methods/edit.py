"""Methods that change, delete or pin existing messages."""

from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.groups import announce
from tgbot.simulator.keyboards import read_markup
from tgbot.simulator.methods.access import check_rate, count, find_chat, find_message, writable_chat
from tgbot.simulator.methods.contents import caption_content, media_content, text_content
from tgbot.simulator.state import Chat, Content, Message
from tgbot.simulator.wire import message_json
from tgbot.simulator.world import World


def _target(world: World, params: Json) -> tuple[Chat, Message]:
    if "inline_message_id" in params:
        message = world.inline_messages.get(params["inline_message_id"])
        if message is None or message.deleted:
            raise bad_request("MESSAGE_ID_INVALID")
        return world.chats[message.chat], message
    if "chat_id" not in params:
        raise bad_request("chat_id is empty")
    chat = writable_chat(world, {"chat_id": params["chat_id"]})
    message = find_message(chat, params.get("message_id", 0), "message to edit")
    if message.sender != world.bot.id or message.service or message.other_markup:
        raise bad_request("message can't be edited")
    return chat, message


def _change(world: World, chat: Chat, message: Message, content: Content, params: Json) -> Any:
    rows, other = read_markup(params.get("reply_markup"), world.limits)
    if other:
        raise bad_request("object expected as reply markup")
    if message.is_same(content, rows):
        raise bad_request(
            "message is not modified: specified new message content and reply markup are exactly the same"
            " as a current content and reply markup of the message"
        )
    if message.inline_id is None:
        count(world, chat)
    message.content, message.rows, message.edited = content, rows, world.now()
    world.changed()
    return True if message.inline_id is not None else message_json(world, message)


def edit_text(world: World, params: Json) -> Any:
    """editMessageText."""
    chat, message = _target(world, params)
    content = text_content(world, params, "MESSAGE_TOO_LONG")
    if message.content.has_media or message.content.poll:
        raise bad_request("there is no text in the message to edit")
    return _change(world, chat, message, content, params)


def edit_caption(world: World, params: Json) -> Any:
    """editMessageCaption."""
    chat, message = _target(world, params)
    if not message.content.has_media:
        raise bad_request("there is no caption in the message to edit")
    return _change(world, chat, message, caption_content(world, params, message.content), params)


def edit_media(world: World, params: Json) -> Any:
    """editMessageMedia, for photos and documents; a text may become a picture too."""
    chat, message = _target(world, params)
    media = params["media"]
    if media.get("type") not in ("photo", "document"):
        raise bad_request("the local Telegram knows only photos and documents")
    if message.content.poll:
        raise bad_request("message can't be edited")
    given = media.get("media")
    if message.inline_id is not None and not (isinstance(given, str) and given in world.files):
        raise bad_request("can't upload a file to edit an inline message")
    check_rate(world, chat)
    caption_content(world, media, Content())  # refuse a bad caption before the file is stored
    found = media_content(world, media["type"], given, params)
    return _change(world, chat, message, caption_content(world, media, found), params)


def edit_markup(world: World, params: Json) -> Any:
    """editMessageReplyMarkup."""
    chat, message = _target(world, params)
    return _change(world, chat, message, message.content, params)


def delete_message(world: World, params: Json) -> Any:
    """deleteMessage: within 48 hours, and only what the bot may delete."""
    chat = find_chat(world, params["chat_id"])
    _delete(world, chat, find_message(chat, params["message_id"], "message to delete"))
    return True


def _delete(world: World, chat: Chat, message: Message) -> None:
    own = message.sender == world.bot.id
    if not own and not chat.is_private and chat.bot != "administrator":
        raise bad_request("message can't be deleted")
    if world.clock() - message.date > world.limits.delete_within:
        raise bad_request("message can't be deleted for everyone")
    message.deleted = True
    world.changed()


def delete_messages(world: World, params: Json) -> Any:
    """deleteMessages: missing messages are skipped."""
    chat = find_chat(world, params["chat_id"])
    if not 1 <= len(params["message_ids"]) <= 100:
        raise bad_request("wrong number of message identifiers specified")
    for message_id in params["message_ids"]:
        message = chat.find(message_id) if isinstance(message_id, int) and message_id > 0 else None
        if message is not None and not message.deleted:
            _delete(world, chat, message)
    return True


def _pinning_chat(world: World, params: Json) -> Chat:
    chat = find_chat(world, params["chat_id"])
    if not chat.is_private and chat.bot != "administrator":
        raise bad_request("not enough rights to manage pinned messages in the chat")
    return chat


def pin(world: World, params: Json) -> Any:
    """pinChatMessage; the chat gets a service message."""
    chat = _pinning_chat(world, params)
    message = find_message(chat, params["message_id"], "message to pin")
    if message.id in chat.pinned:
        return True
    chat.pinned.append(message.id)
    announce(world, chat, world.bot.id, {"pinned_message": message_json(world, message, with_reply=False)})
    return True


def unpin(world: World, params: Json) -> Any:
    """unpinChatMessage: one, or the newest."""
    chat = _pinning_chat(world, params)
    message_id = params.get("message_id") or (chat.pinned[-1] if chat.pinned else None)
    if message_id not in chat.pinned:
        raise bad_request("message to unpin not found")
    chat.pinned.remove(message_id)
    world.changed()
    return True


def unpin_all(world: World, params: Json) -> Any:
    """unpinAllChatMessages."""
    _pinning_chat(world, params).pinned.clear()
    world.changed()
    return True


METHODS = {
    "editMessageText": edit_text,
    "editMessageCaption": edit_caption,
    "editMessageMedia": edit_media,
    "editMessageReplyMarkup": edit_markup,
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
    "unpinAllChatMessages": unpin_all,
}

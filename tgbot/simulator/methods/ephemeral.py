"""Ephemeral messages, which only one person in a group sees: sending rules, edits, deletion.

Telegram: groups only; within 15 seconds of that person's press, unless the bot is an administrator. The wording of
these refusals is this world's own: the real server's is not published.
"""

from dataclasses import dataclass
from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.keyboards import read_markup
from tgbot.simulator.methods.access import check_rate, count, find_chat
from tgbot.simulator.methods.contents import caption_content, media_content, text_content
from tgbot.simulator.state import Chat, Content, Message
from tgbot.simulator.world import World

_KNOWN = {"receiver_user_id", "callback_query_id", "replace_callback_query_message"}


@dataclass(frozen=True, slots=True)
class Receiver:
    """Who sees an ephemeral message, and which message it replaces on their screen."""

    person: int
    replaces: int | None


def read_receiver(world: World, chat: Chat, given: Json | None) -> Receiver | None:
    """`ephemeral_message_parameters` -> the receiver (None for an ordinary message); raises ApiError."""
    if given is None:
        return None
    if unknown := set(given) - _KNOWN:
        raise bad_request(f"unknown field {min(unknown)} of ephemeral_message_parameters")
    person = given.get("receiver_user_id")
    if not isinstance(person, int):
        raise bad_request("parameter receiver_user_id must be an Integer")
    if chat.is_private:
        raise bad_request("ephemeral messages can be sent only to groups and supergroups")
    if person not in chat.members:
        raise bad_request("receiver of the ephemeral message is not a member of the chat")
    pressed = _pressed(world, chat, person, given.get("callback_query_id"))
    if not given.get("replace_callback_query_message"):
        return Receiver(person, None)
    if pressed is None or pressed <= 0:
        raise bad_request("only the ordinary message of a callback query can be replaced")
    return Receiver(person, pressed)


def _pressed(world: World, chat: Chat, person: int, query_id: object) -> int | None:
    """The message whose button was pressed, after checking that the press allows an ephemeral answer."""
    query = world.queries.get(str(query_id)) if query_id is not None else None
    if query_id is not None and (query is None or (query.person, query.chat) != (person, chat.id)):
        raise bad_request("callback query is not a press by the receiver of the ephemeral message in this chat")
    if chat.bot != "administrator":
        if query is None:
            raise bad_request("ephemeral messages need a callback query unless the bot is an administrator")
        if world.clock() - query.created > world.limits.ephemeral_within:
            raise bad_request("query is too old and response timeout expired or query ID is invalid")
    return query.message if query else None


def _find(world: World, params: Json, what: str) -> tuple[Chat, Message]:
    chat = find_chat(world, params["chat_id"])
    message = chat.find(-params["ephemeral_message_id"]) if params["ephemeral_message_id"] > 0 else None
    if message is None or message.deleted or message.receiver != params["receiver_user_id"]:
        raise bad_request(f"{what} not found")
    return chat, message


def _change(world: World, chat: Chat, message: Message, content: Content, params: Json) -> bool:
    rows, _ = read_markup(params.get("reply_markup"), world.limits)
    if message.is_same(content, rows):
        raise bad_request(
            "message is not modified: specified new message content and reply markup are exactly the same"
            " as a current content and reply markup of the message"
        )
    count(world, chat)
    message.content, message.rows, message.edited = content, rows, world.now()
    world.changed()
    return True


def edit_text(world: World, params: Json) -> Any:
    """editEphemeralMessageText."""
    chat, message = _find(world, params, "message to edit")
    if message.content.has_media:
        raise bad_request("there is no text in the message to edit")
    return _change(world, chat, message, text_content(world, params, "MESSAGE_TOO_LONG"), params)


def edit_caption(world: World, params: Json) -> Any:
    """editEphemeralMessageCaption."""
    chat, message = _find(world, params, "message to edit")
    if not message.content.has_media:
        raise bad_request("there is no caption in the message to edit")
    return _change(world, chat, message, caption_content(world, params, message.content), params)


def edit_media(world: World, params: Json) -> Any:
    """editEphemeralMessageMedia."""
    chat, message = _find(world, params, "message to edit")
    media = params["media"]
    if media.get("type") not in ("photo", "document"):
        raise bad_request("the local Telegram knows only photos and documents")
    check_rate(world, chat)
    caption_content(world, media, Content())  # refuse a bad caption before the file is stored
    found = media_content(world, media["type"], media.get("media"), params)
    return _change(world, chat, message, caption_content(world, media, found), params)


def edit_markup(world: World, params: Json) -> Any:
    """editEphemeralMessageReplyMarkup."""
    chat, message = _find(world, params, "message to edit")
    return _change(world, chat, message, message.content, params)


def delete(world: World, params: Json) -> Any:
    """deleteEphemeralMessage."""
    _, message = _find(world, params, "message to delete")
    message.deleted = True
    world.changed()
    return True


METHODS = {
    "editEphemeralMessageText": edit_text,
    "editEphemeralMessageCaption": edit_caption,
    "editEphemeralMessageMedia": edit_media,
    "editEphemeralMessageReplyMarkup": edit_markup,
    "deleteEphemeralMessage": delete,
}

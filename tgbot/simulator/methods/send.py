"""Methods that put something new into a chat."""

from collections.abc import Callable
from typing import Any

from tgbot.simulator.errors import Json, bad_request
from tgbot.simulator.keyboards import read_markup
from tgbot.simulator.markup import parse
from tgbot.simulator.methods.access import check_rate, count, find_message, writable_chat
from tgbot.simulator.methods.contents import caption_content, media_content, text_content
from tgbot.simulator.methods.ephemeral import Receiver, read_receiver
from tgbot.simulator.state import Chat, Content, Message, Poll
from tgbot.simulator.wire import message_json, poll_json
from tgbot.simulator.world import World

_ACTIONS = (
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
)


def _reply(chat: Chat, params: Json, receiver: Receiver | None) -> int | None:
    reply = params.get("reply_parameters")
    if not reply:
        return None
    if "chat_id" in reply and reply["chat_id"] != chat.id:
        raise bad_request("the local Telegram does not simulate replies in another chat")
    replied = chat.find(reply.get("message_id", -reply.get("ephemeral_message_id", 0)))
    if replied is not None and not replied.deleted:
        return replied.key
    if reply.get("allow_sending_without_reply") and receiver is None:
        return None
    raise bad_request("message to be replied not found")


def _post(world: World, params: Json, make: Callable[[], Content]) -> Json:
    """The common path of everything that is sent; nothing changes before the last check has passed."""
    chat = writable_chat(world, params)
    rows, other = read_markup(params.get("reply_markup"), world.limits)
    receiver = read_receiver(world, chat, params.get("ephemeral_message_parameters"))
    reply_to = _reply(chat, params, receiver)
    check_rate(world, chat)
    content = make()  # may store a file or a poll, so it comes after all other checks
    count(world, chat)
    message = Message(
        0,
        chat.id,
        world.bot.id,
        world.now(),
        content,
        rows,
        other_markup=other,
        thread=params.get("message_thread_id") or None,
        reply_to=reply_to,
        receiver=receiver.person if receiver else None,
        replaces=receiver.replaces if receiver else None,
    )
    return message_json(world, world.add_message(message))


def send_message(world: World, params: Json) -> Any:
    """sendMessage."""
    return _post(world, params, lambda: text_content(world, params))


def send_photo(world: World, params: Json) -> Any:
    """sendPhoto: an upload or a file_id; nothing is fetched from outside."""
    return _post(world, params, lambda: _media(world, "photo", params))


def send_document(world: World, params: Json) -> Any:
    """sendDocument: like sendPhoto, for any file."""
    return _post(world, params, lambda: _media(world, "document", params))


def _media(world: World, kind: str, params: Json) -> Content:
    caption_content(world, params, Content())  # refuse a bad caption before the file is stored
    return caption_content(world, params, media_content(world, kind, params[kind], params))


def send_poll(world: World, params: Json) -> Any:
    """sendPoll: polls and quizzes, without media."""
    return _post(world, params, lambda: _poll(world, params))


def _poll(world: World, params: Json) -> Content:
    question, entities = parse(
        params["question"], params.get("question_parse_mode"), params.get("question_entities"), world.limits
    )
    options = [_option(world, option) for option in params["options"]]
    quiz = params.get("type", "regular") == "quiz"
    correct = params.get("correct_option_ids", [])
    explanation, _ = parse(params.get("explanation", ""), params.get("explanation_parse_mode"), None, world.limits)
    if not 1 <= len(question) <= 300:
        raise bad_request("poll question length must be between 1 and 300")
    if not 2 <= len(options) <= 12:
        raise bad_request("poll must have at least 2 and at most 12 options")
    if len(explanation) > 200:
        raise bad_request("message is too long")
    if quiz and (not correct or any(type(number) is not int or not 0 <= number < len(options) for number in correct)):
        raise bad_request("wrong correct option ID specified")
    poll = Poll(
        f"{world.number()}",
        question,
        options,
        anonymous=params.get("is_anonymous", True),
        quiz=quiz,
        correct=list(correct),
        explanation=explanation or None,
        multiple=params.get("allows_multiple_answers", False),
        closed=params.get("is_closed", False),
    )
    world.polls[poll.id] = poll
    return Content(question, entities, poll=poll.id)


def _option(world: World, option: Any) -> str:
    given = option.get("text") if isinstance(option, dict) else option
    if not isinstance(given, str):
        raise bad_request("can't parse poll options")
    mode = option.get("text_parse_mode") if isinstance(option, dict) else None
    text, _ = parse(given, mode, None, world.limits)
    if not 1 <= len(text) <= 100:
        raise bad_request("poll options length must not exceed 100")
    return text


def stop_poll(world: World, params: Json) -> Any:
    """stopPoll."""
    chat = writable_chat(world, params)
    message = find_message(chat, params["message_id"], "message with poll to stop")
    poll = world.polls.get(message.content.poll or "")
    if poll is None or message.sender != world.bot.id:
        raise bad_request("poll can't be stopped")
    if poll.closed:
        raise bad_request("poll has already been closed")
    rows, _ = read_markup(params.get("reply_markup"), world.limits)
    poll.closed = True
    message.rows = rows
    world.changed()
    return poll_json(poll, answers=True)


def send_chat_action(world: World, params: Json) -> Any:
    """sendChatAction: checked, and shown to nobody."""
    writable_chat(world, params)
    if params["action"] not in _ACTIONS:
        raise bad_request("wrong parameter action in request")
    return True


METHODS = {
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
    "sendPoll": send_poll,
    "stopPoll": stop_poll,
    "sendChatAction": send_chat_action,
}

"""What people do in private chats and groups: write, edit, press, block, vote. Each may queue updates.

Everything here raises ActionError, with a sentence, for anything that a person's Telegram would not let them do.
"""

from dataclasses import replace

from tgbot.simulator.errors import ActionError, Json
from tgbot.simulator.keyboards import button_kind
from tgbot.simulator.markup import find_entities, slice_units
from tgbot.simulator.state import PRESENT, Chat, Content, Message, Query
from tgbot.simulator.wire import member_update_json, message_json, poll_json, user_json
from tgbot.simulator.world import World


def _present(world: World, person: int, chat_id: int) -> Chat:
    user, chat = world.find_user(person), world.find_chat(chat_id)
    if person not in chat.members:
        raise ActionError(f"{user.name} is not in {chat.title}")
    if chat.migrated_to is not None:
        raise ActionError(f"{chat.title} has become a supergroup")
    if chat.is_private and user.blocked:
        raise ActionError(f"{user.name} has blocked the bot")
    return chat


def _bot_sees(world: World, chat: Chat, message: Message) -> bool:
    """Whether the bot gets this message: in a group with privacy mode, only if it is meant for the bot."""
    if chat.bot not in PRESENT:
        return False
    if chat.is_private or not world.privacy or chat.bot == "administrator":
        return True
    replied = chat.find(message.reply_to) if message.reply_to else None
    if replied is not None and replied.sender == world.bot.id:
        return True
    name = world.bot.username.lower()
    text = message.content.text or ""
    for entity in message.content.entities:
        word = slice_units(text, entity["offset"], entity["length"]).lower()
        if entity["type"] == "bot_command" and word.partition("@")[2] in ("", name):
            return True
        if entity["type"] == "mention" and word == f"@{name}":
            return True
    return False


def say(
    world: World,
    person: int,
    chat_id: int,
    text: str,
    *,
    thread: int | None = None,
    reply_to: int | None = None,
) -> Message:
    """A person writes a message. The first one in the private chat does what pressing Start does."""
    chat = _present(world, person, chat_id)
    if not text.strip():
        raise ActionError("an empty message cannot be sent")
    if thread is not None and thread not in [topic.id for topic in chat.topics]:
        raise ActionError(f"{chat.title} has no topic {thread}")
    if reply_to is not None and chat.find(reply_to) is None:
        raise ActionError(f"{chat.title} has no message {reply_to}")
    if chat.is_private:
        world.people[person].started = True
    content = Content(text, tuple(find_entities(text)))
    message = Message(0, chat.id, person, world.now(), content, thread=thread, reply_to=reply_to)
    world.add_message(message)
    if _bot_sees(world, chat, message):
        world.update("message", message_json(world, message))
    return message


def correct(world: World, person: int, chat_id: int, message_id: int, text: str) -> Message:
    """A person edits a message of their own."""
    chat = _present(world, person, chat_id)
    message = chat.find(message_id)
    if message is None or message.sender != person or message.deleted:
        raise ActionError(f"message {message_id} is not theirs to edit")
    message.content = replace(message.content, text=text, entities=tuple(find_entities(text)))
    message.edited = world.now()
    world.changed()
    if _bot_sees(world, chat, message):
        world.update("edited_message", message_json(world, message))
    return message


def press(world: World, person: int, chat_id: int, key: int, position: tuple[int, int]) -> str:
    """A person presses a button that stands under a message now; `position` is its row and column.

    Returns the id of the query.
    """
    row, column = position
    chat = _present(world, person, chat_id)
    message = chat.find(key)
    if message is None or not message.seen_by(person):
        raise ActionError(f"there is no message {key} in {chat.title}")
    rows = message.rows or ()
    if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
        raise ActionError(f"message {key} has no button in row {row}, column {column}")
    button = rows[row][column]
    if button_kind(button) != "callback":
        raise ActionError(f"the button {button['text']!r} does not ask the bot")
    return press_data(world, person, chat_id, key, button["callback_data"])


def press_data(world: World, person: int, chat_id: int, key: int, data: str) -> str:
    """A press with any data under any message, as an outdated screen or a forger would send it."""
    chat = _present(world, person, chat_id)
    message = chat.find(key)
    if message is None or message.receiver not in (None, person):
        raise ActionError(f"there never was a message {key} in {chat.title}")
    query = Query(f"{7_000_000_000 + world.number()}", person, chat_id, key, data, world.clock())
    world.queries[query.id] = query
    body: Json = {
        "id": query.id,
        "from": user_json(world, person),
        "chat_instance": f"{abs(chat_id) * 7919}",
        "data": data,
    }
    if message.inline_id is not None:
        body["inline_message_id"] = message.inline_id
    else:
        body["message"] = message_json(world, message)
    world.update("callback_query", body)
    return query.id


def set_blocked(world: World, person: int, blocked: bool) -> None:
    """A person blocks the bot, or unblocks it."""
    user = world.find_user(person)
    if user.blocked == blocked:
        return
    user.blocked = blocked
    statuses = ("member", "kicked") if blocked else ("kicked", "member")
    body = member_update_json(world, world.chats[person], person, world.bot.id, statuses)
    world.update("my_chat_member", body)
    world.changed()


def vote(world: World, person: int, chat_id: int, key: int, options: list[int]) -> None:
    """A person answers a poll; an empty list retracts the vote. A quiz accepts one vote, once."""
    chat = _present(world, person, chat_id)
    message = chat.find(key)
    poll = world.polls.get(message.content.poll or "") if message else None
    if poll is None or poll.closed:
        raise ActionError(f"message {key} is no open poll")
    if any(not 0 <= option < len(poll.options) for option in options):
        raise ActionError(f"the poll has {len(poll.options)} options")
    if poll.quiz and person in poll.votes:
        raise ActionError("a quiz is answered once")
    if len(options) > 1 and not poll.multiple:
        raise ActionError("this poll takes one answer")
    if options:
        poll.votes[person] = options
    else:
        poll.votes.pop(person, None)
    world.update("poll", poll_json(poll, answers=True))
    if not poll.anonymous:
        chosen = {"option_persistent_ids": [str(option) for option in options], "option_ids": options}
        world.update("poll_answer", {"poll_id": poll.id, "user": user_json(world, person), **chosen})
    world.changed()

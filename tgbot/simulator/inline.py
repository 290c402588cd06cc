"""A small version of inline mode: a person asks the bot from any chat, and sends one of its results there."""

from tgbot.simulator.errors import ActionError
from tgbot.simulator.keyboards import read_markup
from tgbot.simulator.methods.contents import text_content
from tgbot.simulator.state import InlineQuery, Message
from tgbot.simulator.wire import user_json, without_none
from tgbot.simulator.world import World


def ask(world: World, person: int, text: str) -> str:
    """A person types the bot's name and a text; returns the id of the query."""
    world.find_user(person)
    query = InlineQuery(f"{8_000_000_000 + world.number()}", person, text, world.clock())
    world.inline_queries[query.id] = query
    body = {"id": query.id, "from": user_json(world, person), "query": text, "offset": ""}
    world.update("inline_query", body)
    return query.id


def choose(world: World, person: int, chat_id: int, result_id: str) -> Message:
    """A person sends a result of their last inline question; raises ActionError if it was not offered.

    The bot gets `chosen_inline_result`; it may edit the message only by its `inline_message_id`, which
    the message has only if it has buttons.
    """
    chat = world.find_chat(chat_id)
    if person not in chat.members:
        raise ActionError(f"{world.people[person].name} is not in {chat.title}")
    asked = [query for query in world.inline_queries.values() if query.person == person and query.results]
    offered = {result["id"]: result for result in (asked[-1].results or [])} if asked else {}
    if result_id not in offered:
        raise ActionError(f"the bot did not offer a result {result_id!r}")
    result = offered[result_id]
    given = result["input_message_content"]
    content = text_content(world, {**given, "text": given["message_text"]})
    rows, _ = read_markup(result.get("reply_markup"), world.limits)
    inline_id = f"inline-{world.number()}" if rows else None
    message = Message(0, chat.id, person, world.now(), content, rows, inline_id=inline_id)
    world.add_message(message)
    if inline_id is not None:
        world.inline_messages[inline_id] = message
    body = without_none(result_id=result_id, query=asked[-1].text, inline_message_id=inline_id)
    world.update("chosen_inline_result", {**body, "from": user_json(world, person)})
    return message

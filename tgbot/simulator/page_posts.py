"""What people do on the page: each of its posts, with every field checked before anything is done."""

from collections.abc import Callable

from tgbot.simulator import actions, groups
from tgbot.simulator.errors import Json
from tgbot.simulator.fields import Fields
from tgbot.simulator.world import World

#: Characters in names, titles and languages, and how many topics a new group may have.
NAME, TITLE, LANGUAGE, TOPICS = 64, 128, 35, 20


def press(world: World, fields: Fields) -> Json:
    """The page sends the data of the button that it showed, as Telegram's apps do: the button may have changed
    since."""
    person, chat, message = (fields.number(name) for name in ("person", "chat", "message"))
    data = fields.text("data", world.limits.callback_data_bytes)
    return {"query": actions.press_data(world, person, chat, message, data)}


def send(world: World, fields: Fields) -> Json:
    """Somebody writes."""
    person, chat, thread = fields.number("person"), fields.number("chat"), fields.number_or_none("thread")
    return {"message": actions.say(world, person, chat, fields.text("text", world.limits.text), thread=thread).id}


def people(world: World, fields: Fields) -> Json:
    """Somebody new."""
    name, language = fields.text("name", NAME), fields.text_or_none("language_code", LANGUAGE)
    return {"id": world.person(name.strip(), language_code=language).id}


def language(world: World, fields: Fields) -> Json:
    """Somebody's Telegram is in another language, or says none."""
    user, code = world.find_user(fields.number("person")), fields.text_or_none("language_code", LANGUAGE)
    user.language_code = code
    world.changed()
    return {}


def block(world: World, fields: Fields) -> Json:
    """Somebody blocks the bot, or unblocks it."""
    actions.set_blocked(world, fields.number("person"), fields.flag("blocked"))
    return {}


def new_group(world: World, fields: Fields) -> Json:
    """A group with the bot in it."""
    title, members = fields.text("title", TITLE), fields.numbers("members")
    return {"id": groups.make_group(world, title.strip(), members, fields.texts("topics", TITLE, TOPICS)).id}


def member(world: World, fields: Fields) -> Json:
    """Somebody joins a group, or leaves it."""
    groups.set_member(world, fields.number("chat"), fields.number("person"), fields.flag("member"))
    return {}


#: By the last part of the address.
POSTS: dict[str, Callable[[World, Fields], Json]] = {
    "press": press,
    "send": send,
    "people": people,
    "language": language,
    "block": block,
    "groups": new_group,
    "members": member,
}

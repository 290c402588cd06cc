"""How groups are made and changed: members, topics, the bot's status, the upgrade to a supergroup."""

from tgbot.simulator.errors import ActionError, Json
from tgbot.simulator.state import PRESENT, Chat, Content, Message, Topic
from tgbot.simulator.wire import member_update_json, message_json, user_json
from tgbot.simulator.world import World

_FIRST_GROUP = 2000
_SUPERGROUPS = 1_002_000_000_000


def announce(
    world: World, chat: Chat, sender: int, service: Json, *, thread: int | None = None, tell: bool = True
) -> Message:
    """Put a service message into a chat; the bot gets it too when it is there, unless `tell` is false."""
    message = Message(0, chat.id, sender, world.now(), Content(), service=service, thread=thread)
    world.add_message(message)
    if tell and chat.bot in PRESENT:
        world.update("message", message_json(world, message))
    return message


def _new_id(world: World, *, supergroup: bool) -> int:
    base = _SUPERGROUPS if supergroup else _FIRST_GROUP
    return -(base + sum(1 for chat in world.chats.values() if not chat.is_private) + 1)


def make_group(
    world: World, title: str, members: list[int], topics: tuple[str, ...] = (), *, supergroup: bool = False
) -> Chat:
    """A group with the bot in it, created by its first member; with topics it is a forum."""
    if not members:
        raise ActionError("a group needs a member")
    for member in members:
        world.find_user(member)
    supergroup = supergroup or bool(topics)
    number = _new_id(world, supergroup=supergroup)
    kind = "supergroup" if supergroup else "group"
    chat = Chat(number, kind, title, list(dict.fromkeys(members)), owner=members[0], bot="left")
    chat.forum = bool(topics)
    world.chats[number] = chat
    set_bot(world, number, "member", actor=members[0])
    for topic in topics:
        open_topic(world, number, topic)
    return chat


def open_topic(world: World, chat_id: int, name: str) -> Topic:
    """The owner opens a topic in a forum."""
    chat = world.find_chat(chat_id)
    if not chat.forum:
        raise ActionError(f"{chat.title} has no topics")
    actor = chat.owner or world.bot.id
    opened: Json = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
    message = announce(world, chat, actor, opened, tell=False)
    message.thread = message.id
    topic = Topic(message.id, name)
    chat.topics.append(topic)
    if not world.privacy or chat.bot == "administrator":
        world.update("message", message_json(world, message))
    return topic


def set_member(world: World, chat_id: int, person: int, member: bool) -> None:
    """A person joins a group, or leaves it."""
    chat, user = world.find_chat(chat_id), world.find_user(person)
    if chat.is_private:
        raise ActionError("nobody joins a private chat")
    if (person in chat.members) == member:
        return
    if member:
        chat.members.append(person)
    else:
        chat.members.remove(person)
        chat.admins.discard(person)
    statuses = ("left", "member") if member else ("member", "left")
    if chat.bot in PRESENT:
        world.update("chat_member", member_update_json(world, chat, person, person, statuses))
    person_json = user_json(world, user.id)
    service = {"new_chat_members": [person_json]} if member else {"left_chat_member": person_json}
    announce(world, chat, person, service)


def set_bot(world: World, chat_id: int, status: str, *, actor: int | None = None) -> None:
    """Somebody changes what the bot is in a group: member, administrator, restricted, left or kicked."""
    chat = world.find_chat(chat_id)
    if chat.is_private or status not in (*PRESENT, "left", "kicked"):
        raise ActionError(f"the bot cannot be {status} in {chat.title}")
    old, chat.bot = chat.bot, status
    if old == status:
        return
    actor = actor or chat.owner or world.bot.id
    bot = world.bot.id
    world.update("my_chat_member", member_update_json(world, chat, actor, bot, (old, status)))
    if status in PRESENT and old not in PRESENT:
        announce(world, chat, actor, {"new_chat_members": [user_json(world, bot)]})
    elif status not in PRESENT and old in PRESENT:
        announce(world, chat, actor, {"left_chat_member": user_json(world, bot)})
    world.changed()


def upgrade(world: World, chat_id: int) -> Chat:
    """A group becomes a supergroup with another id; both chats get a service message."""
    old = world.find_chat(chat_id)
    if old.type != "group" or old.migrated_to is not None:
        raise ActionError(f"{old.title} is no group that can be upgraded")
    actor = old.owner or world.bot.id
    number = _new_id(world, supergroup=True)
    new = Chat(number, "supergroup", old.title, list(old.members), bot=old.bot, owner=old.owner)
    new.admins = set(old.admins)
    world.chats[number] = new
    announce(world, old, actor, {"migrate_to_chat_id": number})
    old.migrated_to = number
    announce(world, new, actor, {"migrate_from_chat_id": chat_id})
    return new

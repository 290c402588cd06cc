"""The world's objects as JSON of the Bot API."""

from typing import TYPE_CHECKING

from tgbot.simulator.errors import Json
from tgbot.simulator.state import Chat, Message, Poll

if TYPE_CHECKING:
    from tgbot.simulator.world import World

_ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_pin_messages",
)
_RESTRICTIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
    "can_edit_tag",
    "can_react_to_messages",
)


def without_none(**fields: object) -> Json:
    """A JSON object of the fields that have a value."""
    return {name: value for name, value in fields.items() if value is not None}


def user_json(world: "World", user: int) -> Json:
    """A User: a person or the bot."""
    if user == world.bot.id:
        return {"id": user, "is_bot": True, "first_name": world.bot.name, "username": world.bot.username}
    person = world.people.get(user)
    if person is None:
        return {"id": user, "is_bot": False, "first_name": "Deleted Account"}
    return without_none(
        id=user,
        is_bot=False,
        first_name=person.name,
        username=person.username,
        language_code=person.language_code,
    )


def chat_json(world: "World", chat: Chat) -> Json:
    """A Chat."""
    if chat.is_private:
        person = world.people[chat.id]
        return without_none(id=chat.id, type="private", first_name=person.name, username=person.username)
    forum = True if chat.forum else None
    return without_none(id=chat.id, type=chat.type, title=chat.title, username=chat.username, is_forum=forum)


def member_json(world: "World", user: int, status: str) -> Json:
    """A ChatMember of any status."""
    member: Json = {"user": user_json(world, user), "status": status}
    if status == "administrator":
        member |= {"can_be_edited": False, "is_anonymous": False, **dict.fromkeys(_ADMIN_RIGHTS, True)}
    elif status == "creator":
        member["is_anonymous"] = False
    elif status == "restricted":
        member |= {"is_member": True, "until_date": 0, **dict.fromkeys(_RESTRICTIONS, False)}
    elif status == "kicked":
        member["until_date"] = 0
    return member


def status_of(world: "World", chat: Chat, user: int) -> str:
    """What a user is in a chat."""
    if user == world.bot.id:
        return chat.bot
    if user not in chat.members:
        return "left"
    if user == chat.owner:
        return "creator"
    return "administrator" if user in chat.admins else "member"


def poll_json(poll: Poll, *, answers: bool) -> Json:
    """A Poll; the right answers of a quiz only where the bot may see them."""
    counts = [sum(1 for chosen in poll.votes.values() if i in chosen) for i in range(len(poll.options))]
    options = [
        {"persistent_id": str(i), "text": text, "voter_count": count}
        for i, (text, count) in enumerate(zip(poll.options, counts, strict=True))
    ]
    return without_none(
        id=poll.id,
        question=poll.question,
        options=options,
        total_voter_count=len(poll.votes),
        is_closed=poll.closed,
        is_anonymous=poll.anonymous,
        type="quiz" if poll.quiz else "regular",
        allows_multiple_answers=poll.multiple,
        allows_revoting=not poll.quiz,
        members_only=False,
        correct_option_ids=poll.correct if poll.quiz and answers else None,
        explanation=poll.explanation,
    )


def _entities(world: "World", entities: tuple[Json, ...]) -> list[Json]:
    full = []
    for entity in entities:
        user = {"user": user_json(world, entity["user"]["id"])} if "user" in entity else {}
        full.append({**entity, **user})
    return full


def content_json(world: "World", message: Message) -> Json:
    """The fields of a Message that hold its content."""
    content = message.content
    fields: Json = {}
    text, entities = ("caption", "caption_entities") if content.has_media else ("text", "entities")
    if content.text:
        fields[text] = content.text
    if content.entities:
        fields[entities] = _entities(world, content.entities)
    if content.photo:
        size = len(world.files[content.photo].data) or None
        photo = without_none(file_id=content.photo, file_unique_id=content.photo, width=800, height=600, file_size=size)
        fields["photo"] = [photo]
        fields |= {"show_caption_above_media": True} if content.above else {}
    if content.document:
        file = world.files[content.document]
        fields["document"] = {"file_id": file.id, "file_unique_id": file.id, "file_name": file.name}
    if content.poll:
        fields["poll"] = poll_json(world.polls[content.poll], answers=message.sender == world.bot.id)
    return fields


def message_json(world: "World", message: Message, *, with_reply: bool = True) -> Json:
    """A Message; one that is deleted becomes an InaccessibleMessage."""
    chat = world.chats[message.chat]
    if message.deleted:
        return {"message_id": message.id, "date": 0, "chat": chat_json(world, chat)}
    fields = without_none(
        message_id=message.id,
        date=message.date,
        chat=chat_json(world, chat),
        edit_date=message.edited,
        message_thread_id=message.thread,
        is_topic_message=True if message.thread else None,
        ephemeral_message_id=message.ephemeral_id or None,
    )
    fields["from"] = user_json(world, message.sender)
    if message.receiver is not None:
        fields["receiver_user"] = user_json(world, message.receiver)
    if message.inline_id is not None:
        fields["via_bot"] = user_json(world, world.bot.id)
    replied = chat.find(message.reply_to) if with_reply and message.reply_to else None
    if replied and not replied.deleted:
        fields["reply_to_message"] = message_json(world, replied, with_reply=False)
    if message.rows:
        fields["reply_markup"] = {"inline_keyboard": [list(row) for row in message.rows]}
    return fields | content_json(world, message) | (message.service or {})


def member_update_json(world: "World", chat: Chat, actor: int, user: int, statuses: tuple[str, str]) -> Json:
    """A ChatMemberUpdated: `actor` changed `user` from the first status to the second."""
    old, new = statuses
    return {
        "chat": chat_json(world, chat),
        "from": user_json(world, actor),
        "date": world.now(),
        "old_chat_member": member_json(world, user, old),
        "new_chat_member": member_json(world, user, new),
    }

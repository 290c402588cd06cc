"""What the local Telegram's world consists of, as plain data."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tgbot.simulator.errors import Json
from tgbot.simulator.keyboards import Rows

PRESENT = ("member", "administrator", "restricted")


@dataclass(slots=True)
class User:
    """A person. `started`: they have written to the bot at least once, so that it may write to them."""

    id: int
    name: str
    username: str | None = None
    language_code: str | None = None
    started: bool = False
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows, apart from its keyboard. Equal contents are "not modified"."""

    text: str | None = None
    entities: tuple[Json, ...] = ()
    photo: str | None = None
    document: str | None = None
    poll: str | None = None
    above: bool = False

    @property
    def has_media(self) -> bool:
        """Whether the text is a caption."""
        return self.photo is not None or self.document is not None


@dataclass(slots=True)
class Message:
    """A message. Ephemeral ones have id 0, a `receiver`, and an `ephemeral_id` of their own."""

    id: int
    chat: int
    sender: int
    date: int
    content: Content
    rows: Rows | None = None
    other_markup: bool = False
    thread: int | None = None
    reply_to: int | None = None
    edited: int | None = None
    service: Json | None = None
    receiver: int | None = None
    ephemeral_id: int = 0
    replaces: int | None = None
    inline_id: str | None = None
    deleted: bool = False

    @property
    def key(self) -> int:
        """The number that identifies a message in its chat: negative for ephemeral ones."""
        return self.id or -self.ephemeral_id

    def seen_by(self, person: int) -> bool:
        """Whether the message stands on this person's screen."""
        return not self.deleted and self.receiver in (None, person)

    def is_same(self, content: Content, rows: Rows | None) -> bool:
        """Whether an edit to this content and keyboard would change nothing."""
        return self.content == content and self.rows == rows


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of a forum; its id is that of the service message that opened it."""

    id: int
    name: str


@dataclass(slots=True)
class Chat:
    """A private chat, a group or a supergroup (with topics: a forum). `members`: the people, not the bot."""

    id: int
    type: str
    title: str
    members: list[int]
    username: str | None = None
    bot: str = "member"
    owner: int | None = None
    admins: set[int] = field(default_factory=set)
    topics: list[Topic] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    pinned: list[int] = field(default_factory=list)
    migrated_to: int | None = None
    forum: bool = False
    last_id: int = 0
    last_ephemeral: int = 0

    @property
    def is_private(self) -> bool:
        """A chat of one person and the bot."""
        return self.type == "private"

    def find(self, key: int) -> Message | None:
        """The message with this key, even if it is deleted."""
        return next((message for message in reversed(self.messages) if message.key == key), None)

    def seen_by(self, person: int) -> Iterable[Message]:
        """What a person sees, oldest first; a message that an ephemeral one replaces is hidden."""
        seen = [message for message in self.messages if message.seen_by(person)]
        hidden = {message.replaces for message in seen if message.replaces is not None}
        return [message for message in seen if message.key not in hidden]


@dataclass(frozen=True, slots=True)
class File:
    """An uploaded file."""

    id: str
    name: str
    mime_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person saw when the bot answered a press."""

    query: str
    text: str | None
    alert: bool
    url: str | None


@dataclass(slots=True)
class Query:
    """A press of a button, waiting for an answer."""

    id: str
    person: int
    chat: int
    message: int
    data: str
    created: float
    answer: Answer | None = None
    attempts: int = 0
    expired: bool = False


@dataclass(slots=True)
class InlineQuery:
    """What a person typed after the bot's name, and what the bot offers."""

    id: str
    person: int
    text: str
    created: float
    results: list[Json] | None = None


@dataclass(slots=True)
class Poll:
    """A poll or quiz; `votes` are the options each person chose."""

    id: str
    question: str
    options: list[str]
    anonymous: bool
    quiz: bool
    correct: list[int]
    explanation: str | None
    multiple: bool
    closed: bool = False
    votes: dict[int, list[int]] = field(default_factory=dict)

    def copy(self) -> "Poll":
        """A snapshot, for comparing."""
        return replace(self, votes=dict(self.votes))

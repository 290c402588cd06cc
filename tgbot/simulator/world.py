"""The local Telegram's whole state: the bot's profile, people, chats, messages, queries, updates.

A world is one bot and everybody around it. It has no sockets: `request.py` and `server.py` are its two faces.
Everything happens in one event loop, and no change of the state contains an `await`.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tgbot.simulator.errors import ActionError, Json
from tgbot.simulator.faults import Fault, Faults
from tgbot.simulator.limits import Clock, GroupRate, Limits
from tgbot.simulator.state import Answer, Chat, File, InlineQuery, Message, Poll, Query, User
from tgbot.simulator.updates import UpdateQueue

if TYPE_CHECKING:
    from tgbot.simulator.people import Group, Person

Listener = Callable[[str, Json], None]


@dataclass(slots=True)
class Profile:
    """The bot's name and descriptions; the texts are kept for each language, "" for all others."""

    id: int
    username: str
    names: dict[str, str]
    descriptions: dict[str, str] = field(default_factory=dict)
    short_descriptions: dict[str, str] = field(default_factory=dict)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    menus: dict[int | None, Json] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name in no particular language."""
        return self.names[""]


@dataclass(slots=True)
class Webhook:
    """Where updates are delivered to."""

    url: str
    secret: str | None = None
    max_connections: int = 40
    last_error: str | None = None
    last_error_date: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a Bot API method: what was asked, and what came of it. `fault` was ordered for it; if it is one that
    is applied, there is a result although the bot was told of an error."""

    method: str
    params: Json
    result: Any = None
    error: Exception | None = None
    fault: Fault | None = None


class World:
    """A small Telegram around one bot.

    `token`: the bot's; by default one that nobody can guess. `privacy`: the bot sees in groups only what is meant for
    it (Telegram's default). `clock` gives seconds since the epoch; a `ManualClock` lets a test move time.
    """

    def __init__(
        self,
        *,
        token: str | None = None,
        name: str = "Bot",
        username: str = "localbot",
        clock: Clock = time.time,
        limits: Limits | None = None,
        privacy: bool = True,
    ) -> None:
        self.token = token or f"1:{secrets.token_urlsafe()}"
        self.clock = clock
        self.limits = limits or Limits()
        self.privacy = privacy
        self.bot = Profile(int(self.token.split(":", maxsplit=1)[0]), username, {"": name})
        self.people: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, File] = {}
        self.polls: dict[str, Poll] = {}
        self.queries: dict[str, Query] = {}
        self.inline_queries: dict[str, InlineQuery] = {}
        self.inline_messages: dict[str, Message] = {}
        self.updates = UpdateQueue(clock, self.limits)
        self.rate = GroupRate(self.limits.group_per_minute, clock)
        self.faults = Faults()
        self.webhook: Webhook | None = None
        self.poller = 0
        self.closing = False
        self.calls: list[Call] = []
        self.revision = 0
        self.after_action: Callable[[bool], Awaitable[None]] | None = None
        self._listeners: list[Listener] = []
        self._counter = 0

    def person(
        self,
        name: str,
        *,
        language_code: str | None = None,
        username: str | None = None,
        id: int | None = None,  # noqa: A002  (the word everybody uses)
    ) -> "Person":
        """A new person with an empty private chat with the bot; they have not pressed Start yet."""
        from tgbot.simulator.people import Person  # noqa: PLC0415  (people drive a world, so they import it)

        number = id or max(self.people, default=1000) + 1
        self.people[number] = User(number, name, username, language_code)
        self.chats[number] = Chat(number, "private", name, [number])
        self.changed()
        return Person(self, number)

    def group(self, title: str, *members: "Person", topics: tuple[str, ...] = (), supergroup: bool = False) -> "Group":
        """A new group with the bot in it, created by the first member. With topics it is a forum (a supergroup)."""
        from tgbot.simulator.groups import make_group  # noqa: PLC0415  (as above)
        from tgbot.simulator.people import Group  # noqa: PLC0415

        chat = make_group(self, title, [person.id for person in members], topics, supergroup=supergroup)
        return Group(self, chat.id)

    def now(self) -> int:
        """The time in whole seconds, as Telegram writes dates."""
        return int(self.clock())

    def number(self) -> int:
        """A number that has not been used before in this world."""
        self._counter += 1
        return self._counter

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(event, data)` at every change, answer, expiry and update; returns a function that stops it."""
        self._listeners.append(listener)

        def stop() -> None:
            with contextlib.suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    async def until(self, condition: Callable[[], bool], timeout: float = 5.0) -> None:
        """Wait until the condition holds, checking at every change; raises TimeoutError."""
        news = asyncio.Event()
        stop = self.subscribe(lambda _event, _data: news.set())
        try:
            async with asyncio.timeout(timeout):
                while not condition():
                    news.clear()
                    await news.wait()
        finally:
            stop()

    def emit(self, event: str, data: Json) -> None:
        """Tell the listeners."""
        for listener in list(self._listeners):
            listener(event, data)

    def changed(self) -> None:
        """Tell the listeners that something shown on a page has changed."""
        self.revision += 1
        self.emit("changed", {"revision": self.revision})

    def update(self, kind: str, body: Json) -> int | None:
        """Queue an update for the bot."""
        number = self.updates.add(kind, body)
        self.emit("update", {"kind": kind})
        return number

    def redeliver(self, update_id: int) -> None:
        """Queue an old update once more under its old number."""
        self.updates.redeliver(update_id)
        self.emit("update", {})

    def add_message(self, message: Message) -> Message:
        """Put a message into its chat and give it its number there."""
        chat = self.chats[message.chat]
        if message.receiver is None:
            chat.last_id += 1
            message.id = chat.last_id
        else:
            chat.last_ephemeral += 1
            message.ephemeral_id = chat.last_ephemeral
        chat.messages.append(message)
        self.changed()
        return message

    def find_user(self, person: int) -> User:
        """A person by id; raises ActionError."""
        if person not in self.people:
            raise ActionError(f"there is no person {person}")
        return self.people[person]

    def find_chat(self, chat: int) -> Chat:
        """A chat by id; raises ActionError."""
        if chat not in self.chats:
            raise ActionError(f"there is no chat {chat}")
        return self.chats[chat]

    def answer_count(self, query: str) -> int:
        """How many times the bot has tried to answer this query, refused tries included."""
        return self.queries[query].attempts

    def answers_of(self, person: int) -> list[Answer]:
        """Every answer that a person got, in the order of their presses."""
        return [q.answer for q in self.queries.values() if q.person == person and q.answer]

    def expire_queries(self) -> None:
        """Notice the presses that nobody answered in time."""
        for query in self.queries.values():
            too_old = self.clock() - query.created >= self.limits.callback_life
            if too_old and query.answer is None and not query.expired:
                query.expired = True
                self.emit("expired", {"person": query.person, "query": query.id})

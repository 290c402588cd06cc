"""The test driver: people who write, press buttons and look at their screens, and groups that change.

    anna = world.person("Anna", language_code="sv")
    connect(application, world)              # the bot now handles what people do, at once
    await anna.send("/start")
    await anna.press("Ta ♠7 ♦6")
    print(anna.screen())

Without `connect` updates wait until `await deliver(application, world)`.
"""

import contextlib
from dataclasses import dataclass

from tgbot.simulator import actions, groups, inline
from tgbot.simulator.errors import Json
from tgbot.simulator.keyboards import button_kind
from tgbot.simulator.state import Answer, Chat, Message, User
from tgbot.simulator.world import World


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person saw it; it can be pressed even if the message has changed since."""

    chat: int
    message: int
    label: str
    data: str


class Group:
    """A group, as its owner handles it."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.id = number

    @property
    def chat(self) -> Chat:
        """The state behind it."""
        return self.world.chats[self.id]

    @property
    def messages(self) -> list[Message]:
        """The messages that everybody in the group sees, oldest first."""
        return [each for each in self.chat.messages if not each.deleted and each.receiver is None]

    def topic(self, name: str) -> int:
        """The id of a topic (`message_thread_id`)."""
        return next(topic.id for topic in self.chat.topics if topic.name == name)

    async def add(self, person: "Person") -> None:
        """A person joins."""
        groups.set_member(self.world, self.id, person.id, True)
        await settle(self.world)

    async def remove(self, person: "Person") -> None:
        """A person leaves."""
        groups.set_member(self.world, self.id, person.id, False)
        await settle(self.world)

    async def make_bot(self, status: str) -> None:
        """The owner makes the bot member, administrator, restricted, left or kicked."""
        groups.set_bot(self.world, self.id, status)
        await settle(self.world)

    async def upgrade(self) -> "Group":
        """The group becomes a supergroup: returns the new one; this one keeps its old id."""
        chat = groups.upgrade(self.world, self.id)
        await settle(self.world)
        return Group(self.world, chat.id)


Place = Group | int | None


class Person:
    """A person at their Telegram. A place is a group, a chat id, or None: the private chat."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.id = number

    @property
    def user(self) -> User:
        """The state behind them."""
        return self.world.people[self.id]

    def _chat(self, place: Place) -> Chat:
        number = place.id if isinstance(place, Group) else place
        return self.world.find_chat(self.id if number is None else number)

    async def send(
        self, text: str, place: Place = None, *, thread: int | None = None, reply_to: int | None = None
    ) -> Message:
        """Write a message."""
        chat = self._chat(place)
        message = actions.say(self.world, self.id, chat.id, text, thread=thread, reply_to=reply_to)
        await settle(self.world)
        return message

    async def edit(self, message: Message, text: str) -> None:
        """Edit one of the person's own messages."""
        actions.correct(self.world, self.id, message.chat, message.id, text)
        await settle(self.world)

    def button(self, label: str, place: Place = None, *, message: Message | None = None) -> Button:
        """The button with this label, or the only one that contains it, on the newest message with buttons.

        Raises AssertionError with a list of the buttons when there is none, or more than one.
        """
        shown = message or self._newest_with_buttons(place)
        found = [(button["text"], button) for row in (shown.rows if shown else None) or () for button in row]
        exact = [button for text, button in found if text == label]
        near = exact or [button for text, button in found if label in text]
        assert shown is not None, f"{self.user.name} sees no buttons, so no {label!r}"
        listed = "  ".join(f"[{text}]" for text, _ in found)
        assert len(near) == 1, f"{len(near)} buttons fit {label!r} on {self.user.name}'s screen: {listed}"
        assert button_kind(near[0]) == "callback", f"[{near[0]['text']}] does not ask the bot: {near[0]}"
        return Button(shown.chat, shown.key, near[0]["text"], near[0]["callback_data"])

    def _newest_with_buttons(self, place: Place) -> Message | None:
        seen = self.sees(place)
        return next((each for each in reversed(seen) if each.rows and each.sender == self.world.bot.id), None)

    async def press(self, button: str | Button, place: Place = None, *, message: Message | None = None) -> str:
        """Press a button by its label, or one taken with `button` before. Returns the id of the query."""
        found = self.button(button, place, message=message) if isinstance(button, str) else button
        query = actions.press_data(self.world, self.id, found.chat, found.message, found.data)
        await settle(self.world)
        return query

    async def press_at(self, row: int, column: int, place: Place = None, *, message: Message | None = None) -> str:
        """Press the button in this row and column, counted from 0."""
        shown = message or self._newest_with_buttons(place)
        assert shown is not None, f"{self.user.name} sees no buttons"
        query = actions.press(self.world, self.id, shown.chat, shown.key, (row, column))
        await settle(self.world)
        return query

    async def press_twice(self, button: str | Button, place: Place = None) -> tuple[str, str]:
        """Two presses of one button before the bot has seen the first; a connected bot gets both at the same time."""
        found = self.button(button, place) if isinstance(button, str) else button
        where = (found.chat, found.message, found.data)
        queries = tuple(actions.press_data(self.world, self.id, *where) for _ in range(2))
        await settle(self.world, together=True)
        return queries[0], queries[1]

    async def forge(self, data: str, message: Message) -> str:
        """Press with any callback data, even if no button ever had it."""
        query = actions.press_data(self.world, self.id, message.chat, message.key, data)
        await settle(self.world)
        return query

    async def block(self) -> None:
        """Block the bot."""
        actions.set_blocked(self.world, self.id, True)
        await settle(self.world)

    async def unblock(self) -> None:
        """Unblock the bot."""
        actions.set_blocked(self.world, self.id, False)
        await settle(self.world)

    async def vote(self, message: Message, *options: int) -> None:
        """Answer a poll."""
        actions.vote(self.world, self.id, message.chat, message.key, list(options))
        await settle(self.world)

    async def ask_inline(self, text: str) -> list[Json]:
        """Type the bot's name and a text in any chat; returns the results that the bot offered."""
        query = inline.ask(self.world, self.id, text)
        await settle(self.world)
        return self.world.inline_queries[query].results or []

    async def choose_inline(self, result: str, place: Place) -> Message:
        """Send one of the results of the last inline question into a chat."""
        message = inline.choose(self.world, self.id, self._chat(place).id, result)
        await settle(self.world)
        return message

    def sees(self, place: Place = None) -> list[Message]:
        """All messages on this person's screen in that chat, oldest first."""
        return list(self._chat(place).seen_by(self.id))

    def newest(self, place: Place = None) -> Message:
        """The newest message by the bot; AssertionError when there is none."""
        bot = self.world.bot.id
        seen = [each for each in self.sees(place) if each.sender == bot and each.service is None]
        assert seen, f"{self.user.name} sees nothing from the bot in {self._chat(place).title}"
        return seen[-1]

    def screen(self, place: Place = None, *, message: Message | None = None) -> str:
        """A drawing of the newest message by the bot: its text, then a line for each row of buttons."""
        return draw(self.world, message or self.newest(place))

    async def wait_for(self, text: str, place: Place = None, *, timeout: float = 5.0) -> Message:
        """Wait until the newest message by the bot shows this text; AssertionError if it never does."""
        with contextlib.suppress(TimeoutError):
            await self.world.until(lambda: text in self._drawn(place), timeout)
        assert text in self._drawn(place), f"{text!r} did not come; the screen is\n{self._drawn(place)}"
        return self.newest(place)

    def _drawn(self, place: Place) -> str:
        with contextlib.suppress(AssertionError):
            return self.screen(place)
        return ""

    @property
    def answers(self) -> list[Answer]:
        """The toasts, alerts and links that answered this person's presses; silent answers are left out."""
        given = self.world.answers_of(self.id)
        return [answer for answer in given if answer.text is not None or answer.url is not None]

    @property
    def last_answer(self) -> str | None:
        """The text of the newest toast or alert."""
        return next((answer.text for answer in reversed(self.answers) if answer.text is not None), None)


def draw(world: World, message: Message) -> str:
    """A message as lines of text."""
    content = message.content
    lines = ["(photo)"] if content.photo else []
    if content.document:
        lines.append(f"({world.files[content.document].name})")
    if content.text:
        lines.append(content.text)
    if content.poll:
        lines += [f"( ) {option}" for option in world.polls[content.poll].options]
    for row in message.rows or ():
        lines.append(" ".join(f"[{button['text']}]" for button in row))
    return "\n".join(lines)


async def settle(world: World, *, together: bool = False) -> None:
    """Let the connected bot handle what is waiting, in order or `together`; does nothing without a bot."""
    if world.after_action is not None:
        await world.after_action(together)

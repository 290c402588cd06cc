"""A day at the local Telegram, told line by line: what people and the bot do, what the bot is answered, which updates
it gets, which events watchers get, and in the end what the page shows. It is kept in `tests/data/local_telegram.txt`.

    python -m tests.tgbot.simulator.make_day

writes it again. Read the difference: it is what a bot or a person will get otherwise.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tgbot.simulator.api import call
from tgbot.simulator.groups import open_topic
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.page import state_json
from tgbot.simulator.people import Group, Person
from tgbot.simulator.state import File
from tgbot.simulator.world import World

DAY = Path(__file__).parents[2] / "data/local_telegram.txt"
PNG = File("", "table.png", "image/png", b"\x89PNG....")
TEXT = File("", "parti.txt", "text/plain", b"record")
ALL_KINDS = [
    "message", "edited_message", "callback_query", "my_chat_member", "chat_member", "poll", "poll_answer",
    "inline_query", "chosen_inline_result",
]  # fmt: skip


class Day:
    """A world in which everything is written down."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.world = World(token="1:test", name="Echo", username="echobot", clock=self.clock)
        self.lines: list[str] = []
        self._heard: list[str] = []
        self.world.subscribe(self._hear)

    def _hear(self, event: str, data: dict[str, Any]) -> None:
        if event not in ("changed", "update", "poll"):
            self._heard.append(f"  watchers {event}: {_told(data)}")

    async def bot(self, method: str, **params: Any) -> Any:
        """The bot calls a method."""
        self.clock.advance(1)
        status, body = await call(self.world, self.world.token, method, params)
        self.lines.append(f"bot {method} {_told(params)}")
        self.lines.append(f"  {status} {_told(body.get('result', body))}")
        self._news()
        return body.get("result")

    async def did(self, what: str, doing: Any) -> Any:
        """Somebody does something."""
        self.clock.advance(1)
        self.lines.append(what)
        result = await doing
        self._news()
        return result

    def _news(self) -> None:
        self.lines += self._heard
        self._heard.clear()
        for update in self.world.updates.take():
            update.pop("update_id")
            self.lines += [f"  update {kind}: {_told(body)}" for kind, body in update.items()]

    def told(self) -> str:
        for chat in state_json(self.world)["chats"]:
            messages = chat.pop("messages")
            self.lines.append(f"page chat {_told(chat)}")
            self.lines += [f"  page message {_told(each)}" for each in messages]
        self.lines += [f"page person {_told(each)}" for each in state_json(self.world)["people"]]
        return "\n".join(self.lines) + "\n"


def _told(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, default=lambda file: f"<{file.name}>")


def buttons(*labels: str) -> dict[str, Any]:
    return {"inline_keyboard": [[{"text": label, "callback_data": label} for label in labels]]}


async def in_private(day: Day, anna: Person, ben: Person) -> None:
    await day.bot("getMe")
    await day.bot("setMyCommands", commands=[{"command": "spela", "description": "Spela"}], language_code="sv")
    await day.bot("setMyDescription", description="Kasino")
    await day.did("Anna writes /start", anna.send("/start"))
    text = "<b>Bordet</b> ♠7 <i>♦6</i> https://t.me @anna /spela"
    first = [{"text": "a", "callback_data": "a", "style": "primary"}, {"text": "w", "url": "https://t.me"}]
    second = [{"text": "c", "copy_text": {"text": "abc"}}, {"text": "s", "switch_inline_query": ""}]
    markup = {"inline_keyboard": [first, second]}
    sent = await day.bot("sendMessage", chat_id=anna.id, text=text, parse_mode="HTML", reply_markup=markup)
    query = await day.did("Anna presses a", anna.press("a"))
    await day.bot("answerCallbackQuery", callback_query_id=query, text="ja", show_alert=True)
    here = {"chat_id": anna.id, "message_id": sent["message_id"]}
    await day.bot("editMessageText", **here, text="nytt", reply_markup=buttons("b"))
    await day.bot("editMessageReplyMarkup", **here)
    await day.did("Anna answers", anna.send("svar", reply_to=sent["message_id"]))
    reply = {"message_id": sent["message_id"]}
    photo = await day.bot("sendPhoto", chat_id=anna.id, photo=PNG, caption="<b>bild</b>", parse_mode="HTML",
                          show_caption_above_media=True, reply_parameters=reply)  # fmt: skip
    await day.bot("editMessageCaption", chat_id=anna.id, message_id=photo["message_id"], caption="en bild")
    await day.bot("sendDocument", chat_id=anna.id, document=TEXT)
    await day.bot("getFile", file_id=photo["photo"][0]["file_id"])
    await day.bot("pinChatMessage", **here)
    await day.bot("getChat", chat_id=anna.id)
    await day.bot("deleteMessage", **here)
    await day.bot("getChat", chat_id=anna.id)
    mine = await day.did("Anna writes", anna.send("hej"))
    await day.did("Anna corrects it", anna.edit(mine, "hej @echobot"))
    await day.did("Anna presses nothing", anna.forge("forged", anna.newest()))
    day.clock.advance(200)
    day.world.expire_queries()
    await day.did("Anna blocks the bot", anna.block())
    await day.bot("sendMessage", chat_id=anna.id, text="x")
    await day.did("Anna unblocks it", anna.unblock())
    await day.bot("sendMessage", chat_id=ben.id, text="x")
    await day.bot("getWebhookInfo")


async def in_groups(day: Day, anna: Person, ben: Person) -> Group:
    group = day.world.group("Kväll", anna, ben)
    await day.did("Anna has made a group; Ben writes /spela", ben.send("/spela", group))
    await day.bot("getChat", chat_id=group.id)
    table = await day.bot("sendMessage", chat_id=group.id, text="bord", reply_markup=buttons("hand"))
    query = await day.did("Ben presses hand", ben.press("hand", group))
    for_ben = {"receiver_user_id": ben.id, "callback_query_id": query, "replace_callback_query_message": True}
    await day.bot("sendMessage", chat_id=group.id, text="din hand", ephemeral_message_parameters=for_ben)
    ephemeral = {"chat_id": group.id, "receiver_user_id": ben.id, "ephemeral_message_id": 1}
    await day.bot("editEphemeralMessageText", **ephemeral, text="din nya hand", reply_markup=buttons("♠7"))
    await day.did("Ben presses ♠7", ben.press("♠7", group))
    carl = day.world.person("Carl")
    await day.did("Carl comes", group.add(carl))
    for person in (anna.id, ben.id, carl.id, 1):
        await day.bot("getChatMember", chat_id=group.id, user_id=person)
    await day.bot("getChatMemberCount", chat_id=group.id)
    await day.did("Anna promotes the bot", group.make_bot("administrator"))
    await day.bot("getChatAdministrators", chat_id=group.id)
    await day.bot("pinChatMessage", chat_id=group.id, message_id=table["message_id"])
    await day.did("Carl goes", group.remove(carl))
    await day.bot("sendPoll", chat_id=group.id, question="Ikväll?", options=["Ja", "Nej"], is_anonymous=False,
                  allows_multiple_answers=True)  # fmt: skip
    await day.did("Ben votes", ben.vote(ben.newest(group), 0, 1))
    await day.did("Ben thinks again", ben.vote(ben.newest(group)))
    await day.bot("stopPoll", chat_id=group.id, message_id=ben.newest(group).id)
    await day.bot("sendPoll", chat_id=anna.id, question="Storan?", options=["♦10", "♠2"], type="quiz",
                  correct_option_ids=[0], explanation="Ruter tio")  # fmt: skip
    await day.did("Anna votes", anna.vote(anna.newest(), 0))
    await day.did("Ben asks inline", ben.ask_inline("spela"))
    article = {"type": "article", "id": "1", "title": "Spela", "input_message_content": {"message_text": "Spela?"},
               "reply_markup": buttons("Med")}  # fmt: skip
    asked = next(iter(day.world.inline_queries))
    await day.bot("answerInlineQuery", inline_query_id=asked, results=[article])
    chosen = await day.did("Ben sends the result", ben.choose_inline("1", group))
    await day.did("Anna presses Med", anna.press("Med", message=chosen))
    return group


async def on_the_move(day: Day, group: Group, anna: Person) -> None:
    new = await day.did("the group becomes a supergroup", group.upgrade())
    await day.bot("sendMessage", chat_id=group.id, text="x")
    await day.bot("sendMessage", chat_id=new.id, text="här")
    await day.did("the bot is thrown out", new.make_bot("kicked"))
    await day.bot("sendMessage", chat_id=new.id, text="x")
    forum = day.world.group("Forum", anna, topics=("Kasino",))
    day.world.chats[forum.id].bot = "administrator"
    topic = open_topic(day.world, forum.id, "Annat")
    await day.did("Anna opens a topic and writes there", anna.send("hej", forum, thread=topic.id))
    await day.bot("sendMessage", chat_id=forum.id, text="hej", message_thread_id=topic.id)
    await day.bot("leaveChat", chat_id=forum.id)


async def whole_day() -> str:
    day = Day()
    day.world.updates.allowed = ALL_KINDS
    anna = day.world.person("Anna", language_code="sv", username="anna")
    ben = day.world.person("Ben", language_code="en")
    await in_private(day, anna, ben)
    await on_the_move(day, await in_groups(day, anna, ben), anna)
    return day.told()


if __name__ == "__main__":
    DAY.write_text(asyncio.run(whole_day()), encoding="utf-8")

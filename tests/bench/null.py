"""A Telegram that accepts everything at once, and an application that is tapped over it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from telegram import Update
from telegram.request import BaseRequest, RequestData

from tests.engine.chance import shuffled
from tgbot.app import App, Services, build
from tgbot.config import Config
from tgbot.store import Store
from tgbot.table.table import Deck, Shuffle
from tgbot.workers.pool import Workers
from tutor import Ranking

USER = 1001
TOKEN = "1:bench"
SEED = 7
SENT = {
    "message_id": 5,
    "date": 1,
    "chat": {"id": USER, "type": "private", "first_name": "Anna"},
    "text": "x",
}


class NullTransport(BaseRequest):
    """Accepts every call, and wakes whoever waits for a message to be edited or sent."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[None]] = {}

    @property
    def read_timeout(self) -> float:
        return 1.0

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    def edited(self, chat: int) -> asyncio.Future[None]:
        """Done when a message in the chat is edited or sent."""
        self._waiting[chat] = asyncio.get_running_loop().create_future()
        return self._waiting[chat]

    async def do_request(
        self, url: str, *_: Any, request_data: RequestData | None = None, **__: Any
    ) -> tuple[int, bytes]:
        called = url.rsplit("/", 1)[1]
        return 200, self.reply(called, request_data.parameters.get("chat_id") if request_data else None)

    def reply(self, called: str, chat: object = None) -> bytes:
        """What Telegram answers to a call."""
        result: object = True
        if called == "getMe":
            result = {"id": 1, "is_bot": True, "first_name": "Kasino", "username": "kasinobot"}
        elif called.startswith(("edit", "send")):
            if isinstance(chat, int) and (waiting := self._waiting.pop(chat, None)):
                waiting.set_result(None)
            result = SENT
        return json.dumps({"ok": True, "result": result}).encode()


class Idle(Workers):
    """A tutor that never returns: its work beside the taps must not be measured with them."""

    async def rank(self, *_: Any, **__: Any) -> Ranking:
        await asyncio.Event().wait()
        raise AssertionError


@dataclass
class Tapped:
    """A running application and its transport; `settled` returns when what it has shown is noted."""

    application: App
    transport: NullTransport
    settled: Callable[[], Awaitable[None]]
    updates: int = 0

    async def tap(self, data: str, user: int = USER) -> float:
        """One tap of a person on a button with this data; the seconds until their message was edited."""
        self.updates += 1
        body = update(self.updates, user, data)
        edited = self.transport.edited(user)
        start = perf_counter()
        await self.handle(user, body)
        await edited
        return perf_counter() - start

    async def handle(self, _: int, body: str) -> None:
        """What is done with an update."""
        update = parsed(body, self.application)
        await self.application.update_processor.process_update(update, self.application.process_update(update))


class Unhandled(Tapped):
    """The load generator alone: nobody answers the taps or edits anything."""

    async def handle(self, user: int, body: str) -> None:
        assert body
        self.transport.reply("answerCallbackQuery")
        self.transport.reply("editMessageText", user)


def update(number: int, user: int, data: str) -> str:
    """The tap of a person on a button with this data, as Telegram's JSON."""
    query = {
        "id": str(number),
        "from": {"id": user, "is_bot": False, "first_name": "Anna", "language_code": "sv"},
        "message": {**SENT, "chat": {"id": user, "type": "private", "first_name": "Anna"}},
        "chat_instance": "1",
        "data": data,
    }
    return json.dumps({"update_id": number, "callback_query": query})


def parsed(body: str, application: App) -> Update:
    """Telegram's JSON as an object."""
    return Update.de_json(json.loads(body), application.bot)


def same_deck() -> Deck:
    """The 52 cards in a fixed order, so that it is known beforehand what can be tapped."""
    return shuffled(Random(SEED))


async def kasino(store: Store, shuffle: Shuffle | None = None, workers: Workers | None = None) -> Tapped:
    """The bot, started; the decks are random, from a seed, or those of `shuffle`."""
    chance, transport = Random(SEED), NullTransport()
    requests = NullTransport(), transport
    decks = shuffle or (lambda: shuffled(chance))
    application = build(Config(token=TOKEN), store, requests, decks, workers or Idle())
    services: Services = application.bot_data[Services]
    return await started(application, transport, services.delivery.settled)


async def started(application: App, transport: NullTransport, settled: Callable[[], Awaitable[None]]) -> Tapped:
    await application.initialize()
    await application.start()
    return Tapped(application, transport, settled)

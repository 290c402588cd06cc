"""A Telegram that agrees to everything at once, and an application that is tapped over it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from telegram import Update
from telegram.request import BaseRequest

from tgbot.app import App
from tgbot.workers.pool import Workers
from tutor import Ranking

USER = 1001
TOKEN = "1:bench"
ANNA = {"id": USER, "is_bot": False, "first_name": "Anna", "language_code": "sv"}
MESSAGE = {
    "message_id": 5,
    "date": 1,
    "chat": {"id": USER, "type": "private", "first_name": "Anna"},
    "text": "x",
}


class NullTransport(BaseRequest):
    """`edited` is set when a message has been edited or sent."""

    def __init__(self) -> None:
        self.edited = asyncio.Event()

    @property
    def read_timeout(self) -> float:
        return 1.0

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_request(self, url: str, *_: Any, **__: Any) -> tuple[int, bytes]:
        method = url.rsplit("/", 1)[1]
        result: object = True
        if method == "getMe":
            result = {"id": 1, "is_bot": True, "first_name": "Kasino", "username": "kasinobot"}
        elif method.startswith(("edit", "send")):
            self.edited.set()
            result = MESSAGE
        return 200, json.dumps({"ok": True, "result": result}).encode()


class Idle(Workers):
    """A tutor that never comes back: what it does beside the taps is not to be measured with them."""

    async def rank(self, *_: Any, **__: Any) -> Ranking:
        await asyncio.Event().wait()
        raise AssertionError


@dataclass
class Tapped:
    """A running application and its transport; `settled` comes back when what it has shown is noted."""

    application: App
    transport: NullTransport
    settled: Callable[[], Awaitable[None]]
    updates: int = 0

    async def tap(self, data: str) -> float:
        """One tap on a button with this data; the seconds until the message was edited."""
        self.updates += 1
        query = {
            "id": str(self.updates),
            "from": ANNA,
            "message": MESSAGE,
            "chat_instance": "1",
            "data": data,
        }
        body = json.dumps({"update_id": self.updates, "callback_query": query})
        self.transport.edited.clear()
        start = perf_counter()
        update = Update.de_json(json.loads(body), self.application.bot)
        processor = self.application.update_processor
        await processor.process_update(update, self.application.process_update(update))
        await self.transport.edited.wait()
        return perf_counter() - start

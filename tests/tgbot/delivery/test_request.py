"""The answer to an edit is not parsed; everything else comes as Telegram sends it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from telegram import Bot
from telegram.error import BadRequest

from tests.bench.null import NullTransport
from tgbot.delivery.request import UnreadEdits
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World


class Recorded(NullTransport):
    """Records its requests."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    async def do_request(self, url: str, *arguments: Any, **more: Any) -> tuple[int, bytes]:
        self.urls.append(url)
        return await super().do_request(url, *arguments, **more)


async def test_an_edit_is_made_and_what_comes_back_is_not_read() -> None:
    inner = Recorded()
    request = UnreadEdits(inner)
    status, body = await request.do_request("https://api/bot1:x/editMessageText", "POST")
    assert (status, json.loads(body)) == (200, {"ok": True, "result": True})
    assert inner.urls == ["https://api/bot1:x/editMessageText"]
    _, sent = await request.do_request("https://api/bot1:x/sendMessage", "POST")
    assert json.loads(sent)["result"]["message_id"]


async def test_the_refusal_of_an_edit_is_read() -> None:
    world = World(token="1:test")
    anna = world.person("Anna")
    await anna.send("/start")
    request = UnreadEdits(WorldRequest(world))
    async with Bot("1:test", request=request, get_updates_request=WorldRequest(world)) as bot:
        posted = await bot.send_message(anna.id, "one")
        assert posted.text == "one"
        assert await bot.edit_message_text("two", anna.id, posted.message_id) is True
        with pytest.raises(BadRequest, match="not modified"):
            await bot.edit_message_text("two", anna.id, posted.message_id)
        assert anna.newest().content.text == "two"

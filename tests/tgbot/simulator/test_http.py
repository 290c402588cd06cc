"""The face over HTTP: PTB's real network layer over a socket, webhooks, and the page's endpoints."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from telegram import Update
from telegram.error import BadRequest, NetworkError
from telegram.ext import Application, ApplicationBuilder, ContextTypes, MessageHandler, filters

from tests.tgbot.waiting import AT_LAST, until
from tgbot.simulator.people import Person
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.world import World

Context = ContextTypes.DEFAULT_TYPE
AnyApplication = Application[Any, Any, Any, Any, Any, Any]


@pytest.fixture
async def server(world: World, anna: Person) -> AsyncIterator[RunningServer]:
    """The world on a free port."""
    assert anna.id
    running = await serve(world)
    yield running
    await running.close()


@pytest.fixture
async def http(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the server."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        yield client


async def echo(update: Update, _context: Context) -> None:
    """Say it again."""
    assert update.message is not None
    await update.message.reply_text(f"echo {update.message.text}")


@pytest.fixture
async def app(server: RunningServer) -> AsyncIterator[AnyApplication]:
    """An echo bot with PTB's own HTTPXRequest."""
    builder = ApplicationBuilder().token(server.world.token)
    application = builder.base_url(server.base_url).base_file_url(server.base_file_url).build()
    application.add_handler(MessageHandler(filters.TEXT, echo))
    async with application:
        yield application


async def test_an_echo_bot_polls_over_a_real_socket(app: AnyApplication, anna: Person) -> None:
    assert app.updater is not None
    await app.updater.start_polling(timeout=5)
    await app.start()
    await anna.send("over the wire")
    await anna.wait_for("echo over the wire")
    await app.updater.stop()
    await app.stop()


async def test_pictures_travel_both_ways(app: AnyApplication, anna: Person, http: httpx.AsyncClient) -> None:
    message = await app.bot.send_photo(anna.id, b"\x89PNG-table", caption="♠7 & ♦10")
    assert anna.screen() == "(photo)\n♠7 & ♦10"
    file = await message.photo[-1].get_file()
    assert bytes(await file.download_as_bytearray()) == b"\x89PNG-table"
    state = (await http.get("/page/state")).json()
    shown = await http.get(state["chats"][0]["messages"][-1]["photo"])
    assert (shown.content, shown.headers["content-type"]) == (b"\x89PNG-table", "image/png")


async def test_a_file_keeps_its_name(app: AnyApplication, anna: Person, http: httpx.AsyncClient) -> None:
    sent = await app.bot.send_document(anna.id, b"record", filename="parti.txt")
    assert sent.document is not None
    assert sent.document.file_name == "parti.txt"
    assert anna.screen() == "(parti.txt)"
    shown = (await http.get("/page/state")).json()["chats"][0]["messages"][-1]["document"]
    assert shown["name"] == "parti.txt"
    assert (await http.get(shown["url"])).content == b"record"


async def test_refusals_and_network_trouble_come_over_the_wire(app: AnyApplication, world: World, anna: Person) -> None:
    with pytest.raises(BadRequest, match="Message is too long"):
        await app.bot.send_message(anna.id, "x" * 4097)
    world.faults.next("sendMessage", OSError("broken"))
    with pytest.raises(NetworkError, match=r"Bad Gateway"):
        await app.bot.send_message(anna.id, "x")
    assert (await app.bot.send_message(anna.id, "y")).text == "y"


async def test_a_method_is_called_with_query_form_or_json(http: httpx.AsyncClient, anna: Person) -> None:
    path, params = "/bot1:test/sendMessage", {"chat_id": str(anna.id), "text": "x"}
    answers = [
        await http.get(path, params=params),
        await http.post(path, data=params),
        await http.post(path, json={**params, "entities": []}),
        await http.post(path, files={"chat_id": (None, str(anna.id)), "text": (None, "x")}),
    ]
    assert [answer.json()["result"]["text"] for answer in answers] == ["x"] * 4
    broken = await http.post(path, content=b"{", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400
    assert (await http.get("/bot1:wrong/getMe")).status_code == 401
    assert (await http.get("/bot1:test/getSmoke")).status_code == 400


@pytest.mark.parametrize("path", ["/page/send", "/bot1:test/sendMessage"])
async def test_who_goes_away_within_a_request_is_no_error(
    server: RunningServer, http: httpx.AsyncClient, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    _, writer = await asyncio.open_connection(http.base_url.host, http.base_url.port)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    writer.write(head.encode() + b"{")
    await writer.drain()
    await until(lambda: server.n_connections == 1)
    writer.close()
    await until(lambda: server.n_connections == 0)
    assert (await http.get("/")).status_code == 200
    assert caplog.messages == []


async def test_two_pollers_end_in_409(world: World, http: httpx.AsyncClient, anna: Person) -> None:
    first = asyncio.create_task(http.get("/bot1:test/getUpdates", params={"timeout": 30}))
    await until(lambda: world.poller == 1)
    second = asyncio.create_task(http.get("/bot1:test/getUpdates", params={"timeout": 30}))
    assert (await first).status_code == 409
    await anna.send("now")
    assert len((await second).json()["result"]) == 1


async def test_closing_ends_long_polls_and_streams_at_once(world: World, http: httpx.AsyncClient) -> None:
    before = world.poller
    running = await serve(world)
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
        waiting = asyncio.create_task(client.get("/bot1:test/getUpdates", params={"timeout": 50}))
        await until(lambda: world.poller > before)
        async with asyncio.timeout(AT_LAST):  # less than the poll would take
            await running.close()
            assert (await waiting).status_code == 200
    assert (await http.get("/")).status_code in (200, 404)  # the other server still runs


class Hook:
    """A bot's webhook on a free port: fails the first time, then takes what comes."""

    def __init__(self) -> None:
        self.got: list[tuple[str | None, dict[str, Any]]] = []
        self.asked = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.asked += 1
        if self.asked > 1:
            self.got.append((headers.get("x-telegram-bot-api-secret-token"), json.loads(body)))
        status = b"200 OK" if self.asked > 1 else b"500 Trouble"
        writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()


async def test_a_webhook_gets_updates_with_its_secret_and_again_after_a_failure(
    world: World, http: httpx.AsyncClient, anna: Person
) -> None:
    hook = Hook()
    receiver = await asyncio.start_server(hook.handle, "127.0.0.1", 0)
    port = receiver.sockets[0].getsockname()[1]
    params = {"url": f"http://127.0.0.1:{port}/hook", "secret_token": "s3cret"}
    assert (await http.post("/bot1:test/setWebhook", json=params)).json()["result"] is True
    await anna.send("one")
    await anna.send("two")
    await until(lambda: len(hook.got) >= 2)
    assert [(secret, update["message"]["text"]) for secret, update in hook.got] == [
        ("s3cret", "one"),
        ("s3cret", "two"),
    ]
    info = (await http.get("/bot1:test/getWebhookInfo")).json()["result"]
    assert "500" in info["last_error_message"]
    await until(lambda: not world.updates.pending())
    world.update("callback_query", {"id": "1"})  # nothing that is seen changes with it
    await until(lambda: len(hook.got) >= 3)
    receiver.close()
    await receiver.wait_closed()
    assert world.webhook is not None

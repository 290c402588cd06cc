"""The local Telegram's page: a served world, a bot that the test plays, and pages in a real browser."""

import struct
import zlib
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from tests.tgbot.waiting import until
from tgbot.simulator.api import call
from tgbot.simulator.errors import Json
from tgbot.simulator.server import RunningServer
from tgbot.simulator.world import World

ANNA, BEN = 1001, 1002
PHONE = (360, 740)
DESKTOP = (1280, 800)
DESCRIPTION = "This bot says what you say."

Rows = list[list[Json]]


class Stage:
    """A served world with Anna (sv) and Ben (en), a bot that the test plays, and the pages that it opened."""

    def __init__(self, world: World, server: RunningServer, browser: Browser) -> None:
        self.world = world
        self.server = server
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    async def bot(self, method: str, **params: Any) -> Any:
        """A call of the bot; gives the result."""
        status, body = await call(self.world, self.world.token, method, params)
        assert status == 200, body
        return body["result"]

    async def write(self, chat: int, text: str, rows: Rows | None = None, **params: Any) -> int:
        """The bot writes; gives the message's id."""
        if rows is not None:
            params["reply_markup"] = {"inline_keyboard": rows}
        return int((await self.bot("sendMessage", chat_id=chat, text=text, parse_mode="HTML", **params))["message_id"])

    async def open(self, address: str = "", size: tuple[int, int] = PHONE) -> Page:
        """A page in its own browser context. Errors in the browser fail the test at its end."""
        width, height = size
        context = await self._browser.new_context(viewport={"width": width, "height": height})
        await context.grant_permissions(["clipboard-read", "clipboard-write"])
        self._contexts.append(context)
        return await self.tab(context, address)

    async def tab(self, context: BrowserContext, address: str = "") -> Page:
        """A page in a browser context that may have others."""
        page = await context.new_page()
        page.set_default_timeout(5000)
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda asked: self._check_request(asked.url))
        await page.goto(f"{self.server.url}/{address}")
        await expect(page.locator(".phone").first).to_be_visible()
        return page

    def _check_request(self, url: str) -> None:
        if not url.startswith((self.server.url, "data:")):
            self.complaints.append(f"the page asked for {url}")

    async def query(self, count: int = 1) -> str:
        """The id of the newest press, once there are this many."""
        await until(lambda: len(self.world.queries) >= count)
        return list(self.world.queries)[-1]

    def said(self, chat: int) -> list[str]:
        """The texts in a chat, oldest first."""
        return [message.content.text or "" for message in self.world.chats[chat].messages if not message.service]

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()


def callback(text: str, style: str | None = None) -> Json:
    button = {"text": text, "callback_data": text[:20]}
    return button if style is None else {**button, "style": style}


def message(page: Page, number: int) -> Locator:
    return page.locator(f'[data-message="{number}"]')


def png(width: int, height: int) -> bytes:
    """A green picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress((b"\0" + b"\x20\x80\x40" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


async def box(node: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    found = await node.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]

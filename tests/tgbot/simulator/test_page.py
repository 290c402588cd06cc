"""The local Telegram's page in a real browser: what a person sees and what their taps do.

The bot is played by the tests, which call the Bot API; the people are played by Chromium.
"""

import asyncio
import os
import shutil
import struct
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from tgbot.simulator.api import call
from tgbot.simulator.errors import Json
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.state import File
from tgbot.simulator.world import World

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

ANNA, BEN = 1001, 1002
PHONE = (360, 740)
DESK = (1280, 800)
DESCRIPTION = "This bot says what you say."
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
]

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
        return int(
            (await self.bot("sendMessage", chat_id=chat, text=text, parse_mode="HTML", **params))[
                "message_id"
            ]
        )

    async def open(self, address: str = "", size: tuple[int, int] = PHONE) -> Page:
        """A page in a browser of its own. What the browser complains about fails the test at its end."""
        width, height = size
        context = await self._browser.new_context(viewport={"width": width, "height": height})
        await context.grant_permissions(["clipboard-read", "clipboard-write"])
        self._contexts.append(context)
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

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the world is so."""
        for _ in range(500):
            if condition():
                return
            await asyncio.sleep(0.01)
        pytest.fail("the world did not become what was awaited")

    async def query(self, count: int = 1) -> str:
        """The id of the newest press, once there are so many."""
        await self.until(lambda: len(self.world.queries) >= count)
        return list(self.world.queries)[-1]

    def said(self, chat: int) -> list[str]:
        """The texts in a chat, oldest first."""
        return [
            message.content.text or "" for message in self.world.chats[chat].messages if not message.service
        ]

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()


def find_chromium() -> str:
    """Where Chromium is. Without one a test is skipped, but fails where CI says that there must be one."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for path in map(shutil.which, names) if path), None)
    if found is None:
        reason = "needs Chromium: none of chromium, chromium-browser, google-chrome is installed"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    executable = find_chromium()
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="module")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    world = World(name="Echo", username="echobot")
    world.bot.descriptions[""] = DESCRIPTION
    anna = world.person("Anna", language_code="sv", id=ANNA)
    ben = world.person("Ben", language_code="en", id=BEN)
    await anna.send("/start")
    await ben.send("/start")
    server = await serve(world)
    stage = Stage(world, server, browser)
    yield stage
    await stage.close()
    await server.close()
    assert stage.complaints == []


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


# Phones and addresses


async def test_a_phone_shows_one_chat_that_fills_the_screen(stage: Stage) -> None:
    page = await stage.open()
    await expect(page.locator(".phone")).to_have_count(1)
    assert await box(page.locator(".chat")) == (0, 0, *PHONE)
    await expect(page.locator(".chat")).to_have_attribute("data-chat", str(ANNA))
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_people_stand_side_by_side_where_there_is_room(stage: Stage) -> None:
    page = await stage.open(size=DESK)
    phones = page.locator(".phone")
    await expect(phones).to_have_count(2)
    left, top, width, _ = await box(phones.nth(0))
    assert (await box(phones.nth(1)))[:2] > (left + width, top)
    assert [await phone.get_attribute("data-person") for phone in await phones.all()] == [str(ANNA), str(BEN)]


async def test_the_address_names_the_person_and_the_chat(stage: Stage) -> None:
    group = stage.world.group("Club", stage.world.person("Cecilia"), topics=("Chess",))
    page = await stage.open(f"?person=1003&chat={group.id}&thread={group.topic('Chess')}", DESK)
    await expect(page.locator(".phone")).to_have_count(1)
    await expect(page.locator(".phone")).to_have_attribute("data-person", "1003")
    await expect(page.locator(".chat .bar-name")).to_have_text("Club")
    await expect(page.locator('.topic[aria-current="page"]')).to_have_text("Chess")


async def test_back_leads_to_the_list_of_chats_and_people(stage: Stage) -> None:
    page = await stage.open()
    await page.get_by_role("button", name="Tillbaka till chattlistan").click()
    await page.locator(f'.person[data-person="{BEN}"]').click()
    await expect(page.locator(".bar-name")).to_have_text("Ben")
    await page.locator(f'.chat-item[data-chat="{BEN}"]').click()
    await expect(page.locator(".chat")).to_have_attribute("data-chat", str(BEN))
    assert f"person={BEN}&chat={BEN}" in page.url
    await page.go_back()
    await expect(page.locator(".chats .bar-name")).to_have_text("Ben")


async def test_the_list_counts_what_was_not_read(stage: Stage) -> None:
    page = await stage.open(f"?person={ANNA}&chat=list")
    await expect(page.locator(".chat-item .badge")).to_have_count(0)
    await stage.write(ANNA, "one")
    await stage.write(ANNA, "two")
    await expect(page.locator(f'.chat-item[data-chat="{ANNA}"] .badge')).to_have_text("2")


# Writing


async def test_an_empty_chat_shows_the_description_and_start(stage: Stage) -> None:
    cecilia = stage.world.person("Cecilia", language_code="en")
    page = await stage.open(f"?person={cecilia.id}")
    await expect(page.locator(".description")).to_contain_text(DESCRIPTION)
    await page.get_by_role("button", name="Start").click()
    await expect(page.locator(".bubble .text")).to_have_text("/start")
    await expect(page.get_by_label("Write a message…")).to_be_visible()
    assert stage.said(cecilia.id) == ["/start"]


async def test_enter_sends_what_was_written(stage: Stage) -> None:
    page = await stage.open(f"?person={BEN}")
    await expect(page.get_by_role("button", name="Send")).to_be_disabled()
    await page.get_by_label("Write a message…").fill("hello <b>you</b>")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message[data-own] .text").last).to_have_text("hello <b>you</b>")
    await expect(page.get_by_label("Write a message…")).to_have_value("")
    assert stage.said(BEN)[-1] == "hello <b>you</b>"


async def test_the_slash_lists_the_commands_of_the_chat(stage: Stage) -> None:
    await stage.bot("setMyCommands", commands=[{"command": "play", "description": "A new game"}])
    group = stage.world.group("Club", stage.world.person("Cecilia", language_code="en"))
    page = await stage.open(f"?person=1003&chat={group.id}")
    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("button", name="/play A new game").click()
    await stage.until(lambda: stage.said(group.id) == ["/play@echobot"])
    await expect(page.locator(".commands")).to_be_hidden()


async def test_a_blocked_bot_offers_restart(stage: Stage) -> None:
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Stop bot").click()
    await expect(page.get_by_role("button", name="Restart")).to_be_visible()
    assert stage.world.people[BEN].blocked
    await page.get_by_role("button", name="Restart").click()
    await stage.until(lambda: stage.said(BEN) == ["/start", "/start"])
    assert not stage.world.people[BEN].blocked


# Messages


async def test_the_text_of_a_bot_is_never_read_as_html(stage: Stage) -> None:
    text = "<img src=x onerror=alert(1)> <b>bold</b> &amp;"
    await stage.bot(
        "sendMessage", chat_id=ANNA, text=text, reply_markup={"inline_keyboard": [[callback(text)]]}
    )
    page = await stage.open()
    await expect(page.locator(".message:not([data-own]) .text")).to_have_text(text)
    await expect(page.locator(".keyboard-button .label")).to_have_text(text)


@pytest.mark.parametrize(
    ("html", "selector", "text"),
    [
        ("a <b>b</b>", "strong", "b"),
        ("😀 <i>på <u>två</u></i>", "em u", "två"),
        ("<s>a</s> b", "s", "a"),
        ("♥ <code>x &lt; y</code>", ".code", "x < y"),
        ("a\n<pre>b\nc</pre>\nd", "pre", "b\nc"),
        ('<a href="https://example.org/">a</a>', 'a[href="https://example.org/"]', "a"),
        (f'<a href="tg://user?id={BEN}">Ben</a>', ".mention", "Ben"),
        ("a <blockquote>b <b>c</b></blockquote>", "blockquote strong", "c"),
        ("try /play now", ".command", "/play"),
    ],
)
async def test_entities_are_drawn(stage: Stage, html: str, selector: str, text: str) -> None:
    number = await stage.write(ANNA, html)
    page = await stage.open()
    found = message(page, number).locator(f".text {selector}")
    assert [await node.inner_text() for node in await found.all()] == [text]


async def test_a_spoiler_is_hidden_until_it_is_tapped(stage: Stage) -> None:
    number = await stage.write(ANNA, "the answer is <tg-spoiler>42</tg-spoiler>")
    page = await stage.open()
    hidden = message(page, number).locator(".spoiler span")
    await expect(hidden).to_have_css("opacity", "0")
    await message(page, number).locator(".spoiler").click()
    await expect(hidden).to_have_css("opacity", "1")


async def test_a_long_quote_unfolds(stage: Stage) -> None:
    number = await stage.write(ANNA, f"<blockquote expandable>{'word ' * 80}</blockquote>")
    short = await stage.write(ANNA, "<blockquote expandable>word</blockquote>")
    page = await stage.open()
    quote = message(page, number).locator("blockquote")
    folded = (await box(quote))[3]
    await message(page, number).get_by_role("button", name="Visa mer").click()
    assert (await box(quote))[3] > folded * 2
    await expect(message(page, short).locator(".quote-toggle")).to_be_hidden()


async def test_a_picture_has_its_caption(stage: Stage) -> None:
    sent = await stage.bot(
        "sendPhoto", chat_id=ANNA, photo=File("", "a.png", "image/png", png(90, 60)), caption="green"
    )
    page = await stage.open()
    shown = message(page, sent["message_id"])
    await expect(shown.locator(".text")).to_have_text("green")
    await expect(shown.locator("img.photo")).to_have_js_property("naturalWidth", 90)


async def test_a_reply_quotes_and_leads_back(stage: Stage) -> None:
    first = await stage.write(ANNA, "the question")
    for _ in range(30):
        await stage.write(ANNA, "noise")
    second = await stage.write(ANNA, "the answer", reply_parameters={"message_id": first})
    page = await stage.open()
    await message(page, second).get_by_role("button", name="Svar till Echo").click()
    await expect(message(page, first)).to_be_in_viewport()


async def test_an_ephemeral_message_is_on_one_phone_only(stage: Stage) -> None:
    world = stage.world
    group = world.group("Club", *(world.person(name, language_code="en") for name in ("Cecilia", "David")))
    table = await stage.write(group.id, "table", [[callback("My hand")]])
    page = await stage.open(f"?chat={group.id}", (1700, 800))
    cecilia, david = (page.locator(f'.phone[data-person="{number}"]') for number in (1003, 1004))
    await cecilia.get_by_role("button", name="My hand").click()
    receiver = {"receiver_user_id": 1003, "callback_query_id": await stage.query()}
    await stage.bot("sendMessage", chat_id=group.id, text="your hand", ephemeral_message_parameters=receiver)
    shown = cecilia.locator(".message[data-ephemeral]")
    await expect(shown).to_contain_text("Only you see this")
    await expect(shown.locator(".text")).to_have_text("your hand")
    await expect(david.locator(f'[data-message="{table}"]')).to_be_visible()
    await expect(david.locator(".message[data-ephemeral]")).to_have_count(0)


async def test_topics_are_tabs(stage: Stage) -> None:
    group = stage.world.group(
        "Club", stage.world.person("Cecilia", language_code="en"), topics=("Chess", "Go")
    )
    await stage.write(group.id, "e4", message_thread_id=group.topic("Chess"))
    page = await stage.open(f"?person=1003&chat={group.id}")
    await expect(page.locator(".topic")).to_have_text(["General", "Chess", "Go"])
    await expect(page.locator(".bubble")).to_have_count(0)
    await page.get_by_role("button", name="Chess").click()
    await expect(page.locator(".bubble .text")).to_have_text("e4")
    await page.get_by_label("Write a message…").fill("e5")
    await page.keyboard.press("Enter")
    await stage.until(lambda: stage.world.chats[group.id].messages[-1].thread == group.topic("Chess"))


# Edits and scrolling


async def test_an_edit_changes_the_bubble_in_its_place(stage: Stage) -> None:
    numbers = [await stage.write(ANNA, f"line {number}") for number in range(40)]
    page = await stage.open()
    await expect(message(page, numbers[-1])).to_be_in_viewport()
    messages = page.locator(".messages")
    await messages.evaluate("node => { node.scrollTop = 400 }")
    await message(page, numbers[15]).evaluate("node => { node.marked = true }")
    before = await box(message(page, numbers[15]))
    await stage.bot("editMessageText", chat_id=ANNA, message_id=numbers[1], text="much\nlonger\nthan\nbefore")
    await stage.bot("editMessageText", chat_id=ANNA, message_id=numbers[15], text="new")
    await expect(message(page, numbers[15]).locator(".text")).to_have_text("new")
    await expect(message(page, numbers[15]).locator(".edited")).to_have_text("redigerat")
    after = await box(message(page, numbers[15]))
    assert after[:2] == pytest.approx(before[:2], abs=1)
    assert await message(page, numbers[15]).evaluate("node => node.marked")


async def test_a_new_message_scrolls_only_a_reader_who_is_at_the_end(stage: Stage) -> None:
    for number in range(40):
        await stage.write(ANNA, f"line {number}")
    page = await stage.open()
    first = await stage.write(ANNA, "seen at once")
    await expect(message(page, first)).to_be_in_viewport()
    await page.locator(".messages").evaluate("node => { node.scrollTop = 100 }")
    second = await stage.write(ANNA, "not seen yet")
    await expect(page.locator(".to-end .badge")).to_have_text("1")
    await expect(message(page, second)).not_to_be_in_viewport()
    await page.get_by_role("button", name="Till senaste meddelandet").click()
    await expect(message(page, second)).to_be_in_viewport()
    await expect(page.locator(".to-end")).to_be_hidden()


async def test_a_deleted_message_goes_away(stage: Stage) -> None:
    number = await stage.write(ANNA, "gone soon")
    page = await stage.open()
    await expect(message(page, number)).to_be_visible()
    await stage.bot("deleteMessage", chat_id=ANNA, message_id=number)
    await expect(message(page, number)).to_have_count(0)


# Buttons


async def test_buttons_share_the_width_of_the_bubble(stage: Stage) -> None:
    rows = [[callback(text) for text in "abcd"], [callback("e", "danger"), callback("f")]]
    number = await stage.write(ANNA, "a text that is wider than its buttons", rows)
    page = await stage.open()
    shown = message(page, number)
    left, _, width, _ = await box(shown.locator(".bubble"))
    for line in await shown.locator(".keyboard-row").all():
        sizes = [await box(button) for button in await line.get_by_role("button").all()]
        assert sizes[0][0] == pytest.approx(left, abs=1)
        assert sizes[-1][0] + sizes[-1][2] == pytest.approx(left + width, abs=1)
        assert [size[2] for size in sizes] == pytest.approx([sizes[0][2]] * len(sizes), abs=1)
    await expect(shown.get_by_role("button", name="e")).to_have_attribute("data-style", "danger")


async def test_a_label_that_does_not_fit_is_marked(stage: Stage) -> None:
    number = await stage.write(
        ANNA, "?", [[callback("fits"), callback("this label is far too long for half a phone")]]
    )
    page = await stage.open()
    await expect(message(page, number).locator('[data-cut="true"]')).to_have_count(1)
    await expect(message(page, number).locator('[data-cut="true"]')).to_have_attribute("data-column", "1")
    rows = {"inline_keyboard": [[callback("fits"), callback("too")]]}
    await stage.bot("editMessageReplyMarkup", chat_id=ANNA, message_id=number, reply_markup=rows)
    await expect(message(page, number).locator('[data-cut="true"]')).to_have_count(0)


async def test_the_wheel_turns_until_the_answer_and_a_toast_fades(stage: Stage) -> None:
    await stage.write(ANNA, "?", [[callback("one")], [callback("two")]])
    page = await stage.open()
    button = page.locator('.keyboard-button[data-row="1"][data-column="0"]')
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await stage.bot("answerCallbackQuery", callback_query_id=await stage.query(), text="done <b>it</b>")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    toast = page.get_by_role("status").filter(visible=True)
    await expect(toast).to_have_text("done <b>it</b>")
    await expect(toast).to_have_count(0, timeout=8000)


async def test_an_answer_without_text_only_stops_the_wheel(stage: Stage) -> None:
    await stage.write(ANNA, "?", [[callback("one")]])
    page = await stage.open()
    await page.get_by_role("button", name="one").click()
    await stage.bot("answerCallbackQuery", callback_query_id=await stage.query())
    await expect(page.locator('[aria-busy="true"]')).to_have_count(0)
    await expect(page.locator(".toast").filter(visible=True)).to_have_count(0)


async def test_an_alert_waits_for_ok_and_leaves_other_phones_alone(stage: Stage) -> None:
    for chat in (ANNA, BEN):
        await stage.write(chat, "?", [[callback("ask")]])
    page = await stage.open(size=DESK)
    anna, ben = (page.locator(f'.phone[data-person="{number}"]') for number in (ANNA, BEN))
    await anna.get_by_role("button", name="ask").click()
    params = {"text": "think again", "show_alert": True}
    await stage.bot("answerCallbackQuery", callback_query_id=await stage.query(), **params)
    alert = anna.locator("dialog.alert[open]")
    await expect(alert).to_contain_text("think again")
    await ben.get_by_role("button", name="ask").click()
    await stage.query(2)
    await alert.get_by_role("button", name="OK").focus()
    await page.keyboard.press("Enter")
    await expect(alert).to_have_count(0)
    await expect(anna.get_by_role("button", name="ask")).to_be_visible()


async def test_a_copy_button_copies(stage: Stage) -> None:
    await stage.write(ANNA, "?", [[{"text": "copy it", "copy_text": {"text": "7d6s"}}]])
    page = await stage.open()
    await page.get_by_role("button", name="copy it").click()
    await expect(page.get_by_role("status").filter(visible=True)).to_have_text("Kopierat till urklipp")
    assert await page.evaluate("navigator.clipboard.readText()") == "7d6s"


async def test_links_to_the_bot_start_it(stage: Stage) -> None:
    group = stage.world.group("Club", stage.world.person("Cecilia", language_code="en"))
    rows = [[{"text": "join", "url": "https://t.me/EchoBot?start=seat_7"}], [callback("ask")]]
    await stage.write(group.id, "table", rows)
    page = await stage.open(f"?person=1003&chat={group.id}")
    await page.get_by_role("button", name="join").click()
    await stage.until(lambda: stage.said(1003) == ["/start seat_7"])
    await expect(page.locator(".chat")).to_have_attribute("data-chat", "1003")
    await page.go_back()
    await page.get_by_role("button", name="ask").click()
    url = "https://t.me/echobot?start=again"
    await stage.bot("answerCallbackQuery", callback_query_id=await stage.query(), url=url)
    await stage.until(lambda: stage.said(1003)[-1] == "/start again")


async def test_a_link_for_groups_asks_which(stage: Stage) -> None:
    await stage.write(BEN, "?", [[{"text": "to a group", "url": "https://t.me/echobot?startgroup=seat_7"}]])
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="to a group").click()
    await page.get_by_role("button", name="New group").click()
    await page.get_by_label("Name of the group").fill("Club")
    await page.get_by_role("button", name="Create").click()
    await stage.until(lambda: len(stage.world.chats) == 3)
    await stage.until(lambda: stage.said(min(stage.world.chats)) == ["/start@echobot seat_7"])


async def test_a_document_can_be_fetched(stage: Stage) -> None:
    document = File("", "game.txt", "text/plain", b"7d6s")
    await stage.bot("sendDocument", chat_id=ANNA, document=document, caption="the record")
    page = await stage.open()
    async with page.expect_download() as fetching:
        await page.get_by_role("link", name="game.txt").click()
    assert (await fetching.value).suggested_filename == "game.txt"


async def test_the_keyboard_reaches_and_presses_buttons(stage: Stage) -> None:
    await stage.write(BEN, "?", [[callback("first"), callback("second")]])
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="first").focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    query = stage.world.queries[await stage.query()]
    assert query.data == "second"
    await page.get_by_role("button", name="Menu").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("dialog.menu[open]")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Menu")).to_be_focused()


# The world


async def test_a_person_is_added_with_a_language(stage: Stage) -> None:
    page = await stage.open(size=DESK)
    await page.get_by_role("button", name="New person").click()
    await page.get_by_label("Namn").fill("Eva")
    await page.get_by_label("Språk", exact=True).select_option("sv-SE")
    await page.get_by_role("button", name="Skapa").click()
    await expect(page.locator(".phone")).to_have_count(3)
    eva = stage.world.people[1003]
    assert (eva.name, eva.language_code) == ("Eva", "sv-SE")
    await expect(
        page.locator('.phone[data-person="1003"]').get_by_role("button", name="Starta")
    ).to_be_visible()


async def test_a_group_is_made_by_the_person_who_asks_for_it(stage: Stage) -> None:
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="New group").click()
    await page.get_by_label("Name of the group").fill("Club")
    await page.get_by_label("Topics, with commas").fill("Chess, Go")
    await page.get_by_role("button", name="Create").click()
    await expect(page.locator(".bar-name")).to_have_text("Club")
    group = max(stage.world.chats.values(), key=lambda chat: len(chat.topics))
    assert (group.owner, group.members, [topic.name for topic in group.topics]) == (
        BEN,
        [BEN, ANNA],
        ["Chess", "Go"],
    )


async def test_the_page_speaks_the_language_of_the_person(stage: Stage) -> None:
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Language").click()
    await page.get_by_label("Language", exact=True).select_option("sv")
    await page.get_by_role("button", name="Save").click()
    await expect(page.get_by_label("Skriv ett meddelande…")).to_be_visible()
    assert stage.world.people[BEN].language_code == "sv"


async def test_a_refusal_is_told_and_the_text_comes_back(stage: Stage) -> None:
    group = stage.world.group("Club", stage.world.person("Cecilia", language_code="en"))
    page = await stage.open(f"?person=1003&chat={group.id}")
    await page.route(
        "**/page/send", lambda route: route.fulfill(status=400, json={"error": "Cecilia is not in Club"})
    )
    await page.get_by_label("Write a message…").fill("hello")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status").filter(visible=True)).to_have_text("Cecilia is not in Club")
    await expect(page.get_by_label("Write a message…")).to_have_value("hello")
    stage.complaints.clear()  # the browser itself logs every answer 400


async def test_the_page_says_when_the_server_is_gone(stage: Stage) -> None:
    await stage.write(ANNA, "?", [[callback("one")]])
    page = await stage.open()
    await page.get_by_role("button", name="one").click()
    await stage.query()
    await stage.server.close()
    await expect(page.locator("body")).to_have_attribute("data-lost", "")
    await expect(page.locator('[aria-busy="true"]')).to_have_count(0)
    stage.complaints.clear()  # the browser itself logs that it could not connect

"""The page: how messages are drawn, changed and scrolled."""

import pytest
from playwright.async_api import expect

from tests.tgbot.simulator.page.stage import ANNA, BEN, Stage, box, callback, message, png
from tests.tgbot.waiting import until
from tgbot.simulator.state import File

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_text_of_a_bot_is_never_read_as_html(stage: Stage) -> None:
    text = "<img src=x onerror=alert(1)> <b>bold</b> &amp;"
    await stage.bot("sendMessage", chat_id=ANNA, text=text, reply_markup={"inline_keyboard": [[callback(text)]]})
    page = await stage.open()
    await expect(page.locator(".message:not([data-own]) .text")).to_have_text(text)
    await expect(page.locator(".keyboard-button .label")).to_have_text(text)


async def test_entities_are_drawn(stage: Stage) -> None:
    drawn = (
        ("a <b>b</b>", "strong", "b"),
        ("😀 <i>på <u>två</u></i>", "em u", "två"),
        ("<s>a</s> b", "s", "a"),
        ("♥ <code>x &lt; y</code>", ".code", "x < y"),
        ("a\n<pre>b\nc</pre>\nd", "pre", "b\nc"),
        ('<a href="https://example.org/">a</a>', 'a[href="https://example.org/"]', "a"),
        (f'<a href="tg://user?id={BEN}">Ben</a>', ".mention", "Ben"),
        ("a <blockquote>b <b>c</b></blockquote>", "blockquote strong", "c"),
        ("try /play now", ".command", "/play"),
    )
    numbers = [await stage.write(ANNA, html) for html, _, _ in drawn]
    page = await stage.open()
    for number, (html, selector, text) in zip(numbers, drawn, strict=True):
        found = await message(page, number).locator(f".text {selector}").all_inner_texts()
        assert found == [text], html


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
    await expect(message(page, await stage.write(ANNA, "more noise"))).to_have_count(1)
    await expect(message(page, first)).to_be_in_viewport()


async def test_a_redraw_on_the_way_leads_neither_back_nor_astray(stage: Stage) -> None:
    first = await stage.write(ANNA, "the question")
    numbers = [await stage.write(ANNA, "noise") for _ in range(30)]
    last = await stage.write(ANNA, "the answer", reply_parameters={"message_id": first})
    page = await stage.open()
    quote, to_end = (page.get_by_role("button", name=name) for name in ("Svar till Echo", "Till senaste meddelandet"))
    for tapped, there, away in ((quote, first, last), (to_end, last, first)):
        await tapped.click()
        await stage.bot("editMessageText", chat_id=ANNA, message_id=numbers[3], text=f"edited on the way to {there}")
        await expect(message(page, numbers[3]).locator(".text")).to_have_text(f"edited on the way to {there}")
        await expect(message(page, there)).to_be_in_viewport()
        await expect(message(page, away)).not_to_be_in_viewport()


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
    group = stage.world.group("Club", stage.world.person("Cecilia", language_code="en"), topics=("Chess", "Go"))
    await stage.write(group.id, "e4", message_thread_id=group.topic("Chess"))
    page = await stage.open(f"?person=1003&chat={group.id}")
    await expect(page.locator(".topic")).to_have_text(["General", "Chess", "Go"])
    await expect(page.locator(".bubble")).to_have_count(0)
    await page.get_by_role("button", name="Chess").click()
    await expect(page.locator(".bubble .text")).to_have_text("e4")
    await page.get_by_label("Write a message…").fill("e5")
    await page.keyboard.press("Enter")
    await until(lambda: stage.world.chats[group.id].messages[-1].thread == group.topic("Chess"))


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

"""The page: buttons, and the answers to them."""

import pytest
from playwright.async_api import expect

from tests.tgbot.simulator.page.stage import ANNA, BEN, DESKTOP, Stage, box, callback, message
from tests.tgbot.waiting import until
from tgbot.simulator.state import File

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


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
    number = await stage.write(ANNA, "?", [[callback("fits"), callback("this label is far too long for half a phone")]])
    page = await stage.open()
    await expect(message(page, number).locator('[data-cut="true"]')).to_have_count(1)
    await expect(message(page, number).locator('[data-cut="true"]')).to_have_attribute("data-column", "1")
    rows = {"inline_keyboard": [[callback("fits"), callback("too")]]}
    await stage.bot("editMessageReplyMarkup", chat_id=ANNA, message_id=number, reply_markup=rows)
    await expect(message(page, number).locator('[data-cut="true"]')).to_have_count(0)


async def test_the_wheel_turns_until_the_answer_and_a_toast_fades(stage: Stage) -> None:
    await stage.write(ANNA, "?", [[callback("one")], [callback("two")]])
    page = await stage.open()
    await page.clock.install()
    button = page.locator('.keyboard-button[data-row="1"][data-column="0"]')
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await stage.bot("answerCallbackQuery", callback_query_id=await stage.query(), text="done <b>it</b>")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    toast = page.get_by_role("status").filter(visible=True)
    await expect(toast).to_have_text("done <b>it</b>")
    await page.clock.fast_forward(4000)
    await expect(toast).to_have_count(0)


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
    page = await stage.open(size=DESKTOP)
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
    await until(lambda: stage.said(1003) == ["/start seat_7"])
    await expect(page.locator(".chat")).to_have_attribute("data-chat", "1003")
    await page.go_back()
    await page.get_by_role("button", name="ask").click()
    url = "https://t.me/echobot?start=again"
    await stage.bot("answerCallbackQuery", callback_query_id=await stage.query(), url=url)
    await until(lambda: stage.said(1003)[-1] == "/start again")


async def test_a_link_for_groups_asks_which(stage: Stage) -> None:
    await stage.write(BEN, "?", [[{"text": "to a group", "url": "https://t.me/echobot?startgroup=seat_7"}]])
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="to a group").click()
    await page.get_by_role("button", name="New group").click()
    await page.get_by_label("Name of the group").fill("Club")
    await page.get_by_role("button", name="Create").click()
    await until(lambda: len(stage.world.chats) == 3)
    await until(lambda: stage.said(min(stage.world.chats)) == ["/start@echobot seat_7"])


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

"""The page: phones, chats, writing, and the world around them."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.tgbot.simulator.page.stage import ANNA, BEN, DESCRIPTION, DESKTOP, PHONE, Stage, box, callback, message
from tests.tgbot.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_phone_shows_one_chat_that_fills_the_screen(stage: Stage) -> None:
    page = await stage.open()
    await expect(page.locator(".phone")).to_have_count(1)
    assert await box(page.locator(".chat")) == (0, 0, *PHONE)
    await expect(page.locator(".chat")).to_have_attribute("data-chat", str(ANNA))
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


async def test_people_stand_side_by_side_where_there_is_room(stage: Stage) -> None:
    page = await stage.open(size=DESKTOP)
    phones = page.locator(".phone")
    await expect(phones).to_have_count(2)
    left, top, width, _ = await box(phones.nth(0))
    assert (await box(phones.nth(1)))[:2] > (left + width, top)
    assert [await phone.get_attribute("data-person") for phone in await phones.all()] == [str(ANNA), str(BEN)]


async def test_the_address_names_the_person_and_the_chat(stage: Stage) -> None:
    group = stage.world.group("Club", stage.world.person("Cecilia"), topics=("Chess",))
    page = await stage.open(f"?person=1003&chat={group.id}&thread={group.topic('Chess')}", DESKTOP)
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
    await until(lambda: stage.said(group.id) == ["/play@echobot"])
    await expect(page.locator(".commands")).to_be_hidden()


async def test_a_blocked_bot_offers_restart(stage: Stage) -> None:
    page = await stage.open(f"?person={BEN}")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Stop bot").click()
    await expect(page.get_by_role("button", name="Restart")).to_be_visible()
    assert stage.world.people[BEN].blocked
    await page.get_by_role("button", name="Restart").click()
    await until(lambda: stage.said(BEN) == ["/start", "/start"])
    assert not stage.world.people[BEN].blocked


async def test_a_person_is_added_with_a_language(stage: Stage) -> None:
    page = await stage.open(size=DESKTOP)
    await page.get_by_role("button", name="New person").click()
    await page.get_by_label("Namn").fill("Eva")
    await page.get_by_label("Språk", exact=True).select_option("sv-SE")
    await page.get_by_role("button", name="Skapa").click()
    await expect(page.locator(".phone")).to_have_count(3)
    eva = stage.world.people[1003]
    assert (eva.name, eva.language_code) == ("Eva", "sv-SE")
    await expect(page.locator('.phone[data-person="1003"]').get_by_role("button", name="Starta")).to_be_visible()


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
    await page.route("**/page/send", lambda route: route.fulfill(status=400, json={"error": "Cecilia is not in Club"}))
    await page.get_by_label("Write a message…").fill("hello")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status").filter(visible=True)).to_have_text("Cecilia is not in Club")
    await expect(page.get_by_label("Write a message…")).to_have_value("hello")
    stage.complaints.clear()  # the browser itself logs every answer 400


async def test_a_seventh_tab_lives_as_the_first_and_any_may_be_closed(stage: Stage) -> None:
    first = await stage.open()
    tabs = [first, *await asyncio.gather(*(stage.tab(first.context) for _ in range(6)))]
    for _ in range(2):
        number = await stage.write(ANNA, f"to {len(tabs)} tabs")
        for tab in tabs:
            await expect(message(tab, number)).to_be_visible()
        await tabs.pop(0).close()
    await stage.server.close()
    for tab in tabs:
        await expect(tab.locator("body")).to_have_attribute("data-lost", "")
    stage.complaints.clear()  # the browser itself logs that it could not connect


async def test_the_page_says_when_the_server_is_gone(stage: Stage) -> None:
    await stage.write(ANNA, "?", [[callback("one")]])
    page = await stage.open()
    await page.get_by_role("button", name="one").click()
    await stage.query()
    await stage.server.close()
    await expect(page.locator("body")).to_have_attribute("data-lost", "")
    await expect(page.locator('[aria-busy="true"]')).to_have_count(0)
    stage.complaints.clear()  # the browser itself logs that it could not connect

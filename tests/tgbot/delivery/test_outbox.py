"""Sending pictures: only the newest, with patience where that helps and without where it does not (B1, B3, F7, F9)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field
from typing import Any

import pytest
from telegram import Bot
from telegram.error import BadRequest, NetworkError, TelegramError, TimedOut

from locales import Html
from tgbot.delivery.outbox import TRIES, Address, Outbox
from tgbot.simulator.errors import bad_request, forbidden, too_many
from tgbot.simulator.people import Person
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.state import Message
from tgbot.simulator.world import World
from tgbot.taps.menu import OpenHome
from tgbot.views.message import Button, Picture

HOME = ((Button("Hem", OpenHome()),),)
REAL_SLEEP = asyncio.sleep


def picture(text: str) -> Picture:
    return Picture(Html(text), HOME)


@dataclass
class Stage:
    """Outbox over a local Telegram, one message of theirs, and how long they slept."""

    world: World
    anna: Person
    screens: Outbox
    message: Message
    tasks: set[asyncio.Task[None]]
    slept: list[float] = field(default_factory=list)

    @property
    def address(self) -> Address:
        return Address(self.message.chat, self.message.id)

    def show(self, text: str) -> None:
        self.screens.show(self.address, picture(text))

    async def quiet(self) -> None:
        while self.tasks:
            await asyncio.wait(self.tasks)
            await REAL_SLEEP(0)

    def edits(self) -> list[str]:
        """The texts of the edits that were asked for, also in vain."""
        return [str(call.params["text"]) for call in self.world.calls if call.method == "editMessageText"]

    @property
    def seen(self) -> str | None:
        return self.anna.newest().content.text


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change
    world = World(token="1:test")
    anna = world.person("Anna")
    await anna.send("/start")
    tasks: set[asyncio.Task[None]] = set()

    def background(work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async with Bot("1:test", request=WorldRequest(world), get_updates_request=WorldRequest(world)) as bot:
        screens = Outbox(bot, background)
        address = await screens.post(anna.id, picture("first"))
        message = world.chats[anna.id].find(address.message)
        assert message is not None
        found = Stage(world, anna, screens, message, tasks)

        async def sleep(seconds: float) -> None:
            found.slept.append(seconds)
            await REAL_SLEEP(0)

        monkeypatch.setattr("tgbot.delivery.outbox.asyncio.sleep", sleep)
        yield found
        world.faults.clear()
        await found.quiet()


async def test_b1_of_the_pictures_that_wait_only_the_newest_is_sent(stage: Stage) -> None:
    hold = stage.world.faults.hold("editMessageText")
    stage.show("one")
    await hold.reached.wait()
    for text in ("two", "three", "four"):
        stage.show(text)
    hold.release()
    await stage.quiet()
    assert stage.edits() == ["one", "four"]
    assert stage.seen == "four"


async def test_f7_whoever_shows_a_picture_does_not_wait_for_telegram(stage: Stage) -> None:
    stage.world.faults.hold("editMessageText")
    stage.show("one")  # comes back at once: this is no coroutine
    assert stage.edits() == []


async def test_messages_do_not_wait_for_each_other(stage: Stage) -> None:
    other = await stage.screens.post(stage.anna.id, picture("other"))
    hold = stage.world.faults.hold("editMessageText")
    stage.show("one")
    stage.screens.show(other, picture("two"))
    await hold.reached.wait()
    await REAL_SLEEP(0)
    hold.release()
    await stage.quiet()
    assert sorted(stage.edits()) == ["one", "two"]


async def test_a6_a_picture_that_is_shown_already_is_not_sent(stage: Stage) -> None:
    stage.show("first")
    stage.show("one")
    await stage.quiet()
    stage.show("one")
    await stage.quiet()
    assert stage.edits() == ["one"]


async def test_b3_when_telegram_asks_to_wait_the_newest_picture_is_sent_afterwards(stage: Stage) -> None:
    stage.world.faults.next("editMessageText", too_many(7))
    stage.show("one")
    await stage.quiet()
    assert stage.slept == [7.0]
    assert stage.edits() == ["one", "one"]
    assert stage.seen == "one"


async def test_b3_a_picture_that_grew_old_while_waiting_is_not_sent_at_all(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sleep(_: float) -> None:
        stage.show("two")
        stage.show("three")

    monkeypatch.setattr("tgbot.delivery.outbox.asyncio.sleep", sleep)
    stage.world.faults.next("editMessageText", too_many(7))
    stage.show("one")
    await stage.quiet()
    assert stage.edits() == ["one", "three"]
    assert stage.seen == "three"


@pytest.mark.filterwarnings("ignore:.*retry_after.*")
async def test_b3_the_pause_is_read_in_both_of_the_librarys_ways(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PTB_TIMEDELTA")
    stage.world.faults.next("editMessageText", too_many(7))
    stage.show("one")
    await stage.quiet()
    assert stage.slept == [7.0]


async def test_f9_a_refusal_is_not_tried_again(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    """BadRequest is a NetworkError too, which is tried again."""
    assert issubclass(BadRequest, NetworkError)
    stage.world.faults.next("editMessageText", bad_request("something new"), times=9)
    stage.show("one")
    await stage.quiet()
    assert stage.edits() == ["one"]
    assert "Something new" in caplog.text
    assert not stage.slept


async def test_f9_network_errors_are_tried_again_a_few_times_and_more_slowly(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.world.faults.next("editMessageText", NetworkError("no route"), times=99)
    stage.show("one")
    await stage.quiet()
    assert stage.edits() == ["one"] * TRIES
    assert stage.slept == sorted(set(stage.slept))
    assert sum(stage.slept) < 10
    assert "gave up" in caplog.text


async def test_f9_after_giving_up_the_same_picture_is_sent_when_it_is_asked_for_again(stage: Stage) -> None:
    stage.world.faults.next("editMessageText", NetworkError("no route"), times=TRIES)
    stage.show("one")
    await stage.quiet()
    assert stage.seen == "first"
    stage.show("one")
    await stage.quiet()
    assert stage.seen == "one"


async def test_f9_an_edit_whose_answer_was_lost_is_done(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    stage.world.faults.next("editMessageText", TimedOut(), applied=True)
    with caplog.at_level(logging.ERROR):
        stage.show("one")
        await stage.quiet()
    assert stage.edits() == ["one", "one"]
    assert stage.seen == "one"
    assert not caplog.records
    stage.show("one")
    await stage.quiet()
    assert stage.edits() == ["one", "one"]


async def test_c1_a_person_who_blocked_the_bot_is_given_up(stage: Stage) -> None:
    await stage.anna.block()
    stage.show("one")
    await stage.quiet()
    assert stage.edits() == ["one"]
    await stage.anna.unblock()
    stage.show("two")
    await stage.quiet()
    assert stage.seen == "two"


@pytest.mark.parametrize(
    ("html", "shown"), [("<b>one", "one"), ("<u>1 &lt; 2</b> &amp; 3", "1 < 2 & 3"), ("<what>one</what>", "one")]
)
async def test_c5_a_text_that_telegram_cannot_read_comes_as_plain_text(stage: Stage, html: str, shown: str) -> None:
    stage.show(html)
    await stage.quiet()
    assert stage.anna.screen() == f"{shown}\n[Hem]"
    await stage.screens.post(stage.anna.id, picture(html))
    assert stage.anna.screen() == f"{shown}\n[Hem]"
    assert len(stage.anna.sees()) == 3


async def test_a12_where_the_message_is_gone_a_new_one_is_posted_and_its_place_told(stage: Stage) -> None:
    told: list[Address] = []

    async def moved(address: Address) -> None:
        told.append(address)

    stage.message.deleted = True
    stage.screens.show(stage.address, picture("one"), moved)
    await stage.quiet()
    there = stage.anna.newest()
    assert there.content.text == "one"
    assert told == [Address(there.chat, there.id)]
    stage.screens.show(told[0], picture("one"))
    await stage.quiet()
    assert stage.edits() == ["one"], "the new message is known to show it"


@pytest.mark.parametrize("error", [NetworkError("no route"), too_many(3)], ids=["network", "wait"])
async def test_a12_the_new_message_is_tried_again_too(stage: Stage, error: Exception) -> None:
    stage.message.deleted = True
    stage.world.faults.next("sendMessage", error)
    stage.show("one")
    await stage.quiet()
    assert stage.seen == "one"
    assert len(stage.slept) == 1


async def test_a12_a_new_place_that_cannot_be_noted_loses_no_later_picture(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    async def moved(_: Address) -> None:
        stage.show("two")
        raise RuntimeError("nowhere to note it")

    stage.message.deleted = True
    stage.screens.show(stage.address, picture("one"), moved)
    await stage.quiet()
    assert stage.seen == "two"
    assert "nowhere to note it" in caplog.text


@pytest.mark.parametrize("error", [NetworkError("no route"), too_many(3)], ids=["network", "wait"])
async def test_c5_the_plain_text_is_tried_again_too(stage: Stage, error: Exception) -> None:
    unreadable = bad_request("can't parse entities: what is this")
    stage.world.faults.next("editMessageText", unreadable)
    stage.world.faults.next("editMessageText", error)
    stage.show("<b>one")
    await stage.quiet()
    assert stage.seen == "one"


async def test_stripping_takes_the_keyboard_and_what_waits(stage: Stage) -> None:
    stage.world.faults.next("editMessageText", too_many(3))
    stage.show("one")
    await stage.screens.strip(stage.address)
    await stage.quiet()
    assert stage.anna.screen() == "first"


async def test_stripping_a_message_that_is_gone_is_no_matter(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    stage.message.deleted = True
    await stage.screens.strip(stage.address)
    await stage.screens.strip(Address(999, 1))
    assert not caplog.records


async def test_posting_raises_what_telegram_says(stage: Stage) -> None:
    for error in (bad_request("something new"), forbidden("bot was blocked by the user"), NetworkError("no route")):
        stage.world.faults.next("sendMessage", error)
        with pytest.raises(TelegramError):
            await stage.screens.post(stage.anna.id, picture("one"))


def test_an_address_is_read_as_it_was_written() -> None:
    """C10: ids have more than 32 bits, those of groups are negative."""
    for address in (Address(7_123_456_789, 1), Address(-1_002_123_456_789, 2**40)):
        assert Address.parse(str(address)) == address
    assert Address.parse(None) is None

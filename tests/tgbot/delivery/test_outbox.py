"""Keeping messages up to date: only the newest is sent, and nobody waits for it (B1, B3, F7, F9)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import pytest
import telegram
from telegram.error import BadRequest, NetworkError, TelegramError, TimedOut
from telegram.ext import ExtBot

from locales import Html
from tests.tgbot.waiting import quiet
from tgbot.delivery.address import Address
from tgbot.delivery.keyboards import keyboard
from tgbot.delivery.outbox import Outbox
from tgbot.delivery.pace import Pace
from tgbot.delivery.patience import TRIES, Outdated, Patience
from tgbot.simulator import state
from tgbot.simulator.errors import bad_request, forbidden, too_many
from tgbot.simulator.people import Person
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World
from tgbot.taps.menu import OpenHome
from tgbot.views.message import Button, Message
from tgbot.views.place import Place

HOME = ((Button("Hem", OpenHome()),),)
PLACE = Place("abc12345", 7)


def message(text: str) -> Message:
    return Message(Html(text), HOME)


def patient_bot(world: World, pace: Pace | None = None) -> ExtBot[Outdated]:
    """The bot as the application has it, over a local Telegram."""
    network = WorldRequest(world), WorldRequest(world)
    return ExtBot(world.token, request=network[0], get_updates_request=network[1], rate_limiter=Patience(pace))


@dataclass
class Stage:
    """An outbox over a local Telegram, one message of theirs, and how long they slept."""

    world: World
    anna: Person
    outbox: Outbox
    before: set[asyncio.Task[Any]]
    told: list[tuple[Address, Place, bool]]
    slept: list[float] = field(default_factory=list)
    message: state.Message = field(init=False)

    @property
    def address(self) -> Address:
        return Address(self.message.chat, self.message.id)

    def show(self, text: str) -> None:
        self.outbox.show(self.address, message(text))

    async def quiet(self) -> None:
        """Waits until nothing runs in the background."""
        await quiet(self.before)

    def edits(self) -> list[str]:
        """The texts of all requested edits, including failed ones."""
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
    told: list[tuple[Address, Place, bool]] = []
    slept: list[float] = []
    async with patient_bot(world, Pace(lambda: sum(slept))) as bot:
        outbox = Outbox(bot, lambda address, place, reached, _: told.append((address, place, reached)))
        found = Stage(world, anna, outbox, asyncio.all_tasks(), told, slept)
        address = await outbox.post(anna.id, message("first"))
        there = world.chats[anna.id].find(address.message)
        assert there is not None
        found.message = there

        async def waited(_: Patience, seconds: float) -> bool:
            slept.append(seconds)
            await asyncio.sleep(0)
            return False

        monkeypatch.setattr(Patience, "_stopped_within", waited)
        yield found
        world.faults.clear()
        await found.quiet()


async def test_b1_of_waiting_messages_only_the_newest_is_sent(stage: Stage) -> None:
    hold = stage.world.faults.hold("editMessageText")
    stage.show("one")
    await hold.reached.wait()
    for text in ("two", "three", "four"):
        stage.show(text)
    hold.release()
    await stage.quiet()
    assert stage.edits() == ["one", "four"]
    assert stage.seen == "four"


async def test_f7_showing_a_message_does_not_wait_for_telegram(stage: Stage) -> None:
    stage.world.faults.hold("editMessageText")
    stage.show("one")  # returns at once: it is not a coroutine
    assert stage.edits() == []


async def test_messages_do_not_wait_for_each_other(stage: Stage) -> None:
    other = await stage.outbox.post(stage.anna.id, message("other"))
    hold = stage.world.faults.hold("editMessageText")
    stage.show("one")
    stage.outbox.show(other, message("two"))
    await hold.reached.wait()
    await asyncio.sleep(0)
    hold.release()
    await stage.quiet()
    assert sorted(stage.edits()) == ["one", "two"]


def as_a_tap(there: state.Message, text: str | None = None) -> telegram.Message:
    """The message as it comes with a tap on it, when it showed this text."""
    chat, shown = telegram.Chat(there.chat, "private"), text or there.content.text or ""
    date = datetime(2026, 1, 1, tzinfo=UTC)
    return telegram.Message(there.id, date, chat, text=shown, reply_markup=keyboard(message(shown)))


async def test_a6_what_the_message_shows_already_is_not_sent_but_is_told(stage: Stage) -> None:
    stage.outbox.show(stage.address, message("first"), PLACE, as_a_tap(stage.message, "first"))
    await stage.quiet()
    assert stage.edits() == []
    assert stage.told == [(stage.address, PLACE, True)]


async def test_a6_what_was_sent_since_the_tap_is_newer_than_what_the_tap_tells(stage: Stage) -> None:
    told_with_the_tap = as_a_tap(stage.message, "first")
    stage.show("one")
    stage.outbox.show(stage.address, message("first"), PLACE, told_with_the_tap)
    await stage.quiet()
    assert stage.seen == "first"
    stage.show("one")
    await stage.quiet()
    stage.outbox.show(stage.address, message("first"), PLACE, told_with_the_tap)
    await stage.quiet()
    assert stage.seen == "first"


async def test_a6_a_second_tap_on_the_message_before_sends_nothing(stage: Stage) -> None:
    """A double tap: both tell of the message as it was before the first."""
    there = as_a_tap(stage.message, "first")
    for _ in range(2):
        stage.outbox.show(stage.address, message("one"), PLACE, there)
        await stage.quiet()
    assert stage.edits() == ["one"]
    assert stage.told == [(stage.address, PLACE, True)] * 2


async def test_a6_what_another_process_has_sent_in_between_is_seen_by_the_tap(stage: Stage) -> None:
    stage.show("one")
    await stage.quiet()
    stage.outbox.show(stage.address, message("one"), PLACE, as_a_tap(stage.message, "another process's"))
    await stage.quiet()
    assert stage.edits() == ["one", "one"]


async def test_a6_another_text_or_other_buttons_are_sent(stage: Stage) -> None:
    stage.outbox.show(stage.address, message("one"), None, as_a_tap(stage.message, "first"))
    await stage.quiet()
    stage.outbox.show(stage.address, Message(Html("one")), None, as_a_tap(stage.message, "one"))
    await stage.quiet()
    assert stage.anna.screen() == "one"


async def test_a_message_that_is_on_its_way_is_not_sent_twice(stage: Stage) -> None:
    hold = stage.world.faults.hold("editMessageText")
    stage.show("one")
    await hold.reached.wait()
    stage.show("one")
    hold.release()
    await stage.quiet()
    assert stage.edits() == ["one"]


async def test_a_message_that_loses_its_buttons_does_not_get_them_back_by_itself(stage: Stage) -> None:
    """Only a tap takes the table back to it, even while the call that takes the buttons is under way."""
    hold = stage.world.faults.hold("editMessageReplyMarkup")
    stage.outbox.strip(stage.address)
    stage.outbox.show(stage.address, message("before it is sent"), PLACE, takes_over=False)
    await hold.reached.wait()
    stage.outbox.show(stage.address, message("while it is sent"), PLACE, takes_over=False)
    hold.release()
    await stage.quiet()
    assert stage.edits() == []
    assert stage.message.rows is None
    stage.outbox.strip(stage.address)
    stage.show("tapped")
    await stage.quiet()
    assert stage.edits() == ["tapped"]
    assert stage.message.rows


@pytest.mark.parametrize("under_way", [True, False])
async def test_what_a_tap_has_taken_over_stays_taken_over_by_what_follows(stage: Stage, under_way: bool) -> None:
    took_over: list[bool] = []
    stage.outbox._told = lambda _address, _place, _reached, takes_over: took_over.append(takes_over)
    hold = stage.world.faults.hold("editMessageText")
    stage.outbox.show(stage.address, message("tapped"), PLACE)
    if under_way:
        await hold.reached.wait()
    stage.outbox.show(stage.address, message("more of it"), PLACE, takes_over=False)
    hold.release()
    await stage.quiet()
    assert stage.seen == "more of it"
    assert took_over[-1]


async def test_what_is_shown_is_told_with_its_place_once_it_is_there(stage: Stage) -> None:
    hold = stage.world.faults.hold("editMessageText")
    stage.outbox.show(stage.address, message("one"), PLACE)
    await hold.reached.wait()
    assert stage.told == []
    hold.release()
    await stage.quiet()
    assert stage.told == [(stage.address, PLACE, True)]


async def test_closing_gives_up_what_telegram_asks_to_wait_for(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = asyncio.Event()

    async def waits(*_: object) -> None:
        waiting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Patience, "_stopped_within", waits)
    stage.world.faults.next("editMessageText", too_many(40))
    stage.outbox.show(stage.address, message("one"), PLACE)
    await waiting.wait()
    await stage.outbox.close(patience=0)
    await stage.quiet()
    assert stage.seen == "first"
    assert stage.told == []


async def test_b3_when_telegram_asks_to_wait_the_newest_message_is_sent_afterwards(stage: Stage) -> None:
    stage.world.faults.next("editMessageText", too_many(7))
    stage.show("one")
    await stage.quiet()
    assert stage.slept == [7.0]
    assert stage.edits() == ["one", "one"]
    assert stage.seen == "one"


async def test_b3_a_message_that_became_outdated_while_waiting_is_not_sent(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waited(_: Patience, seconds: float) -> bool:
        stage.slept.append(seconds)
        stage.show("two")
        stage.show("three")
        return False

    monkeypatch.setattr(Patience, "_stopped_within", waited)
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
    """BadRequest is a NetworkError, and those are tried again."""
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


async def test_f9_after_giving_up_the_same_message_is_sent_when_it_is_shown_again(stage: Stage) -> None:
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


async def test_c1_a_person_who_blocked_the_bot_is_given_up(stage: Stage) -> None:
    await stage.anna.block()
    stage.outbox.show(stage.address, message("one"), PLACE)
    await stage.quiet()
    assert stage.edits() == ["one"]
    assert stage.told == [(stage.address, PLACE, False)]
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
    await stage.outbox.post(stage.anna.id, message(html))
    assert stage.anna.screen() == f"{shown}\n[Hem]"
    assert len(stage.anna.sees()) == 3


async def test_a12_where_the_message_is_gone_a_new_one_is_posted_and_its_place_told(stage: Stage) -> None:
    stage.message.deleted = True
    stage.outbox.show(stage.address, message("one"), PLACE)
    await stage.quiet()
    there = stage.anna.newest()
    assert there.content.text == "one"
    assert stage.told == [(Address(there.chat, there.id), PLACE, True)]


@pytest.mark.parametrize("error", [NetworkError("no route"), too_many(3)], ids=["network", "wait"])
async def test_a12_the_new_message_is_tried_again_too(stage: Stage, error: Exception) -> None:
    stage.message.deleted = True
    stage.world.faults.next("sendMessage", error)
    stage.show("one")
    await stage.quiet()
    assert stage.seen == "one"
    assert len(stage.slept) == 1


async def test_an_error_in_telling_loses_no_later_message(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*_: object) -> None:
        stage.show("two")
        raise RuntimeError("nowhere to note it")

    monkeypatch.setattr(stage.outbox, "_told", told)
    stage.outbox.show(stage.address, message("one"), PLACE)
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
    stage.outbox.strip(stage.address)
    await stage.quiet()
    assert stage.anna.screen() == "first"


async def test_stripping_a_message_that_is_gone_is_no_error(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    stage.message.deleted = True
    stage.outbox.strip(stage.address)
    stage.outbox.strip(Address(999, 1))
    await stage.quiet()
    assert not caplog.records


async def test_posting_raises_what_telegram_says(stage: Stage) -> None:
    for error in (bad_request("something new"), forbidden("bot was blocked by the user"), NetworkError("no route")):
        stage.world.faults.next("sendMessage", error, times=TRIES)
        with pytest.raises(TelegramError):
            await stage.outbox.post(stage.anna.id, message("one"))
        stage.world.faults.clear()


def test_an_address_is_read_as_it_was_written() -> None:
    """C10: ids have more than 32 bits, those of groups are negative."""
    for address in (Address(7_123_456_789, 1), Address(-1_002_123_456_789, 2**40)):
        assert Address.parse(str(address)) == address
    with pytest.raises(ValueError, match="unpack"):
        Address.parse("5")

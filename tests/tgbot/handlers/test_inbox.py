"""What Telegram has handed over is confirmed when it is handled, handed on once, and keeps nobody waiting for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from telegram import Update

from tests.tgbot.room import TOKEN, Room, press_tap
from tests.tgbot.searches import InProcess
from tests.tgbot.waiting import AT_LAST, until
from tgbot.app import ALLOWED_UPDATES, build, run
from tgbot.config import Config
from tgbot.handlers import inbox as module
from tgbot.handlers.inbox import SLOW, WINDOW, Inbox
from tgbot.limits import LIMITS
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.taps import pack
from tgbot.taps.menu import OpenRules
from tgbot.taps.table import Choose


class Telegram:
    """Updates that wait at Telegram, and a bot that asks for them through its inbox, as often as it is told."""

    def __init__(self, n_updates: int) -> None:
        self.now = 0.0
        self.inbox = Inbox(lambda: self.now)
        self.waiting = list(range(1, n_updates + 1))
        self._following = 0

    def poll(self) -> list[int]:
        """The ids of the updates that are handed on."""
        ask_from = self.inbox.offset(self._following)
        self.waiting = [number for number in self.waiting if number >= ask_from]
        new = [update.update_id for update in self.inbox.take(map(Update, self.waiting[:WINDOW]))]
        self._following = new[-1] + 1 if new else self._following
        return new


def test_an_update_is_handed_on_once_and_confirmed_when_it_is_handled() -> None:
    telegram = Telegram(3)
    assert telegram.poll() == [1, 2, 3]
    assert telegram.poll() == []
    telegram.inbox.done(2)
    assert telegram.poll() == []
    assert telegram.waiting == [1, 2, 3], "the first one is not handled"
    telegram.inbox.done(1)
    assert telegram.poll() == []
    assert telegram.waiting == [3]
    telegram.inbox.done(3)
    assert telegram.poll() == []
    assert telegram.waiting == []


def test_an_update_is_handled_when_everybody_is_done_with_it() -> None:
    telegram = Telegram(1)
    telegram.poll()
    telegram.inbox.keep(1)
    telegram.inbox.done(1)
    telegram.poll()
    assert telegram.waiting == [1]
    telegram.inbox.done(1)
    telegram.poll()
    assert telegram.waiting == []


def test_what_was_never_handed_over_is_nobody_s_concern() -> None:
    telegram = Telegram(1)
    telegram.inbox.keep(7)
    telegram.inbox.done(7)
    assert telegram.poll() == [1]


def test_a_slow_update_keeps_newer_ones_waiting_only_while_there_is_room_or_it_is_not_slow_yet() -> None:
    telegram = Telegram(3 * WINDOW)
    assert telegram.poll() == list(range(1, WINDOW + 1))
    for number in range(2, WINDOW + 1):
        telegram.inbox.done(number)
    assert telegram.poll() == []
    assert telegram.waiting[0] == 1
    telegram.now += SLOW + 1
    assert telegram.poll() == list(range(WINDOW + 1, 2 * WINDOW + 1))


def test_of_many_slow_updates_none_is_let_go_as_long_as_newer_ones_come_through() -> None:
    telegram = Telegram(WINDOW - 1)
    telegram.poll()
    telegram.now += 1000 * SLOW
    telegram.poll()
    assert len(telegram.waiting) == WINDOW - 1


def test_what_gives_way_keeps_newer_ones_waiting_only_while_there_is_room() -> None:
    telegram = Telegram(2 * WINDOW - 1)
    telegram.poll()
    for number in range(3, WINDOW + 1):
        telegram.inbox.done(number)
    telegram.inbox.give_way(1)
    assert telegram.poll() == list(range(WINDOW + 1, WINDOW + 2)), "the second one does not give way"
    telegram.inbox.give_way(2)
    assert telegram.poll() == list(range(WINDOW + 2, 2 * WINDOW))
    telegram.inbox.give_way(2 * WINDOW - 1)
    telegram.poll()
    assert telegram.waiting[0] == WINDOW + 1, "there is room"


async def test_nobody_waits_for_what_is_handled_while_there_is_more_to_take() -> None:
    telegram = Telegram(2 * WINDOW)
    telegram.poll()
    await asyncio.wait_for(telegram.inbox.handled(1000), AT_LAST)
    assert telegram.poll() == []
    waiting = asyncio.create_task(telegram.inbox.handled(1000))
    await turns(10)
    assert not waiting.done(), "what there is more of can be taken only when something is handled"
    waiting.cancel()


async def test_the_inbox_remembers_no_more_than_telegram_hands_over() -> None:
    telegram = Telegram(10 * WINDOW)
    while new := telegram.poll():
        for number in new:
            telegram.inbox.done(number)
    assert len(telegram.inbox._seen) <= WINDOW
    await asyncio.wait_for(telegram.inbox.handled(1000), 1)


@asynccontextmanager
async def polling(room: Room) -> AsyncIterator[None]:
    """The bot fetches its updates as it does on Telegram."""
    room.world.after_action = None
    updater = room.application.updater
    assert updater is not None
    await updater.start_polling(allowed_updates=ALLOWED_UPDATES)
    try:
        yield
    finally:
        room.world.faults.clear()
        await updater.stop()
        room.world.after_action = room.handle


async def test_b3_somebody_whose_message_is_stuck_keeps_nobody_else_waiting(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOW", 0.0)
    people = [room.world.person(f"Person {number}", language_code="sv") for number in range(WINDOW + 20)]
    for person in (room.anna, *people):
        await person.send("/start")
    async with polling(room):
        stuck = room.world.faults.hold("sendMessage")
        await room.anna.send("kan dam ta 7 och 5?")
        await asyncio.wait_for(stuck.reached.wait(), AT_LAST)
        queries = [await person.press("Regler") for person in people]
        await until(lambda: all(room.world.queries[query].answer for query in queries))
        stuck.release()
        await until(lambda: "Dam på 7 och 5" in room.anna.screen())
    assert [room.world.answer_count(query) for query in queries] == [1] * len(queries)


async def test_an_update_is_confirmed_when_the_tap_is_answered(room: Room) -> None:
    await room.anna.send("/spela")
    async with polling(room):
        answering = room.world.faults.hold("answerCallbackQuery")
        query = await press_tap(room.anna, Choose)
        await asyncio.wait_for(answering.reached.wait(), AT_LAST)
        await room.ben.send("/start")
        await until(lambda: bool(room.ben.sees()[1:]))
        assert room.world.updates.pending()[0].get("callback_query", {}).get("id") == query
        answering.release()
        await until(lambda: room.world.updates.pending() == [])


async def test_e4_a_refused_tap_is_confirmed_when_it_is_answered(room: Room) -> None:
    await room.anna.send("/start")
    async with polling(room):
        answering = room.world.faults.hold("answerCallbackQuery")
        taps = [await room.anna.forge(pack(OpenRules()), room.anna.newest()) for _ in range(2 * LIMITS.waiting)]
        await asyncio.wait_for(answering.reached.wait(), AT_LAST)
        await room.ben.send("/start")
        await until(lambda: bool(room.ben.sees()[1:]))
        waiting = [update["callback_query"]["id"] for update in room.world.updates.pending()[: len(taps)]]
        assert waiting == taps
        answering.release()
        await until(lambda: room.world.updates.pending() == [])


async def test_what_the_bot_handles_while_it_ends_is_confirmed() -> None:
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    store = await Store.connect(None)
    application = build(Config(token=TOKEN), store, (WorldRequest(world), WorldRequest(world)), workers=InProcess())
    stop, anna = asyncio.Event(), world.person("Anna", language_code="sv")
    running = asyncio.create_task(run(application, stop))
    answering = world.faults.hold("sendMessage")
    await anna.send("kan dam ta 7 och 5?")
    await asyncio.wait_for(answering.reached.wait(), AT_LAST)
    stop.set()
    await until(lambda: not application.running)
    assert len(world.updates.pending()) == 1
    answering.release()
    await asyncio.wait_for(running, AT_LAST)
    assert "Dam på 7 och 5" in anna.screen()
    assert world.updates.pending() == []


async def turns(number: int) -> None:
    """Lets everybody else go on, that many times."""
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.mark.parametrize("empty", [True, False], ids=["nothing to wait for", "handled at that moment"])
@pytest.mark.parametrize("moment", range(6))
async def test_whoever_waits_for_an_empty_inbox_can_be_cancelled_at_any_moment(moment: int, empty: bool) -> None:
    inbox = Inbox()
    if not empty:
        inbox.take([Update(1)])

    async def ask() -> None:
        await inbox.handled(AT_LAST)
        await asyncio.Event().wait()

    asking = asyncio.create_task(ask())
    await turns(moment)
    if not empty:
        inbox.done(1)
        await turns(1)
    asking.cancel()
    await turns(10)
    assert asking.cancelled()

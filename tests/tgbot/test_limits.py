"""Limits for each person: others are not held up, the person is told, no button spins, and memory has an end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from typing import Any

import pytest
from telegram.request import HTTPXRequest

from locales import LANGUAGES, texts
from tests.tgbot.room import Room, opened_room, seeded
from tests.tgbot.waiting import until
from tgbot.config import Config
from tgbot.handlers.inbox import WINDOW
from tgbot.limits import LIMITS, MINUTE, PEOPLE, SPELL, Limits, Rate, Spells
from tgbot.network import network
from tgbot.simulator.harness import deliver
from tgbot.simulator.request import WorldRequest
from tgbot.taps import pack
from tgbot.taps.menu import New, OpenRules

ANNA, BEN = 1001, 1002
FEW = Limits(taps=5, messages=3, new_tables=2, tables=3)
#: Calls to Telegram that one update makes at the same time: it is answered, and shown.
CALLS_TO_TELEGRAM = 2


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def small() -> AsyncIterator[Room]:
    """A room with small limits."""
    async with opened_room(seeded(7), limits=FEW) as opened:
        yield opened


def test_a_rate_is_so_many_a_minute_for_each_person() -> None:
    clock = Clock()
    rate = Rate(4, clock)
    assert [rate.take(ANNA) for _ in range(5)] == [True] * 4 + [False]
    assert rate.take(BEN)
    clock.now += MINUTE / 4
    assert [rate.take(ANNA) for _ in range(2)] == [True, False]
    clock.now += 100 * MINUTE
    assert [rate.take(ANNA) for _ in range(5)] == [True] * 4 + [False]


def test_a_spell_lasts_until_nothing_is_refused_for_a_while() -> None:
    clock = Clock()
    spells = Spells(SPELL, clock)
    assert [spells.begins(ANNA), spells.begins(ANNA), spells.begins(BEN)] == [True, False, True]
    for _ in range(10):
        clock.now += SPELL
        assert spells.lasts(ANNA)
        assert not spells.begins(ANNA)
    clock.now += SPELL + 1
    assert not spells.lasts(ANNA)
    assert spells.begins(ANNA)


def test_counting_remembers_a_limited_number_of_people() -> None:
    rate, spells = Rate(1), Spells(SPELL)
    for person in range(2 * PEOPLE):
        rate.take(person)
        spells.begins(person)
    assert len(rate._left._values) <= PEOPLE
    assert len(spells._last._values) <= PEOPLE


def test_the_limits_fit_each_other_and_the_connections() -> None:
    for_updates, for_all_else = network(Config(token="1:limits"))
    assert isinstance(for_all_else, HTTPXRequest)
    pool = for_all_else._client_kwargs["limits"].max_connections
    assert LIMITS.at_once * CALLS_TO_TELEGRAM + LIMITS.refusals_at_once <= pool
    assert LIMITS.at_once == WINDOW, "what Telegram hands over before any is confirmed"
    assert LIMITS.at_once_each <= LIMITS.waiting < LIMITS.at_once / 4, "several who are too quick leave room"
    assert LIMITS.new_tables < LIMITS.tables
    assert LIMITS.messages <= MINUTE, "Telegram takes about one message a second in a chat"
    assert for_updates is not for_all_else


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_tells_the_limits(language: str) -> None:
    line = texts(language).plain("cli-check-limits", **asdict(LIMITS))
    assert all(f"{getattr(LIMITS, name)} " in line for name in ("taps", "messages", "new_tables", "tables", "at_once"))


async def test_a5_each_tap_that_is_too_much_is_answered_once_and_told_why(small: Room) -> None:
    await small.anna.send("/start")
    queries = [await small.anna.press("Regler" if n % 2 == 0 else "Till menyn") for n in range(FEW.taps)]
    queries += [await small.anna.forge(pack(OpenRules()), small.anna.newest()) for _ in range(20)]
    told = [answer.text for answer in small.world.answers_of(ANNA) if answer.text]
    assert told == [texts("sv").plain("answer-too-quick")] * 20
    assert [small.world.answer_count(query) for query in queries] == [1] * len(queries)
    small.check()


async def test_too_many_messages_are_told_once_and_others_are_answered(small: Room) -> None:
    for _ in range(20):
        await small.anna.send("/help")
    posted = [message for message in small.anna.sees() if message.sender == small.world.bot.id]
    assert len(posted) == FEW.messages + 1
    assert posted[-1].content.text == texts("sv").plain("answer-too-quick")
    await small.ben.send("/help")
    assert small.ben.screen()


async def test_new_tables_are_few_in_a_minute_and_few_in_all(small: Room) -> None:
    await small.anna.send("/spela")
    for _ in range(4):
        await small.anna.forge(pack(New()), small.anna.newest())
    assert len(await small.store.tables_of(ANNA)) == FEW.new_tables
    assert texts("sv").plain("answer-many-tables") in [answer.text for answer in small.anna.answers]
    assert "Din tur" in small.anna.screen(), "the table that she has goes on"


async def test_the_first_of_too_many_tables_ends_and_its_buttons_say_so() -> None:
    async with opened_room(seeded(7), limits=replace(FEW, new_tables=100, taps=100)) as room:
        await room.anna.send("/spela")
        first, label = room.anna.newest(), room.anna.newest().rows
        assert label is not None
        old = await room.table_id(room.anna)
        button = label[0][0]["callback_data"]
        for _ in range(FEW.tables):
            await room.anna.forge(pack(New()), room.anna.newest())
        assert len(await room.store.tables_of(ANNA)) == FEW.tables
        assert await room.store.load_table(old) is None
        await room.anna.forge(button, first)
        assert room.anna.last_answer == texts("sv").plain("answer-no-table")


async def test_however_many_updates_of_one_person_come_at_once_another_is_next(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in updates that are handled before Ben's, not in seconds. Others run during a call, as in a network."""
    at_once = WorldRequest.do_request

    async def in_a_moment(*arguments: Any, **more: Any) -> tuple[int, bytes]:
        await asyncio.sleep(0)
        return await at_once(*arguments, **more)

    monkeypatch.setattr(WorldRequest, "do_request", in_a_moment)
    for person in (room.anna, room.ben):
        await person.send("/start")
    room.world.after_action = None
    for _ in range(1000):
        await room.anna.forge(pack(OpenRules()), room.anna.newest())
    query = await room.ben.press("Rules")
    await deliver(room.application, room.world, "as polled")
    await room.quiet()
    answered = [call.params["callback_query_id"] for call in room.world.calls if call.method == "answerCallbackQuery"]
    assert len(set(answered)) == 1001
    assert answered.index(query) < len(answered) / 10
    room.check()


async def test_refusals_that_are_answered_slowly_hold_up_nobody(small: Room) -> None:
    for person in (small.anna, small.ben):
        await person.send("/start")
    small.world.after_action = None
    for _ in range(50):
        await small.anna.forge(pack(OpenRules()), small.anna.newest())
    await small.ben.send("/help")
    answering = small.world.faults.hold("answerCallbackQuery")
    handling = asyncio.create_task(deliver(small.application, small.world, "as polled"))
    try:
        await until(lambda: answering.reached.is_set() and "How it works" in small.ben.screen())
        assert not handling.done(), "no answer has come through"
    finally:
        small.world.faults.clear()
        await handling
    await small.quiet()
    assert all(query.answer is not None for query in small.world.queries.values())


async def test_a_text_is_told_too_although_taps_were_told_before(small: Room) -> None:
    await small.anna.send("/start")
    for _ in range(FEW.taps + 1):
        await small.anna.forge(pack(OpenRules()), small.anna.newest())
    assert small.anna.last_answer == texts("sv").plain("answer-too-quick")
    for _ in range(5):
        await small.anna.send("/help")
    posted = [message.content.text for message in small.anna.sees() if message.sender == small.world.bot.id]
    assert posted.count(texts("sv").plain("answer-too-quick")) == 1

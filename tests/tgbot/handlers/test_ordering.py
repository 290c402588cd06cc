"""Who waits for whom: the taps of one table for each other, and nobody else (F1, F3, F7)."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

import pytest
from telegram import CallbackQuery, Chat, Message, Update, User

from tests.tgbot.room import Room, press_tap, table_tap
from tests.tgbot.waiting import AT_LAST
from tgbot.handlers import admission, ordering
from tgbot.handlers.inbox import WINDOW, Inbox
from tgbot.handlers.ordering import TableOrder, key
from tgbot.limits import LIMITS, Limits
from tgbot.simulator.harness import deliver
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Back, Choose, Play, Undo

ANNA, BEN = User(1, "Anna", False), User(2, "Ben", False)


def tap_on(table: str, user: User = ANNA, update: int = 1) -> Update:
    """A tap on a table, as an update."""
    data = pack(TableTap(table, 1, Back()))
    return Update(update, callback_query=CallbackQuery("1", user, "chat", data=data))


def menu_tap(data: str | None, user: User = ANNA) -> Update:
    return Update(1, callback_query=CallbackQuery("1", user, "chat", data=data))


def written(user: User) -> Update:
    message = Message(1, None, Chat(user.id, "private"), from_user=user)  # type: ignore[arg-type]  # no date needed
    return Update(1, message=message)


class Handling:
    """The handling of one update: it starts when its turn comes and ends when the test says so."""

    def __init__(self) -> None:
        self.started, self._end = asyncio.Event(), asyncio.Event()

    def __await__(self) -> Generator[object, None, None]:
        self.started.set()
        yield from self._end.wait().__await__()

    def end(self) -> None:
        self._end.set()


class Line:
    """Updates given to a TableOrder, each with its handling, or refused: that takes until `refusing` is set."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.refused: list[int] = []
        self.refusing = asyncio.Event()
        self.refusing.set()
        self.inbox = Inbox()
        self.order = TableOrder(self.inbox, limits, self.refuse)
        self.tasks: list[asyncio.Task[None]] = []

    async def give(self, update: object) -> Handling:
        handling = Handling()
        if isinstance(update, Update):
            self.inbox.take([update])
        self.tasks.append(asyncio.create_task(self.order.do_process_update(update, handling)))
        await settled()
        return handling

    async def refuse(self, update: Update) -> None:
        self.refused.append(update.update_id)
        await self.refusing.wait()

    async def end(self) -> None:
        await asyncio.wait_for(asyncio.gather(*self.tasks), AT_LAST)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_taps_on_one_table_wait_for_each_other_in_their_order() -> None:
    line = Line()
    first, second, third = [await line.give(tap_on("table111", user)) for user in (ANNA, BEN, ANNA)]
    assert (first.started.is_set(), second.started.is_set(), third.started.is_set()) == (True, False, False)
    first.end()
    await settled()
    assert (second.started.is_set(), third.started.is_set()) == (True, False)
    second.end()
    third.end()
    await line.end()


async def test_taps_on_other_tables_do_not_wait() -> None:
    line = Line()
    handlings = [await line.give(tap_on(f"table{n:03}", User(n, "Somebody", False))) for n in range(50)]
    assert all(handling.started.is_set() for handling in handlings)
    for handling in handlings:
        handling.end()
    await line.end()


async def test_menu_taps_and_messages_of_one_person_wait_for_each_other_but_for_nobody_else() -> None:
    line = Line()
    first = await line.give(menu_tap("m:home", ANNA))
    second = await line.give(written(ANNA))
    other = await line.give(written(BEN))
    table = await line.give(tap_on("table111", ANNA))
    started = [each.started.is_set() for each in (first, second, other, table)]
    assert started == [True, False, True, True]
    for each in (first, second, other, table):
        each.end()
    await line.end()


async def test_updates_that_wait_take_no_place_of_others() -> None:
    """However many there are of one person, at one table or at as many as they can think of."""
    line = Line(Limits(waiting=50, at_once_each=2, at_once=3))
    at_one = [await line.give(tap_on("table111", ANNA)) for _ in range(20)]
    at_many = [await line.give(tap_on(f"table{n:03}", ANNA)) for n in range(20)]
    other = await line.give(tap_on("table999", BEN))
    assert sum(each.started.is_set() for each in (*at_one, *at_many)) <= 2
    assert other.started.is_set()
    for each in (*at_one, *at_many, other):
        each.end()
    await line.end()
    assert all(each.started.is_set() for each in (*at_one, *at_many))


async def test_no_more_updates_are_handled_at_a_time_than_there_are_places() -> None:
    line = Line(Limits(at_once=3))
    handlings = [await line.give(tap_on(f"table{n:03}", User(n, "Somebody", False))) for n in range(9)]
    assert [each.started.is_set() for each in handlings] == [True] * 3 + [False] * 6
    for each in handlings:
        each.end()
    await line.end()


async def test_what_is_more_than_a_person_may_have_waiting_is_refused_until_something_is_handled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(admission, "REST", -1.0)  # nobody needs one
    line = Line(Limits(waiting=3))
    waiting = [await line.give(tap_on("table111", ANNA, update)) for update in (1, 2, 3)]
    await line.give(tap_on("table111", ANNA, 4))
    await line.give(written(BEN))
    assert line.refused == [4]
    waiting[0].end()
    await settled()
    waiting.append(await line.give(tap_on("table111", ANNA, 5)))
    assert line.refused == [4]
    for each in waiting:
        each.end()
    line.tasks[4].cancel()
    await asyncio.wait(line.tasks, timeout=AT_LAST)
    assert not line.order._admission._unfinished


async def test_a_few_are_refused_at_a_time_and_those_of_another_person_next() -> None:
    line = Line(Limits(waiting=1, refusals_at_once=2))
    line.refusing.clear()
    handlings = [await line.give(tap_on("table111", ANNA, update)) for update in range(1, 20)]
    handlings += [await line.give(tap_on("table222", BEN, update)) for update in (20, 21)]
    assert line.refused == [2, 3]
    line.refusing.set()
    for each in (handlings[0], handlings[-2]):
        each.end()
    await line.end()
    assert line.refused[2] == 21
    assert sorted(line.refused) == [*range(2, 20), 21]


@pytest.mark.parametrize("longest", [WINDOW, 0], ids=["room in the line", "the line is full"])
async def test_whoever_is_too_quick_keeps_nobody_waiting_at_telegram_unless_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    monkeypatch.setattr(ordering, "LONGEST_LINE", longest)
    line = Line(Limits(waiting=2))
    line.refusing.clear()
    for update in range(1, WINDOW + 1):
        await line.give(tap_on("table111", ANNA, update))
    assert line.inbox.offset(WINDOW + 1) == (WINDOW + 1 if longest else 1)
    await end_by_cancelling(line)


async def test_somebody_who_is_not_too_quick_gives_way_to_nobody() -> None:
    line = Line(Limits(waiting=2))
    line.refusing.clear()
    for update in range(1, WINDOW + 1):
        await line.give(tap_on("table111", BEN if update == 1 else ANNA, update))
    assert line.inbox.offset(WINDOW + 1) == 1
    await end_by_cancelling(line)


async def test_after_the_end_nobody_waits_to_be_refused() -> None:
    line = Line(Limits(waiting=1))
    line.refusing.clear()
    first, *_ = [await line.give(tap_on("table111", ANNA, update)) for update in range(1, 10)]
    await line.order.shutdown()
    first.end()
    await asyncio.wait(line.tasks, timeout=AT_LAST)
    assert [task.cancelled() for task in line.tasks] == [False] + [True] * 8


async def end_by_cancelling(line: Line) -> None:
    for task in line.tasks:
        task.cancel()
    await asyncio.wait(line.tasks, timeout=AT_LAST)


async def test_locks_do_not_pile_up() -> None:
    """A lock that is neither held nor waited for is removed, also after cancellations."""
    line = Line()
    handlings = [await line.give(tap_on(f"table{n % 5:03}", User(n % 4, "Somebody", False))) for n in range(20)]
    line.tasks[7].cancel()
    line.tasks[0].cancel()
    for handling in handlings:
        handling.end()
    await asyncio.wait(line.tasks, timeout=AT_LAST)
    assert all(task.done() for task in line.tasks)
    assert not line.order._turns


async def test_a_failed_handling_lets_the_next_one_go_on() -> None:
    line = Line()

    async def fails() -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await line.order.do_process_update(tap_on("table111"), fails())
    second = await line.give(tap_on("table111"))
    assert second.started.is_set()
    second.end()
    await line.end()


@pytest.mark.parametrize("data", ["", None, "x", "m:home:å", "t:abc123:-1:b", "m:rules:\ud800", "t:" + "9" * 9000])
def test_a8_data_that_no_button_carries_has_its_place_in_line(data: str | None) -> None:
    assert key(menu_tap(data, BEN)) == BEN.id


def test_something_other_than_an_update_waits_for_nobody() -> None:
    one, other = object(), object()
    assert key(one) != key(other)
    assert key(Update(5)) == 5


async def test_f7_a_table_is_not_held_while_telegram_is_slow(room: Room) -> None:
    """Neither an answer nor an edit that hangs keeps the next tap from being played."""
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    message = room.anna.newest()
    play, table = pack(table_tap(message, Play)), await room.table_id(room.anna)
    holds = [room.world.faults.hold(method) for method in ("answerCallbackQuery", "editMessageText")]
    room.world.after_action = None
    await room.anna.forge(play, message)
    handled = asyncio.create_task(deliver(room.application, room.world, "as polled"))
    for hold in holds:
        await asyncio.wait_for(hold.reached.wait(), AT_LAST)
    undo = pack(TableTap(table, (await room.stored(room.anna)).version, Undo()))
    await room.anna.forge(undo, message)
    handled_too = asyncio.create_task(deliver(room.application, room.world, "as polled"))

    async def undone() -> None:
        while (await room.stored(room.anna)).version < 3:
            await asyncio.sleep(0)

    try:
        await asyncio.wait_for(undone(), AT_LAST)
    finally:
        room.world.faults.clear()
        await asyncio.gather(handled, handled_too)
        await room.quiet()
    assert not (await room.table(room.anna)).giv.moves
    assert "Din tur" in room.anna.screen()
    room.check()

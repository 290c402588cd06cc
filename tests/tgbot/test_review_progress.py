"""An unfinished review: it is shown again as it progresses, and never over anything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from locales import texts
from tests.tgbot.room import Room, opened_room, press_tap, seeded
from tests.tgbot.searches import Held
from tests.tgbot.tutored import seated, table_after
from tests.tgbot.waiting import AT_LAST, until
from tgbot.cases import reviewing as case
from tgbot.cases.outcomes import Refresh
from tgbot.simulator.harness import deliver
from tgbot.taps.table import Back, Choose, Play, Review, Step

PLAYS = 48


def progress(done: int) -> str:
    return texts("sv").plain("review-progress", done=done, all=PLAYS)


@asynccontextmanager
async def reviewing(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Room, Held]]:
    """Anna looks at a review that has not progressed yet. What she does is handled, but not waited for."""
    monkeypatch.setattr(case, "REFRESH", Refresh(after=0.01))
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        await seated(room, room.anna, table_after(46))
        await press_tap(room.anna, Choose)

        async def handle(_together: bool) -> None:
            await deliver(room.application, room.world, "as polled")

        room.world.after_action = handle
        await press_tap(room.anna, Play)
        await room.anna.wait_for(texts("sv").plain("button-review"))
        await press_tap(room.anna, Review)
        await room.anna.wait_for(progress(0))
        try:
            yield room, workers
        finally:
            workers.let_go(1000)


async def all_but_the_review(room: Room) -> None:
    """Waits until nothing runs in the background but the review itself: no message will be shown again."""
    mine = {asyncio.current_task()}
    reviews = room.services.door.reviews._working
    await until(lambda: not asyncio.all_tasks() - room.tasks_before - mine - set(reviews.values()))


async def test_progress_is_shown_and_advances_by_itself_to_the_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(monkeypatch) as (room, workers):
        for done in (1, 10, 47):
            workers.let_go(done - len(workers.asked))
            await room.anna.wait_for(progress(done))
        workers.let_go(1)
        await room.anna.wait_for(texts("sv").plain("review-none"))
        n_calls = len(room.world.calls)
        await all_but_the_review(room)
        assert len(room.world.calls) == n_calls, "nothing more is sent when it is done"
        room.check()


async def test_while_nothing_more_is_judged_nothing_more_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(monkeypatch) as (room, _):
        load, n_loads = room.store.load, 0

        async def counted(user: int, table: str | None = None) -> object:
            nonlocal n_loads
            n_loads += 1
            return await load(user, table)

        n_calls = len(room.world.calls)
        monkeypatch.setattr(room.store, "load", counted)
        await until(lambda: n_loads == 5)
        assert len(room.world.calls) == n_calls
        room.check()


async def test_a_step_that_is_not_judged_yet_is_shown_again_when_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    say = texts("sv")
    async with reviewing(monkeypatch) as (room, workers):
        await press_tap(room.anna, Step)
        await room.anna.wait_for(say.plain("review-not-yet"))
        workers.let_go(1)
        await room.anna.wait_for(say.plain("review-label", label=say.plain("label-good")))
        n_calls = len(room.world.calls)
        workers.let_go(5)
        await until(lambda: len(workers.asked) == 6)
        await all_but_the_review(room)
        assert len(room.world.calls) == n_calls
        room.check()


async def test_the_review_is_not_shown_again_over_what_was_pressed_since(monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(monkeypatch) as (room, workers):
        workers.let_go(5)
        await room.anna.wait_for(progress(5))
        await press_tap(room.anna, Back)
        await room.anna.wait_for(texts("sv").plain("button-next-giv"))
        shown = room.anna.screen()
        workers.let_go(100)
        await all_but_the_review(room)
        await until(lambda: len(workers.asked) == PLAYS)
        await room.quiet()
        assert room.anna.screen() == shown
        room.check()


async def test_the_review_is_not_shown_again_over_what_is_pressed_while_it_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with reviewing(monkeypatch) as (room, _):
        load, reached, free = room.store.load, asyncio.Event(), asyncio.Event()

        async def slow(user: int, table: str | None = None) -> object:
            loaded = await load(user, table)
            if not reached.is_set():
                reached.set()
                await free.wait()
            return loaded

        monkeypatch.setattr(room.store, "load", slow)
        await reached.wait()
        await press_tap(room.anna, Back)
        await room.anna.wait_for(texts("sv").plain("button-next-giv"))
        shown = room.anna.screen()
        free.set()
        await all_but_the_review(room)
        assert room.anna.screen() == shown
        room.check()


async def test_the_review_does_not_take_the_table_back_to_an_older_message(monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(monkeypatch) as (room, workers):
        old = room.anna.newest()
        await room.anna.send("/spela")
        await room.world.until(lambda: room.anna.newest() is not old and old.rows is None)
        new = room.anna.newest()
        workers.let_go(3)
        await until(lambda: len(workers.asked) == 3)
        await all_but_the_review(room)
        assert new.rows
        assert old.rows is None
        assert (await room.stored(room.anna)).shown["private:1001"].address == f"{new.chat}:{new.id}"
        room.check()


async def test_the_bot_stops_although_somebody_looks_at_a_review_that_is_not_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with reviewing(monkeypatch) as (room, workers):
        try:
            await asyncio.wait_for(room.application.stop(), AT_LAST)
        finally:
            workers.let_go(1000)
        before = asyncio.all_tasks()
        await room.application.start()  # as the room is left
        room.tasks_before |= asyncio.all_tasks() - before

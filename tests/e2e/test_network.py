"""A5: a button stops spinning even if the network fails on the way."""

from __future__ import annotations

import pytest

from tests.tgbot.room import opened_room, press_tap, seeded
from tgbot.delivery import patience
from tgbot.simulator.errors import forbidden
from tgbot.taps.table import Choose

FAILURE = ConnectionError("cut off")


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "FIRST_PAUSE", 0.0)


async def test_a_tap_is_answered_although_the_network_fails_twice() -> None:
    async with opened_room(seeded(7)) as room:
        await room.anna.send("/spela")
        room.world.faults.next("answerCallbackQuery", FAILURE, times=2)
        query = await press_tap(room.anna, Choose)
        assert room.world.queries[query].answer is not None


async def test_a_tap_whose_answer_came_through_and_was_lost_on_the_way_back_is_answered_once() -> None:
    async with opened_room(seeded(7)) as room:
        await room.anna.send("/spela")
        room.world.faults.next("answerCallbackQuery", FAILURE, applied=True)
        query = await press_tap(room.anna, Choose)
        assert len(room.world.answers_of(room.anna.id)) == 1
        assert room.world.queries[query].attempts == 2  # and the second one was refused


@pytest.mark.parametrize(("failure", "tries"), [(FAILURE, patience.TRIES), (forbidden("bot was blocked"), 1)])
async def test_an_answer_is_given_up_after_some_tries_or_at_once_where_they_are_useless(
    failure: Exception, tries: int
) -> None:
    async with opened_room(seeded(7)) as room:
        await room.anna.send("/spela")
        room.world.faults.next("answerCallbackQuery", failure, times=10)
        await press_tap(room.anna, Choose)
        assert len(room.calls("answerCallbackQuery")) == tries
        assert "Vad ska det göra?" in room.anna.screen() or "kan inte ta något" in room.anna.screen()

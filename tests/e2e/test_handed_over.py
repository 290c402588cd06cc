"""F2, F4: what Telegram has handed over is not lost. A bot that dies before it has handled it gets it again, and each
thing is done once."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.people import a_play, hand_card, is_made
from tests.e2e.stage import Stage
from tests.tgbot.waiting import AT_LAST

pytestmark = [pytest.mark.server, pytest.mark.long]

N_PEOPLE = 8


async def test_a_bot_that_dies_before_it_has_moved_makes_every_move_and_answers_every_tap_after_the_start(
    gated: Stage,
) -> None:
    people = [await gated.sits_down(f"Anna {number}") for number in range(N_PEOPLE)]
    for person in people:
        await gated.press(person, hand_card(person))
    await gated.until(gated.all_is_drawn, "the drawing of what was saved so far")
    before = [await gated.kept(person) for person in people]
    plays = [a_play(person) for person in people]
    gated.gate.stop_at(1)
    queries = [await person.press(button) for person, (button, _) in zip(people, plays, strict=True)]
    await gated.until(lambda: gated.gate.calls.count("GET") >= N_PEOPLE, "the first call for each tap")
    await gated.kill_bot()
    assert [await gated.kept(person) for person in people] == before
    await gated.start_bot()
    for query in queries:
        await gated.answered(query)
    for person, (_, move), kept in zip(people, plays, before, strict=True):
        assert is_made(move, kept, await gated.kept(person))
    assert {gated.world.queries[query].attempts for query in queries} == {1}


async def test_a_question_that_a_dead_bot_has_left_is_answered(gated: Stage) -> None:
    anna = await gated.swede("Anna")
    await gated.send(anna, "/start")
    gated.gate.stop_at(1)
    await anna.send("kan dam ta 7 och 5?")
    await asyncio.wait_for(gated.gate.reached.wait(), AT_LAST)
    await gated.kill_bot()
    await gated.start_bot()
    await gated.until(lambda: "Dam på 7 och 5" in anna.screen(), "the answer")

"""Written questions in the private chat, answered by the tutor for the person's game and options."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tests.tgbot.playing import press_page
from tests.tgbot.room import TOKEN, Room
from tests.tgbot.searches import InProcess
from tests.tgbot.waiting import AT_LAST, until
from tgbot import app
from tgbot.config import Config
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.taps.menu import OpenGame


@pytest.mark.parametrize(
    ("question", "understood", "verdict"),
    [
        ("kan dam ta 7 och 5?", "Dam på 7 och 5 (kasino)", "Ja"),
        ("får jag ta J 3 med ess", "Ess på knekt och 3 (kasino)", "Ja"),
        ("ruter tio på 6+4", "♦️10 på 6 + 4 (kasino)", "Ja"),
        ("queen on 7 and 5?", "Queen on 7 and 5 (kasino)", "Yes"),
        ("får man lägga ut fast man kan ta?", "Måste man ta om man kan? (kasino)", "Nej"),
    ],
)
async def test_a_question_is_answered_with_what_was_understood(
    room: Room, question: str, understood: str, verdict: str
) -> None:
    await room.anna.send(question)
    first, second, *_ = room.anna.screen().split("\n")
    assert first == understood
    assert second.startswith(verdict)
    room.check()


async def test_a_question_is_about_the_game_that_the_person_has_chosen(room: Room) -> None:
    await room.anna.send("/start")
    await press_page(room.anna, OpenGame)
    await room.anna.press("Dragkasino")
    await room.anna.send("kan dam ta 7 och 5?")
    assert room.anna.screen().startswith("Dam på 7 och 5 (dragkasino)\nNej. Damen tar bara dam i dragkasino")
    room.check()


async def test_what_is_not_understood_gets_examples_and_the_way_to_the_table(room: Room) -> None:
    await room.ben.send("<b>blah</b>")
    assert "can a queen take 7 and 5?" in room.ben.screen()
    assert room.ben.screen().endswith("You play with the buttons. /play shows the table, /help helps.")
    room.check()


async def test_what_answers_need_is_learned_before_the_bot_fetches_updates_and_beside_its_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(token=TOKEN, name="Kasino", username="kasinobot")
    learned: list[tuple[threading.Thread, int]] = []
    monkeypatch.setattr(app, "learn", lambda: learned.append((threading.current_thread(), world.poller)))
    network = WorldRequest(world), WorldRequest(world)
    application = app.build(Config(token=TOKEN), await Store.connect(None), network, workers=InProcess())
    stop = asyncio.Event()
    running = asyncio.create_task(app.run(application, stop))
    await until(lambda: world.poller > 0)
    stop.set()
    await asyncio.wait_for(running, AT_LAST)
    [(thread, n_polls)] = learned
    assert thread is not threading.main_thread()
    assert n_polls == 0

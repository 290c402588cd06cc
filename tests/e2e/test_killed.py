"""E4: `kill -9` between any two calls of the bot. Nothing is lost, nothing is played twice, and the game goes on.

An update that the bot had fetched may be gone with it (Telegram took it as received) or come again: both are tried.
"""

from __future__ import annotations

from itertools import count
from typing import Literal

import pytest
from redis import Redis

from tests.e2e.stage import Kept, Stage, table_of, taps
from tests.redis_server import RedisServer
from tgbot.callbacks import TableTap, Verb
from tgbot.simulator.people import Button, Person
from tgbot.store import Store
from tgbot.tables import play_move

pytestmark = pytest.mark.server

Update = Literal["the update is gone", "the update comes again"]
Way = Literal["command", "button", "instead of another"]

TAP = ["GET", "EVALSHA", "answerCallbackQuery", "editMessageText"]


@pytest.mark.parametrize("update", ["the update is gone", "the update comes again"])
async def test_a_play_is_made_once_wherever_the_bot_dies(stage: Stage, update: Update) -> None:
    stops: list[str] = []
    for number in count(1):
        person = stage.world.person(f"Anna {number}", language_code="sv")
        await stage.send(person, "/spela")
        await stage.press(person, hand_card(person))
        before = await stage.kept(person)
        button, after = a_play(person, before)
        stage.gate.stop_at(number)
        query = await person.press(button)
        made = await stage.shown(person, after)
        died_in = await stage.dies(lambda: stage.has_answered(query) and stage.sees(person, made))
        saved = await stage.kept(person)
        assert saved in (before, after)
        assert saved == (after if "EVALSHA" in stops[:number] else before)
        await restart(stage, update)
        if update == "the update comes again":
            await stage.answered(query)
        if update == "the update comes again" or saved == after:
            await stage.shows(person, after)  # without a tap
        else:
            assert await stage.kept(person) == before
        await stage.answered(await person.press(button))
        assert await stage.kept(person) == after
        await stage.shows(person, after)
        await stage.press(person, hand_card(person))
        if died_in is None:
            break
        stops.append(died_in)
    assert sorted(set(stops)) == sorted(TAP)


def hand_card(person: Person) -> str:
    """The label of the first card in the hand."""
    meant = taps(person.newest())
    return next(text for text, tap in meant.items() if isinstance(tap, TableTap) and tap.verb is Verb.CHOOSE)


def a_play(person: Person, before: Kept) -> tuple[Button, Kept]:
    """The first play that the screen offers, and the table after it and the house's replies."""
    meant = taps(person.newest())
    label, tap = next(
        (text, tap) for text, tap in meant.items() if isinstance(tap, TableTap) and tap.verb is Verb.PLAY
    )
    seat = before.table.seat_of(person.id)
    assert seat is not None
    assert tap.move is not None
    return person.button(label), before.with_table(play_move(before.table, seat, tap.move))


async def restart(stage: Stage, update: Update) -> None:
    """Start the bot again, when Telegram has forgotten the newest update or delivers it again."""
    newest = stage.world.updates.history[-1]["update_id"]
    stage.world.updates.confirm(newest + 1)
    if update == "the update comes again":
        stage.world.redeliver(newest)
    await stage.start_bot()


OPENING = {
    "command": ["GET", "EVALSHA", "EVALSHA", "EVALSHA", "sendMessage", "EVALSHA"],
}


@pytest.mark.parametrize("update", ["the update is gone", "the update comes again"])
@pytest.mark.parametrize("way", ["command", "button", "instead of another"])
async def test_a_table_is_opened_once_wherever_the_bot_dies(stage: Stage, way: Way, update: Update) -> None:
    stops: list[str] = []
    for number in count(1):
        person = stage.world.person(f"Anna {number}", language_code="sv")
        left, button = await prepare(stage, person, way)
        stage.gate.stop_at(number)
        query = await person.press(button) if button else None
        if query is None:
            await person.send("/spela")

        async def opened() -> bool:
            return await shows_new_table(stage, person, left) and (query is None or stage.has_answered(query))

        died_in = await stage.dies(opened)
        current = (await stage.profile(person)).table
        kept = await stage.kept(person) if current else None
        await restart(stage, update)
        if update == "the update comes again":
            await stage.until(opened, "the table that was asked for")
            assert (await stage.profile(person)).table == table_of(person.newest())
        await stage.send(person, "/spela")
        now = await stage.kept(person)
        await stage.shows(person, now)
        if kept is not None and kept.place.table != left:
            assert (now.place, now.table) == (kept.place, kept.table)
        assert await stage.within_reach(person)
        await stage.press(person, hand_card(person))
        if died_in is None:
            break
        stops.append(died_in)
    print(stops)


async def prepare(stage: Stage, person: Person, way: Way) -> tuple[str | None, Button | None]:
    """All that comes before a table is opened; gives the table that is left and the button that opens the new one."""
    if way == "command":
        return None, None
    if way == "button":
        await stage.send(person, "/start")
        return None, person.button("Spela nu")
    await stage.send(person, "/spela")
    for label in ("Meny", "Spel och tillval", "Nytt parti så här"):
        await stage.press(person, label)
    return (await stage.profile(person)).table, person.button("Ja, börja nytt")


async def shows_new_table(stage: Stage, person: Person, left: str | None) -> bool:
    """Whether the newest message shows the person's table, which is not the one that was left, and is noted as its own."""
    current = (await stage.profile(person)).table
    if current in (None, left) or not stage.said_to(person):
        return False
    kept = await stage.kept(person)
    message = person.newest()
    return kept.address == f"{message.chat}:{message.id}" and stage.sees(person, await stage.shown(person, kept))

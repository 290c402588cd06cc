"""E4: `kill -9` between any two calls of the bot. Nothing is lost, nothing is played twice, and the game goes on.

An update that the bot had fetched may be gone with it, since Telegram took it as received, or come again (F2).
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from tests.e2e.people import a_play, hand_card, is_made
from tests.e2e.stage import Kept, Stage
from tgbot.simulator.people import Person

pytestmark = [pytest.mark.server, pytest.mark.long]

Update = Literal["the update is gone", "the update comes again"]
Way = Literal["by command", "instead of another"]


@pytest.mark.parametrize("update", ["the update is gone", "the update comes again"])
async def test_a_play_is_made_once_wherever_the_bot_dies(gated: Stage, update: Update) -> None:
    passed: list[str] = []  # the calls before the one in which it dies
    while (died_in := await dies_in_a_play(gated, update, passed)) is not None:
        passed.append(died_in)
    assert {"GET", "EVALSHA"} < set(passed)
    assert len(passed) >= 4


async def dies_in_a_play(stage: Stage, update: Update, passed: list[str]) -> str | None:
    """The bot dies in the call after that number of calls in a new person's play; returns that call, or None if there
    was no other."""
    person = await stage.sits_down(f"Anna {len(passed)}")
    await look(stage, person)
    before = await stage.kept(person)
    button, move = a_play(person)
    await stage.until(stage.all_is_drawn, "the drawing of what was saved so far")
    stage.gate.stop_at(len(passed) + 1)
    query = await person.press(button)
    died_in = await stage.dies(lambda: shows_play(stage, person, query, before))
    saved = await stage.kept(person)
    assert is_made(move, before, saved) if "EVALSHA" in passed else saved == before
    await restart(stage, update)
    if update == "the update comes again":
        await stage.answered(query)
    if update == "the update comes again" or saved != before:
        await stage.until(lambda: shows_play(stage, person, None, before), "the play, without a tap")
    await stage.answered(await person.press(button))
    await stage.until(lambda: shows_play(stage, person, None, before), "the play")
    after = await stage.kept(person)
    assert is_made(move, before, after)
    assert saved in (before, after)
    await look(stage, person)
    return died_in


@pytest.mark.parametrize(
    ("way", "update"),
    [
        ("by command", "the update is gone"),
        ("by command", "the update comes again"),
        ("instead of another", "the update comes again"),
    ],
)
async def test_a_table_is_opened_once_wherever_the_bot_dies(gated: Stage, way: Way, update: Update) -> None:
    passed: list[str] = []
    while (died_in := await dies_in_opening(gated, way, update, passed)) is not None:
        passed.append(died_in)
    assert {"GET", "EVALSHA"} < set(passed)
    assert len(passed) >= 6


async def dies_in_opening(stage: Stage, way: Way, update: Update, passed: list[str]) -> str | None:
    """Like `dies_in_a_play`, for opening a table."""
    person, left = await about_to_open(stage, f"Anna {len(passed)}", way)
    await stage.until(stage.all_is_drawn, "the drawing of what was saved so far")
    stage.gate.stop_at(len(passed) + 1)
    query = await ask_for_table(person, way)

    async def opened() -> bool:
        return (query is None or stage.has_answered(query)) and await stage.shows_current(person, left)

    died_in = await stage.dies(opened)
    current = (await stage.profile(person)).table
    kept = await stage.kept(person) if current else None
    before = stage.signs_of_life(person)
    await restart(stage, update)
    if update == "the update comes again":
        await stage.until(lambda: stage.signs_of_life(person) > before, "the update")
        await stage.until(opened, "the table that was asked for")
    await stage.send(person, "/spela")
    await stage.until(lambda: stage.shows_current(person), "the person's table")
    now = await stage.kept(person)
    if kept is not None and not (update == "the update comes again" and current == left):
        assert (now.place, now.table) == (kept.place, kept.table)
    assert await stage.all_within_reach(person)
    await look(stage, person)
    return died_in


async def look(stage: Stage, person: Person) -> None:
    """The person looks at what a card can do, and what they see has been noted."""
    before = stage.gate.n_notes
    await stage.press(person, hand_card(person))
    await stage.until(lambda: stage.gate.n_notes > before, "the note of what was shown")


async def shows_play(stage: Stage, person: Person, query: str | None, before: Kept) -> bool:
    """Whether the person was answered and sees the table as it was saved."""
    kept = await stage.kept(person)
    shown = kept != before and stage.sees(person, await stage.shown(person, kept))
    return shown and (query is None or stage.has_answered(query))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the system does not tell about processes in /proc")
async def test_a_bot_that_dies_leaves_no_worker_behind(stage: Stage) -> None:
    await stage.until(lambda: stage.workers() != [], "the tutor's workers")
    workers = stage.workers()
    await stage.kill_bot()
    await stage.until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers), "the end of the workers")


async def about_to_open(stage: Stage, name: str, way: Way) -> tuple[Person, str | None]:
    """A person who has done all that comes before opening a table, and the table that they will leave."""
    if way == "by command":
        return await stage.swede(name), None
    person = await stage.sits_down(name)
    for label in ("Meny", "Spel och tillval", "Nytt parti så här"):
        await stage.press(person, label)
    return person, (await stage.profile(person)).table


async def ask_for_table(person: Person, way: Way) -> str | None:
    """The last step; gives the query if it was a tap."""
    if way == "by command":
        await person.send("/spela")
        return None
    return await person.press("Ja, börja nytt")


async def restart(stage: Stage, update: Update) -> None:
    """Start the bot again, after Telegram has forgotten the newest update or will deliver it again."""
    newest = stage.world.updates.history[-1]["update_id"]
    stage.world.updates.confirm(newest + 1)
    if update == "the update comes again":
        stage.world.redeliver(newest)
    await stage.start_bot()

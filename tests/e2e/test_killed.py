"""E4: `kill -9` between any two calls of the bot. Nothing is lost, nothing is played twice, and the game goes on.

An update that the bot had fetched may be gone with it, since Telegram took it as received, or come again (F2).
"""

from __future__ import annotations

from typing import Literal

import pytest

from tests.e2e.people import a_play, hand_card, is_made
from tests.e2e.stage import Kept, Stage
from tgbot.simulator.people import Person

pytestmark = pytest.mark.server

Update = Literal["the update is gone", "the update comes again"]
Way = Literal["by command", "instead of another"]

both_updates = pytest.mark.parametrize("update", ["the update is gone", "the update comes again"])


@both_updates
async def test_a_play_is_made_once_wherever_the_bot_dies(gated: Stage, update: Update) -> None:
    passed: list[str] = []  # the calls before the one in which it dies
    while True:
        person = await gated.sits_down(f"Anna {len(passed)}")
        await gated.press(person, hand_card(person))
        before = await gated.kept(person)
        button, move = a_play(person)
        gated.gate.stop_at(len(passed) + 1)
        query = await person.press(button)
        died_in = await gated.dies(lambda: shows_play(gated, person, query, before))  # noqa: B023
        saved = await gated.kept(person)
        assert is_made(move, before, saved) if "EVALSHA" in passed else saved == before
        await restart(gated, update)
        if update == "the update comes again":
            await gated.answered(query)
        if update == "the update comes again" or saved != before:
            await gated.until(lambda: shows_play(gated, person, None, before), "the play, without a tap")  # noqa: B023
        await gated.answered(await person.press(button))
        await gated.until(lambda: shows_play(gated, person, None, before), "the play")  # noqa: B023
        after = await gated.kept(person)
        assert is_made(move, before, after)
        assert saved in (before, after)
        await gated.press(person, hand_card(person))
        if died_in is None:
            break
        passed.append(died_in)
    assert {"GET", "EVALSHA"} < set(passed)
    assert len(passed) >= 4


@both_updates
@pytest.mark.parametrize("way", ["by command", "instead of another"])
async def test_a_table_is_opened_once_wherever_the_bot_dies(gated: Stage, way: Way, update: Update) -> None:
    passed: list[str] = []
    while True:
        person, left = await about_to_open(gated, f"Anna {len(passed)}", way)
        gated.gate.stop_at(len(passed) + 1)
        query = await ask_for_table(person, way)

        async def opened() -> bool:
            answered = query is None or gated.has_answered(query)  # noqa: B023
            return answered and await gated.shows_current(person, left)  # noqa: B023

        died_in = await gated.dies(opened)
        current = (await gated.profile(person)).table
        kept = await gated.kept(person) if current else None
        before = gated.signs_of_life(person)
        await restart(gated, update)
        if update == "the update comes again":
            await gated.until(lambda: gated.signs_of_life(person) > before, "the update")  # noqa: B023
            await gated.until(opened, "the table that was asked for")
        await gated.send(person, "/spela")
        await gated.until(lambda: gated.shows_current(person), "the person's table")  # noqa: B023
        now = await gated.kept(person)
        if kept is not None and not (update == "the update comes again" and current == left):
            assert (now.place, now.table) == (kept.place, kept.table)
        assert await gated.all_within_reach(person)
        await gated.press(person, hand_card(person))
        if died_in is None:
            break
        passed.append(died_in)
    assert {"GET", "EVALSHA"} < set(passed)
    assert len(passed) >= 6


async def shows_play(stage: Stage, person: Person, query: str | None, before: Kept) -> bool:
    """Whether the person sees the table as it is since it was saved, and was answered."""
    kept = await stage.kept(person)
    shown = kept != before and stage.sees(person, await stage.shown(person, kept))
    return shown and (query is None or stage.has_answered(query))


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
    """Start the bot again, when Telegram has forgotten the newest update or delivers it again."""
    newest = stage.world.updates.history[-1]["update_id"]
    stage.world.updates.confirm(newest + 1)
    if update == "the update comes again":
        stage.world.redeliver(newest)
    await stage.start_bot()

"""The picture in the README: the parti recorded beside this file, with an ace chosen that has four takes.

`PICTURE=1 make test ARGS=tests/e2e/test_picture.py` takes it again.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser

from engine import Record
from tests.e2e.page import bot_in_a_page
from tests.e2e.phone import SIZE, Phone, phone
from tgbot.people.profile import Profile
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.table.codec import dump
from tgbot.table.seats import House, Person
from tgbot.table.table import Table
from tutor import Level

FOLDER = Path(__file__).parent
CHAT = FOLDER / "chat.png"
ANNA = 1001
EVENING = 1_764_357_300.0  # when the clock in the picture stands still
LOOK = {"device_scale_factor": 2, "timezone_id": "Europe/Stockholm", "locale": "sv-SE", "color_scheme": "light"}
TAKES = [
    "Ta ♦️2 ♣5 ♥️9 ♣D · 2+12=5+9=14 · ess",
    "Ta ♦️2 ♣5 ♦️7 · 2+5+7=14 · ess",
    "Ta ♣5 ♥️9 · 5+9=14 · ess",
    "Ta ♦️2 ♣D · 2+12=14 · ess",
]


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.usefixtures("phone_fonts")
async def test_the_picture_of_the_readme_shows_each_take_of_an_ace_with_its_sum(
    browser: Browser, tmp_path: Path
) -> None:
    async with anna_in_the_middle_of_a_parti() as url, phone(browser, url, ANNA, **LOOK) as anna:
        await anna.start()
        await anna.tap("Fortsätt partiet")
        shown = await anna.tap("♦️E")
        assert [key.label for key in shown.keys if key.style == "primary"] == TAKES
        assert anna.faults == []
        picture = CHAT if os.environ.get("PICTURE") else tmp_path / "chat.png"
        await fit(anna)
        await anna.page.screenshot(path=picture)
    assert width(picture) == 2 * SIZE[0]


def test_the_picture_of_the_readme_is_there_and_as_wide_as_a_phone() -> None:
    assert width(CHAT) == 2 * SIZE[0]


@asynccontextmanager
async def anna_in_the_middle_of_a_parti() -> AsyncIterator[str]:
    """The page of a bot, with Anna in the middle of the recorded parti."""
    record = Record.load((FOLDER / "picture.json").read_text(encoding="utf-8"))
    table = Table(record, record.replay(), (Person(ANNA), House(Level.REGULAR)), ())
    store = await Store.connect(None)
    await store.add_table(ANNA, "picture1")
    await store.save("picture1", 0, dump(table))
    await store.save_profile(ANNA, Profile(table="picture1").dump())
    world = World(name="Kasino", username="kasinobot", clock=ManualClock(EVENING))
    world.person("Anna", language_code="sv", id=ANNA)
    async with bot_in_a_page(world, store) as url:
        yield url


async def fit(anna: Phone) -> None:
    """Make the phone just high enough to show the table and nothing above it, with no button looking touched."""
    await anna.page.mouse.move(1, 1)
    height = await anna.page.evaluate(
        """() => {
          const room = document.querySelector(".messages").getBoundingClientRect();
          const table = [...document.querySelectorAll(".message")].at(-1).getBoundingClientRect();
          return Math.ceil(innerHeight - (table.top - room.top)) + 5;
        }"""
    )
    await anna.page.set_viewport_size({"width": SIZE[0], "height": height})


def width(png: Path) -> int:
    """The width in pixels, from the header of the file."""
    return int.from_bytes(png.read_bytes()[16:20], "big")

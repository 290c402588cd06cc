"""`kasino play` in a real browser, on a phone of 360 pixels, using only taps."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from engine import OPTIONS, Record
from locales import texts
from tests.e2e.page import bot_in_a_page
from tests.e2e.phone import Phone, Shown, phone
from tests.e2e.witness import LINES, Witness
from tests.tgbot.cli.running import running
from tests.tgbot.room import seeded
from tgbot.people.profile import Profile
from tgbot.people.settings import Coach, Counting
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.views.rulebook import PAGES, option_name
from tutor import Level

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("phone_fonts")]

ANNA, BEN = 1001, 1002
#: The seed of decks with which playing first cards and takes decides a parti in its second giv.
TWO_GIVS = 1
SUITS = tuple("♣♦♥♠")


@pytest_asyncio.fixture(loop_scope="session")
async def url() -> AsyncIterator[str]:
    """The page of a `kasino play`."""
    async with running("play", "--no-browser", "--port", "0") as play:
        line = await play.line()
        yield next(word for word in line.split() if word.startswith("http://"))


class Player:
    """A person with a phone, who reads everything that comes."""

    def __init__(self, phone: Phone, language: str) -> None:
        self.phone = phone
        self.say = texts(language).plain
        self.witness = Witness(language)

    async def tap(self, *keys: str) -> Shown:
        """Tap buttons by the keys of their labels, one after another."""
        for key in keys:
            shown = await self.phone.tap(self.say(key))
            self.witness.read(shown.text)
        return shown

    async def play_giv(self, shown: Shown) -> Shown:
        """Play until a giv is over: always the first card, with its first take if it has one."""
        self.witness.new_giv()
        self.witness.read(shown.text)
        lay = self.say("button-lay", card="").strip()
        while hand := [key for key in shown.keys if key.label.startswith(SUITS)]:
            shown = await self.phone.tap(hand[0])
            self.witness.read(shown.text)
            play = next((key for key in shown.keys if key.style == "primary" or key.label.startswith(lay)), None)
            if play is not None:  # else it was laid out at once
                shown = await self.phone.tap(play)
                self.witness.read(shown.text)
        return shown


async def test_anna_plays_a_giv_in_swedish_and_its_protocol_is_true(browser: Browser, url: str) -> None:
    async with phone(browser, url, ANNA) as opened:
        anna = Player(opened, "sv")
        await opened.start()
        protocol = await anna.play_giv(await anna.tap("button-play"))
        await anna.tap("button-why")  # proves the last takes, which no screen has shown yet
        grid, rows = anna.witness.grid(protocol.text), anna.witness.rows()
        for key, kind in LINES.items():
            assert grid[key] == tuple(getattr(row, kind) for row in rows), key
        assert grid["row-total"] == grid["row-sum"]
        points = [grid[key] for key in LINES if key != "row-sum"]
        assert grid["row-sum"] == (sum(yours for yours, _ in points), sum(theirs for _, theirs in points))
        assert f"Kort: du {rows[0].n_cards}, huset {rows[1].n_cards}" in protocol.text
        over = anna.say("button-again") in protocol.labels
        after = await anna.tap("button-again" if over else "button-next-giv")
        assert f"giv {1 if over else 2} · runda 1 av 6" in after.text
    assert opened.faults == []


async def test_ben_plays_a_parti_in_english_and_its_record_replays_to_the_same_end(browser: Browser) -> None:
    world = World(name="Kasino", username="kasinobot")
    world.person("Ben", language_code="en", id=BEN)
    store = await Store.connect(None)
    async with bot_in_a_page(world, store, seeded(TWO_GIVS)) as url, phone(browser, url, BEN) as opened:
        ben = Player(opened, "en")
        await opened.start()
        await ben.tap("button-settings", "button-quick-on", "button-home", "button-game", "option-target")
        await ben.tap("option-target-11")
        opened.faults.clear()  # the menus have a test of their own
        end = await ben.play_giv(await ben.tap("button-new-parti"))
        n_givs = 1
        while ben.say("button-next-giv") in end.labels:
            n_givs += 1
            end = await ben.play_giv(await ben.tap("button-next-giv"))
        totals = ben.witness.grid(end.text)["row-total"]
        assert max(totals) >= 11
        assert n_givs > 1
        assert opened.faults == []
        record = await ben.tap("button-record")
        parti = Record.from_json(json.loads(record.text[record.text.index("{") :])).replay()
        assert parti.rules.target == 11
        assert parti.totals == totals
        assert parti.winner is not None
        won = "ended-won-you" if parti.winner == 0 else "ended-won-other"
        score = "–".join(map(str, totals))
        told = texts("en").plain(won, name=ben.say("house"), score=score).replace("<b>", "").replace("</b>", "")
        assert end.text.startswith(told)


@pytest.mark.parametrize(("person", "language"), [(ANNA, "sv"), (BEN, "en")])
async def test_no_label_is_cut_and_no_text_is_too_wide_in_the_menus(
    browser: Browser, url: str, person: int, language: str
) -> None:
    async with phone(browser, url, person) as opened:
        reader = Player(opened, language)
        assert await opened.description() != ""
        await opened.start()
        await reader.tap("button-rules", *["button-next-page"] * (len(PAGES) - 1))
        await reader.tap("button-home", "button-game", "game-dragkasino")
        for option in OPTIONS:  # each has an effect in dragkasino
            await opened.tap(option_name(option, texts(language)))
            await reader.tap("button-back-menu")
        await reader.tap(*(f"level-{level}" for level in Level if level is not Profile().level))
        await reader.tap("button-home", "button-language", "button-home", "button-settings")
        for label in [reader.say("button-coach", coach=each) for each in Coach if each is not Profile().coach]:
            await opened.tap(label)
        for label in [
            reader.say("button-counting", counting=each) for each in Counting if each is not Profile().counting
        ]:
            await opened.tap(label)
        await reader.tap("button-forget", "button-keep", "button-accuracy")
    assert opened.faults == []

"""What the bot does by itself when it starts: it introduces itself, and shows the tables as they are (E4)."""

from __future__ import annotations

from tgbot.delivery.recovery import redraw_recent

from locales import LANGUAGES, texts
from tests.e2e.stage import seen
from tests.tgbot.room import Room, opened_room, press_tap, seeded
from tgbot.app import introduce
from tgbot.store import Store
from tgbot.taps.table import Choose


async def test_everybody_is_told_what_the_bot_does_in_their_language_or_else_in_english() -> None:
    async with opened_room(seeded(7)) as room:
        await introduce(room.application)
        bot = room.world.bot
    for code, language in [*((each, each) for each in LANGUAGES), ("", "en")]:
        say = texts(language).plain
        assert bot.descriptions[code] == say("bot-description")
        assert bot.short_descriptions[code] == say("bot-short-description")
        assert {told[0]["description"] for (_, each), told in bot.commands.items() if each == code} == {
            say("command-play")
        }


async def sit_down(room: Room) -> None:
    """Anna chooses Swedish and opens a table."""
    await room.anna.send("/language")
    await room.anna.press("Svenska")
    await room.anna.send("/play")


async def restarted(store: Store, room: Room) -> str:
    """What Anna sees when a new bot has drawn what it found."""
    async with opened_room(seeded(8), store, room.world) as again:
        await redraw_recent(again.desk)
        await again.quiet()
    return seen(room.anna.newest())


async def test_the_table_is_shown_as_it_was_saved() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await sit_down(room)
        saved = seen(room.anna.newest())
        await room.anna.press("Räkna")
    assert seen(room.anna.newest()) != saved
    assert await restarted(store, room) == saved


async def test_a_table_that_was_left_is_not_drawn_over_the_one_that_is_played() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await sit_down(room)
        for _ in range(5):  # tables in one message
            for label in ("Meny", "Spel och tillval", "Nytt parti så här", "Ja, börja nytt"):
                await room.anna.press(label)
        played = seen(room.anna.newest())
    assert await restarted(store, room) == played


async def test_who_chose_no_language_is_spoken_to_in_the_one_that_telegram_told() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await room.anna.send("/play")
        in_swedish = seen(room.anna.newest())
        await room.anna.press("Räkna")
    assert seen(room.anna.newest()) != in_swedish
    assert await restarted(store, room) == in_swedish


async def test_what_was_shown_since_the_start_is_newer_than_what_is_redrawn() -> None:
    async with opened_room(seeded(7)) as room:
        await sit_down(room)
        await press_tap(room.anna, Choose)
        chosen = seen(room.anna.newest())
        await redraw_recent(room.desk)
        await room.quiet()
        now = seen(room.anna.newest())
    assert now == chosen

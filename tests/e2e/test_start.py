"""What the bot does by itself when it starts: it introduces itself, and shows the tables as they are (E4)."""

from __future__ import annotations

from locales import LANGUAGES, texts
from tests.e2e.stage import seen
from tests.tgbot.room import Room, opened_room, press_tap, seeded
from tgbot.introduction import introduce
from tgbot.store import Store
from tgbot.taps.table import Choose, Play


async def test_everybody_is_told_what_the_bot_does_in_their_language_or_else_in_english() -> None:
    async with opened_room(seeded(7)) as room:
        await introduce(room.application.bot, room.store)
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
    """What Anna sees after a new bot has drawn what it found."""
    async with opened_room(seeded(8), store, room.world) as again:
        await again.later()
    return seen(room.anna.newest())


async def saved_and_not_shown(store: Store, room: Room) -> None:
    """Anna's table is saved once more, unchanged, by a process that dies before it can show it."""
    stored = await room.stored(room.anna)
    await store.save(await room.table_id(room.anna), stored.version, stored.body)


async def test_what_was_saved_and_not_shown_is_shown_after_a_start() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await sit_down(room)
        before = room.anna.screen()
        await room.anna.press("Räkna")
        await saved_and_not_shown(store, room)
    assert room.anna.screen() != before
    assert await restarted(store, room) == seen(room.anna.newest())
    assert room.anna.screen() == before


async def test_what_somebody_looks_at_stays_through_a_start_and_its_buttons_work() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await sit_down(room)
        await press_tap(room.anna, Choose)
        chosen = seen(room.anna.newest())
    assert await restarted(store, room) == chosen
    async with opened_room(seeded(8), store, room.world) as again:
        await press_tap(again.anna, Play)
        assert len((await again.table(again.anna)).giv.moves) == 2


async def test_a_table_that_was_left_is_not_drawn_over_the_one_that_is_played() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await sit_down(room)
        for _ in range(5):  # tables in one message
            for label in ("Meny", "Spel och tillval", "Nytt parti så här", "Ja, börja nytt"):
                await room.anna.press(label)
        played = seen(room.anna.newest())
    assert await restarted(store, room) == played


async def test_a_person_who_chose_no_language_is_spoken_to_in_that_of_telegram() -> None:
    store = await Store.connect(None)
    async with opened_room(seeded(7), store) as room:
        await room.anna.send("/play")
        in_swedish = room.anna.screen()
        await room.anna.press("Räkna")
        await saved_and_not_shown(store, room)
    await restarted(store, room)
    assert room.anna.screen() == in_swedish

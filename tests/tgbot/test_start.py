"""What happens when the bot starts: it introduces itself, and draws what was saved and not shown."""

from __future__ import annotations

import pytest

from locales import LANGUAGES, texts
from tests.tgbot.playing import press_page
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded
from tgbot.delivery.outbox import Outbox
from tgbot.introduction import introduce
from tgbot.taps.menu import AskNew, New, OpenGame, OpenHome, OpenLanguage, SetGame
from tgbot.taps.table import Choose, Play


async def test_the_commands_and_descriptions_are_told_in_each_language_and_for_all_others(room: Room) -> None:
    await introduce(room.application.bot, room.store)
    profile = room.world.bot
    assert set(profile.descriptions) == set(profile.short_descriptions) == {"", *LANGUAGES}
    listed = {
        language: [command["command"] for command in commands] for (_, language), commands in profile.commands.items()
    }
    assert listed["sv"] == ["spela", "regler", "sprak", "betyg", "hjalp", "glom"]
    assert listed["en"] == listed[""] == ["play", "rules", "language", "accuracy", "help", "forget"]
    assert profile.descriptions["sv"] == texts("sv").plain("bot-description")
    room.check()


async def test_every_command_that_is_listed_is_answered_with_its_page(room: Room) -> None:
    await introduce(room.application.bot, room.store)
    for commands in room.world.bot.commands.values():
        for command in commands:
            await room.ben.send(f"/{command['command']}")
            assert "Here you play with the buttons" not in room.ben.screen()
    room.check()


async def stored_but_not_shown(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was stored but, because the program ended, not shown."""
    with monkeypatch.context() as broken:
        broken.setattr(Outbox, "show", lambda *_: None)
        await press_tap(room.anna, Choose)
        stored = await room.stored(room.anna)
        move = (await room.table(room.anna)).giv.hand[0]
        data = f"t:{await room.table_id(room.anna)}:{stored.version}:p:{move}"
        await room.anna.forge(data, room.anna.newest())


async def test_e4_a_move_that_was_stored_but_not_shown_is_shown_after_a_start(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.anna.send("/start")
    await press_page(room.anna, OpenLanguage)
    await room.anna.press("Svenska")
    await room.anna.press("Spela nu")
    await stored_but_not_shown(room, monkeypatch)
    assert "Du lade ut" not in room.anna.screen()
    async with opened_room(seeded(1), room.store, room.world) as again:
        await again.later()
        assert "Du lade ut" in again.anna.screen()
        await play_card(again.anna)
        assert len((await again.table(again.anna)).giv.moves) == 4


async def test_e4_without_a_redraw_the_next_tap_shows_the_table(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.anna.send("/spela")
    await stored_but_not_shown(room, monkeypatch)
    async with opened_room(seeded(1), room.store, room.world) as again:
        await press_tap(again.anna, Choose)
        assert again.anna.last_answer == "Den knappen hör till ett tidigare läge. Bordet är uppdaterat."
        assert "Du lade ut" in again.anna.screen()
        await play_card(again.anna)


async def test_e4_a_table_that_was_left_for_another_in_the_same_message_does_not_come_back(room: Room) -> None:
    await room.anna.send("/sprak")
    await room.anna.press("Svenska")
    await room.anna.press("Spela nu")
    await press_page(room.anna, OpenHome)
    await press_page(room.anna, OpenGame)
    await press_page(room.anna, SetGame, "dragkasino")
    await press_page(room.anna, AskNew)
    await press_page(room.anna, New)
    screen = room.anna.screen()
    assert "Dragkasino" in screen
    async with opened_room(seeded(1), room.store, room.world) as again:
        await again.later()
        assert again.anna.screen() == screen


async def test_a14_every_button_works_after_a_restart(room: Room) -> None:
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    async with opened_room(seeded(1), room.store, room.world) as again:
        await press_tap(again.anna, Play)
        assert len((await again.table(again.anna)).giv.moves) == 2
        assert "Din tur" in again.anna.screen()
        again.check()

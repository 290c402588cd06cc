"""The store is away at any step: the person is told, nothing is half done, and the bot recovers by itself (F6)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.tgbot.playing import press_page
from tests.tgbot.room import TOKEN, Room, play_card, press_tap
from tests.tgbot.waiting import until
from tgbot.cases import house, playing
from tgbot.handlers import caretaker, commands
from tgbot.simulator.errors import bad_request
from tgbot.store import StoreUnavailable
from tgbot.taps.menu import OpenLanguage
from tgbot.taps.table import Choose, Play

TRY_AGAIN = {
    "sv": "Det gick inte just nu. Försök igen strax.",
    "en": "That did not work just now. Try again in a moment.",
}


async def away(*_: Any, **__: Any) -> None:
    raise StoreUnavailable("no connection")


@pytest.mark.parametrize("step", ["load", "save"])
@pytest.mark.parametrize("language", ["sv", "en"])
async def test_f6_a_move_that_cannot_be_stored_is_not_made_and_can_be_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, step: str, language: str
) -> None:
    person = room.anna if language == "sv" else room.ben
    await person.send("/play")
    await press_tap(person, Choose)
    stored, screen = await room.stored(person), person.screen()
    with monkeypatch.context() as broken:
        broken.setattr(room.store, step, away)
        for _ in range(3):
            await press_tap(person, Play)
            assert person.last_answer == TRY_AGAIN[language]
            assert person.screen() == screen
    assert await room.stored(person) == stored
    await press_tap(person, Play)
    assert (await room.stored(person)).version == stored.version + 1
    room.check()


@pytest.mark.parametrize("step", ["load", "save", "save_profile", "add_table"])
async def test_f6_a_table_that_cannot_be_opened_is_opened_later(
    room: Room, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    await room.anna.send("/start")
    with monkeypatch.context() as broken:
        broken.setattr(room.store, step, away)
        await room.anna.send("/spela")
        assert room.anna.screen() == TRY_AGAIN["sv"]
    await room.anna.send("/spela")
    assert "Din tur" in room.anna.screen()
    await play_card(room.anna)
    assert (await room.table(room.anna)).giv.moves
    await room.anna.send("/glom")
    await room.anna.press("Ja, ta bort allt")
    left = [key async for key in room.store._client.scan_iter() if ":forgotten:" not in key]
    assert left == [], "what was cut off is not out of reach"
    room.check()


async def test_f6_a_setting_that_cannot_be_stored_is_told(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.anna.send("/start")
    await press_page(room.anna, OpenLanguage)
    screen = room.anna.screen()
    with monkeypatch.context() as broken:
        broken.setattr(room.store, "save_profile", away)
        await room.anna.press("English")
        assert room.anna.last_answer == TRY_AGAIN["sv"]
        assert room.anna.screen() == screen
    await room.anna.press("English")
    assert room.anna.screen().startswith("Hello Anna!")
    room.check()


async def test_f6_a_table_is_shown_though_its_new_place_cannot_be_noted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.anna.send("/spela")
    first = room.anna.newest()
    await room.anna.send("/start")
    with monkeypatch.context() as broken:
        broken.setattr(room.store, "note_shown", away)
        await room.anna.press("Fortsätt partiet")
        assert "Din tur" in room.anna.screen()
    await room.anna.press("Tips")
    assert "💡" in room.anna.screen()
    assert first.rows is None, "at the next tap the older message is stripped"
    room.check()


async def test_f6_a_new_table_is_played_though_its_first_place_was_not_noted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(room.store, "note_shown", away)
        await room.anna.send("/spela")
    assert "Din tur" in room.anna.screen()
    assert not (await room.stored(room.anna)).shown
    await play_card(room.anna)
    newest = room.anna.newest()
    assert (await room.stored(room.anna)).shown["private:1001"].address == f"{newest.chat}:{newest.id}"
    room.check()


async def test_f6_after_a_start_without_a_store_the_bot_waits_for_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.anna.send("/spela")
    monkeypatch.setattr(caretaker, "EVERY", 0.0)
    rounds: list[str] = []

    async def away_again(*_: object) -> list[str]:
        rounds.append("away")
        raise StoreUnavailable("no connection")

    async def back(*_: object) -> list[str]:
        rounds.append("back")
        return []

    monkeypatch.setattr(room.store, "claim_due", away_again)
    stop = asyncio.Event()
    caretaking = asyncio.create_task(room.services.caretaker.run(stop))
    await until(lambda: len(rounds) >= 3)
    monkeypatch.setattr(room.store, "claim_due", back)
    await until(lambda: rounds[-1] == "back")
    stop.set()
    await caretaking
    await play_card(room.anna)
    room.check()


async def test_f6_a_written_message_is_answered_without_the_store(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room.store, "load", away)
    await room.anna.send("hej")
    assert room.anna.screen().endswith("Det spelas med knapparna. /spela visar bordet, /hjalp hjälper.")
    await room.anna.forge("nothing of ours", room.anna.newest())
    assert room.anna.last_answer == "Den knappen känns inte igen. Skriv /spela för att spela."


async def test_a5_a_fault_in_a_command_is_told_too(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as broken:
        broken.setattr(commands, "tap_menu", fails)
        await room.anna.send("/spela")
    assert room.anna.screen() == "Något gick fel. Bordet är som det var. Försök igen."
    await room.anna.send("/spela")
    assert "Din tur" in room.anna.screen()
    room.check()


async def test_a12_where_the_tables_message_was_deleted_the_game_goes_on_in_a_new_one(room: Room) -> None:
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    gone = room.anna.newest()
    play = room.anna.button("Lägg ut")
    gone.deleted = True
    await room.anna.press(play)
    there = room.anna.newest()
    assert there.id != gone.id
    assert "Du lade ut" in room.anna.screen()
    assert (await room.stored(room.anna)).shown["private:1001"].address == f"{there.chat}:{there.id}"
    await play_card(room.anna)
    assert room.anna.newest() is there
    assert len((await room.table(room.anna)).giv.moves) == 4


@pytest.mark.parametrize("refusal", ["message can't be edited", "message to edit not found"])
async def test_a12_a_message_that_cannot_be_edited_is_replaced(room: Room, refusal: str) -> None:
    await room.anna.send("/spela")
    first = room.anna.newest()
    room.world.faults.next("editMessageText", bad_request(refusal))
    await room.anna.press("Tips")
    assert room.anna.newest().id != first.id
    await play_card(room.anna)
    assert "Din tur" in room.anna.screen()


async def test_c1_a_person_who_blocks_the_bot_finds_the_table_again(room: Room) -> None:
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    await room.anna.block()
    await room.anna.unblock()
    await press_tap(room.anna, Play)
    assert len((await room.table(room.anna)).giv.moves) == 2
    await room.anna.send("/spela")
    assert "Din tur" in room.anna.screen()
    room.check()


async def test_f13_the_token_is_in_no_log_line(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("DEBUG")
    await room.anna.send("/spela")
    with monkeypatch.context() as broken:
        broken.setattr(room.store, "load", away)
        await press_tap(room.anna, Choose)
    for method in ("editMessageText", "answerCallbackQuery", "sendMessage"):
        room.world.faults.next(method, bad_request("something new"))
        await room.anna.press("Tips") if method != "sendMessage" else await room.anna.send("/spela")
    await room.anna.forge("nothing of ours", room.anna.newest())
    assert [record.name for record in caplog.records if record.name.startswith("tgbot")]
    told = [line for line in caplog.text.splitlines() if TOKEN in line or TOKEN.split(":")[1] in line]
    assert not told


async def test_a_person_is_never_told_what_is_inside(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """F6: no internals in texts for people."""
    await room.anna.send("/spela")
    monkeypatch.setattr(room.store, "load", away)
    await press_tap(room.anna, Choose)
    await room.anna.send("/spela")
    said = " ".join([room.anna.screen(), *(answer.text or "" for answer in room.anna.answers)])
    for word in ("connection", "Redis", "Store", "Error", "Traceback", "None"):
        assert word not in said


async def test_f6_a_house_that_has_searched_in_vain_plays_later(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The move that it replies to is safe, and the deadline of its search brings it back."""
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    before = await room.stored(room.anna)
    with monkeypatch.context() as broken:
        broken.setattr(playing, "searches", lambda _: True)
        broken.setattr(house, "search", away)
        await press_tap(room.anna, Play)
        await room.quiet()
    assert (await room.stored(room.anna)).version == before.version + 1
    assert room.anna.last_answer is None
    assert [record.levelname for record in caplog.records if record.name == "tgbot.handlers.taps"] == ["WARNING"]

"""Taps that come twice, late, from old messages, from strangers; and each gets one answer (A1 to A6, F2)."""

from __future__ import annotations

import logging

import pytest
from telegram import Update
from telegram.error import NetworkError, TimedOut

from engine import Move
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded, table_tap
from tgbot.cases.outcomes import Tell
from tgbot.handlers import taps as handler
from tgbot.simulator.errors import bad_request
from tgbot.simulator.state import Message
from tgbot.store import Saved, StoreUnavailable
from tgbot.table.codec import dump
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Back, Choose, Hint, Play
from tgbot.views import screen as view

ALREADY_PLAYED = "Redan spelat. Bordet visar hur det står."
OLD_BUTTON = "Den knappen hör till ett tidigare läge. Bordet är uppdaterat."
TRY_AGAIN = "Det gick inte just nu. Försök igen strax."
ERROR = "Något gick fel. Bordet är som det var. Försök igen."


async def ready_to_play(room: Room) -> Message:
    """Anna at a new table with a card chosen."""
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    return room.anna.newest()


async def test_a1_a_double_tap_is_one_move_and_both_taps_are_answered(room: Room) -> None:
    message = await ready_to_play(room)
    label = next(label for label in labels(message) if label.startswith(("Ta ", "Lägg ut")))
    queries = await room.anna.press_twice(label)
    table = await room.table(room.anna)
    assert len([play for play in table.giv.moves if play]) == 2, "one move of hers and one of the house"
    assert (await room.stored(room.anna)).version == 2
    assert [room.world.answer_count(query) for query in queries] == [1, 1]
    assert [answer.text for answer in room.world.answers_of(room.anna.id)][-2:] == [None, ALREADY_PLAYED]
    assert "Din tur" in room.anna.screen()
    room.check()


async def test_a1_many_taps_at_once_on_different_buttons_are_one_move(room: Room) -> None:
    """Several devices of one person: the second tap finds the table changed."""
    message = await ready_to_play(room)
    hand = (await room.table(room.anna)).giv.hand
    for card in hand:
        tap = table_tap(message, Play)
        data = pack(TableTap(tap.table, tap.version, Play(Move(card))))
        room.world.after_action = None
        await room.anna.forge(data, message)
    room.world.after_action = room.handle
    await room.handle()
    assert len((await room.table(room.anna)).giv.moves) == 2
    room.check()


async def test_a1_f2_the_same_update_delivered_twice_is_one_move(room: Room) -> None:
    await ready_to_play(room)
    await press_tap(room.anna, Play)
    screen, version = room.anna.screen(), (await room.stored(room.anna)).version
    room.world.redeliver(room.world.updates.history[-1]["update_id"])
    await room.handle()
    assert (await room.stored(room.anna)).version == version
    assert room.anna.screen() == screen
    assert sum(query.answer is not None for query in room.world.queries.values()) == len(room.world.queries)


async def test_f2_the_same_update_in_two_processes_is_one_move(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have loaded before either has saved: the store recognises the update."""
    await ready_to_play(room)
    save, saved = room.store.save, []

    async def save_twice(table: str, expected: int, body: str, cause: str, due: float | None) -> Saved:
        saved.append(await save(table, expected, body, cause, due=due))
        saved.append(await save(table, expected, body, cause, due=due))
        return saved[-1]

    monkeypatch.setattr(room.store, "save", save_twice)
    await press_tap(room.anna, Play)
    assert saved == [Saved.DONE, Saved.DUPLICATE]
    assert len((await room.table(room.anna)).giv.moves) == 2
    assert "Din tur" in room.anna.screen()
    assert room.anna.last_answer is None
    room.check()


async def test_f1_a_move_saved_by_another_process_wins_and_the_second_is_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready_to_play(room)
    save, other = room.store.save, await room.table(room.anna)

    async def save_late(table: str, expected: int, body: str, cause: str, due: float | None) -> Saved:
        await save(table, expected, dump(other))
        return await save(table, expected, body, cause, due=due)

    monkeypatch.setattr(room.store, "save", save_late)
    await press_tap(room.anna, Play)
    assert await room.table(room.anna) == other
    assert room.anna.last_answer == ALREADY_PLAYED
    monkeypatch.undo()
    await play_card(room.anna)
    assert len((await room.table(room.anna)).giv.moves) == 2
    room.check()


async def test_a2_a_button_of_an_earlier_position_shows_the_newest_table(room: Room) -> None:
    message = await ready_to_play(room)
    old = room.anna.button("Ångra", message=message)
    await press_tap(room.anna, Play)
    screen = room.anna.screen()
    await room.anna.press(old)
    assert room.anna.last_answer == OLD_BUTTON
    assert room.anna.screen() == screen
    room.check()


async def test_a2_the_message_tapped_last_is_the_table_and_the_older_loses_its_keyboard(room: Room) -> None:
    first = await ready_to_play(room)
    await room.anna.send("/spela")
    second = room.anna.newest()
    assert first.id != second.id
    assert first.rows is None, "posting the table again strips its older message"
    await play_card(room.anna)
    assert "Du " in (second.content.text or "")
    old = TableTap(table_tap(second, Hint).table, 1, Back())
    await room.anna.forge(pack(old), first)
    assert room.anna.last_answer == OLD_BUTTON
    assert first.rows
    assert second.rows is None
    assert first.content.text == second.content.text
    room.check()


async def test_a3_a_stranger_is_told_in_their_language_and_changes_nothing(room: Room) -> None:
    message = await ready_to_play(room)
    data = pack(table_tap(message, Play))
    stored, screen = await room.stored(room.anna), room.anna.screen()
    await room.ben.send("/start")
    before = room.ben.screen()
    n_calls = len(room.world.calls)
    await room.ben.forge(data, room.ben.newest())
    assert room.ben.last_answer == "You have no seat at this table."
    assert [call.method for call in room.world.calls[n_calls:]] == ["answerCallbackQuery"]
    assert await room.stored(room.anna) == stored
    assert (room.anna.screen(), room.ben.screen()) == (screen, before)
    room.check()


async def test_a4_a_tap_that_is_answered_too_late_is_a_move_all_the_same(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await ready_to_play(room)
    too_old = bad_request("query is too old and response timeout expired or query ID is invalid")
    room.world.faults.next("answerCallbackQuery", too_old)
    with caplog.at_level(logging.WARNING):
        query = await press_tap(room.anna, Play)
    assert len((await room.table(room.anna)).giv.moves) == 2
    assert "Din tur" in room.anna.screen()
    assert room.world.queries[query].attempts <= 1
    assert not caplog.records, "this is no news for the one who runs the bot"


@pytest.mark.parametrize("error", [NetworkError("no route"), TimedOut(), bad_request("something new")])
async def test_a_tap_that_cannot_be_answered_is_a_move_all_the_same(room: Room, error: Exception) -> None:
    await ready_to_play(room)
    room.world.faults.next("answerCallbackQuery", error)
    await press_tap(room.anna, Play)
    assert len((await room.table(room.anna)).giv.moves) == 2
    assert "Din tur" in room.anna.screen()


async def test_a5_a_fault_of_the_store_while_loading_is_answered_and_changes_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready_to_play(room)
    stored, screen = await room.stored(room.anna), room.anna.screen()

    async def away(*_: object, **__: object) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as broken:
        broken.setattr(room.store, "load", away)
        await press_tap(room.anna, Play)
    assert room.anna.last_answer == TRY_AGAIN
    assert (await room.stored(room.anna), room.anna.screen()) == (stored, screen)
    await press_tap(room.anna, Play)
    assert len((await room.table(room.anna)).giv.moves) == 2
    room.check()


@pytest.mark.parametrize(
    ("where", "name"),
    [(view, "board"), (view, "hand_row"), (handler, "tap_table"), (handler, "unpack")],
    ids=lambda part: part if isinstance(part, str) else None,
)
async def test_a5_a_fault_in_any_layer_is_answered_and_the_next_tap_works(
    room: Room, monkeypatch: pytest.MonkeyPatch, where: object, name: str
) -> None:
    await ready_to_play(room)

    def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as broken:
        broken.setattr(where, name, fails)
        await press_tap(room.anna, Play)
    assert room.anna.last_answer == ERROR
    await room.anna.send("/spela")
    await play_card(room.anna)
    assert "Din tur" in room.anna.screen()
    room.check()


async def test_f15_an_answer_that_is_too_long_is_cut_and_not_lost(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await ready_to_play(room)

    async def talks(*_: object) -> Tell:
        return Tell("♣7 + " * 100)

    monkeypatch.setattr(handler, "tap_table", talks)
    await press_tap(room.anna, Play)
    assert room.anna.last_answer == ("♣7 + " * 40)[:199] + "…"
    room.check()


async def test_a5_a_fault_in_showing_does_not_keep_the_tap_from_being_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready_to_play(room)

    def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as broken:
        broken.setattr(type(room.services.delivery), "edit", fails)
        await press_tap(room.anna, Play)
    assert len((await room.table(room.anna)).giv.moves) == 2
    room.check()


async def test_a6_a_tap_that_changes_nothing_sends_no_edit(room: Room) -> None:
    await room.anna.send("/spela")
    await room.anna.press("Tips")
    await room.anna.press("Tips")
    await room.anna.press("Tips")
    assert len(room.calls("editMessageText")) == 1
    room.check()


async def test_a6_a_tap_that_changes_nothing_sends_no_edit_after_a_restart_either(room: Room) -> None:
    """The tap tells what its message shows."""
    await room.anna.send("/spela")
    await room.anna.press("Tips")
    async with opened_room(seeded(1), room.store, room.world) as later:
        await later.anna.press("Tips")
        await later.anna.press("Tips")
        assert len(later.calls("editMessageText")) == 1
        later.check()


async def test_a6_not_modified_is_as_good_as_done(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Another process may have shown the same."""
    await room.anna.send("/spela")
    shows_it = bad_request("message is not modified: specified new message content and reply markup are the same")
    room.world.faults.next("editMessageText", shows_it)
    await room.anna.press("Tips")
    assert len(room.calls("editMessageText")) == 1, "it is not tried again"
    stored = await room.stored(room.anna)
    assert [shown.version for shown in stored.shown.values()] == [stored.version], "it is noted as shown"
    assert not caplog.records


async def test_a10_a_tap_under_an_inline_message_is_answered_and_shows_nothing(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """None of this bot's inline messages has buttons; a forger's may."""
    await room.anna.send("/spela")
    n_calls = len(room.world.calls)
    sender = {"id": room.anna.id, "is_bot": False, "first_name": "Anna"}
    query = {"id": "7", "from": sender, "chat_instance": "1", "inline_message_id": "x", "data": "m:home"}
    update = Update.de_json({"update_id": 999, "callback_query": query}, room.application.bot)
    await room.application.process_update(update)
    await room.quiet()
    assert [call.method for call in room.world.calls[n_calls:]] == ["answerCallbackQuery"]
    assert not caplog.records


async def test_a2_a_message_whose_table_is_gone_keeps_its_text_and_loses_its_buttons(room: Room) -> None:
    """It may be the result of a parti of two months ago."""
    message = await ready_to_play(room)
    text = message.content.text
    await room.store._client.flushall()
    for _ in range(2):  # the second tap comes from a screen that still has the buttons
        await room.anna.forge(pack(TableTap("gone1234", 1, Back())), message)
        assert room.anna.last_answer == "Det bordet finns inte längre. Skriv /spela för ett nytt."
        assert (message.content.text, message.rows) == (text, None)
    await room.anna.send("/spela")
    assert "Din tur" in room.anna.screen()


@pytest.mark.parametrize("data", ["m:home", "m:play", "m:new!", "m:forget!"])
async def test_a8_data_counts_only_under_the_bots_own_message_in_the_persons_own_chat(room: Room, data: str) -> None:
    await room.anna.send("/spela")
    group = room.world.group("Kväll", room.anna, room.ben)
    await room.ben.send("/play@kasinobot", group)
    in_group = next(each for each in group.messages if each.sender == room.world.bot.id and not each.service)
    written = next(each for each in room.anna.sees() if each.sender == room.anna.id)
    table = pack(table_tap(room.anna.newest(), Choose))
    for there in (in_group, written):
        before, stored, n_calls = (there.content, there.rows), await room.stored(room.anna), len(room.world.calls)
        for forged in (data, table):
            await room.anna.forge(forged, there)
            assert room.anna.last_answer == "Den knappen känns inte igen. Skriv /spela för att spela."
        assert (there.content, there.rows) == before
        assert [call.method for call in room.world.calls[n_calls:]] == ["answerCallbackQuery"] * 2
        assert await room.stored(room.anna) == stored
    room.check()


def labels(message: Message) -> list[str]:
    return [button["text"] for row in message.rows or () for button in row]

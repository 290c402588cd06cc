"""Taps that no button of the screen sends (A8): each is answered once, and changes nothing that it must not."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from engine import DECK, Move, Rules, captures, cards
from locales import texts
from tests.tgbot.positions import KASINO, dealt, lying
from tests.tgbot.room import Room, play_card, press_tap, table_tap
from tests.tgbot.tutored import ends_giv, searches_of, seated, table_after
from tgbot.people.profile import Profile
from tgbot.store import StoredTable
from tgbot.table.seats import Person
from tgbot.taps import Ask, TableTap, pack
from tgbot.taps.menu import OpenRules
from tgbot.taps.table import (
    Again,
    Back,
    Choose,
    NextGiv,
    Pick,
    Play,
    PlayAnyway,
    Practise,
    Resign,
    ShowRecord,
    TakeNothing,
    Undo,
)

UNREADABLE = "Den knappen känns inte igen. Skriv /spela för att spela."
NOT_NOW = "Det går inte just nu."
NOT_YOUR_TURN = texts("sv").plain("answer-not-your-turn")


async def forge(room: Room, ask: Ask, version: int | None = None, ply: int | None = None) -> str:
    """A tap by Anna on her own table, at its version unless another is given. Returns what she was told."""
    stored = await room.stored(room.anna)
    tap = TableTap(await room.table_id(room.anna), stored.version if version is None else version, ask, ply)
    return await forge_data(room, pack(tap))


async def forge_data(room: Room, data: str) -> str:
    query = await room.anna.forge(data, room.anna.newest())
    answer = room.world.queries[query].answer
    room.check()
    assert answer is not None
    return answer.text or ""


async def state(room: Room) -> tuple[StoredTable, str]:
    return await room.stored(room.anna), room.anna.screen()


@pytest.mark.parametrize(
    "data",
    [
        "", "x", "m", "t", "m:nowhere", "t:abc123:-1:b", "t:abc123:1:p:XX", "m:home:å", "\x00", "m:rules:" + "1" * 80,
        "t:abc123:1:p:KH:ffffffffffffffff", "m:opt:", "m:opt:nothing", "m:opt:__class__", "m:opt!", "m:opt!:target",
        "m:opt!:target:17", "m:opt!:target:16:16", "m:opt!:nothing:1", "m:opt!:game:dragkasino", "m:opt!:faces:",
        "m:opt!:extra_spades:maybe", "m:game!", "m:game!:poker", "m:game!:kasino:kasino", "m:lang!", "m:lang!:no",
        "m:lang!:SV", "m:lang!:..", "m:let!:xx", "m:let!", "m:quick!", "m:quick!:1", "m:quick!:yes:no",
        "m:rules:x", "m:rules:-7", "m:rules:1:2", "m:opt", "m:opt:target:21",
    ],
)  # fmt: skip
async def test_data_that_no_button_carries_is_told_so_and_changes_nothing(room: Room, data: str) -> None:
    await room.anna.send("/spela")
    before = await state(room), await room.store.load(room.anna.id)
    assert await forge_data(room, data) == UNREADABLE
    assert before == (await state(room), await room.store.load(room.anna.id))


async def test_a_card_that_is_not_in_the_hand_cannot_be_chosen_picked_with_or_played(room: Room) -> None:
    await room.anna.send("/spela")
    table = await room.table(room.anna)
    before = await state(room)
    for other in (table.giv.table[0], table.giv.hands[1][0], table.giv.stock[0]):
        assert await forge(room, Choose(other)) == NOT_NOW
        assert await forge(room, Pick(Move(other))) == NOT_NOW
        told = await forge(room, Play(Move(other)))
        assert told.startswith("Du har inte ")
        assert told.endswith(" på hand.")
        assert await state(room) == before


async def test_cards_that_are_not_on_the_table_cannot_be_taken(room: Room) -> None:
    await room.anna.send("/spela")
    giv = (await room.table(room.anna)).giv
    before = await state(room)
    for card in giv.hand:
        for other in (giv.hands[1][0], giv.stock[0], *giv.hand):
            assert await forge(room, Pick(Move(card, (other,)))) == NOT_NOW
            assert "ligger inte på bordet." in await forge(room, Play(Move(card, (other,))))
    assert await state(room) == before


async def test_a_take_that_the_rules_forbid_is_refused_with_the_sum(room: Room) -> None:
    await room.anna.send("/spela")
    table = await room.table(room.anna)
    before = await state(room)
    forbidden = [
        Move(card, (on_table,))
        for card in table.giv.hand
        for on_table in table.giv.table
        if (on_table,) not in captures(table.rules, table.giv.table, card)
    ]
    assert forbidden
    for move in forbidden:
        assert str(move.taken[0].number) in await forge(room, Play(move))
    assert await state(room) == before


@pytest.mark.parametrize("language", ["sv", "en"])
async def test_a_refusal_about_very_many_cards_is_an_answer_that_telegram_takes(room: Room, language: str) -> None:
    """F15: an answer has at most 200 characters, and a sum of many cards may have more."""
    await room.anna.send("/spela")
    await forge_data(room, f"m:lang!:{language}")
    card = (await room.table(room.anna)).giv.hand[0]
    assert 100 < len(await forge(room, Play(Move.of(card, DECK)))) <= 200
    hand = cards("QDQSQCKD")
    on_table = tuple(card for card in DECK if card not in hand)[:36]
    await room.put(room.anna, lying(on_table, hand, Rules.preset("kasino", faces="pair")))
    for card in hand:
        assert 100 < len(await forge(room, Play(Move.of(card, on_table)))) <= 200
    assert await forge(room, Pick(Move.of(hand[0], on_table))) == ""


@pytest.mark.parametrize("version", [0, 2, 10**6, 36**8])
async def test_a_version_that_the_table_does_not_have_shows_the_table_as_it_is(room: Room, version: int) -> None:
    await room.anna.send("/spela")
    before = await state(room)
    card = (await room.table(room.anna)).giv.hand[0]
    assert await forge(room, Play(Move(card)), version=version) == "Redan spelat. Bordet visar hur det står."
    assert await forge(room, Undo(), version=version) == "Den knappen hör till ett tidigare läge. Bordet är uppdaterat."
    assert await state(room) == before


async def test_taps_that_the_position_does_not_offer_change_nothing(room: Room) -> None:
    await room.anna.send("/spela")
    before = await state(room)
    for ask in (Undo(), NextGiv(), Again()):
        assert await forge(room, ask) == NOT_NOW
    assert await state(room) == before


async def test_the_record_of_a_parti_that_is_going_is_not_given_out(room: Room) -> None:
    """It holds the deck: the house's hand and all cards to come."""
    await room.anna.send("/spela")
    assert await forge(room, ShowRecord()) == NOT_NOW
    assert not [text for text in (call["text"] for call in room.calls("sendMessage")) if "kasino-record" in text]


@pytest.mark.parametrize("kind", [Undo, NextGiv, Resign, Play])
async def test_nothing_more_is_played_after_giving_up(room: Room, kind: type) -> None:
    await room.anna.send("/spela")
    await room.anna.press("Ge upp")
    await room.anna.press("Ja, ge upp")
    before = await state(room)
    move = Move((await room.table(room.anna)).giv.hand[0])
    assert await forge(room, Play(move) if kind is Play else kind()) == NOT_NOW
    assert await state(room) == before


async def test_nothing_is_chosen_or_picked_with_after_the_giv(room: Room) -> None:
    await ends_giv(room, room.anna)
    before = await state(room)
    assert (await room.table(room.anna)).giv.over
    for card in DECK[::5]:
        assert await forge(room, Choose(card)) == NOT_YOUR_TURN
        assert await forge(room, Pick(Move(card))) == NOT_YOUR_TURN
    assert await state(room) == before


async def test_nothing_is_chosen_or_picked_with_on_the_turn_of_somebody_else(room: Room) -> None:
    """At a table of two people, where the person on turn holds other cards than whoever taps."""
    await room.anna.send("/spela")
    table = replace(dealt(KASINO, DECK), seats=(Person(room.ben.id), Person(room.anna.id)))
    await room.put(room.anna, table)
    before = await state(room)
    assert table.waiting_for == 0
    for card in (*table.giv.hands[1], *table.giv.hands[0]):
        assert await forge(room, Choose(card)) == NOT_YOUR_TURN
        assert await forge(room, Pick(Move(card))) == NOT_YOUR_TURN
        assert await forge(room, Pick(Move(card, table.giv.table[:1]))) == NOT_YOUR_TURN
    assert await state(room) == before


async def test_no_position_is_practised_while_the_giv_is_going(room: Room) -> None:
    """It would show nothing hidden, but judging another move there would be an uncounted hint."""
    table = await seated(room, room.anna, table_after(10))
    before, asked = await state(room), searches_of(room).asked
    n_asked = len(asked)
    giv = table.giv
    card = giv.hand[0]
    for ply in range(10):
        move = giv.moves[ply]
        for ask in (Practise(), Back(), Choose(card), Choose(move.card), Pick(Move(card)), Play(move)):
            assert await forge(room, ask, ply=ply) == NOT_NOW
            assert await state(room) == before
    assert len(asked) == n_asked


async def test_taking_before_a_card_is_picked_is_answered_with_a_note_and_changes_nothing(room: Room) -> None:
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    await press_tap(room.anna, Pick)
    before = await state(room)
    query = await press_tap(room.anna, TakeNothing)
    answer = room.world.queries[query].answer
    assert answer is not None
    assert (answer.text, answer.alert) == ("Tryck först på korten som ska tas.", False)
    assert await state(room) == before
    await press_tap(room.anna, Pick)
    await press_tap(room.anna, Pick)
    assert table_tap(room.anna.newest(), TakeNothing), "picked and put back: nothing is picked again"
    room.check()


async def test_pages_out_of_range_show_the_nearest_page(room: Room) -> None:
    await room.anna.send("/spela")
    card = (await room.table(room.anna)).giv.hand[0]
    await forge(room, Pick(Move(card)))
    only = room.anna.screen()
    assert await forge(room, Pick(Move(card), 99)) == ""
    assert room.anna.screen() == only
    assert await forge_data(room, pack(OpenRules(999))) == ""
    assert "Nästa" not in room.anna.screen()
    assert await forge_data(room, pack(OpenRules(0))) == ""
    assert "Förra" not in room.anna.screen()


async def test_an_option_without_effect_may_be_set_and_play_goes_on(room: Room) -> None:
    await room.anna.send("/spela")
    assert await forge_data(room, "m:opt!:faces_take:one") == ""
    profile = Profile.load((await room.store.load(room.anna.id)).profile)
    assert profile.rules.options() == {"faces_take": "one"}
    await room.anna.send("/spela")
    await play_card(room.anna)
    room.check()


def every(kind: type) -> list[Ask]:
    """Taps of a kind, with every kind of move where it has one."""
    if kind is Choose:
        return [Choose(card) for card in DECK[::7]]
    if kind in (Play, PlayAnyway, Pick):
        moves = [Move(card) for card in DECK[::7]]
        return [kind(move) for move in (*moves, Move.of(DECK[0], DECK), Move.of(DECK[51], DECK[:5]))]
    return [kind()]


async def test_every_kind_of_tap_with_every_kind_of_move_is_answered_once(room: Room) -> None:
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    for kind in get_args(Ask):
        for ask in every(kind):
            await forge(room, ask)
        await room.anna.send("/spela")
    assert table_tap(room.anna.newest(), Choose)

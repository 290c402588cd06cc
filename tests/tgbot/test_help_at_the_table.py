"""Taking back, giving up and reasons, by buttons; and the settings that change how one plays."""

from __future__ import annotations

from random import Random

import pytest

from engine import cards
from tests.tgbot.playing import Player, press_page
from tests.tgbot.positions import KASINO, lying
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded, taps
from tgbot.people.profile import Profile
from tgbot.taps import TableTap
from tgbot.taps.menu import OpenHome
from tgbot.taps.table import Choose, Undo


async def test_a18_taking_back_restores_the_very_screen_before_the_last_play(room: Room) -> None:
    await room.anna.send("/spela")
    for _ in range(30):
        before, table = room.anna.screen(), await room.table(room.anna)
        if table.giv.over:
            break
        await play_card(room.anna)
        after = await room.table(room.anna)
        await room.anna.press("Ta tillbaka")
        assert room.anna.screen() == before
        assert (await room.table(room.anna)).parti == table.parti
        await play_card(room.anna)
        assert (await room.table(room.anna)).parti == after.parti, "the same play has the same replies"
    room.check()


async def test_a18_one_can_take_back_play_by_play_to_the_start_of_the_giv_and_no_further(room: Room) -> None:
    await room.anna.send("/spela")
    first = room.anna.screen()
    for _ in range(6):
        await play_card(room.anna)
    for _ in range(6):
        await press_tap(room.anna, Undo)
    assert room.anna.screen() == first
    assert "Ta tillbaka" not in first
    room.check()


async def test_a18_the_last_play_of_a_giv_can_be_taken_back_from_its_protocol_but_not_from_the_next_giv(
    room: Room,
) -> None:
    await room.anna.send("/spela")
    before = ""
    while not (await room.table(room.anna)).giv.over:
        before = room.anna.screen()
        await play_card(room.anna)
    await room.anna.press("Ta tillbaka")
    assert room.anna.screen() == before
    await play_card(room.anna)
    await room.anna.press("Nästa giv")
    assert not [tap for _, tap in taps(room.anna.newest()) if isinstance(tap, TableTap) and isinstance(tap.ask, Undo)]
    room.check()


async def test_the_end_of_a_parti_can_be_taken_back(room: Room) -> None:
    await room.anna.send("/spela")
    player = Player(room, room.anna, Random(2))
    await player.play_parti()
    await room.anna.press("Ta tillbaka")
    table = await room.table(room.anna)
    assert not table.over
    assert len(table.parti.protocols) == table.parti.giv_number - 1
    assert "Din tur" in room.anna.screen()
    room.check()


async def test_a_chosen_card_can_be_put_back(room: Room) -> None:
    await room.anna.send("/spela")
    before = room.anna.screen()
    await press_tap(room.anna, Choose)
    assert room.anna.screen() != before
    await room.anna.press("Ångra")
    assert room.anna.screen() == before
    assert (await room.stored(room.anna)).version == 1
    room.check()


async def test_table_cards_can_be_picked_one_by_one_with_the_sum_so_far(room: Room) -> None:
    await room.anna.send("/spela")
    await room.put(room.anna, lying(cards("7C6D2HQS"), cards("KHJCJDJH"), KASINO))
    await room.anna.press("♥️K")
    await room.anna.press("Plocka själv")
    assert "Inget är valt än." in room.anna.screen()
    await room.anna.press("♣7")
    assert "7 · 6 kvar till 13" in room.anna.screen()
    await room.anna.press("♥️2")
    assert "2+7 = 9 · 4 kvar till 13" in room.anna.screen()
    await room.anna.press("Ta 2 kort")
    assert room.anna.last_answer == "♥️2 + ♣7 = 9, men kungen är 13."
    await room.anna.press("✓ ♥️2")
    await room.anna.press("♦️6")
    assert "♦️6 + ♣7 = 13 ✓" in room.anna.screen()
    await room.anna.press("♠D")
    assert "✗ ♦️6 + ♣7 = 13 stämmer, men ♠D blir över." in room.anna.screen()
    await room.anna.press("✓ ♠D")
    await room.anna.press("Ta 2 kort")
    assert "Du tog ♦️6 ♣7 med ♥️K." in room.anna.screen()
    room.check()


async def test_taking_without_having_picked_anything_changes_nothing(room: Room) -> None:
    await room.anna.send("/spela")
    await press_tap(room.anna, Choose)
    await room.anna.press("Plocka själv")
    before = room.anna.screen()
    await room.anna.press("Ta")
    assert room.anna.screen() == before
    assert (await room.stored(room.anna)).version == 1
    room.check()


async def test_giving_up_asks_once_and_ends_the_parti(room: Room) -> None:
    await room.anna.send("/spela")
    before = room.anna.screen()
    await room.anna.press("Ge upp")
    assert "Vill du ge upp? Huset vinner då partiet." in room.anna.screen()
    await room.anna.press("Nej, spela vidare")
    assert room.anna.screen() == before
    await room.anna.press("Ge upp")
    await room.anna.press("Ja, ge upp")
    assert room.anna.screen().startswith("Du gav upp. Huset vinner partiet.")
    assert (await room.table(room.anna)).over
    await room.anna.press("Meny")
    assert "Spela nu" in room.anna.screen()
    room.check()


async def test_why_before_anything_was_taken_says_so(room: Room) -> None:
    await room.anna.send("/spela")
    await room.put(room.anna, lying(cards("7C6D8HQS7D6C8CQD7S6S8DQH"), cards("KHJCJDJH"), KASINO))
    await room.anna.press("Varför?")
    assert "Ingen har tagit något än i den här given." in room.anna.screen()
    room.check()


async def test_why_explains_the_last_take_of_each_player_with_sums_and_rule(room: Room) -> None:
    await room.anna.send("/spela")
    await room.put(room.anna, lying(cards("7C6D8HQS"), cards("KHJCJDJH"), KASINO))
    await room.anna.press("♥️K")
    await room.anna.press("Ta ♦️6 ♣7")
    await room.anna.press("Varför?")
    rule, reasons = room.anna.screen().split("Varför? ", 1)[1].split("\n", 1)
    assert rule.startswith("Varje grupp ska bli precis")
    assert reasons.startswith("Du tog ♦️6 ♣7 med ♥️K. ♥️K räknas som 13: ♦️6 + ♣7 = 13.\n")
    room.check()


@pytest.mark.parametrize("quick", [True, False])
async def test_quick_plays_a_card_at_once_that_can_only_be_laid_out(room: Room, quick: bool) -> None:
    await room.anna.send("/spela")
    table = lying(cards("7C6D8HQS"), cards("KH2DJDJH"), KASINO)
    await room.put(room.anna, table)
    if quick:
        await press_page(room.anna, OpenHome)
        await room.anna.press("Inställningar")
        await room.anna.press("Spela direkt: slå på")
        await room.anna.press("Till menyn")
        await room.anna.press("Fortsätt partiet")
    await room.anna.press("♦️2")
    assert ("Du lade ut ♦️2." in room.anna.screen()) is quick
    assert ("Lägg ut ♦️2" in room.anna.screen()) is not quick
    if quick:
        await press_tap(room.anna, Undo)
    else:
        await room.anna.press("Ångra")
    await room.anna.press("♥️K")
    assert "Ta ♦️6 ♣7" in room.anna.screen(), "what can take is always asked about"
    room.check()


async def test_letters_of_the_other_language_are_on_the_cards_and_stay(room: Room) -> None:
    await room.anna.send("/spela")
    await room.put(room.anna, lying(cards("7CQDJHAS"), cards("KHJCQHAC"), KASINO))
    assert "♠E" in room.anna.screen()
    await press_page(room.anna, OpenHome)
    await room.anna.press("Inställningar")
    await room.anna.press("Kort: A K Q J")
    assert "✓ Kort: A K Q J" in room.anna.screen()
    async with opened_room(seeded(1), room.store, room.world):
        await room.anna.send("/spela")
        screen = room.anna.screen()
    assert "♠A" in screen
    assert "♦️Q" in screen
    assert "Din tur" in screen
    profile = Profile.load((await room.store.load(room.anna.id)).profile)
    assert (profile.letters, profile.language) == ("en", None)

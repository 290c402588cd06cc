"""Whole partier played to the end by pressing buttons: no dead end, no unanswered tap, always within limits."""

from __future__ import annotations

from random import Random

import pytest

from engine import Record, Rules
from tests.tgbot.playing import Player, engine_points, press_page, set_rules, told_points
from tests.tgbot.room import Room, play_card, press_tap
from tgbot.cases.outcomes import SendRecord
from tgbot.handlers.responder import Responder
from tgbot.people.profile import Profile
from tgbot.simulator.people import Person
from tgbot.table.table import n_hints
from tgbot.taps.menu import AskNew
from tgbot.taps.table import AskResign, Resign, ShowRecord

EVERYTHING_ODD = Rules.preset(
    "dragkasino", refill="deal", faces_take="one", faces_in_14=True, specials="choice", last_sweep=False, target=11
)
SPADES = Rules.preset("kasino", extra_spades=True, specials="high", ace="1-14", refill="draw", target=11)


@pytest.mark.parametrize(
    ("rules", "language"),
    [
        (Rules.preset("kasino"), "sv"),
        (Rules.preset("dragkasino"), "en"),
        (EVERYTHING_ODD, "sv"),
        (SPADES, "en"),
    ],
    ids=["kasino", "dragkasino", "everything-odd", "extra-spades"],
)
async def test_a_parti_is_played_to_its_end_by_pressing_buttons(room: Room, rules: Rules, language: str) -> None:
    person = room.anna if language == "sv" else room.ben
    await set_rules(person, rules)
    await press_page(person, AskNew)
    player = Player(room, person, Random(11))
    table = await player.play_parti()
    room.check()
    assert table.rules == rules
    assert max(table.parti.totals) >= rules.target
    shown = [points for points, _ in player.protocols]
    assert len(dict.fromkeys(shown)) == len(table.parti.protocols)
    for protocol, then in player.protocols:
        told = told_points(protocol, language)
        counted = engine_points(then.parti.protocols[-1], then.parti.totals)
        assert told.pop("row-extra-spades", [0, 0]) == counted.pop("row-extra-spades")
        assert told.pop("row-hints", [0, 0]) == [n_hints(then, seat) for seat in (0, 1)]
        assert told == counted
    won = table.parti.winner == table.seat_of(person.id)
    headline = person.screen().splitlines()[0]
    assert headline.startswith(("🏆 Du vann", "🏆 You won") if won else ("Huset vann", "The house won"))
    own_first = table.parti.totals if table.seat_of(person.id) == 0 else table.parti.totals[::-1]
    assert "–".join(map(str, own_first)) in headline
    await record_replays(room, player)


async def record_replays(room: Room, player: Player) -> None:
    """The record given out at the end, as a text or a file, replays to the same totals."""
    n_seen = len(player.person.sees())
    await press_tap(player.person, ShowRecord)
    (posted,) = player.person.sees()[n_seen:]
    if posted.content.document:
        given = room.world.files[posted.content.document]
        assert given.name == f"{player.protocols[-1][1].rules.game}.json"
        record = Record.load(given.data)
    else:
        record = Record.load((posted.content.text or "").split("\n", 1)[1])
    assert record.replay() == player.protocols[-1][1].parti
    room.check()


async def give_up(person: Person) -> None:
    await press_tap(person, AskResign)
    await press_tap(person, Resign)


async def test_the_record_is_a_text_to_copy(room: Room) -> None:
    await room.anna.send("/spela")
    await give_up(room.anna)
    table = room.anna.newest()
    await press_tap(room.anna, ShowRecord)
    posted = room.anna.newest()
    assert (posted.content.text or "").startswith("Partiet i notation. Tryck för att kopiera.\n{")
    assert [entity["type"] for entity in posted.content.entities] == ["pre"]
    await room.anna.press("Nytt parti", message=table)
    assert "Din tur" in room.anna.screen(message=table)
    room.check()


@pytest.mark.parametrize("length", [3900, 4096, 4200, 20_000])
async def test_f15_a_record_too_long_for_a_message_comes_as_a_file(room: Room, length: int) -> None:
    """With two players no record is that long; with four players and long names it may be."""
    await room.anna.send("/start")
    record = Record(Rules.preset("kasino"), ("&" * (length - 90), "house"))
    responder = Responder(room.services.door, room.services.delivery, lambda: "kasinobot")
    await responder.post(room.anna.id, SendRecord(record.dump(), "Partiet i notation."))
    posted = room.anna.newest()
    if posted.content.document:
        given = room.world.files[posted.content.document]
        assert (given.name, given.data.decode()) == ("kasino.json", record.dump())
        assert posted.content.text == "Partiet i notation."
    else:
        assert posted.content.text == f"Partiet i notation.\n{record.dump()}"
    assert (posted.content.document is None) == (length == 3900)
    room.check()


async def test_after_a_giv_the_next_one_is_dealt_by_the_other(room: Room) -> None:
    await room.anna.send("/spela")
    before = await room.table(room.anna)
    while not (await room.table(room.anna)).giv.over:
        await play_card(room.anna)
    assert "Giv 1 är slut" in room.anna.screen()
    await room.anna.press("Nästa giv")
    table = await room.table(room.anna)
    assert table.parti.giv_number == 2
    assert table.giv.dealer != before.giv.dealer
    assert " ger." in room.anna.screen()
    room.check()


async def test_a_new_parti_is_played_at_the_same_table_by_the_rules_last_chosen(room: Room) -> None:
    await room.anna.send("/spela")
    table_id = await room.table_id(room.anna)
    await give_up(room.anna)
    message = room.anna.newest()
    await set_rules(room.anna, Rules.preset("dragkasino", target=11))
    await room.anna.press("Nytt parti", message=message)
    table = await room.table(room.anna)
    assert await room.table_id(room.anna) == table_id
    assert table.rules == Rules.preset("dragkasino", target=11)
    assert not table.over
    assert "Dragkasino" in room.anna.screen(message=message)
    room.check()


async def test_a_new_parti_under_an_older_message_is_the_one_that_goes_on(room: Room) -> None:
    await room.anna.send("/spela")
    old = room.anna.newest()
    await room.anna.press("Ge upp")
    await room.anna.press("Ja, ge upp")
    first = Profile.load((await room.store.load(room.anna.id)).profile).table
    await room.anna.send("/spela")
    assert Profile.load((await room.store.load(room.anna.id)).profile).table != first
    await room.anna.press("Nytt parti", message=old)
    assert Profile.load((await room.store.load(room.anna.id)).profile).table == first
    room.check()

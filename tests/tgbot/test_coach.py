"""The coach, by buttons: it warns before a costly move becomes final, and only then."""

from __future__ import annotations

import json

import pytest

from engine import Game, Move, Rules, cards
from locales import texts
from tests.tgbot.playing import press_page
from tests.tgbot.positions import lying
from tests.tgbot.room import Room, opened_room, press_tap, seeded
from tests.tgbot.searches import MadeUp, Opinion
from tests.tgbot.tutored import (
    EVERYWHERE,
    GAMES,
    LANGUAGES,
    kinds,
    laying_costs,
    plain,
    press_move,
    profile_of,
    reader_of,
    searches_of,
    seated,
    set_coach,
    speaking,
    text_of,
)
from tgbot.people.profile import Profile
from tgbot.people.settings import Coach, Counting
from tgbot.taps import TableTap, pack
from tgbot.taps.menu import OpenAccuracy, OpenSettings, SetCoach, SetCounting, SetQuick
from tgbot.taps.table import Back, Choose, Count, Hint, Play, PlayAnyway
from tutor.judging import decide
from tutor.words import say_warning

WARNED = {Back, Hint, PlayAnyway}


NOTHING = laying_costs(0.0)


async def lays_out(room: Room, language: str = "sv") -> Move:
    """The person lays out a card although something can be taken. Returns the move."""
    person = speaking(room, language)
    table = await room.table(person)
    move = Move(table.giv.hand[0])
    await press_tap(person, Choose, move.card)
    await press_move(person, Play(move))
    return move


#: A table where only one card of the hand can take something.
TAKING = {rules.game: lying(cards("JCQCKCTC"), cards("5H9DJD3C"), rules) for rules in GAMES}
KASINO = TAKING[Game.KASINO]


@pytest.mark.parametrize(
    ("coach", "loss", "warns"),
    [
        ("off", 3.0, False),
        ("gentle", 0.34, False),
        ("gentle", 0.35, True),
        ("strict", 0.14, False),
        ("strict", 0.15, True),
        ("strict", 3.0, True),
    ],
)
async def test_the_coach_warns_from_its_threshold_on(coach: str, loss: float, warns: bool) -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(loss))) as room:
        await seated(room, room.anna, KASINO)
        await set_coach(room.anna, coach)
        before = await room.stored(room.anna)
        await lays_out(room)
        assert (kinds(room.anna) == WARNED) == warns
        assert (await room.stored(room.anna) == before) == warns
        room.check()


async def test_without_a_coach_nothing_is_computed_for_a_play() -> None:
    workers = MadeUp(laying_costs(3.0))
    async with opened_room(seeded(7), workers=workers) as room:
        await seated(room, room.anna, KASINO)
        await lays_out(room)
        assert workers.asked == []


@pytest.mark.parametrize(
    ("opinion", "warns"),
    [
        pytest.param(laying_costs(3.0, 1.01), False, id="noise"),
        pytest.param(laying_costs(3.0, 0.99), True, id="more-than-noise"),
        pytest.param(laying_costs(0.14), False, id="hardly-anything"),
        pytest.param(laying_costs(0.16), True, id="enough"),
    ],
)
async def test_the_coach_does_not_warn_within_the_noise(opinion: Opinion, warns: bool) -> None:
    async with opened_room(seeded(7), workers=MadeUp(opinion)) as room:
        await seated(room, room.anna, KASINO)
        await set_coach(room.anna, "strict")
        await lays_out(room)
        assert (kinds(room.anna) == WARNED) == warns


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("samples", "quick"), [(4, True), (29, True), (30, False)])
async def test_a_coach_who_could_only_take_a_quick_look_says_so(samples: int, quick: bool, language: str) -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.0), samples)) as room:
        person = speaking(room, language)
        await seated(room, person, KASINO)
        await set_coach(person, "strict")
        await lays_out(room, language)
        assert (person.last_answer == texts(language).plain("coach-quick")) is quick
        assert kinds(person) != WARNED


@pytest.mark.parametrize(("rules", "language"), EVERYWHERE)
async def test_the_warning_names_the_move_and_what_it_costs(rules: Rules, language: str) -> None:
    workers = MadeUp(laying_costs(0.6))
    async with opened_room(seeded(7), workers=workers) as room:
        person, say = speaking(room, language), texts(language)
        table = await seated(room, person, TAKING[rules.game])
        await set_coach(person, "gentle")
        move = await lays_out(room, language)
        (view, *_), *_ = workers.asked
        assert view.hand == table.giv.hand, "only what the seat may know was asked about"
        ranking = await workers.rank(view, played=move)
        letters = (await reader_of(room, person)).letters
        warning = plain(say_warning(decide(view, move, ranking), say, letters))
        assert warning in text_of(person)
        assert say.plain("points-of", points="0,6" if language == "sv" else "0.6", one="no") in warning
        room.check()


@pytest.mark.parametrize("quick", ["no", "yes"])
async def test_thinking_again_leads_to_the_hand_and_any_card_can_be_chosen(quick: str) -> None:
    """Also where a card that can only be laid out is played at once."""
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(3.0))) as room:
        table = await seated(room, room.anna, KASINO)
        await set_coach(room.anna, "strict")
        shown = text_of(room.anna)
        await room.anna.send("/start")
        await press_page(room.anna, OpenSettings)
        if quick == "yes":
            await press_page(room.anna, SetQuick, "yes")
        await room.anna.send("/spela")
        at_once = 0
        for card in table.giv.hand:
            await press_tap(room.anna, Choose, card)
            if Play in kinds(room.anna):
                await press_move(room.anna, Play(Move(card)))
            else:
                at_once += 1
            assert kinds(room.anna) == WARNED
            await press_tap(room.anna, Back)
            assert text_of(room.anna) == shown
            assert Choose in kinds(room.anna)
        assert at_once == (3 if quick == "yes" else 0)
        assert (await room.table(room.anna)) == table
        room.check()


async def test_a_hint_instead_of_the_warned_move_is_the_idea_and_is_counted() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(3.0))) as room:
        await seated(room, room.anna, KASINO)
        await set_coach(room.anna, "strict")
        await lays_out(room)
        await press_tap(room.anna, Hint)
        assert "💡" in text_of(room.anna)
        assert (await room.table(room.anna)).hinted == (0,)
        room.check()


async def test_a_warned_move_can_be_played_anyway_and_a_double_tap_plays_it_once() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(3.0))) as room:
        await seated(room, room.anna, KASINO)
        await set_coach(room.anna, "strict")
        move = await lays_out(room)
        queries = await room.anna.press_twice(texts("sv").plain("button-play-anyway"))
        moves = (await room.table(room.anna)).giv.moves
        assert (len(moves), moves[0]) == (2, move)
        answers = [room.world.queries[query].answer for query in queries]
        assert [each.text for each in answers if each] == [None, texts("sv").plain("answer-already-played")]
        assert Choose in kinds(room.anna)
        room.check()


async def test_a_move_that_is_as_good_as_the_best_is_played_without_a_warning() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(3.0))) as room:
        await seated(room, room.anna, KASINO)
        await set_coach(room.anna, "strict")
        for card in (await room.table(room.anna)).giv.hand:
            await press_tap(room.anna, Choose, card)
            await press_tap(room.anna, Play)  # the first button: a take, where there is one
            if kinds(room.anna) != WARNED:
                break
            await press_tap(room.anna, Back)
        assert (await room.table(room.anna)).giv.moves[0].taken
        room.check()


async def test_an_illegal_move_is_refused_and_not_warned_of() -> None:
    workers = MadeUp(laying_costs(3.0))
    async with opened_room(seeded(7), workers=workers) as room:
        table = await seated(room, room.anna, KASINO)
        await set_coach(room.anna, "strict")
        before = await room.stored(room.anna)
        move = Move(table.giv.stock[0])
        for ask in (Play(move), PlayAnyway(move)):
            forged = TableTap(await room.table_id(room.anna), before.version, ask)
            await room.anna.forge(pack(forged), room.anna.newest())
            assert room.anna.last_answer is not None
        assert workers.asked == []
        assert await room.stored(room.anna) == before
        room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_settings_show_and_keep_what_is_chosen(room: Room, language: str) -> None:
    person, say = speaking(room, language), texts(language)
    await person.send("/start")
    await press_page(person, OpenSettings)
    for coach in Coach:
        await press_page(person, SetCoach, coach)
        assert plain(say.html("settings-coach", coach=coach)) in text_of(person)
        assert f"[✓ {say.plain('button-coach', coach=coach)}]" in person.screen()
        assert (await profile_of(room, person)).coach is coach
    for counting in Counting:
        await press_page(person, SetCounting, counting)
        assert plain(say.html("settings-counting", counting=counting)) in text_of(person)
        assert f"[✓ {say.plain('button-counting', counting=counting)}]" in person.screen()
        assert (await profile_of(room, person)).counting is counting
    assert OpenAccuracy in kinds(person)
    room.check()


@pytest.mark.parametrize("data", ["m:coach!", "m:coach!:kind", "m:coach!:off:off", "m:count!:loud", "m:count!"])
async def test_a8_a_setting_that_does_not_exist_changes_nothing(room: Room, data: str) -> None:
    await room.anna.send("/spela")
    before = await profile_of(room, room.anna)
    await room.anna.forge(data, room.anna.newest())
    assert room.anna.last_answer == texts("sv").plain("answer-unreadable")
    assert await profile_of(room, room.anna) == before
    room.check()


async def test_a_profile_stored_before_there_was_a_tutor_is_read_and_has_no_coach(room: Room) -> None:
    await room.anna.send("/spela")
    now = json.loads((await profile_of(room, room.anna)).dump())
    kept = {name: now[name] for name in ("language", "letters", "quick", "game", "options", "table")}
    before = json.dumps({"schema": 1, **kept})
    profile = Profile.load(before)
    assert (profile.coach, profile.counting, profile.accuracy) == (Coach.OFF, Counting.SHOWN, ())
    await room.store.save_profile(room.anna.id, before)
    await press_tap(room.anna, Choose)
    await press_tap(room.anna, Play)
    assert searches_of(room).asked == []
    assert Count in kinds(room.anna)
    await set_coach(room.anna, "strict")
    assert (await profile_of(room, room.anna)).coach is Coach.STRICT
    room.check()

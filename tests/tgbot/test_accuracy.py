"""How accurately people play over time: each giv once, as a picture, and gone when the person is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from engine import legal_moves
from locales import texts
from tests.engine.chance import random_move, shuffled
from tests.tgbot.playing import press_page
from tests.tgbot.positions import HOUSE, moved
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded
from tests.tgbot.searches import Held, MadeUp
from tests.tgbot.tutored import (
    LANGUAGES,
    ends_giv,
    laying_costs,
    plain,
    profile_of,
    seated,
    speaking,
    table_after,
    text_of,
)
from tests.tgbot.waiting import quiet
from tgbot.cases import reviewing
from tgbot.cases.door import with_quick_replies
from tgbot.people.accuracy import GIVS_KEPT, GivAccuracy
from tgbot.people.profile import Profile
from tgbot.simulator.harness import deliver
from tgbot.table.seats import Person as Seat
from tgbot.table.table import next_giv, play_move
from tgbot.taps import pack
from tgbot.taps.menu import Forget, OpenAccuracy, OpenSettings
from tgbot.taps.table import Again, AskResign, Back, Choose, Hint, Play, Resign, Review, Step, Undo
from tgbot.views.chart import HEIGHT, WIDTH
from tgbot.views.place import Place
from tgbot.workers.reviews import Reviews

COMMAND = {"sv": "/betyg", "en": "/accuracy"}


async def test_a_giv_is_judged_at_its_end_by_what_it_lost_for_each_unforced_decision() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        await ends_giv(room, room.anna)
        (played,) = (await profile_of(room, room.anna)).accuracy
        table = await room.table(room.anna)
        await press_tap(room.anna, Review)
        points = texts("sv").plain("points-of", points=f"{played.lost:g}".replace(".", ","), one="no")
        assert points in text_of(room.anna), "as the review tells it"
        assert played.lost > 0
        assert 0 < played.n_unforced <= 24
        assert played.giv.startswith(await room.table_id(room.anna))
        assert len(table.giv.moves) == 48
        room.check()


async def test_a_giv_is_noted_once_however_often_its_review_is_looked_at(room: Room) -> None:
    await ends_giv(room, room.anna)
    before = (await profile_of(room, room.anna)).accuracy
    for kind in (Review, Step, Review, Back, AskResign, Resign, Review):
        await press_tap(room.anna, kind)
    assert (await profile_of(room, room.anna)).accuracy == before
    async with opened_room(seeded(7), room.store, room.world) as later:
        await press_tap(later.anna, Back)
        await press_tap(later.anna, Review)
        assert [each.giv for each in (await profile_of(later, later.anna)).accuracy] == [each.giv for each in before]


@pytest.mark.parametrize("times", [1, 3])
async def test_a_giv_that_is_taken_back_and_ended_otherwise_counts_as_it_was_judged_first(times: int) -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        await ends_giv(room, room.anna)
        before = (await profile_of(room, room.anna)).accuracy
        assert len(before) == 1
        for _ in range(times):
            await press_tap(room.anna, Undo)
        while not (table := await room.table(room.anna)).giv.over:
            place = Place(await room.table_id(room.anna), (await room.stored(room.anna)).version)
            tap = place.tap(Play(next(legal_moves(table.giv))))
            await room.anna.forge(pack(tap), room.anna.newest())
        await room.quiet()
        assert (await profile_of(room, room.anna)).accuracy == before
        await press_tap(room.anna, Review)
        assert texts("sv").plain("review-again") in text_of(room.anna)
        assert texts("sv").plain("review-undos", count=times) in text_of(room.anna)
        async with opened_room(seeded(7), room.store, room.world, MadeUp(laying_costs(0.0))) as later:
            await press_tap(later.anna, Back)
            await press_tap(later.anna, Review)
            assert (await profile_of(later, later.anna)).accuracy == before, "also where the first review is forgotten"
        room.check()


async def test_a_giv_that_is_taken_back_before_it_was_judged_counts_as_it_ended_first() -> None:
    """Whichever review ends first, and also if the first one is lost with the process."""
    async with giv_under_review() as (room, workers):
        first = (await room.table(room.anna)).giv.moves
        place = Place(await room.table_id(room.anna), (await room.stored(room.anna)).version)
        await room.anna.forge(pack(place.tap(Undo())), room.anna.newest())
        await deliver(room.application, room.world, "as polled")
        again = await room.table(room.anna)
        assert again.giv.moves == first[:46]
        assert (again.again, again.undone) == (True, (46,))
        ended, _ = play_move(again, 0, list(legal_moves(again.giv))[-1])
        ended, _ = with_quick_replies(ended)
        assert ended.giv.over
        lost, before = Reviews(MadeUp(laying_costs(0.0))), asyncio.all_tasks()
        reviewing.begin(replace(room.services.door, reviews=lost), ended, place.table)
        await quiet(before)
        assert (await profile_of(room, room.anna)).accuracy == ()
        workers.let_go(1000)
        await room.quiet()
        (played,) = (await profile_of(room, room.anna)).accuracy
        assert (played.n_hints, played.n_undos) == (0, 0), "as it ended first"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_hints_and_moves_taken_back_are_told_with_the_accuracy(language: str) -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        person, say = speaking(room, language), texts(language)
        await seated(room, person, table_after(44))
        await press_tap(person, Hint)
        for _ in range(3):
            await play_card(person)
            if not (await room.table(person)).giv.over:
                await press_tap(person, Undo)
        while not (await room.table(person)).giv.over:
            await play_card(person)
        await room.quiet()
        (played,) = (await profile_of(room, person)).accuracy
        assert (played.n_hints, played.n_undos) == (1, 3)
        await person.send(COMMAND[language])
        assert say.plain("accuracy-help", givs=1, hints=1, undos=3) in text_of(person)
        room.check()


async def test_after_quick_looks_alone_there_is_no_accuracy() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5), samples=4)) as room:
        await ends_giv(room, room.anna)
        await room.quiet()
        assert (await profile_of(room, room.anna)).accuracy == ()
        await press_tap(room.anna, Review)
        assert texts("sv").plain("review-none") not in text_of(room.anna)


async def test_each_giv_of_a_parti_is_noted(room: Room) -> None:
    await ends_giv(room, room.anna)
    chance = Random(2)
    second, _ = next_giv(await room.table(room.anna), lambda: shuffled(chance))
    while len(second.giv.moves) < 46 or second.waiting_for:
        second = moved(second, (random_move(second.giv, chance),))
    await room.put(room.anna, second)
    await play_card(room.anna)
    assert len((await room.table(room.anna)).record.givs) == 2
    assert len({each.giv for each in (await profile_of(room, room.anna)).accuracy}) == 2
    room.check()


async def test_each_giv_of_each_parti_at_one_table_is_noted(room: Room) -> None:
    """A new parti is played at the table of the old one."""
    await ends_giv(room, room.anna, seed=1)
    await press_tap(room.anna, AskResign)
    await press_tap(room.anna, Resign)
    table_id = await room.table_id(room.anna)
    await press_tap(room.anna, Again)
    await ends_giv(room, room.anna, seed=2)
    assert await room.table_id(room.anna) == table_id
    assert len({each.giv for each in (await profile_of(room, room.anna)).accuracy}) == 2
    room.check()


@asynccontextmanager
async def giv_under_review() -> AsyncIterator[tuple[Room, Held]]:
    """Anna has ended a giv, and nothing of its review is done yet. What she does is handled only when delivered."""
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        await seated(room, room.anna, table_after(46))
        await press_tap(room.anna, Choose)
        room.world.after_action = None
        await press_tap(room.anna, Play)
        await deliver(room.application, room.world, "as polled")
        yield room, workers


async def test_what_was_chosen_while_the_giv_was_reviewed_is_kept() -> None:
    """The profile changes between the review's begin and end."""
    async with giv_under_review() as (room, workers):
        await room.anna.send("/start")
        await room.anna.forge("m:coach!:strict", room.anna.newest())
        await deliver(room.application, room.world, "as polled")
        assert (await profile_of(room, room.anna)).accuracy == ()
        workers.let_go(1000)
        await room.quiet()
        profile = await profile_of(room, room.anna)
        assert profile.coach == "strict"
        assert len(profile.accuracy) == 1


async def test_nothing_is_noted_of_a_person_who_was_forgotten_while_the_giv_was_reviewed() -> None:
    """Not even if they start again before the review ends."""
    async with giv_under_review() as (room, workers):
        await room.anna.forge("m:forget!", room.anna.newest())
        await room.anna.send("/spela")
        await deliver(room.application, room.world, "as polled")
        assert (await profile_of(room, room.anna)).table
        workers.let_go(1000)
        await room.quiet()
        assert (await profile_of(room, room.anna)).accuracy == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, GIVS_KEPT])
async def test_the_command_sends_a_picture_with_a_caption(room: Room, language: str, count: int) -> None:
    person, say = speaking(room, language), texts(language)
    await person.send("/start")
    givs = tuple(GivAccuracy(f"abc/{n}", (n % 5 + 1) * 1.3, 12) for n in range(count))
    await room.store.save_profile(person.id, Profile(accuracy=givs).dump())
    await person.send(COMMAND[language])
    message = person.newest()
    assert message.content.photo
    image = Image.open(BytesIO(room.world.files[message.content.photo].data))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    mean = f"{sum(each.lost for each in givs) / (12 * count):.2f}".replace(".", say.plain("decimal-mark"))
    caption = plain(say.html("accuracy-caption", mean=mean, count=count))
    assert message.content.text == caption
    assert mean in caption
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_button_in_the_settings_sends_the_picture_too(room: Room, language: str) -> None:
    person = speaking(room, language)
    await person.send("/start")
    await room.store.save_profile(person.id, Profile(accuracy=(GivAccuracy("abc/1", 1.0, 10),)).dump())
    await press_page(person, OpenSettings)
    settings = person.newest()
    await press_page(person, OpenAccuracy)
    assert person.newest().content.photo
    assert settings.rows, "the settings stay as they are"
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_judged_giv_it_says_so(room: Room, language: str) -> None:
    person, none = speaking(room, language), texts(language).plain("accuracy-none")
    await person.send(COMMAND[language])
    assert text_of(person) == none
    await person.send("/start")
    await press_page(person, OpenSettings)
    await press_page(person, OpenAccuracy)
    assert person.last_answer == none
    assert not room.calls("sendPhoto")
    room.check()


async def test_forgetting_a_person_deletes_their_accuracy(room: Room) -> None:
    await ends_giv(room, room.anna)
    assert (await profile_of(room, room.anna)).accuracy
    await room.anna.send("/glom")
    await press_page(room.anna, Forget)
    assert (await room.store.load(room.anna.id)).profile is None
    await room.anna.send("/betyg")
    assert text_of(room.anna) == texts("sv").plain("accuracy-none")
    room.check()


async def seated_together(room: Room) -> None:
    """Anna and Ben at one table, before their last two plays of a giv."""
    table = replace(table_after(46), seats=(Seat(room.anna.id), Seat(room.ben.id)))
    await room.anna.send("/spela")
    await room.ben.send("/start")
    await room.store.save_profile(room.ben.id, Profile(table=await room.table_id(room.anna)).dump())
    await room.put(room.anna, table)
    await room.ben.send("/play")


async def test_a_giv_is_noted_for_everybody_who_sat_there_and_once_for_each() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        await seated_together(room)
        await play_card(room.anna)
        await room.anna.send("/spela")
        await room.ben.send("/play")
        await play_card(room.ben)
        assert (await room.table(room.anna)).giv.over
        noted = {person.id: (await profile_of(room, person)).accuracy for person in (room.anna, room.ben)}
        assert [len(each) for each in noted.values()] == [1, 1]
        (annas,), (bens,) = noted.values()
        assert annas.giv == bens.giv
        assert (annas.lost, annas.n_unforced) != (bens.lost, bens.n_unforced), "each for their own plays"
        await room.anna.send("/spela")
        for person in (room.anna, room.ben):
            for kind in (Review, Step, Review, Back, Review):
                await press_tap(person, kind)
                assert (await profile_of(room, person)).accuracy == noted[person.id]
        async with opened_room(seeded(7), room.store, room.world, MadeUp(laying_costs(0.5))) as later:
            for person in (later.anna, later.ben):
                await press_tap(person, Back)
                await press_tap(person, Review)
                assert (await profile_of(later, person)).accuracy == noted[person.id]


async def test_of_two_who_sat_there_the_one_who_was_forgotten_meanwhile_is_left_out() -> None:
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        await seated_together(room)
        await play_card(room.anna)
        await room.ben.send("/play")
        await press_tap(room.ben, Choose)
        room.world.after_action = None
        await press_tap(room.ben, Play)
        await deliver(room.application, room.world, "as polled")
        await room.ben.forge("m:forget!", room.ben.newest())
        await deliver(room.application, room.world, "as polled")
        assert (await room.store.load(room.ben.id)).profile is None
        workers.let_go(1000)
        await room.quiet()
        assert len((await profile_of(room, room.anna)).accuracy) == 1
        assert (await room.store.load(room.ben.id)).profile is None


async def test_reviews_that_end_at_once_are_all_noted() -> None:
    """Each saves over what it has loaded, and tries again when the other was quicker."""
    async with opened_room(seeded(7), workers=MadeUp(laying_costs(0.5))) as room:
        await room.anna.send("/spela")
        table_id = await room.table_id(room.anna)
        tables = [replace(table_after(48, seed=seed), seats=(Seat(room.anna.id), HOUSE)) for seed in range(4)]
        for table in tables:
            reviewing.begin(room.services.door, table, table_id)
        await room.quiet()
        names = {each.giv for each in (await profile_of(room, room.anna)).accuracy}
        assert len(names) == len(tables)

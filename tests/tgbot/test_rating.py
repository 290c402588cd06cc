"""The rating of play over time: each giv once, as a picture, and gone when the person is forgotten."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
from PIL import Image

from engine import Move
from locales import texts
from tests.tgbot.playing import press_page
from tests.tgbot.room import Room, opened_room, press_tap, seeded
from tests.tgbot.searches import Held, MadeUp
from tests.tgbot.tutored import (
    LANGUAGES,
    ends_giv,
    laying_is_dear,
    plain,
    press_move,
    profile_of,
    seated,
    speaking,
    table_after,
    text_of,
)
from tgbot.cases.outcomes import Person
from tgbot.cases.visits import Visit
from tgbot.people.accuracy import HEIGHT, WIDTH, chart, mean_loss
from tgbot.people.profile import GIVS_KEPT, Profile, Rated
from tgbot.simulator.harness import deliver
from tgbot.taps.menu import Forget, OpenAccuracy, OpenSettings
from tgbot.taps.table import Again, AskResign, Back, Choose, Play, Resign, Review, Step, Undo

RATING = {"sv": "/betyg", "en": "/rating"}


async def test_a_giv_is_rated_at_its_end_by_what_it_lost_for_each_unforced_decision() -> None:
    async with opened_room(seeded(7), workers=MadeUp(laying_is_dear)) as room:
        await ends_giv(room, room.anna)
        (rated,) = (await profile_of(room, room.anna)).rated
        table = await room.table(room.anna)
        await press_tap(room.anna, Review)
        points = texts("sv").plain("points-of", points=f"{rated.lost:g}".replace(".", ","), one="no")
        assert points in text_of(room.anna), "as the review tells it"
        assert rated.lost > 0
        assert 0 < rated.n_unforced <= 24
        assert rated.giv.startswith(await room.table_id(room.anna))
        assert len(table.giv.moves) == 48
        room.check()


async def test_a_giv_is_rated_once_however_often_its_review_is_looked_at(room: Room) -> None:
    await ends_giv(room, room.anna)
    before = (await profile_of(room, room.anna)).rated
    for verb in (Review, Step, Review, Back, AskResign, Resign, Review):
        await press_tap(room.anna, verb)
    assert (await profile_of(room, room.anna)).rated == before
    async with opened_room(seeded(7), room.store, room.world) as later:
        await press_tap(later.anna, Back)
        await press_tap(later.anna, Review)
        assert [each.giv for each in (await profile_of(later, later.anna)).rated] == [each.giv for each in before]


async def test_a_giv_that_is_taken_back_and_ended_otherwise_is_still_rated_once(room: Room) -> None:
    await ends_giv(room, room.anna)
    await press_tap(room.anna, Undo)
    card = (await room.table(room.anna)).giv.hand[0]
    await press_tap(room.anna, Choose, card)
    await press_move(room.anna, Play, Move(card))
    assert len((await profile_of(room, room.anna)).rated) == 1
    room.check()


async def test_each_giv_of_each_parti_at_one_table_is_rated(room: Room) -> None:
    """A new parti is played at the table of the old one."""
    await ends_giv(room, room.anna, seed=1)
    await press_tap(room.anna, AskResign)
    await press_tap(room.anna, Resign)
    table_id = await room.table_id(room.anna)
    await press_tap(room.anna, Again)
    await ends_giv(room, room.anna, seed=2)
    assert await room.table_id(room.anna) == table_id
    assert len({each.giv for each in (await profile_of(room, room.anna)).rated}) == 2
    room.check()


async def test_what_was_chosen_while_the_giv_was_reviewed_is_kept() -> None:
    """The review ends when the profile has changed since it began."""
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        await seated(room, room.anna, table_after(46))
        await press_tap(room.anna, Choose)
        room.world.after_action = None
        await press_tap(room.anna, Play)
        await deliver(room.application, room.world, "as polled")
        await room.anna.send("/start")
        await room.anna.forge("m:coach!:strict", room.anna.newest())
        await deliver(room.application, room.world, "as polled")
        assert (await profile_of(room, room.anna)).rated == ()
        workers.let_go(1000)
        await room.quiet()
        profile = await profile_of(room, room.anna)
        assert profile.coach == "strict"
        assert len(profile.rated) == 1


async def test_who_is_forgotten_while_a_giv_is_reviewed_has_no_rating_afterwards() -> None:
    """Not even when they begin anew before it ends."""
    workers = Held()
    async with opened_room(seeded(7), workers=workers) as room:
        await seated(room, room.anna, table_after(46))
        await press_tap(room.anna, Choose)
        room.world.after_action = None
        await press_tap(room.anna, Play)
        await deliver(room.application, room.world, "as polled")
        await room.anna.forge("m:forget!", room.anna.newest())
        await room.anna.send("/spela")
        await deliver(room.application, room.world, "as polled")
        assert (await profile_of(room, room.anna)).table
        workers.let_go(1000)
        await room.quiet()
        assert (await profile_of(room, room.anna)).rated == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, GIVS_KEPT])
async def test_the_command_sends_a_picture_with_a_caption(room: Room, language: str, count: int) -> None:
    person, say = speaking(room, language), texts(language)
    await person.send("/start")
    rated = tuple(Rated(f"abc/{n}", (n % 5 + 1) * 1.3, 12) for n in range(count))
    await room.store.save_profile(person.id, Profile(rated=rated).dump())
    await person.send(RATING[language])
    message = person.newest()
    assert message.content.photo
    image = Image.open(BytesIO(room.world.files[message.content.photo].data))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    mean = f"{sum(each.lost for each in rated) / (12 * count):.2f}".replace(".", say.plain("decimal-mark"))
    caption = plain(say.html("rating-caption", mean=mean, count=count))
    assert message.content.text == caption
    assert mean in caption
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_button_in_the_settings_sends_the_picture_too(room: Room, language: str) -> None:
    person = speaking(room, language)
    await person.send("/start")
    await room.store.save_profile(person.id, Profile(rated=(Rated("abc/1", 1.0, 10),)).dump())
    await press_page(person, OpenSettings)
    settings = person.newest()
    await press_page(person, OpenAccuracy)
    assert person.newest().content.photo
    assert settings.rows, "the settings stay as they are"
    room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_rating_it_says_so(room: Room, language: str) -> None:
    person, none = speaking(room, language), texts(language).plain("rating-none")
    await person.send(RATING[language])
    assert text_of(person) == none
    await person.send("/start")
    await press_page(person, OpenSettings)
    await press_page(person, OpenAccuracy)
    assert person.last_answer == none
    assert not room.calls("sendPhoto")
    room.check()


async def test_forgetting_a_person_deletes_the_rating(room: Room) -> None:
    await ends_giv(room, room.anna)
    assert (await profile_of(room, room.anna)).rated
    await room.anna.send("/glom")
    await press_page(room.anna, Forget)
    assert (await room.store.load(room.anna.id)).profile is None
    await room.anna.send("/betyg")
    assert text_of(room.anna) == texts("sv").plain("rating-none")
    room.check()


def test_a_rating_is_stored_and_read_and_only_the_last_givs_are_kept() -> None:
    profile = Profile()
    for number in range(GIVS_KEPT + 5):
        profile = profile.with_rated(Rated(f"table/{number}", number / 8, number))
    assert [each.giv for each in profile.rated] == [f"table/{n}" for n in range(5, GIVS_KEPT + 5)]
    assert Profile.load(profile.dump()) == profile


def test_a_giv_that_is_rated_anew_keeps_its_place() -> None:
    profile = Profile(rated=(Rated("a", 1.0, 10), Rated("b", 2.0, 10)))
    assert profile.with_rated(Rated("a", 0.5, 9)).rated == (Rated("a", 0.5, 9), Rated("b", 2.0, 10))


def test_the_mean_is_for_each_decision_and_not_for_each_giv() -> None:
    assert mean_loss([Rated("a", 1.0, 10), Rated("b", 0.0, 30)]) == pytest.approx(1 / 40)
    assert mean_loss([]) == 0


@pytest.mark.parametrize("losses", [[0.0], [0.0, 0.0], [30.0, 0.0, 1.0], [0.3] * GIVS_KEPT])
def test_any_rating_can_be_drawn_and_more_loss_is_drawn_higher(losses: list[float]) -> None:
    image = Image.open(BytesIO(chart([Rated(str(n), loss, 10) for n, loss in enumerate(losses)], ",")))
    assert image.size == (WIDTH, HEIGHT)
    colours = image.convert("RGB").getcolors(WIDTH * HEIGHT)
    assert colours is not None
    assert len(colours) > 4, "ink, grid, dots and a line"


async def test_two_reviews_that_end_at_once_are_both_rated(room: Room) -> None:
    """Each saves over what it has loaded, and tries again when the other was quicker."""
    await room.anna.send("/spela")
    table = await room.table_id(room.anna)
    visit = Visit(room.desk.parlour, Person(room.anna.id, "Anna", "sv"), Profile(), 0, 1)
    await asyncio.gather(*(visit.rate(table, Rated(f"giv/{n}", 1.0, 10)) for n in range(4)))
    assert {each.giv for each in (await profile_of(room, room.anna)).rated} == {f"giv/{n}" for n in range(4)}

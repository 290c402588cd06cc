"""What is kept about a person: it is read as it was written, and decides what they see."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import OPTIONS, Game, Rules
from locales import LANGUAGES, texts
from tests.tgbot.room import Room
from tgbot.cases.readers import reader
from tgbot.cases.reviewing import _note_accuracy
from tgbot.cases.visitor import ProfileChange, Visit, Visitor
from tgbot.people.accuracy import GivAccuracy
from tgbot.people.profile import Profile, UnreadableProfileError
from tgbot.people.settings import Coach
from tgbot.store import Saved, Store
from tutor.words import letters

OPTION_SETS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
RULES = st.builds(lambda game, options: Rules.preset(game, **options), st.sampled_from(Game), OPTION_SETS)


@given(
    st.sampled_from([None, *LANGUAGES]), st.sampled_from([None, *LANGUAGES]), st.booleans(), st.lists(RULES, max_size=3)
)
def test_a_profile_is_read_as_it_was_written(
    language: str | None, card_letters: str | None, quick: bool, rules: list[Rules]
) -> None:
    profile = Profile(language, letters=card_letters, quick=quick, table="abc123XY")
    for each in rules:
        profile = profile.with_rules(each)
        assert profile.rules == each
    assert Profile.load(profile.dump()) == profile


def test_a_stranger_has_the_games_own_options_and_telegrams_language() -> None:
    stranger = Profile.load(None)
    assert stranger.rules == Rules.preset("kasino")
    assert stranger.rulesets == (Rules.preset("kasino"), Rules.preset("dragkasino"))
    assert reader(1, "sv-SE", stranger).texts.language == "sv"
    assert reader(1, None, stranger).texts.language == "en"


def test_c8_the_chosen_language_wins_and_one_that_is_no_longer_there_is_as_none() -> None:
    assert reader(1, "sv", Profile(language="en")).texts.language == "en"
    assert reader(1, "sv", Profile(language="xx")).texts.language == "sv"


def test_letters_follow_the_language_unless_they_were_chosen() -> None:
    assert reader(1, "sv", Profile()).letters == letters("sv")
    assert reader(1, "sv", Profile(letters="en")).letters == letters("en")
    assert reader(1, "sv", Profile(language="en")).letters == letters("en")
    assert reader(1, "sv", Profile(letters="xx")).letters == letters("sv")


async def test_changes_at_the_same_moment_are_all_kept(room: Room) -> None:
    """Accuracy, settings and the table: each is stored without losing the others."""
    await room.anna.send("/spela")
    loaded = await room.store.load(room.anna.id)
    table = await room.table_id(room.anna)
    changes: list[ProfileChange] = [
        lambda profile: replace(profile, language="en"),
        lambda profile: replace(profile, quick=True),
        lambda profile: replace(profile, coach=Coach.STRICT),
    ]
    anna, before = Visitor(room.anna.id, "Anna", "sv"), Profile.load(loaded.profile)
    visits = [Visit(room.services.door, anna, before, loaded.profile_version, 1000 + n) for n in range(len(changes))]
    await asyncio.gather(
        *(visit.saved(change) for visit, change in zip(visits, changes, strict=True)),
        _note_accuracy(room.services.door, room.anna.id, table, GivAccuracy("giv/1", 1.0, 10)),
    )
    profile = Profile.load((await room.store.load(room.anna.id)).profile)
    assert (profile.language, profile.quick, profile.coach, profile.table) == ("en", True, Coach.STRICT, table)
    assert [each.giv for each in profile.accuracy] == ["giv/1"]
    again = await visits[0].saved(lambda profile: replace(profile, language="sv"))
    assert again.profile == profile, "an update that comes again changes nothing"


async def test_whoever_is_never_quick_enough_is_told_to_try_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.anna.send("/spela")
    before = await room.store.load(room.anna.id)

    async def stale(*_: object, **__: object) -> Saved:
        return Saved.STALE

    monkeypatch.setattr(Store, "save_profile", stale)
    await room.anna.forge("m:quick!:yes", room.anna.newest())
    assert room.anna.last_answer == texts("sv").plain("answer-try-again")
    assert await room.store.load(room.anna.id) == before


def test_a_profile_with_an_option_that_does_not_exist_is_refused() -> None:
    data = json.loads(Profile().dump())
    data["options"]["kasino"] = {"nothing": 1}
    with pytest.raises(UnreadableProfileError, match="nothing"):
        Profile.load(json.dumps(data))

"""What is kept of a person: read as it was written, and what follows from it for what they see."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import OPTIONS, Game, OptionError, Rules
from locales import LANGUAGES
from tgbot.profiles import Profile, reader
from tutor.faces import letters

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


def test_a_profile_with_an_option_that_does_not_exist_is_refused() -> None:
    data = json.loads(Profile().dump())
    data["options"]["kasino"] = {"nothing": 1}
    with pytest.raises(OptionError):
        Profile.load(json.dumps(data))

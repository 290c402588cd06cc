"""Profiles of every schema, as they were written: each is read, and written in the newest schema."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Game, Rules
from tgbot.people.accuracy import GivAccuracy
from tgbot.people.profile import SCHEMA, Profile, UnreadableProfileError
from tgbot.people.settings import Coach, Counting
from tutor.players.levels import Level

#: As the first profiles were written: without coach, counting, level, accuracy and Telegram's code for the language.
FIRST = (
    '{"schema":1,"language":"sv","letters":null,"quick":true,"game":"dragkasino",'
    '"options":{"kasino":{"target":11},"dragkasino":{"refill":"deal"}},"table":"abc123XY"}'
)
#: As version 0.2.0 wrote them.
LAST_OF_1 = (
    '{"schema":1,"language":"en","code":"sv-SE","letters":"sv","quick":false,"coach":"strict","counting":"quiz",'
    '"level":"strong","rated":[["abc123XY/1f2e3d4c",1.25,14],["abc123XY/9a8b7c6d",0.0,11]],"game":"kasino",'
    '"options":{"kasino":{"refill":"deal","ace":"1-14","target":16},"dragkasino":{}},"table":null}'
)
#: One of version 0.2.0 by somebody who has chosen nothing.
NOTHING_CHOSEN = (
    '{"schema":1,"language":null,"code":null,"letters":null,"quick":false,"coach":"off","counting":"shown",'
    '"level":"regular","rated":[],"game":"kasino","options":{},"table":null}'
)


def test_the_first_profiles_are_read_with_what_was_not_asked_then_as_it_is_for_a_stranger() -> None:
    kasino, drag = Rules.preset("kasino", target=11), Rules.preset("dragkasino", refill="deal")
    assert Profile.load(FIRST) == Profile(
        language="sv", quick=True, game=Game.DRAGKASINO, rulesets=(kasino, drag), table="abc123XY"
    )


def test_a_stored_rating_is_read_as_accuracy() -> None:
    profile = Profile.load(LAST_OF_1)
    assert profile.accuracy == (GivAccuracy("abc123XY/1f2e3d4c", 1.25, 14), GivAccuracy("abc123XY/9a8b7c6d", 0.0, 11))
    assert (profile.language, profile.code, profile.letters) == ("en", "sv-SE", "sv")
    assert (profile.coach, profile.counting, profile.level) == (Coach.STRICT, Counting.QUIZ, Level.STRONG)
    assert (profile.game, profile.table, profile.quick) == (Game.KASINO, None, False)


def test_a_person_who_chose_nothing_is_as_a_stranger() -> None:
    assert Profile.load(NOTHING_CHOSEN) == Profile()


@pytest.mark.parametrize("left_out", ["coach", "counting", "level", "rated", "code"])
def test_each_of_the_facts_that_came_later_may_be_missing_by_itself(left_out: str) -> None:
    data = json.loads(LAST_OF_1)
    del data[left_out]
    without, whole = Profile.load(json.dumps(data)), Profile.load(LAST_OF_1)
    name = {"rated": "accuracy"}.get(left_out, left_out)
    differing = [each for each in Profile.__slots__ if getattr(without, each) != getattr(whole, each)]
    assert differing == [name]
    assert getattr(without, name) == getattr(Profile(), name)


@pytest.mark.parametrize("sample", [FIRST, LAST_OF_1, NOTHING_CHOSEN])
def test_a_profile_of_schema_1_is_written_as_one_of_the_newest(sample: str) -> None:
    profile = Profile.load(sample)
    written: dict[str, Any] = json.loads(profile.dump())
    assert written["schema"] == SCHEMA == 3
    assert "rated" not in written
    assert Profile.load(profile.dump()) == profile


def test_a_profile_of_schema_2_is_read() -> None:
    sample = (
        '{"schema":2,"language":"sv","code":"sv","letters":"en","quick":true,"coach":"gentle","counting":"off",'
        '"level":"beginner","accuracy":[["abc123XY/1f2e3d4c",0.5,9]],"game":"dragkasino",'
        '"options":{"kasino":{"target":21}},"table":"abc123XY"}'
    )
    assert Profile.load(sample) == Profile(
        language="sv",
        code="sv",
        letters="en",
        quick=True,
        coach=Coach.GENTLE,
        counting=Counting.OFF,
        accuracy=(GivAccuracy("abc123XY/1f2e3d4c", 0.5, 9),),
        level=Level.BEGINNER,
        game=Game.DRAGKASINO,
        rulesets=(Rules.preset("kasino", target=21), Rules.preset("dragkasino")),
        table="abc123XY",
    )


def test_a_profile_of_schema_3_has_the_help_that_was_used() -> None:
    sample = (
        '{"schema":3,"language":null,"code":null,"letters":null,"quick":false,"coach":"off","counting":"shown",'
        '"level":"regular","accuracy":[["abc123XY/1f2e3d4c",0.5,9,null,null],["abc123XY/9a8b7c6d",0.0,11,2,24]],'
        '"game":"kasino","options":{"kasino":{},"dragkasino":{}},"table":null}'
    )
    found = Profile.load(sample)
    old, new = GivAccuracy("abc123XY/1f2e3d4c", 0.5, 9), GivAccuracy("abc123XY/9a8b7c6d", 0.0, 11, 2, 24)
    assert found == Profile(accuracy=(old, new))
    assert json.loads(found.dump())["accuracy"] == json.loads(sample)["accuracy"]


@pytest.mark.parametrize("schema", [0, 4, -1, None, "1"])
def test_a_schema_that_does_not_exist_is_refused(schema: object) -> None:
    data = json.loads(NOTHING_CHOSEN) | {"schema": schema}
    with pytest.raises(UnreadableProfileError):
        Profile.load(json.dumps(data))

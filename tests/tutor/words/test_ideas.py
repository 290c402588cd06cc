"""The first step of a hint in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from locales import LANGUAGES, texts
from tests.tutor.sensible import made_ranked, made_ranking, made_view
from tutor.judging import idea
from tutor.judging.idea import Idea, Theme
from tutor.words import say_idea


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", [Theme.WON, Theme.LOST])
def test_a_parti_is_called_decided_only_where_that_is_proved(theme: Theme, language: str) -> None:
    say = texts(language)
    assert say_idea(Idea(theme, sure=True), say) == say.html(f"idea-{theme}", known="exact")
    assert say_idea(Idea(theme), say) == say.html(f"idea-{theme}", known="about")
    assert say_idea(Idea(theme, sure=True), say) != say_idea(Idea(theme), say)


def test_the_sum_that_is_not_to_be_left_is_said() -> None:
    assert "9" in say_idea(Idea(Theme.LEAVE, total=9), texts("sv"))


@pytest.mark.parametrize(("exact", "chance", "sure"), [(True, 1.0, True), (False, 1.0, False), (True, 0.999, False)])
def test_it_is_proved_if_every_move_is_and_leads_there(exact: bool, chance: float, sure: bool) -> None:
    moves = [replace(made_ranked(move, exact=exact), chance=chance) for move in ("KH", "2S")]
    assert idea(made_view("7C 6D", "KH 2S"), made_ranking(*moves)) == Idea(Theme.WON, sure=sure)

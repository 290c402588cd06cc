"""How the menus look: short buttons side by side, so that a phone shows the whole page, and a word where it matters."""

from __future__ import annotations

from math import ceil

import pytest

from engine import Game, Rules
from locales import LANGUAGES, texts
from tests.tgbot.positions import reader
from tgbot.taps.menu import OpenOption, SetGame, SetLanguage, SetLevel
from tgbot.views import menus
from tgbot.views.message import Message
from tutor import Level


def lengths(message: Message, kind: type) -> list[int]:
    """How many buttons of the kind are in each row that has some."""
    counts = [sum(isinstance(button.tap, kind) for button in row) for row in message.rows]
    return [count for count in counts if count]


@pytest.mark.parametrize("name", Game)
def test_the_options_of_a_game_stand_two_in_a_row_and_games_and_levels_in_one_each(name: Game) -> None:
    page = menus.game(reader("sv"), Rules.preset(name), Level.STRONG, playing=False)
    options = lengths(page, OpenOption)
    assert max(options) == 2
    assert len(options) == ceil(sum(options) / 2)
    assert (lengths(page, SetGame), lengths(page, SetLevel)) == ([len(Game)], [len(Level)])


def test_two_languages_stand_in_a_row() -> None:
    assert lengths(menus.language(reader("sv")), SetLanguage) == [2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_is_playing_is_told_that_the_parti_keeps_its_rules(language: str) -> None:
    told = texts(language).html("game-page-running")
    for playing in (True, False):
        page = menus.game(reader(language), Rules.preset("kasino"), Level.STRONG, playing=playing)
        assert (told in page.text) is playing

"""The levels of the house and the yardsticks play legal moves, and each level is better than the one
before."""

from __future__ import annotations

from random import Random

import pytest

from engine import Rules, legal_moves, view
from tests.engine.chance import name_of
from tests.tutor.positions import KASINO, givs, hidden_again
from tutor.lab.arena import Match, play_deck, report
from tutor.players.levels import Level, choose
from tutor.players.registry import PLAYERS, player

GAMES = [
    KASINO,
    Rules.preset("dragkasino"),
    Rules.preset("dragkasino", refill="deal", faces_take="one", specials="high"),
    Rules.preset("kasino", extra_spades=True, last_sweep=False, ace="1-14"),
]


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_levels_play_legal_moves(rules: Rules, seats: int) -> None:
    for giv in givs(rules, seats, 3):
        for level in Level:
            assert choose(level, view(giv, giv.turn), budget=0.01) in list(legal_moves(giv))


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
@pytest.mark.parametrize("name", ["random", "greedy", "careful", "sim", "search:3"])
def test_yardsticks_play_legal_moves(rules: Rules, name: str) -> None:
    for seats in (2, 3, 4):
        for giv in givs(rules, seats, 2):
            choice = player(name)(view(giv, giv.turn), Random(1))
            assert choice.move in list(legal_moves(giv))


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.REGULAR])
def test_a_level_does_not_see_hidden_cards(level: Level) -> None:
    chance = Random(3)
    for giv in givs(KASINO, 2, 20):
        if giv.stock:
            again = choose(level, view(hidden_again(giv, chance), giv.turn))
            assert again == choose(level, view(giv, giv.turn))


def test_a_beginner_does_not_always_play_alike() -> None:
    giv = next(giv for giv in givs(KASINO, 2, 50) if len(list(legal_moves(giv))) > 6)
    seen = view(giv, giv.turn)
    assert len({choose(Level.BEGINNER, seen, chance=Random(n)) for n in range(40)}) > 1


def test_a_regular_player_beats_a_beginner() -> None:
    match = Match("regular", "beginner", KASINO, 2, 1)
    result = report([play_deck(match, number) for number in range(40)])
    assert result.ahead > 1.5


def test_a_player_that_is_not_known_is_refused() -> None:
    for name in ("grandmaster", "greedy:100"):
        with pytest.raises(KeyError):
            player(name)
    assert set(Level) <= set(PLAYERS)

"""What each level and each player by name chooses, where that can be known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from engine import DECK, Move, Rules, View, legal_moves, view
from tests.tutor.positions import KASINO, givs
from tests.tutor.sensible import made_view
from tutor.fast.worth import WORTH
from tutor.players.levels import Level, choose
from tutor.players.references import careful_move, greedy_move, simulating_move
from tutor.players.registry import Choice, player
from tutor.search.rank import rank

#: Nine can be made by one card, by two, by three, and together by all six.
TABLE = "9S 5C 4D AC 2H 6D"


class Always(Random):
    """Draws the same each time."""

    def __init__(self, drawn: float) -> None:
        super().__init__()
        self._drawn = drawn

    def random(self) -> float:
        return self._drawn


@pytest.mark.parametrize(
    ("drawn", "seen"),
    [(0.95, 0), (0.9, 0), (0.89, 1), (0.65, 1), (0.64, 2), (0.4, 2), (0.39, 3), (0.2, 3), (0.19, 6), (0.0, 6)],
)
def test_a_beginner_overlooks_takes_of_many_cards(drawn: float, seen: int) -> None:
    """Of the takes that are seen the one that is worth most is made."""
    view = made_view(TABLE, "9H")
    takes = [move for move in legal_moves(view) if 0 < len(move.taken) <= seen]
    assert max((len(move.taken) for move in takes), default=0) == seen
    expected = max(takes, key=lambda move: sum(WORTH[card] for card in move.taken), default=Move.parse("9H"))
    assert choose(Level.BEGINNER, view, chance=Always(drawn)) == expected


def test_a_beginner_who_sees_no_take_lays_out_what_is_worth_least() -> None:
    view = made_view("3C", "AS KS QC TD")
    assert choose(Level.BEGINNER, view, chance=Always(0.99)) == Move.parse("QC")


def test_a_beginner_lays_out_other_cards_too_but_seldom_points() -> None:
    view = made_view("3C", "AS KS QC JD")
    laid = [str(choose(Level.BEGINNER, view, chance=Random(seed))) for seed in range(200)]
    assert set(laid) == {"KS", "QC", "JD"}
    assert laid.count("KS") < min(laid.count("QC"), laid.count("JD"))


def clock() -> Callable[[], float]:
    """On which each look takes a hundredth of a second."""
    ticks = count()
    return lambda: next(ticks) / 100


@pytest.mark.parametrize("rules", [KASINO, Rules.preset("dragkasino")], ids=["kasino", "dragkasino"])
def test_the_higher_levels_are_the_careful_player_and_the_search(rules: Rules) -> None:
    for giv in givs(rules, 2, 8):
        seen = view(giv, giv.turn)
        assert choose(Level.REGULAR, seen) == careful_move(seen, Random(0))
        ranking = rank(seen, budget=1.0, only_best=True, chance=Random(7), clock=clock())
        assert choose(Level.STRONG, seen, budget=1.0, chance=Random(7), clock=clock()) == ranking.best.move


def test_players_by_name_are_those_of_that_name() -> None:
    proved = 0
    for giv in givs(KASINO, 2, 16):
        seen = view(giv, giv.turn)
        open_hands = not giv.stock
        careful = careful_move(seen, Random(1))
        assert player("greedy")(seen, Random(1)) == Choice(greedy_move(seen, Random(1)))
        assert player("careful")(seen, Random(1)) == Choice(careful)
        assert player("regular")(seen, Random(1)) == Choice(careful)
        assert player("sim")(seen, Random(1)) == Choice(simulating_move(seen, Random(1)), open_hands)
        searched = player("search:3")(seen, Random(1))
        assert searched.move == rank(seen, budget=60, samples=3, only_best=True, chance=Random(1)).best.move
        assert searched.exact == open_hands
        exactly = player("careful+x")(seen, Random(1))
        assert exactly.exact == open_hands
        assert open_hands or exactly.move == careful
        proved += open_hands
    assert 0 < proved < 16


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nothing_is_called_proved_by_the_players_that_solve(seats: int) -> None:
    for giv in givs(KASINO, seats, 2, last=True):
        seen = view(giv, giv.turn)
        assert player("sim")(seen, Random(1)).exact is False
        assert player("careful+x")(seen, Random(1)) == Choice(careful_move(seen, Random(1)))


@pytest.mark.parametrize(("last_sweep", "played"), [(True, "5HxTABLE"), (False, "3Sx3D")])
@pytest.mark.parametrize("choose_move", [greedy_move, careful_move])
def test_a_tabbe_is_played_for_only_where_it_counts(
    choose_move: Callable[[View, Random], Move], last_sweep: bool, played: str
) -> None:
    """In the last plays: a five takes both cards, a spade takes one of them, and nobody can take the other."""
    rest = [card for card in DECK if str(card) not in ("2C", "3D", "5H", "3S", "KC", "KD")]
    piles = [" ".join(map(str, some)) for some in (rest[:23], rest[23:])]
    rules = Rules.preset("kasino", last_sweep=last_sweep)
    seen = replace(made_view("2C 3D", "5H 3S", rules, piles, other_hands=2), moves=(Move.parse("2C"),) * 44)
    assert len(seen.unseen) == 2
    assert choose_move(seen, Random(1)) == Move.parse(played.replace("TABLE", "2C3D"))

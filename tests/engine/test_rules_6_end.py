"""Rules 6: the end of the parti."""

from __future__ import annotations

from random import Random

import pytest

from engine import (
    EngineError,
    GivEnded,
    Move,
    OptionError,
    Parti,
    PartiEnded,
    Row,
    Rules,
    deal_giv,
    outcome,
    play_on,
    start,
)
from tests.engine.chance import random_move, shuffled
from tests.engine.drawing import KASINO


def rows_with_spades(*n_spades: int) -> tuple[Row, ...]:
    """Rows in which only the number of spades matters."""
    return tuple(Row(13, number, 0, 0, 0, 0, 0, 0, 0, 0) for number in n_spades)


def play_giv(parti: Parti, chance: Random) -> tuple[Parti, GivEnded, PartiEnded | None]:
    """The parti after one more giv at random, and its last events."""
    parti = deal_giv(parti, shuffled(chance))
    for _ in range(48):
        assert parti.giv is not None
        parti, events = play_on(parti, random_move(parti.giv, chance))
    won = events[-1] if isinstance(events[-1], PartiEnded) else None
    ended = next(event for event in events if isinstance(event, GivEnded))
    return parti, ended, won


@pytest.mark.parametrize("target", [11, 16, 21])
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_6_1_points_are_added_at_the_end_of_each_giv_until_the_target(n_players: int, target: int) -> None:
    chance = Random(target + n_players)
    parti = start(Rules.preset("kasino", target=target), n_players, 0)
    totals = [0] * n_players
    while parti.winner is None:
        assert max(totals) < target or totals.count(max(totals)) > 1
        assert parti.between_givs
        number = parti.giv_number
        parti, ended, won = play_giv(parti, chance)
        totals = [total + row.total for total, row in zip(totals, ended.rows, strict=True)]
        assert list(parti.totals) == totals
        assert parti.protocols[-1] == ended.rows
        assert parti.giv_number == number + 1
        assert (won is None) == (parti.winner is None)
    assert totals[parti.winner] == max(totals) >= target
    assert not parti.between_givs


def test_6_1_the_target_is_16_or_a_choice_of_11_16_21() -> None:
    assert KASINO.target == Rules.preset("dragkasino").target == 16
    assert [Rules.preset("kasino", target=target).target for target in (11, 16, 21)] == [11, 16, 21]
    with pytest.raises(OptionError, match="11, 16, 21"):
        Rules.preset("kasino", target=12)


def test_6_1_points_are_not_added_before_the_giv_has_ended() -> None:
    chance = Random(1)
    parti = deal_giv(start(KASINO, 2, 0), shuffled(chance))
    for _ in range(47):
        assert parti.giv is not None
        parti, _ = play_on(parti, random_move(parti.giv, chance))
        assert parti.totals == (0, 0)
        assert parti.protocols == ()
        assert parti.giv_number == 1
        assert not parti.between_givs


def test_6_2_nobody_has_won_below_the_target() -> None:
    assert outcome(KASINO, (15, 15), rows_with_spades(9, 4)) is None


def test_6_2_the_highest_total_wins_when_someone_has_reached_the_target() -> None:
    assert outcome(KASINO, (16, 15), rows_with_spades(4, 9)) == PartiEnded(0, by_spades=False)
    assert outcome(KASINO, (17, 18), rows_with_spades(9, 4)) == PartiEnded(1, by_spades=False)
    assert outcome(KASINO, (3, 16, 20, 5), rows_with_spades(7, 3, 1, 2)) == PartiEnded(2, by_spades=False)


def test_6_2_equal_totals_are_decided_by_the_most_spades_in_that_giv() -> None:
    assert outcome(KASINO, (16, 16), rows_with_spades(6, 7)) == PartiEnded(1, by_spades=True)
    assert outcome(KASINO, (18, 18, 17), rows_with_spades(3, 2, 8)) == PartiEnded(0, by_spades=True)
    assert outcome(KASINO, (18, 18, 18, 2), rows_with_spades(3, 5, 3, 2)) == PartiEnded(1, by_spades=True)


def test_6_2_still_equal_one_more_giv_is_played() -> None:
    assert outcome(KASINO, (16, 16), rows_with_spades(0, 0)) is None
    assert outcome(KASINO, (17, 17, 16), rows_with_spades(4, 4, 5)) is None
    assert outcome(KASINO, (17, 17, 17, 2), rows_with_spades(4, 4, 3, 2)) is None


def test_6_2_the_last_event_of_the_parti_tells_who_has_won() -> None:
    chance = Random(62)
    parti, won = start(Rules.preset("kasino", target=11), 2, 0), None
    while won is None:
        parti, ended, won = play_giv(parti, chance)
    assert won.winner == parti.winner
    assert ended.rows == parti.protocols[-1]


def test_no_giv_is_dealt_while_one_is_played_or_after_the_end() -> None:
    chance = Random(3)
    parti = deal_giv(start(Rules.preset("kasino", target=11), 2, 0), shuffled(chance))
    with pytest.raises(EngineError, match="no giv is awaited"):
        deal_giv(parti, shuffled(chance))
    parti = start(parti.rules, 2, 0)
    while parti.winner is None:
        parti, _, _ = play_giv(parti, chance)
    with pytest.raises(EngineError, match="no giv is awaited"):
        deal_giv(parti, shuffled(chance))


def test_no_move_is_played_before_a_giv_is_dealt() -> None:
    parti = start(KASINO, 2, 0)
    assert parti.giv_number == 0
    with pytest.raises(EngineError, match="no giv has been dealt"):
        play_on(parti, Move.parse("5C"))

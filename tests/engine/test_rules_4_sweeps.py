"""Rules 4: tabbe and sistan."""

from __future__ import annotations

import pytest

from engine import DECK, CardsTaken, Giv, GivEnded, Move, Rules, Swept, cards, deal, play
from tests.engine.drawing import KASINO, drawn, drawn_move

WITHOUT_LAST = Rules.preset("kasino", last_sweep=False)


def played(drawing: str, move: str, rules: Rules = KASINO, *, plays: int = 0, last_taker: int | None = None) -> Giv:
    return play(drawn(drawing, rules, plays=plays, last_taker=last_taker), drawn_move(move))[0]


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("bord 8♣ · hand 8♠ · hand 2♣", "8♠x8♣"),
        ("bord 7♣ 6♦ · hand K♥ · hand 2♣", "K♥x6♦7♣"),
        ("bord 10♠ 3♦ K♣ · hand K♥ · hand 2♣", "K♥x3♦10♠K♣"),
    ],
)
def test_4_1_taking_every_card_on_the_table_is_a_tabbe_one_card_is_enough(drawing: str, move: str) -> None:
    after, events = play(drawn(drawing), drawn_move(move))
    assert after.sweeps == (1, 0)
    assert after.table == ()
    assert isinstance(events[0], CardsTaken)
    assert events[1] == Swept(0)


def test_4_1_a_take_that_leaves_a_card_is_no_tabbe() -> None:
    after, events = play(drawn("bord 8♣ 2♦ · hand 8♠ · hand 2♣"), drawn_move("8♠x8♣"))
    assert after.sweeps == (0, 0)
    assert Swept(0) not in events


def test_4_1_laying_out_on_an_empty_table_is_no_tabbe() -> None:
    assert played("bord · hand 8♠ · hand 2♣", "8♠").sweeps == (0, 0)


def test_4_1_the_last_play_included() -> None:
    after, events = play(drawn("bord 8♣ · hand 8♠", plays=47), drawn_move("8♠x8♣"))
    assert after.over
    assert after.sweeps == (1, 0)
    assert Swept(0) in events
    assert isinstance(events[-1], GivEnded)
    assert events[-1].rows[0].sweeps == 1


@pytest.mark.parametrize("refill", ["deal", "draw"])
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_4_1_without_last_sweep_a_tabbe_in_the_last_four_plays_of_each_counts_nothing(
    n_players: int, refill: str
) -> None:
    rules = Rules.preset("kasino", last_sweep=False, refill=refill)
    other_hands = " · hand 2♣" * (n_players - 1)
    drawing = f"bord 8♣ · hand 8♠{other_hands}"
    first_without = 48 - 4 * n_players
    assert sum(played(drawing, "8♠x8♣", rules, plays=first_without - 1).sweeps) == 1
    for plays in (first_without, 47):
        after, events = play(drawn(drawing, rules, plays=plays), drawn_move("8♠x8♣"))
        assert after.sweeps == (0,) * n_players
        assert Swept(0) not in events
        assert after.last_taker == 0


def test_4_1_last_sweep_is_on_unless_chosen_otherwise() -> None:
    assert played("bord 8♣ · hand 8♠", "8♠x8♣", KASINO, plays=47).sweeps == (1, 0)
    assert played("bord 8♣ · hand 8♠", "8♠x8♣", WITHOUT_LAST, plays=47).sweeps == (0, 0)


def test_4_2_the_last_to_take_gets_the_cards_left_and_has_sistan() -> None:
    giv = drawn("bord 9♣ 10♦ · hand 2♠ · hand 3♥", plays=47, last_taker=1)
    after, events = play(giv, drawn_move("2♠"))
    ended = events[-1]
    assert isinstance(ended, GivEnded)
    assert ended.last_taker == 1
    assert ended.leftover == after.table == cards("9C TD 2S")
    assert [row.sistan for row in ended.rows] == [0, 1]
    assert (ended.rows[1].n_cards, ended.rows[1].storan, ended.rows[1].lillan) == (3, 2, 1)
    assert ended.rows[0].n_cards == 0


def test_4_2_receiving_the_cards_left_is_not_a_tabbe() -> None:
    after, events = play(drawn("bord 9♣ · hand 2♠", plays=47, last_taker=1), drawn_move("2♠"))
    assert after.sweeps == (0, 0)
    assert not [event for event in events if isinstance(event, Swept)]


def test_4_2_the_very_last_play_can_win_sistan() -> None:
    _, events = play(drawn("bord 9♣ 2♦ 5♠ · hand 2♠", plays=47, last_taker=1), drawn_move("2♠x2♦"))
    ended = events[-1]
    assert isinstance(ended, GivEnded)
    assert [row.sistan for row in ended.rows] == [1, 0]
    assert ended.leftover == cards("9C 5S")
    assert ended.rows[0].n_cards == 4


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_4_2_if_nobody_took_nobody_has_sistan_and_the_cards_belong_to_nobody(n_players: int) -> None:
    giv = deal(KASINO, n_players, 0, DECK)
    for _ in range(48):
        giv, events = play(giv, Move(giv.hand[0]))
    ended = events[-1]
    assert isinstance(ended, GivEnded)
    assert ended.last_taker is None
    assert len(ended.leftover) == 52
    assert [row.total for row in ended.rows] == [0] * n_players
    assert [row.n_cards for row in ended.rows] == [0] * n_players

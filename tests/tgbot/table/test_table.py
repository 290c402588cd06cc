"""A table without Telegram: opening, playing, taking back, giving up."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from engine import DECK, IllegalMoveError, Move, Rules, View, cards
from tests.tgbot.positions import ANNA, HOUSE, KASINO, dealt, laid_out, random_giv_tables
from tests.tgbot.room import seeded, stacked
from tgbot.cases import door
from tgbot.cases.door import with_quick_replies
from tgbot.recent import Recent
from tgbot.table.seats import House, Person, Seat, StandIn
from tgbot.table.table import NotNowError, Table, can_undo, next_giv, open_table, play_move, resign, undo
from tutor import Level, choose


def opened(seed: int = 1, rules: Rules = KASINO) -> Table:
    return open_table(rules, (Person(ANNA), HOUSE), ("Anna", "house"), seeded(seed))


def test_1_2_the_highest_drawn_card_deals_and_the_other_begins() -> None:
    for drawn, dealer in (("2CKC", 1), ("ACKC", 0), ("KCKDKHKSAC2C", 0), ("KCKD2H3S", 1)):
        table = open_table(KASINO, (Person(ANNA), HOUSE), ("Anna", "house"), stacked(cards(drawn)))
        assert (table.giv.dealer, table.giv.turn) == (dealer, 1 - dealer)
        assert table.draw == cards(drawn)


def test_the_house_plays_until_a_person_is_on_turn() -> None:
    for seed in range(6):
        table, _ = with_quick_replies(opened(seed))
        assert table.waiting_for == 0
        assert len(table.giv.moves) == (0 if table.giv.dealer == 1 else 1)
        table, _ = with_quick_replies(*play_move(table, 0, Move(table.giv.hand[0])))
        assert table.waiting_for == 0


def test_the_house_is_shown_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[View] = []

    def noted(level: Level, seen: View) -> Move:
        shown.append(seen)
        return choose(level, seen)

    monkeypatch.setattr(door, "choose", noted)
    table, _ = with_quick_replies(opened(2))
    while not table.giv.over:
        table, _ = with_quick_replies(*play_move(table, 0, Move(table.giv.hand[0])))
    assert len(shown) == 24
    assert {seen.seat for seen in shown} == {1} == {seen.turn for seen in shown}


def test_what_cannot_be_done_now_is_refused() -> None:
    table = dealt(KASINO, DECK)
    with pytest.raises(NotNowError):
        play_move(table, 1, Move(table.giv.hands[1][0]))
    with pytest.raises(IllegalMoveError):
        play_move(table, 0, Move(table.giv.hands[1][0]))
    with pytest.raises(NotNowError):
        next_giv(table, seeded(1))
    with pytest.raises(NotNowError):
        undo(table, 0)
    given_up, _ = resign(table, 0)
    with pytest.raises(NotNowError):
        resign(given_up, 1)
    with pytest.raises(NotNowError):
        next_giv(given_up, seeded(1))
    with pytest.raises(NotNowError):
        undo(given_up, 0)
    with pytest.raises(NotNowError):
        play_move(given_up, 0, Move(table.giv.hand[0]))


def test_after_a_giv_nothing_is_waited_for_until_the_next_one() -> None:
    table = laid_out(KASINO, DECK, 52)
    assert table.waiting_for is None
    assert not table.over
    with pytest.raises(NotNowError):
        play_move(table, 0, Move(DECK[0]))
    next_dealt, _ = next_giv(table, seeded(1))
    assert next_dealt.waiting_for == 1, "the deal has passed on, so the other begins (1.2, 1.4)"
    assert next_dealt.parti.giv_number == 2


def test_undo_takes_back_ones_own_last_move_with_all_replies() -> None:
    tables_so_far = list(random_giv_tables(KASINO, 3))
    for before, after in pairwise(tables_so_far):
        taken_back = replace(before, undone=(len(before.giv.moves),), again=after.giv.over)
        assert undo(after, 0) == (taken_back, ())
    assert not can_undo(tables_so_far[0], 0)


@pytest.mark.parametrize(
    ("others", "alone"),
    [
        ((HOUSE,), True),
        ((StandIn(2, Level.REGULAR),), True),
        ((HOUSE, StandIn(2, Level.REGULAR), House(Level.STRONG)), True),
        ((Person(2),), False),
        ((HOUSE, Person(2)), False),
        ((StandIn(2, Level.REGULAR), Person(3), HOUSE), False),
    ],
)
def test_undo_is_only_for_playing_with_the_house_and_those_it_stands_in_for(
    others: tuple[Seat, ...], alone: bool
) -> None:
    names = ("Anna", "Ben", "Cissi", "Dag")[: len(others) + 1]
    dealt_out = open_table(KASINO, (Person(ANNA), *others), names, seeded(3))
    number = dealt_out.giv.turn
    before = replace(dealt_out, seats=(*others[:number], Person(ANNA), *others[number:]))
    after, _ = play_move(before, number, Move(before.giv.hand[0]))
    assert can_undo(after, number) is alone
    if alone:
        assert undo(after, number) == (replace(before, undone=(len(before.giv.moves),)), ())
    else:
        with pytest.raises(NotNowError):
            undo(after, number)


def test_four_seats_may_be_filled() -> None:
    table = open_table(KASINO, tuple(map(Person, (1, 2, 3, 4))), ("A", "B", "C", "D"), seeded(3))
    assert [table.seat_of(user) for user in (1, 4, 5)] == [0, 3, None]
    assert len(table.draw) >= 4


def test_recent_keeps_what_was_used_last() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert [recent.get(key) for key in "abc"] == [1, None, 3]
    recent.drop("a")
    recent.drop("a")
    assert recent.get("a") is None

"""A table without Telegram: opening, playing, taking back, giving up; and what is written of it."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from engine import DECK, IllegalMoveError, Move, RecordError, Rules, View, cards
from tests.tgbot.positions import ANNA, KASINO, dealt, laid_out, moved, random_giv_tables
from tests.tgbot.room import seeded, stacked
from tgbot.recent import Recent
from tgbot.table import table as tables
from tgbot.table.codec import dump, load
from tgbot.table.table import (
    HOUSE,
    NotNowError,
    Table,
    can_undo,
    next_giv,
    open_table,
    play_move,
    resign,
    undo,
    with_replies,
)
from tutor import Level, choose


def opened(seed: int = 1, rules: Rules = KASINO) -> Table:
    return open_table(rules, (ANNA, HOUSE), ("Anna", "house"), seeded(seed))


async def first_card_laid(seen: View, _: Level) -> Move:
    return Move(seen.hand[0])


def test_1_2_the_highest_drawn_card_deals_and_the_other_begins() -> None:
    for drawn, dealer in (("2CKC", 1), ("ACKC", 0), ("KCKDKHKSAC2C", 0), ("KCKD2H3S", 1)):
        table = open_table(KASINO, (ANNA, HOUSE), ("Anna", "house"), stacked(cards(drawn)))
        assert (table.giv.dealer, table.giv.turn) == (dealer, 1 - dealer)
        assert table.draw == cards(drawn)


async def test_the_house_plays_until_a_person_is_on_turn() -> None:
    for seed in range(6):
        table = await with_replies(opened(seed), first_card_laid)
        assert table.waiting_for == 0
        assert len(table.giv.moves) == (0 if table.giv.dealer == 1 else 1)
        table = await with_replies(play_move(table, 0, Move(table.giv.hand[0])), first_card_laid)
        assert table.waiting_for == 0


async def test_the_house_is_shown_only_what_its_seat_may_know() -> None:
    shown: list[View] = []

    async def house(seen: View, level: Level) -> Move:
        shown.append(seen)
        return choose(level, seen)

    table = await with_replies(opened(2), house)
    while not table.giv.over:
        table = await with_replies(play_move(table, 0, Move(table.giv.hand[0])), house)
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
    given_up = resign(table, 0)
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
    dealt_anew = next_giv(table, seeded(1))
    assert dealt_anew.waiting_for == 1, "the deal has passed on, so the other begins (1.2, 1.4)"
    assert dealt_anew.parti.giv_number == 2


def test_undo_takes_back_ones_own_last_move_with_all_replies() -> None:
    tables_so_far = list(random_giv_tables(KASINO, 3))
    for before, after in pairwise(tables_so_far):
        assert undo(after, 0) == before
    assert not can_undo(tables_so_far[0], 0)


def test_undo_is_only_for_playing_against_the_house() -> None:
    table = moved(dealt(KASINO, DECK), (Move(dealt(KASINO, DECK).giv.hand[0]),))
    assert can_undo(table, 0)
    with_ben = Table(table.record, table.parti, (ANNA, 2), table.draw)
    assert not can_undo(with_ben, 0)
    with pytest.raises(NotNowError):
        undo(with_ben, 0)


@pytest.mark.parametrize("rules", [KASINO, Rules.preset("dragkasino", specials="choice", target=11)])
def test_a_table_is_read_as_it_was_written(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "REPLAYED", Recent(0))  # nothing is remembered: what is in the text decides
    for table in (opened(4, rules), *random_giv_tables(rules, 4), resign(opened(5, rules), 0)):
        assert load(dump(table)) == table


def test_a_remembered_table_is_the_one_that_would_be_replayed() -> None:
    table = list(random_giv_tables(KASINO, 5))[6]
    assert load(dump(table)) is table
    text = dump(table).replace('"draw":"2CKC"', '"draw":"2CKD"')
    assert load(text).draw == cards("2CKD")


def test_a_text_that_is_no_table_is_refused() -> None:
    data = json.loads(opened().dump())
    data["record"]["givs"][0]["moves"] = ["KHxKS", "KH"]
    with pytest.raises(RecordError):
        load(json.dumps(data))


def test_four_seats_may_be_filled() -> None:
    table = open_table(KASINO, (1, 2, 3, 4), ("A", "B", "C", "D"), seeded(3))
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

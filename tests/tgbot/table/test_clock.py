"""Whoever is out of time is played for by the house, until they come back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import DECK, Move, View, view
from tests.tgbot.positions import ANNA, HOUSE, KASINO, dealt, laid_out
from tests.tgbot.room import Room, press_tap
from tgbot.cases import door
from tgbot.cases.door import with_quick_replies
from tgbot.cases.due import look_after
from tgbot.table.clock import SEARCHED_WITHIN, STANDS_IN, due_at, out_of_time, searches
from tgbot.table.seats import House, Person, Seat, StandIn
from tgbot.table.table import NotNowError, Table, come_back, play_move, resign
from tgbot.taps.table import NextGiv
from tutor import Level, choose

BEN = 1002
NOON = 1_000_000
STRONG = House(Level.STRONG)


def between(*seats: Seat, deadline: int | None = NOON) -> Table:
    """A table of these two, the first of whom is on turn and has until the deadline."""
    return replace(dealt(KASINO, DECK), seats=seats, deadline=deadline)


def test_before_the_deadline_nobody_is_out_of_time() -> None:
    table = between(Person(ANNA), Person(BEN))
    for now in (NOON - 1000, NOON - 0.001):
        with pytest.raises(NotNowError):
            out_of_time(table, now)


@pytest.mark.parametrize("now", [NOON, NOON + 0.5, NOON + 10**6])
def test_from_the_deadline_on_the_house_stands_in_for_the_person_on_turn(now: float) -> None:
    table = between(Person(ANNA), Person(BEN))
    late, events = out_of_time(table, now)
    assert events == ()
    assert late == replace(table, seats=(StandIn(ANNA, STANDS_IN), Person(BEN)), deadline=None)
    assert late.seat_of(ANNA) == 0, "the seat is still theirs"


def test_nobody_is_out_of_time_where_nobody_counts_or_nobody_is_waited_for() -> None:
    given_up = resign(between(Person(ANNA), Person(BEN)), 1)[0]
    ended = replace(laid_out(KASINO, DECK, 52), deadline=NOON)
    for table in (
        between(Person(ANNA), Person(BEN), deadline=None),
        between(HOUSE, Person(BEN)),
        between(StandIn(ANNA, STANDS_IN), Person(BEN)),
        replace(given_up, deadline=NOON),
        ended,
    ):
        with pytest.raises(NotNowError):
            out_of_time(table, NOON + 1)


def test_a_move_ends_the_deadline() -> None:
    table = between(Person(ANNA), Person(BEN))
    after, _ = play_move(table, 0, Move(table.giv.hand[0]))
    assert after.deadline is None


def test_the_stand_in_plays_on_and_the_person_who_comes_back_plays_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[Level, int]] = []

    def noted(level: Level, seen: View) -> Move:
        played.append((level, seen.seat))
        assert seen == view(table.giv, seen.seat, table.parti.totals), "only what the seat may know"
        return choose(level, seen)

    monkeypatch.setattr(door, "choose", noted)
    table, _ = out_of_time(between(Person(ANNA), Person(BEN)), NOON)
    for n_plays in (1, 2, 3):
        now, events = with_quick_replies(table)
        assert (now.waiting_for, len(now.giv.moves)) == (1, 2 * n_plays - 1)
        assert events
        assert played == [(STANDS_IN, 0)] * n_plays
        table, _ = play_move(now, 1, Move(now.giv.hand[0]))
    back = come_back(table, 0)
    assert back == replace(table, seats=(Person(ANNA), Person(BEN)))
    assert with_quick_replies(back) == (back, ())
    assert play_move(back, 0, Move(back.giv.hand[0]))[0].waiting_for == 1


async def test_whoever_is_out_of_time_is_played_for_and_their_next_tap_that_changes_something_brings_them_back(
    room: Room,
) -> None:
    anna = room.anna
    await anna.send("/spela")
    await room.put(anna, between(Person(anna.id), Person(BEN), deadline=1))
    await look_after(room.services.door, await room.table_id(anna))
    late = await room.table(anna)
    assert late.seats == (StandIn(anna.id, STANDS_IN), Person(BEN))
    assert (late.waiting_for, len(late.giv.moves)) == (1, 1)
    ended = laid_out(KASINO, DECK, 52)
    await room.put(anna, replace(ended, seats=late.seats))
    await press_tap(anna, NextGiv)
    assert (await room.table(anna)).seats == (Person(anna.id), Person(BEN))
    room.check()


def test_only_a_stand_in_makes_way_for_somebody() -> None:
    table = between(Person(ANNA), HOUSE)
    assert come_back(table, 0) == come_back(table, 1) == table


@pytest.mark.parametrize(
    ("seat", "deadline", "is_searching", "due"),
    [
        (STRONG, None, True, 50 + SEARCHED_WITHIN),
        (StandIn(ANNA, Level.STRONG), None, True, 50 + SEARCHED_WITHIN),
        (HOUSE, None, False, None),
        (Person(ANNA), None, False, None),
        (Person(ANNA), NOON, False, NOON),
    ],
)
def test_a_table_is_due_when_the_house_should_have_searched_or_a_person_is_out_of_time(
    seat: Seat, deadline: int | None, is_searching: bool, due: float | None
) -> None:
    table = between(seat, Person(BEN), deadline=deadline)
    assert searches(table) is is_searching
    assert due_at(table, 50.0) == due

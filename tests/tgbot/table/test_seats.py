"""Who sits in a seat, as a value and as text."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.tgbot.table.seating import SEATS
from tgbot.table.seats import House, Person, Seat, StandIn, level_of, parse, user_of
from tutor import Level


@given(SEATS)
def test_a_seat_is_read_as_it_was_written(seat: Seat) -> None:
    assert parse(str(seat)) == seat


@pytest.mark.parametrize(
    ("text", "seat", "user", "level"),
    [
        ("7000000002", Person(7_000_000_002), 7_000_000_002, None),
        ("house/strong", House(Level.STRONG), None, Level.STRONG),
        ("1001/regular", StandIn(1001, Level.REGULAR), 1001, Level.REGULAR),
    ],
)
def test_a_seat_says_whose_it_is_and_how_well_the_program_plays_it(
    text: str, seat: Seat, user: int | None, level: Level | None
) -> None:
    assert parse(text) == seat
    assert str(seat) == text
    assert (user_of(seat), level_of(seat)) == (user, level)


@pytest.mark.parametrize("text", ["", "house", "house/", "house/best", "1001/", "1001/best", "Anna", "/regular"])
def test_a_text_that_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse(text)

"""A table as text: what is written is read again, today's and that of every earlier version."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Move, Rules, cards
from tests.tgbot.positions import ANNA, HOUSE, KASINO, random_giv_tables
from tests.tgbot.room import seeded
from tests.tgbot.table.seating import SEATS, tables
from tgbot.recent import Recent
from tgbot.table import codec
from tgbot.table.codec import UnreadableTableError, dump, load
from tgbot.table.seats import House, Person
from tgbot.table.table import Table, open_table, resign
from tutor import Level

BEN = 7_000_000_002
# As version 0.2.0 wrote it, not by any of today's code.
RECORD = (
    '"record":{"format":"kasino-record/1","game":"dragkasino","options":{"target":11},"players":["Anna","Ben"],'
    '"givs":[{"dealer":1,"deck":"4D8CAS5S8D7HKS6HTC3H9C2H3S5D9DKC7C8SAD5H2DAH6DQCQSJSJD7SJH6C2S3D7DKDTS4C4H9S5CQDACQH2C'
    'KHJC8HTH6S3C9HTD4S","moves":["KS","3H","6H","5Dx2H3H"]}]}'
)
FIRST = '{"schema":1,' + RECORD + ',"seats":[1001,null],"draw":"2CKC","resigned":null}'
WITH_HINTS = '{"schema":1,' + RECORD + ',"seats":[1001,null],"draw":"2CKC","resigned":null,"hinted":[0,2]}'
WITH_LEVEL = (
    '{"schema":1,' + RECORD + ',"seats":[null,1001],"draw":"2CKC","resigned":1,"hinted":[2],"level":"beginner"}'
)
OF_TWO_PEOPLE = (
    '{"schema":1,'
    + RECORD
    + ',"seats":[1001,7000000002],"draw":"KCKDAS2H","resigned":null,"hinted":[],"level":"strong"}'
)


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """Nothing written by this process is remembered: only the text decides."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codec, "REPLAYED", Recent[str, Table](0))
        yield


@pytest.mark.parametrize(
    ("text", "seats", "hinted", "resigned", "draw"),
    [
        pytest.param(FIRST, (Person(ANNA), House(Level.REGULAR)), (), None, "2CKC", id="first"),
        pytest.param(WITH_HINTS, (Person(ANNA), House(Level.REGULAR)), (0, 2), None, "2CKC", id="with-hints"),
        pytest.param(WITH_LEVEL, (House(Level.BEGINNER), Person(ANNA)), (2,), 1, "2CKC", id="with-level"),
        pytest.param(OF_TWO_PEOPLE, (Person(ANNA), Person(BEN)), (), None, "KCKDAS2H", id="two-people"),
    ],
)
def test_a_table_of_schema_1_is_read_with_its_seats_and_written_as_schema_3(
    text: str, seats: tuple[object, ...], hinted: tuple[int, ...], resigned: int | None, draw: str
) -> None:
    table = load(text)
    assert (table.seats, table.hinted, table.resigned, table.deadline) == (seats, hinted, resigned, None)
    assert table.draw == cards(draw)
    assert table.rules == Rules.preset("dragkasino", target=11)
    assert table.record.players == ("Anna", "Ben")
    assert table.giv.moves == tuple(map(Move.parse, ("KS", "3H", "6H", "5Dx2H3H")))
    written = dump(table)
    before = {name: json.loads(text)[name] for name in ("record", "draw", "resigned")}
    now = {"schema": 3, "seats": [str(seat) for seat in seats], "hinted": list(hinted), "deadline": None}
    now |= {"undone": [], "again": False}
    assert json.loads(written) == {**before, **now}
    assert load(written) == table


def test_a_table_of_schema_2_is_read_as_one_whose_moves_were_never_taken_back() -> None:
    text = (
        '{"schema":2,'
        + RECORD
        + ',"seats":["1001","house/strong"],"draw":"2CKC","resigned":null,"hinted":[2],"deadline":null}'
    )
    table = load(text)
    assert (table.seats, table.hinted) == ((Person(ANNA), House(Level.STRONG)), (2,))
    assert (table.undone, table.again) == ((), False)
    assert json.loads(dump(table)) == {**json.loads(text), "schema": 3, "undone": [], "again": False}


@given(
    tables(),
    st.none() | st.integers(0, 2**40),
    st.none() | st.integers(0, 3),
    st.lists(st.integers(0, 47), unique=True, max_size=4).map(tuple),
    st.data(),
)
@settings(deadline=None, max_examples=60)
def test_any_table_is_read_as_it_was_written(
    table: Table, deadline: int | None, resigned: int | None, hinted: tuple[int, ...], data: st.DataObject
) -> None:
    seats = tuple(data.draw(SEATS) for _ in table.seats)
    again, undone = data.draw(st.booleans()), data.draw(st.lists(st.integers(0, 47), max_size=4).map(tuple))
    table = replace(table, seats=seats, deadline=deadline, resigned=resigned, hinted=hinted)
    table = replace(table, undone=undone, again=again)
    text = dump(table)
    assert codec.REPLAYED.get(text) is None
    assert load(text) == table


@pytest.mark.parametrize("rules", [KASINO, Rules.preset("dragkasino", specials="choice", target=11)])
def test_every_table_of_a_giv_is_read_as_it_was_written(rules: Rules) -> None:
    opened = open_table(rules, (Person(ANNA), HOUSE), ("Anna", "house"), seeded(4))
    for table in (opened, *random_giv_tables(rules, 4), resign(opened, 0)[0]):
        assert load(dump(table)) == table


def test_a_remembered_table_is_the_one_that_would_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "REPLAYED", Recent[str, Table](2))
    table = list(random_giv_tables(KASINO, 5))[6]
    assert load(dump(table)) is table
    text = dump(table).replace('"draw":"2CKC"', '"draw":"2CKD"')
    assert load(text).draw == cards("2CKD")


def test_a_text_that_is_no_table_is_refused() -> None:
    data = json.loads(dump(next(random_giv_tables(KASINO, 1))))
    data["record"]["givs"][0]["moves"] = ["KHxKS", "KH"]
    with pytest.raises(UnreadableTableError, match="move"):
        load(json.dumps(data))


@pytest.mark.parametrize("schema", [0, 4, "2", None, -1])
def test_a_text_of_an_unknown_schema_is_refused(schema: object) -> None:
    data = json.loads(dump(next(random_giv_tables(KASINO, 1))))
    with pytest.raises((ValueError, LookupError)):
        load(json.dumps({**data, "schema": schema}))
    del data["schema"]
    with pytest.raises((ValueError, LookupError)):
        load(json.dumps(data))

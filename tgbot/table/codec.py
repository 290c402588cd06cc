"""A table as text, for the store: schema 3, and the step to it from each earlier one."""

from __future__ import annotations

import json
from typing import Any

from engine import Record, cards, notation
from tgbot.recent import Recent
from tgbot.table.seats import parse
from tgbot.table.table import Table

SCHEMA = 3
#: Tables by their text in the store. The next tap mostly loads the text that the last one saved, and need not replay
#: it; any other text is replayed. So the store decides, and a restart costs only time.
REPLAYED: Recent[str, Table] = Recent(1024)


def dump(table: Table) -> str:
    """The table as JSON."""
    data = {
        "schema": SCHEMA,
        "record": table.record.to_json(),
        "seats": [str(seat) for seat in table.seats],
        "draw": notation(table.draw),
        "resigned": table.resigned,
        "hinted": table.hinted,
        "undone": table.undone,
        "again": table.again,
        "deadline": table.deadline,
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    REPLAYED.put(text, table)
    return text


class UnreadableTableError(ValueError):
    """A stored table that this version of the program cannot read: a newer one's, or damaged."""


def load(text: str) -> Table:
    """The table that `dump` wrote, in this version of the program or in an earlier one. Raises UnreadableTableError."""
    known = REPLAYED.get(text)
    if known is not None:
        return known
    try:
        table = _read(text)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise UnreadableTableError(f"{type(error).__name__}: {error}") from error
    REPLAYED.put(text, table)
    return table


def _read(text: str) -> Table:
    data = json.loads(text)
    while data["schema"] != SCHEMA:
        data = STEPS[data["schema"]](data)
    record = Record.from_json(data["record"])
    return Table(
        record,
        record.replay(),
        tuple(map(parse, data["seats"])),
        cards(data["draw"]),
        data["resigned"],
        tuple(data["hinted"]),
        tuple(data["undone"]),
        data["again"],
        data["deadline"],
    )


def _with_seats(data: dict[str, Any]) -> dict[str, Any]:
    """From 1: a seat was a person's number, or null for the house, and one level held for every house at the table. The
    first tables had neither levels nor hints."""
    house = f"house/{data.get('level', 'regular')}"
    seats = [house if user is None else str(user) for user in data["seats"]]
    return {"hinted": [], **data, "schema": 2, "seats": seats, "deadline": None}


def _with_undone(data: dict[str, Any]) -> dict[str, Any]:
    """From 2: nobody knew what had been taken back."""
    return {**data, "schema": 3, "undone": [], "again": False}


#: The step to the next schema from each earlier one.
STEPS = {1: _with_seats, 2: _with_undone}

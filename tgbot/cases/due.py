"""A table is due: something must happen there although nobody has tapped."""

from __future__ import annotations

from functools import partial

from tgbot.cases import house
from tgbot.cases.door import Door
from tgbot.table.clock import SEARCHED_WITHIN, out_of_time, searches
from tgbot.table.table import NotNowError

#: At the start a table is looked after this number of seconds before it is due: whoever was searching may be dead.
EARLY_AT_START = SEARCHED_WITHIN


async def look_after(door: Door, table_id: str) -> None:
    """Does what is due at a table: an unfinished search of the house, or a person's deadline. Changes are marked to be
    drawn. Raises StoreUnavailable."""
    found = await door.look(table_id)
    if found is None:
        await door.store.settle(table_id)
        return
    table, place = found
    if searches(table):
        await house.search(door, table, place)
        return
    try:
        await door.enter(table, place, f"clock:{table.deadline}", partial(out_of_time, now=door.now()))
    except NotNowError:  # somebody has moved since
        if table.deadline is None:
            await door.store.settle(table_id)

"""The house's move where it needs a search. The person's move is already saved; if the searching process dies, another
one takes over when the table is due."""

from __future__ import annotations

from functools import partial

from engine import GivEnded, view
from tgbot.cases import reviewing
from tgbot.cases.door import Door, Entered
from tgbot.table.clock import searches
from tgbot.table.table import Table, play_move
from tgbot.views.place import Place


async def search(door: Door, table: Table, place: Place) -> tuple[Table, Place]:
    """The table after the moves that the house had to search for; if somebody else was quicker, the table as they left
    it. Raises StoreUnavailable."""
    while searches(table):
        seat = table.giv.turn
        ranking = await door.workers.rank(view(table.giv, seat, table.parti.totals))
        move = partial(play_move, seat=seat, move=ranking.best.move)
        entered = await door.enter(table, place, f"house:{place.version}", move)
        if not isinstance(entered, Entered):
            return await door.look(place.table) or (table, place)
        table, place = entered.table, entered.place
        if any(isinstance(event, GivEnded) for event in entered.events):
            reviewing.begin(door, table, place.table)
    return table, place

"""The only door to the tables. Everything that happens at a table comes through it: a tap, a deadline, the house's
move. The steps are load, `change(table) -> (table, events)` and save by version; the save also marks the cause as
done."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from engine import DECK, Event, view
from tgbot.limits import LIMITS, Limits, Rate
from tgbot.store import Saved, Store, StoredTable
from tgbot.table.clock import due_at, searches
from tgbot.table.codec import UnreadableTableError, dump, load
from tgbot.table.table import Change, Changed, Deck, Shuffle, Table, play_move
from tgbot.views.place import Place
from tgbot.workers.pool import Workers
from tgbot.workers.reviews import Reviews
from tutor import choose

log = logging.getLogger(__name__)


def shuffled() -> Deck:
    """The 52 cards in an unpredictable order."""
    deck = list(DECK)
    secrets.SystemRandom().shuffle(deck)
    return tuple(deck)


@dataclass(frozen=True, slots=True)
class Entered:
    """The table after a saved change, its new place, and what happened."""

    table: Table
    place: Place
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Door:
    """The store, the search workers, the reviews, the sources of chance and time (`now` gives seconds since 1970), and
    what each person may ask."""

    store: Store
    workers: Workers
    reviews: Reviews
    shuffle: Shuffle = shuffled
    now: Callable[[], float] = time.time
    limits: Limits = LIMITS
    openings: Rate = field(default_factory=lambda: Rate(LIMITS.new_tables))

    async def look(self, table_id: str) -> tuple[Table, Place] | None:
        """A table as it is stored, None if there is none that can be read. Raises StoreUnavailable."""
        stored = await self.store.load_table(table_id)
        table = readable(table_id, stored)
        return (table, Place(table_id, stored.version)) if stored and table else None

    async def enter(self, table: Table, place: Place, cause: str, change: Change) -> Entered | Saved:
        """The table after a change and the replies of a house that needs no search; or, where nothing was saved, the
        reason: somebody else was quicker (STALE), or this cause has already been handled (DUPLICATE). Raises what the
        change raises, and StoreUnavailable."""
        changed, events = with_quick_replies(*change(table))
        saved = await self.put(place.table, place.version, changed, cause)
        return Entered(changed, Place(place.table, place.version + 1), events) if saved is Saved.DONE else saved

    async def put(self, table_id: str, version: int, table: Table, cause: str) -> Saved:
        """Saves the table over a version, 0 for a new table, with the time at which it is due."""
        return await self.store.save(table_id, version, dump(table), cause, due=due_at(table, self.now()))


def readable(table_id: str, stored: StoredTable | None) -> Table | None:
    """A stored table; None if there is none or it cannot be read. Then it stays in the store for whoever wants to look
    into it, and for everybody else it is as if it were gone."""
    try:
        return load(stored.body) if stored else None
    except UnreadableTableError as error:
        log.error("table %s cannot be read: %s", table_id, error)
        return None


def with_quick_replies(table: Table, events: tuple[Event, ...] = ()) -> Changed:
    """The table after the house has played until it is a person's turn or a search is needed. The house is given the
    View of its seat and no more."""
    while (level := table.level_on_turn) is not None and not searches(table):
        seat = table.giv.turn
        move = choose(level, view(table.giv, seat, table.parti.totals))
        table, happened = play_move(table, seat, move)
        events += happened
    return table, events

"""What happens as time passes: tables that are due are looked after, and saved changes that were never shown are drawn.
Every process does this; the store gives each table to one of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tgbot.cases.door import Door
from tgbot.cases.due import EARLY_AT_START, look_after
from tgbot.store import StoreUnavailable

log = logging.getLogger(__name__)

#: Seconds between two rounds, and the number of tables in one.
EVERY, AT_ONCE = 2.0, 20


class Caretaker:
    """Makes rounds until it is stopped. `draw` has a table drawn; `recover` draws what was never shown."""

    def __init__(self, door: Door, draw: Callable[[str], None], recover: Callable[[int, bool], Awaitable[int]]) -> None:
        self._door = door
        self._draw = draw
        self._recover = recover

    async def run(self, stop: asyncio.Event) -> None:
        """The first round comes at once, for what the process before has left undone. A round that is not over when the
        bot stops is broken off: whatever it was doing is claimed again."""
        rounds = asyncio.create_task(self._rounds())
        try:
            await stop.wait()
        finally:
            while not rounds.done():
                rounds.cancel()  # again and again: in Python 3.11, asyncio.wait_for can lose it
                await asyncio.wait([rounds], timeout=0.1)

    async def _rounds(self) -> None:
        first = True
        while True:
            try:
                await self.round(first)
                first = False
            except StoreUnavailable as error:
                log.warning("the store is away: %s", error)
            except Exception:
                log.exception("a round failed")
            await asyncio.sleep(EVERY)

    async def round(self, first: bool = False) -> None:
        """Looks after tables that are due, and has dirty ones drawn. Raises StoreUnavailable."""
        for table in await self._door.store.claim_due(AT_ONCE, EARLY_AT_START if first else 0.0):
            try:
                await look_after(self._door, table)
            except StoreUnavailable:
                raise
            except Exception:  # one bad table must not hold up the others
                log.exception("table %s was not looked after", table)
            else:
                self._draw(table)
        await self._recover(AT_ONCE, first)

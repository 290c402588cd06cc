"""After a start: the tables of the last minutes are shown anew, since what was stored may not have been sent."""

from __future__ import annotations

import logging

from tgbot.cases.visits import at_table
from tgbot.delivery.outbox import Address
from tgbot.handlers.desk import Desk
from tgbot.people.profile import Profile, reader
from tgbot.store import StoreUnavailable

log = logging.getLogger(__name__)

RECENT = 600  # seconds


async def redraw_recent(desk: Desk) -> None:
    """Shows each table that was saved lately in its message. What Telegram shows already is not changed by it.

    A person may have left a table for another one in the same message: only the one that they play at is shown.
    """
    try:
        async for table_id, stored in desk.parlour.store.recent_tables(RECENT):
            address = Address.parse(stored.address)
            if address is None:
                continue
            user = address.chat  # a private chat has its person's id
            profile = Profile.load((await desk.parlour.store.load(user)).profile)
            if profile.table != table_id:
                continue
            seen = at_table(table_id, stored, reader(user, profile.code, profile))
            if seen is not None:
                picture = seen.shows().picture
                assert picture is not None
                desk.screens.redraw(address, picture)
    except StoreUnavailable as error:
        log.warning("nothing was redrawn: %s", error)

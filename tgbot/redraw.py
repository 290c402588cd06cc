"""After a start: the tables of the last minutes are shown anew, since what was stored may not have been sent."""

from __future__ import annotations

import logging

from tgbot.handlers.desk import Desk
from tgbot.parlour import at_table
from tgbot.profiles import Profile, reader
from tgbot.screens import Address
from tgbot.store import StoreUnavailable

log = logging.getLogger(__name__)

RECENT = 600  # seconds


async def redraw_recent(desk: Desk) -> None:
    """Shows each table that was saved lately in its message. What Telegram shows already is not changed by it."""
    try:
        async for table_id, stored in desk.parlour.store.recent_tables(RECENT):
            address = Address.parse(stored.address)
            if address is None:
                continue
            user = address.chat  # a private chat has its person's id
            loaded = await desk.parlour.store.load(user)
            seen = at_table(table_id, stored, reader(user, None, Profile.load(loaded.profile)))
            if seen is not None:
                picture = seen.shows().picture
                assert picture is not None
                desk.screens.show(address, picture)
    except StoreUnavailable as error:
        log.warning("nothing was redrawn: %s", error)

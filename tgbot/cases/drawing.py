"""What each destination of a table should show when the table is drawn without a tap."""

from __future__ import annotations

from collections.abc import Mapping

from tgbot.cases.door import Door, readable
from tgbot.cases.readers import readable_profile, reader
from tgbot.store import Shown
from tgbot.table.sight import sight_of
from tgbot.views.destination import Destination, Drawing, Private, parse
from tgbot.views.message import Message
from tgbot.views.place import Place
from tgbot.views.screen import screen


async def draw(door: Door, table_id: str, overtaken: Mapping[str, Shown]) -> Drawing | None:
    """The table for every destination that does not show its latest version, as it is stored or as the caller knows
    better: `overtaken`; None if the table is gone. Somebody who has left for another table in the same chat is not
    shown this one. Raises StoreUnavailable."""
    stored = await door.store.load_table(table_id)
    if stored is None:
        return None
    place = Place(table_id, stored.version)
    known = ((key, _older(shown, overtaken.get(key))) for key, shown in stored.shown.items())
    behind = {parse(key): shown for key, shown in known if shown.version != stored.version}
    table = readable(table_id, stored)
    if table is None:
        return Drawing(place, {}, tuple(behind))
    people = [destination.user for destination in behind if isinstance(destination, Private)]
    profiles = await door.store.profiles(people) if people else {}
    messages: dict[Destination, tuple[str, Message]] = {}
    for destination, shown in behind.items():
        user = destination.user if isinstance(destination, Private) else None
        profile = readable_profile(user, profiles.get(user)) if user is not None else None
        if user is not None and profile is not None and profile.table == table_id:
            message = screen(sight_of(table, user), place, reader(user, profile.code, profile))
            messages[destination] = shown.address, message
    left = tuple(destination for destination in behind if destination not in messages)
    return Drawing(place, messages, left)


def _older(stored: Shown, known: Shown | None) -> Shown:
    """What is known of a message, if the table has no other one by now."""
    return known if known and known.address == stored.address else stored

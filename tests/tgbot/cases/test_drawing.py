"""What is drawn for each destination when a table has moved on without a tap."""

from __future__ import annotations

from engine import DECK
from tests.tgbot.positions import KASINO, dealt
from tests.tgbot.room import Room
from tgbot.cases.drawing import draw
from tgbot.store import Saved
from tgbot.table.codec import dump
from tgbot.views.destination import Drawing, Private


async def moved_on(room: Room) -> str:
    """Anna's table, which has a version that she has not been shown."""
    await room.anna.send("/spela")
    await room.quiet()
    table, stored = await room.table_id(room.anna), await room.stored(room.anna)
    assert set(stored.shown) == {str(Private(room.anna.id))}
    assert await room.store.save(table, stored.version, dump(dealt(KASINO, DECK))) is Saved.DONE
    return table


async def drawn(room: Room, table: str) -> Drawing:
    found = await draw(room.services.door, table, {})
    assert found is not None
    return found


async def test_whoever_is_at_the_table_is_shown_its_new_version_where_it_was_shown(room: Room) -> None:
    table = await moved_on(room)
    stored = await room.store.load_table(table)
    assert stored is not None
    found = await drawn(room, table)
    assert (found.place.table, found.place.version, found.left) == (table, stored.version, ())
    ((destination, (address, message)),) = found.messages.items()
    assert destination == Private(room.anna.id)
    assert address == stored.shown[str(destination)].address
    assert "Din tur" in message.text


async def test_whoever_has_begun_at_another_table_is_not_shown_the_old_one(room: Room) -> None:
    table = await moved_on(room)
    loaded = await room.store.load(room.anna.id)
    assert loaded.profile is not None
    elsewhere = loaded.profile.replace(table, "elsewhere1")
    await room.store.save_profile(room.anna.id, elsewhere, expected=loaded.profile_version)
    found = await drawn(room, table)
    assert (dict(found.messages), found.left) == ({}, (Private(room.anna.id),))


async def test_whoever_has_no_profile_that_can_be_read_is_not_shown_it(room: Room) -> None:
    table = await moved_on(room)
    loaded = await room.store.load(room.anna.id)
    await room.store.save_profile(room.anna.id, "{", expected=loaded.profile_version)
    found = await drawn(room, table)
    assert (dict(found.messages), found.left) == ({}, (Private(room.anna.id),))


async def test_of_a_table_that_is_up_to_date_nothing_is_drawn_and_of_one_that_is_gone_neither(room: Room) -> None:
    await room.anna.send("/spela")
    await room.quiet()
    found = await drawn(room, await room.table_id(room.anna))
    assert (dict(found.messages), found.left) == ({}, ())
    assert await draw(room.services.door, "gone000001", {}) is None

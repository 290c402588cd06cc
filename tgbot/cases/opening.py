"""A new table."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

from tgbot.cases.door import with_quick_replies
from tgbot.cases.outcomes import Show, Tell, Wait
from tgbot.cases.playing import against_house, shown
from tgbot.cases.visitor import Sitting, Visit
from tgbot.store import Saved
from tgbot.views.place import Place

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ID_LENGTH = 8


def table_id(user: int, update: int) -> str:
    """The id of the table that an update opens: the same if the update comes again."""
    number = int.from_bytes(blake2b(f"{user}/{update}".encode(), digest_size=8).digest())
    digits = ""
    for _ in range(ID_LENGTH):
        number, digit = divmod(number, len(ALPHABET))
        digits += ALPHABET[digit]
    return digits


async def open_against_house(visit: Visit) -> Show | Wait | Tell:
    """A new table against the house, stored and noted in the profile; or a word that there have been many. Raises
    StoreUnavailable.

    The index is written first and the profile last, so that an interruption leaves no table that `forget` cannot find.
    An update that comes again finds the table that it has opened.
    """
    door, person = visit.door, visit.visitor
    if not door.openings.take(person.id):
        return await _too_many(visit)
    number = table_id(person.id, visit.update)
    table, _ = with_quick_replies(against_house(visit))
    await door.store.add_table(person.id, number, door.limits.tables)
    saved = await door.put(number, 0, table, visit.cause)
    visit = await visit.saved(lambda profile: replace(profile, table=number))
    if saved is not Saved.DONE and (there := await visit.playing()):
        return shown(there)
    seat = table.seat_of(person.id)
    assert seat is not None
    return shown(Sitting(visit, table, Place(number, 1), seat))


async def _too_many(visit: Visit) -> Show | Tell:
    """The table that the person has, with the word."""
    word, there = visit.reader.texts.plain("answer-many-tables"), await visit.playing()
    return there.show(note=word) if there else Tell(word)

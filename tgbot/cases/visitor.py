"""The person who taps or writes: who they are, what they have chosen, and the table that they sit at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from tgbot.cases.door import Door, Entered, readable
from tgbot.cases.outcomes import Show, Tell
from tgbot.cases.readers import readable_profile, reader
from tgbot.people.profile import Profile
from tgbot.store import Loaded, Saved, StoredTable, StoreUnavailable
from tgbot.table.sight import Sight, from_seat
from tgbot.table.table import Change, Changed, Table, come_back
from tgbot.views.destination import Private
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tgbot.views.screen import Focus, screen

#: How many times a change of the profile is tried when others are quicker.
TRIES = 5
#: A change of a profile, which can be applied to a newer version of it as well.
ProfileChange = Callable[[Profile], Profile]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever tapped or wrote: Telegram's id, first name, and `language_code`, which may be missing."""

    id: int
    name: str
    language_code: str | None


@dataclass(frozen=True, slots=True)
class Visit:
    """One tap or command: by whom, with which profile at which version, and the number of its update."""

    door: Door
    visitor: Visitor
    profile: Profile
    version: int
    update: int

    @property
    def reader(self) -> Reader:
        return reader(self.visitor.id, self.visitor.language_code, self.profile)

    @property
    def cause(self) -> str:
        """The update as a cause, which the store marks as done."""
        return f"update:{self.update}"

    async def at(self, table_id: str) -> Sitting | None:
        """The person at a table as it is stored now; None if it is gone or has no seat for them. Raises
        StoreUnavailable."""
        stored = (await self.door.store.load(self.visitor.id, table_id)).table
        table = readable(table_id, stored)
        return sitting(self, table_id, stored, table) if stored and table else None

    async def playing(self) -> Sitting | None:
        """The person at the table of their current parti. Raises StoreUnavailable."""
        found = await self.at(self.profile.table) if self.profile.table else None
        return found if found and not found.table.over else None

    async def saved(self, change: ProfileChange) -> Visit:
        """The visit after the profile was changed and stored; what others have stored meanwhile is kept. An update that
        was stored before changes nothing, and the visit has the stored profile. Raises StoreUnavailable, also when
        somebody else was quicker every time."""
        store, here = self.door.store, self
        for _ in range(TRIES):
            profile = replace(change(here.profile), code=self.visitor.language_code)
            saved = await store.save_profile(self.visitor.id, profile.dump(), self.cause, expected=here.version)
            if saved is Saved.DONE:
                return replace(here, profile=profile, version=here.version + 1)
            loaded = await store.load(self.visitor.id)
            profile = await _profile(self.door, self.visitor, loaded)
            here = replace(here, profile=profile, version=loaded.profile_version)
            if saved is Saved.DUPLICATE:
                return here
        raise StoreUnavailable


class OvertakenError(Exception):
    """A change that was not saved, because somebody was quicker or it had been saved before; `outcome` shows the table
    as it stands."""

    def __init__(self, outcome: Show | Tell) -> None:
        super().__init__()
        self.outcome = outcome


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person in their seat at a table, as it was loaded for one tap. `shown_at`: the address of the message that
    shows it to them, or None."""

    visit: Visit
    table: Table
    place: Place
    seat: int
    shown_at: str | None = None

    @property
    def reader(self) -> Reader:
        return self.visit.reader

    @property
    def sight(self) -> Sight:
        return from_seat(self.table, self.seat)

    def show(self, focus: Focus = None, note: str = "") -> Show:
        """The table's message as it is now."""
        return Show(screen(self.sight, self.place, self.reader, focus), self.place, note)

    async def change(self, change: Change) -> tuple[Sitting, Entered]:
        """The person at the table after a saved change; a person who was away comes back with it. Raises
        OvertakenError, what the change raises, and StoreUnavailable."""

        def back_and_changed(table: Table) -> Changed:
            return change(come_back(table, self.seat))

        entered = await self.visit.door.enter(self.table, self.place, self.visit.cause, back_and_changed)
        if isinstance(entered, Entered):
            return replace(self, table=entered.table, place=entered.place), entered
        say, now = self.reader.texts, await self.visit.at(self.place.table)
        if now is None:
            raise OvertakenError(Tell(say.plain("answer-no-table")))
        note = "" if entered is Saved.DUPLICATE else say.plain("answer-already-played")
        raise OvertakenError(now.show(note=note))


def sitting(visit: Visit, table_id: str, stored: StoredTable, table: Table) -> Sitting | None:
    """The visitor at a stored table that was read, None if it has no seat for them."""
    seat = table.seat_of(visit.visitor.id)
    if seat is None:
        return None
    shown = stored.shown.get(str(Private(visit.visitor.id)))
    return Sitting(visit, table, Place(table_id, stored.version), seat, shown.address if shown else None)


async def arrive(door: Door, visitor: Visitor, update: int) -> Visit:
    """Somebody comes in. Raises StoreUnavailable."""
    visit, _ = await _arrived(door, visitor, update, None)
    return visit


async def arrive_at(door: Door, visitor: Visitor, update: int, table_id: str) -> tuple[Visit, StoredTable | None]:
    """Somebody comes in and goes to a table, in one load. Raises StoreUnavailable."""
    return await _arrived(door, visitor, update, table_id)


async def _arrived(door: Door, visitor: Visitor, update: int, table: str | None) -> tuple[Visit, StoredTable | None]:
    loaded = await door.store.load(visitor.id, table)
    return Visit(door, visitor, await _profile(door, visitor, loaded), loaded.profile_version, update), loaded.table


async def _profile(door: Door, visitor: Visitor, loaded: Loaded) -> Profile:
    """The profile that was loaded. One that cannot be read is set aside, and the person begins again as a stranger."""
    profile = readable_profile(visitor.id, loaded.profile)
    if profile is None:
        await door.store.set_aside(visitor.id)
    return profile or Profile()

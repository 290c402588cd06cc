"""Who has come to which table: what a tap starts from."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine import DECK, View, view
from tgbot.profiles import Profile, Reader, reader
from tgbot.replies import Person, Reply
from tgbot.reviews import Reviews
from tgbot.store import Store, StoredTable
from tgbot.tables import Deck, Shuffle, Table
from tgbot.thinking import Thinkers
from tgbot.views.choosing import Place
from tgbot.views.screen import NOTHING, Focus, screen

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ID_LENGTH = 8


def new_id() -> str:
    """An id for a table: 62^8 of them, not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def shuffled() -> Deck:
    """The 52 cards in an order that nobody can foretell."""
    deck = list(DECK)
    secrets.SystemRandom().shuffle(deck)
    return tuple(deck)


@dataclass(frozen=True, slots=True)
class Parlour:
    """The store with what makes tables and what thinks: shuffled decks, ids, the tutor's workers and its reviews."""

    store: Store
    thinkers: Thinkers
    reviews: Reviews
    shuffle: Shuffle = shuffled
    new_id: Callable[[], str] = new_id


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it was loaded for one tap, by whom, and from where in the store."""

    table: Table
    place: Place
    reader: Reader
    seat: int
    address: str | None

    def shows(self, focus: Focus = NOTHING, answer: str = "") -> Reply:
        """The reply that shows the table as it is."""
        picture = screen(self.table, self.place, self.reader, focus)
        return Reply(picture, answer, table=self.place.table, address=self.address)

    @property
    def view(self) -> View:
        """What the person may know of the giv."""
        return view(self.table.giv, self.seat, self.table.parti.totals)

    def refuses(self, answer: str) -> Reply:
        """The reply that leaves everything as it is and says why."""
        return Reply(answer=answer, alert=True, table=self.place.table, address=self.address)


@dataclass(frozen=True, slots=True)
class Visit:
    """One tap or command: where, by whom, with which profile, and the number of its update."""

    parlour: Parlour
    person: Person
    profile: Profile
    update: int

    @property
    def reader(self) -> Reader:
        return reader(self.person.id, self.person.language_code, self.profile)

    async def current(self) -> Seen | None:
        """The table at which the person has a parti going. Raises StoreUnavailable."""
        if self.profile.table is None:
            return None
        loaded = await self.parlour.store.load(self.person.id, self.profile.table)
        seen = at_table(self.profile.table, loaded.table, self.reader) if loaded.table else None
        return seen if seen and not seen.table.over else None

    async def saved(self, profile: Profile) -> Visit:
        """The visit after the profile was changed and stored. Raises StoreUnavailable."""
        await self.parlour.store.save_profile(self.person.id, profile.dump(), self.update)
        return replace(self, profile=profile)


def at_table(table_id: str, stored: StoredTable, viewer: Reader) -> Seen | None:
    """The stored table for a reader, or None when they have no seat at it."""
    table = Table.load(stored.body)
    seat = table.seat_of(viewer.user)
    if seat is None:
        return None
    return Seen(table, Place(table_id, stored.version), viewer, seat, stored.address)

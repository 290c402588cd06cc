"""Who has come to which table: what a tap starts from."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b

from engine import DECK, Move, View, view
from tgbot.cases.outcomes import Person, Reply
from tgbot.people.profile import Profile, Rated, Reader, reader
from tgbot.store import Saved, Store, StoredTable, StoreUnavailable
from tgbot.table.table import Deck, Shuffle, Table
from tgbot.views.choosing import Place
from tgbot.views.screen import NOTHING, Focus, screen
from tgbot.workers.pool import Thinkers
from tgbot.workers.reviews import Reviews
from tutor import Level, choose

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ID_LENGTH = 8
#: So often a change of the profile is tried when others are quicker.
TRIES = 5
#: What becomes of a profile, whatever else has been changed in it.
Change = Callable[[Profile], Profile]


def table_id(user: int, update: int) -> str:
    """The id of the table that an update opens: the same when the update comes again."""
    number = int.from_bytes(blake2b(f"{user}/{update}".encode(), digest_size=8).digest())
    digits = ""
    for _ in range(ID_LENGTH):
        number, digit = divmod(number, len(ALPHABET))
        digits += ALPHABET[digit]
    return digits


def shuffled() -> Deck:
    """The 52 cards in an order that nobody can foretell."""
    deck = list(DECK)
    secrets.SystemRandom().shuffle(deck)
    return tuple(deck)


@dataclass(frozen=True, slots=True)
class Parlour:
    """The store with what makes tables and what thinks: shuffled decks, the tutor's workers and its reviews."""

    store: Store
    thinkers: Thinkers
    reviews: Reviews
    shuffle: Shuffle = shuffled

    async def house(self, seen: View, level: Level) -> Move:
        """The house's move. The strong one is searched for by a worker; the others are quick."""
        if level is Level.STRONG:
            return (await self.thinkers.rank(seen)).best.move
        return choose(level, seen)


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
    """One tap or command: where, by whom, with which profile at which version, and the number of its update."""

    parlour: Parlour
    person: Person
    profile: Profile
    version: int
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

    async def saved(self, change: Change) -> Visit:
        """The visit after the profile was changed and stored; what others have stored meanwhile is kept. An update that
        was stored before changes nothing: the profile is then as it is stored. Raises StoreUnavailable, also when
        others were always quicker."""
        store, here = self.parlour.store, self
        for _ in range(TRIES):
            profile = replace(change(here.profile), code=self.person.language_code)
            stored = await store.save_profile(self.person.id, profile.dump(), self.update, expected=here.version)
            if stored is Saved.DONE:
                return replace(here, profile=profile, version=here.version + 1)
            loaded = await store.load(self.person.id)
            here = replace(here, profile=Profile.load(loaded.profile), version=loaded.profile_version)
            if stored is Saved.DUPLICATE:
                return here
        raise StoreUnavailable

    async def save(self, seen: Seen, table: Table) -> Seen | Reply:
        """The table as it is seen after it was changed and stored; or, when somebody was quicker or the update is an
        old one, the reply that shows how it stands. Raises StoreUnavailable."""
        place, store = seen.place, self.parlour.store
        saved = await store.save(place.table, place.version, table.dump(), self.update)
        if saved is Saved.DONE:
            return replace(seen, table=table, place=Place(place.table, place.version + 1))
        say = seen.reader.texts
        loaded = await store.load(self.person.id, place.table)
        now = at_table(place.table, loaded.table, seen.reader) if loaded.table else None
        if now is None:
            return Reply(answer=say.plain("answer-no-table"))
        return now.shows(answer="" if saved is Saved.DUPLICATE else say.plain("answer-already-played"))

    async def rate(self, table: str, rated: Rated) -> None:
        """Notes what a giv at the table lost, whatever else has changed in the profile meanwhile."""
        store = self.parlour.store
        for _ in range(TRIES):
            loaded = await store.load(self.person.id, table)
            if loaded.profile is None or loaded.table is None:  # forgotten meanwhile
                return
            profile = Profile.load(loaded.profile).with_rated(rated)
            saved = await store.save_profile(self.person.id, profile.dump(), expected=loaded.profile_version)
            if saved is Saved.DONE:
                return


def at_table(table_id: str, stored: StoredTable, viewer: Reader) -> Seen | None:
    """The stored table for a reader, or None when they have no seat at it."""
    table = Table.load(stored.body)
    seat = table.seat_of(viewer.user)
    if seat is None:
        return None
    return Seen(table, Place(table_id, stored.version), viewer, seat, stored.address)

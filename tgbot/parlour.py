"""Where the tables stand: taps on a table, with one load and at most one save each. No Telegram here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine import DECK, Illegality, Move, View, why_illegal
from tgbot.callbacks import TableTap, Verb
from tgbot.profiles import Profile, Reader, reader
from tgbot.replies import Person, Reply
from tgbot.store import Saved, Store, StoredTable
from tgbot.tables import (
    HOUSE,
    Deck,
    House,
    NotNowError,
    Shuffle,
    Table,
    next_giv,
    open_table,
    play_move,
    resign,
    undo,
    with_replies,
)
from tgbot.views import menus
from tgbot.views.choosing import Place, takes_of
from tgbot.views.screen import NOTHING, Focus, screen
from tutor.advise import best_move
from tutor.words import refusal

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ID_LENGTH = 8
#: Taps that change only what the tapper looks at.
LOOKS = {Verb.CHOOSE, Verb.PICK, Verb.BACK, Verb.WHY, Verb.HINT, Verb.RESIGN}


def new_id() -> str:
    """An id for a table: 62^8 of them, not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def shuffled() -> Deck:
    """The 52 cards in an order that nobody can foretell."""
    deck = list(DECK)
    secrets.SystemRandom().shuffle(deck)
    return tuple(deck)


async def careful(seen: View) -> Move:
    """The house's move: a careful look at what its seat may know, quick enough for the event loop."""
    return best_move(seen)


@dataclass(frozen=True, slots=True)
class Parlour:
    """The store with what makes tables: shuffled decks, ids, and the house's moves."""

    store: Store
    shuffle: Shuffle = shuffled
    new_id: Callable[[], str] = new_id
    house: House = careful


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


async def tap_table(parlour: Parlour, person: Person, tap: TableTap, update: int) -> Reply:
    """What a tap on a table leads to. One load; one save if it changes the table. Raises StoreUnavailable."""
    loaded = await parlour.store.load(person.id, tap.table)
    visit = Visit(parlour, person, Profile.load(loaded.profile), update)
    viewer = visit.reader
    if loaded.table is None:
        home = menus.home(viewer, person.name, None)
        return Reply(home, viewer.texts.plain("answer-no-table"), alert=True)
    seen = at_table(tap.table, loaded.table, viewer)
    if seen is None:
        return Reply(answer=viewer.texts.plain("answer-not-your-table"), alert=True)
    if tap.version != loaded.table.version:
        key = "answer-already-played" if tap.verb is Verb.PLAY else "answer-old-button"
        return seen.shows(answer=viewer.texts.plain(key))
    return await _act(visit, seen, tap)


async def _act(visit: Visit, seen: Seen, tap: TableTap) -> Reply:
    texts = seen.reader.texts
    move = _at_once(seen, tap) or tap.move
    if tap.verb in LOOKS and move is tap.move:
        return _looks(seen, tap)
    if tap.verb is Verb.RECORD and seen.table.over:  # before that it would show the hidden cards
        return replace(seen.shows(), record=seen.table.record.dump(), caption=texts.html("record-caption"))
    if move is not None and (illegality := why_illegal(seen.table.giv, move, seen.seat)):
        return seen.refuses(_refusal(seen, illegality))
    try:
        table = await with_replies(_changed(visit, seen, tap.verb, move), visit.parlour.house)
    except NotNowError:
        return seen.shows(answer=texts.plain("answer-not-now"))
    return await _save(visit, seen, table)


def _at_once(seen: Seen, tap: TableTap) -> Move | None:
    """The move that choosing a card makes without a further question: the setting, when it can only be laid out."""
    if tap.verb is Verb.CHOOSE and tap.move and seen.reader.quick and seen.table.waiting_for == seen.seat:
        return None if takes_of(seen.table, tap.move.card) else Move(tap.move.card)
    return None


def _looks(seen: Seen, tap: TableTap) -> Reply:
    """A tap that changes only what is looked at; the card must be in the hand and the picked ones on the table."""
    texts, table = seen.reader.texts, seen.table
    if tap.verb in (Verb.CHOOSE, Verb.PICK) and tap.move:
        if table.waiting_for != seen.seat:
            return seen.refuses(texts.plain("answer-not-your-turn"))
        if tap.move.card not in table.giv.hand or not set(tap.move.taken) <= set(table.giv.table):
            return seen.shows(answer=texts.plain("answer-not-now"))
    return seen.shows(Focus(tap.verb, tap.move, tap.page))


def _refusal(seen: Seen, illegality: Illegality) -> str:
    return refusal(seen.table.rules, illegality, seen.reader.texts, seen.reader.letters)


def _changed(visit: Visit, seen: Seen, verb: Verb, move: Move | None) -> Table:
    """The table after a tap that changes it. Raises NotNowError."""
    table, seat = seen.table, seen.seat
    if move is not None:
        return play_move(table, seat, move)
    if verb is Verb.UNDO:
        return undo(table, seat)
    if verb is Verb.NEXT_GIV:
        return next_giv(table, visit.parlour.shuffle)
    if verb is Verb.RESIGN_SURELY:
        return resign(table, seat)
    if verb is Verb.AGAIN and table.over:
        return against_house(visit)
    raise NotNowError


async def _save(visit: Visit, seen: Seen, table: Table) -> Reply:
    place, store = seen.place, visit.parlour.store
    saved = await store.save(place.table, place.version, table.dump(), visit.update)
    if saved is Saved.DONE:
        return replace(seen, table=table, place=Place(place.table, place.version + 1)).shows()
    loaded = await store.load(visit.person.id, place.table)
    now = at_table(place.table, loaded.table, seen.reader) if loaded.table else None
    key = "" if saved is Saved.DUPLICATE else "answer-already-played"
    answer = seen.reader.texts.plain(key) if key else ""
    return now.shows(answer=answer) if now else Reply(answer=seen.reader.texts.plain("answer-no-table"))


def against_house(visit: Visit) -> Table:
    """A new table for one person and the house, by the rules that the person last used."""
    seats, names = (visit.person.id, HOUSE), (visit.person.name, "house")
    return open_table(visit.profile.rules, seats, names, visit.parlour.shuffle)


def at_table(table_id: str, stored: StoredTable, viewer: Reader) -> Seen | None:
    """The stored table for a reader, or None when they have no seat at it."""
    table = Table.load(stored.body)
    seat = table.seat_of(viewer.user)
    if seat is None:
        return None
    return Seen(table, Place(table_id, stored.version), viewer, seat, stored.address)


async def opened(visit: Visit) -> Reply:
    """A new table against the house, stored and noted in the profile. Raises StoreUnavailable.

    The index comes first and the profile last: whatever is cut off in between, nothing of the person is out of reach.
    """
    parlour, person = visit.parlour, visit.person
    table_id, table = parlour.new_id(), await with_replies(against_house(visit), parlour.house)
    await parlour.store.add_table(person.id, table_id)
    await parlour.store.save(table_id, 0, table.dump())
    profile = replace(visit.profile, table=table_id)
    saved = await parlour.store.save_profile(person.id, profile.dump(), visit.update)
    if saved is Saved.DUPLICATE:  # the update came twice, and has opened the table that the person plays at
        loaded = await parlour.store.load(person.id)
        seen = await replace(visit, profile=Profile.load(loaded.profile)).current()
        if seen is not None:
            return seen.shows()
    return Seen(table, Place(table_id, 1), visit.reader, 0, None).shows()

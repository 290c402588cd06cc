"""Where the tables stand: taps on a table, with one load and at most one save each. No Telegram here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine import DECK, Illegality, Move, why_illegal
from tgbot.callbacks import TableTap, Verb
from tgbot.profiles import Profile, Reader, reader
from tgbot.replies import Person, Reply
from tgbot.store import Saved, Store, StoredTable
from tgbot.tables import HOUSE, Deck, NotNowError, Shuffle, Table, next_giv, open_table, play_move, resign, undo
from tgbot.views import menus
from tgbot.views.choosing import Place, takes_of
from tgbot.views.screen import NOTHING, Focus, screen
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


@dataclass(frozen=True, slots=True)
class Parlour:
    """The store with what makes tables: shuffled decks and ids."""

    store: Store
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

    def refuses(self, answer: str) -> Reply:
        """The reply that leaves everything as it is and says why."""
        return Reply(answer=answer, alert=True, table=self.place.table, address=self.address)


async def tap_table(parlour: Parlour, person: Person, tap: TableTap, update: int) -> Reply:
    """What a tap on a table leads to. One load; one save if it changes the table. Raises StoreUnavailable."""
    loaded = await parlour.store.load(person.id, tap.table)
    profile = Profile.load(loaded.profile)
    viewer = reader(person.id, person.language_code, profile)
    if loaded.table is None:
        home = menus.home(viewer, person.name, None)
        return Reply(home, viewer.texts.plain("answer-no-table"), alert=True)
    seen = at_table(tap.table, loaded.table, viewer)
    if seen is None:
        return Reply(answer=viewer.texts.plain("answer-not-your-table"), alert=True)
    if tap.version != loaded.table.version:
        key = "answer-already-played" if tap.verb is Verb.PLAY else "answer-old-button"
        return seen.shows(answer=viewer.texts.plain(key))
    return await _act(parlour, person, profile, seen, tap, update)


async def _act(
    parlour: Parlour, person: Person, profile: Profile, seen: Seen, tap: TableTap, update: int
) -> Reply:
    texts = seen.reader.texts
    move = _at_once(seen, tap) or tap.move
    if tap.verb in LOOKS and move is tap.move:
        return _looks(seen, tap)
    if tap.verb is Verb.RECORD:
        return replace(seen.shows(), record=seen.table.record.dump(), caption=texts.html("record-caption"))
    if move is not None and (illegality := why_illegal(seen.table.giv, move, seen.seat)):
        return seen.refuses(_refusal(seen, illegality))
    try:
        table = _changed(parlour, person, profile, seen, tap.verb, move)
    except NotNowError:
        return seen.shows(answer=texts.plain("answer-not-now"))
    return await _save(parlour, person, seen, table, update)


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


def _changed(
    parlour: Parlour, person: Person, profile: Profile, seen: Seen, verb: Verb, move: Move | None
) -> Table:
    """The table after a tap that changes it. Raises NotNowError."""
    table, seat = seen.table, seen.seat
    if move is not None:
        return play_move(table, seat, move)
    if verb is Verb.UNDO:
        return undo(table, seat)
    if verb is Verb.NEXT_GIV:
        return next_giv(table, parlour.shuffle)
    if verb is Verb.RESIGN_SURELY:
        return resign(table, seat)
    if verb is Verb.AGAIN and table.over:
        return against_house(parlour, person, profile)
    raise NotNowError


async def _save(parlour: Parlour, person: Person, seen: Seen, table: Table, update: int) -> Reply:
    place = seen.place
    saved = await parlour.store.save(place.table, place.version, table.dump(), update)
    if saved is Saved.DONE:
        return replace(seen, table=table, place=Place(place.table, place.version + 1)).shows()
    loaded = await parlour.store.load(person.id, place.table)
    now = at_table(place.table, loaded.table, seen.reader) if loaded.table else None
    key = "" if saved is Saved.DUPLICATE else "answer-already-played"
    answer = seen.reader.texts.plain(key) if key else ""
    return now.shows(answer=answer) if now else Reply(answer=seen.reader.texts.plain("answer-no-table"))


def against_house(parlour: Parlour, person: Person, profile: Profile) -> Table:
    """A new table for one person and the house, by the rules that the person last used."""
    return open_table(profile.rules, (person.id, HOUSE), (person.name, "house"), parlour.shuffle)


def at_table(table_id: str, stored: StoredTable, viewer: Reader) -> Seen | None:
    """The stored table for a reader, or None when they have no seat at it."""
    table = Table.load(stored.body)
    seat = table.seat_of(viewer.user)
    if seat is None:
        return None
    return Seen(table, Place(table_id, stored.version), viewer, seat, stored.address)


async def current(parlour: Parlour, person: Person, profile: Profile) -> Seen | None:
    """The table that the person is playing at, or played at last, if it is still there. Raises StoreUnavailable."""
    if profile.table is None:
        return None
    loaded = await parlour.store.load(person.id, profile.table)
    viewer = reader(person.id, person.language_code, profile)
    return at_table(profile.table, loaded.table, viewer) if loaded.table else None


async def opened(parlour: Parlour, person: Person, profile: Profile, update: int) -> Reply:
    """A new table against the house, stored and noted in the profile. Raises StoreUnavailable.

    The index comes first and the profile last: whatever is cut off in between, nothing of the person is out of reach.
    """
    table_id = parlour.new_id()
    table = against_house(parlour, person, profile)
    await parlour.store.add_table(person.id, table_id)
    await parlour.store.save(table_id, 0, table.dump())
    profile = replace(profile, table=table_id)
    await parlour.store.save_profile(person.id, profile.dump(), update)
    viewer = reader(person.id, person.language_code, profile)
    return Seen(table, Place(table_id, 1), viewer, 0, None).shows()

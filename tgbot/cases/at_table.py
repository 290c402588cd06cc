"""Where the tables stand: taps on a table, with one load and at most one save each. No Telegram here."""

from __future__ import annotations

from dataclasses import replace

from engine import Move, why_illegal
from tgbot.cases import tutoring
from tgbot.cases.outcomes import Person, Reply
from tgbot.cases.visits import Parlour, Seen, Visit, at_table, table_id
from tgbot.people.profile import Profile
from tgbot.store import Saved
from tgbot.table.table import HOUSE, NotNowError, Table, next_giv, open_table, play_move, resign, undo, with_replies
from tgbot.taps.codec import TableTap, Verb
from tgbot.views import menus
from tgbot.views.choosing import Place, takes_of
from tgbot.views.screen import HINTS, Focus
from tutor.words import refusal

#: Taps that change only what the tapper looks at.
LOOKS = {Verb.CHOOSE, Verb.PICK, Verb.BACK, Verb.WHY, Verb.COUNT, Verb.RESIGN}


async def tap_table(parlour: Parlour, person: Person, tap: TableTap, update: int) -> Reply:
    """What a tap on a table leads to. One load; one save if it changes the table. Raises StoreUnavailable."""
    loaded = await parlour.store.load(person.id, tap.table)
    visit = Visit(parlour, person, Profile.load(loaded.profile), loaded.profile_version, update)
    viewer = visit.reader
    if loaded.table is None:
        home = menus.home(viewer, person.name, None)
        return Reply(home, viewer.texts.plain("answer-no-table"), alert=True)
    seen = at_table(tap.table, loaded.table, viewer)
    if seen is None:
        return Reply(answer=viewer.texts.plain("answer-not-your-table"), alert=True)
    if tap.version != loaded.table.version and not _is_the_same_hint(seen, tap):
        played = tap.verb in (Verb.PLAY, Verb.PLAY_ANYWAY) and tap.ply is None
        return seen.shows(answer=viewer.texts.plain("answer-already-played" if played else "answer-old-button"))
    if tap.verb is Verb.TAKE_NOTHING:
        return Reply(answer=viewer.texts.plain("answer-nothing-picked"))
    return await _act(visit, seen, tap)


def _is_the_same_hint(seen: Seen, tap: TableTap) -> bool:
    """Whether the tap is a second one on a hint: the first has noted it at the table, and that was the last change."""
    noted = len(seen.table.giv.moves) in seen.table.hinted
    return tap.verb is Verb.HINT and tap.version == seen.place.version - 1 and noted


async def _act(visit: Visit, seen: Seen, tap: TableTap) -> Reply:
    """What a tap at the table as it is stored leads to."""
    try:
        if tap.ply is not None:
            return await tutoring.practise(visit, seen, tap)
        if tap.verb in HINTS:
            return await tutoring.hint(visit, seen, tap)
        if tap.verb in (Verb.REVIEW, Verb.STEP):
            return tutoring.review(visit, seen, tap)
        if tap.verb is Verb.QUIZ:
            return tutoring.quiz(seen, tap)
        return await _play_or_look(visit, seen, tap)
    except NotNowError:
        return seen.shows(answer=seen.reader.texts.plain("answer-not-now"))


async def _play_or_look(visit: Visit, seen: Seen, tap: TableTap) -> Reply:
    """A tap of the game itself. Raises NotNowError."""
    texts = seen.reader.texts
    move = _at_once(seen, tap) or tap.move
    if tap.verb in LOOKS and move is tap.move:
        return _looks(seen, tap)
    if tap.verb is Verb.RECORD and seen.table.over:  # before that it would show the hidden cards
        return replace(seen.shows(), record=seen.table.record.dump(), caption=texts.html("record-caption"))
    if move is not None:
        if illegality := why_illegal(seen.table.giv, move, seen.seat):
            return seen.refuses(refusal(seen.table.rules, illegality, texts, seen.reader.letters))
        if tap.verb is not Verb.PLAY_ANYWAY and (warning := await tutoring.warned(visit, seen, move)):
            return warning
    table = await with_replies(_changed(visit, seen, tap.verb, move), visit.parlour.house)
    stored = await visit.save(seen, table)
    if isinstance(stored, Reply):
        return stored
    if tap.verb is Verb.AGAIN and visit.profile.table != stored.place.table:
        # Under an older message: from now on this is again the table that they play at.
        await visit.saved(lambda profile: replace(profile, table=stored.place.table))
    if table.giv.over:
        tutoring.begin_review(visit, stored)
    return stored.shows()


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


def against_house(visit: Visit) -> Table:
    """A new table for one person and the house, by the rules and at the level that the person last used."""
    seats, names = (visit.person.id, HOUSE), (visit.person.name, visit.reader.texts.plain("house"))
    table = open_table(visit.profile.rules, seats, names, visit.parlour.shuffle)
    return replace(table, level=visit.profile.level)


async def opened(visit: Visit) -> Reply:
    """A new table against the house, stored and noted in the profile. Raises StoreUnavailable.

    The index comes first and the profile last: whatever is cut off in between, nothing of the person is out of reach.
    An update that comes again finds the table that it has opened.
    """
    store, person = visit.parlour.store, visit.person
    number = table_id(person.id, visit.update)
    table = await with_replies(against_house(visit), visit.parlour.house)
    await store.add_table(person.id, number)
    saved = await store.save(number, 0, table.dump())
    visit = await visit.saved(lambda profile: replace(profile, table=number))
    if saved is not Saved.DONE and (there := await visit.current()):
        return there.shows()
    return Seen(table, Place(number, 1), visit.reader, 0, None).shows()

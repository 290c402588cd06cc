"""What must be so of all that was shown."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache

from engine import DECK, Card, notation
from locales import LANGUAGES, texts
from tests.e2e.day import Day, Shown
from tests.e2e.laws.reading import boards_of, hidden_cards, readers_for, readings, table_of
from tests.tgbot.views.looking import cards_of, faces_in, focuses
from tgbot.delivery.keyboards import plain
from tgbot.table.codec import UnreadableTableError
from tgbot.table.sight import sight_of
from tgbot.table.table import Table
from tgbot.taps.table import Advice, PlayAnyway, Quiz, Terms
from tgbot.views.message import Message
from tgbot.views.place import Place
from tgbot.views.screen import screen

#: The number of calls, made for anybody, that a bot may be behind with what concerns one of them.
JUST_BEFORE = 40


def shown_is_recorded(day: Day) -> Iterator[str]:
    """Each version of a table that was shown was saved, and looked like that."""
    bodies = defaultdict(list)
    for name, versions in day.saved.items():
        for saved in versions:
            if saved.body is not None:
                bodies[name, saved.version].append(saved.body)
    for shown in day.shown:
        for name, version in {(tap.table, tap.version) for tap in shown.taps}:
            found = bodies[name, version]
            if not found:
                yield f"{shown.person} was shown version {version} of {name}, which was never saved"
            elif not any(_shows(shown, body) for body in found):
                yield f"version {version} of {name} did not look like this to {shown.person}: {shown.text!r}"


def _shows(shown: Shown, body: str) -> bool:
    """Whether the message is about this table: while it is played, its board stands above everything else."""
    try:
        table = table_of(body)
    except UnreadableTableError:
        return True  # another law tells of it
    return table.waiting_for is None or shown.text.startswith(boards_of(body, shown.person))


def last_screens(day: Day) -> Iterator[str]:
    """What stands on the screens at the end is the table as it is kept, with one of the texts that can stand below. A
    table that somebody has left stays on their screen as it was when they left it, or tapped it last. Messages that the
    bot could not know of stay as they are."""
    for shown in _known(day):
        for name, version in {(tap.table, tap.version) for tap in shown.taps if tap.table in day.kept}:
            kept, body = day.kept[name]
            if version < kept and day.playing.get(shown.person) != name:
                continue
            if version != kept:
                yield f"{shown.person} sees version {version} of {name}, and {kept} is kept"
            elif not _is_drawn_anew(shown, Place(name, kept), body):
                yield f"{shown.person} sees of {name}, which is not how it stands: {shown.text!r}"


def _is_drawn_anew(shown: Shown, place: Place, body: str) -> bool:
    """What the tutor says needs its search: then the board above it is compared, and between givs nothing."""
    table = table_of(body)
    if not _shows(shown, body):
        return False
    drawn = (plain(message) for message in _plain_messages(table, place, shown.person))
    return _is_the_tutors(shown, table) or shown.text in drawn


def _plain_messages(table: Table, place: Place, person: int) -> Iterator[Message]:
    sight = sight_of(table, person)
    for reader in readers_for(person):
        for focus in (*focuses(sight), Quiz(), *(Quiz(rank) for rank in {card.rank for card in DECK})):
            yield screen(sight, place, reader, focus)


def _is_the_tutors(shown: Shown, table: Table) -> bool:
    """Whether the text below the board is a hint or a warning; between givs it may be a review or practice."""
    return table.giv.over or _by_right(shown)


def one_live_message(day: Day) -> Iterator[str]:
    """Nobody has two messages with buttons of one table that the bot could know of."""
    counted = Counter((shown.person, name) for shown in _known(day) for name in {tap.table for tap in shown.taps})
    for (person, name), number in counted.items():
        if number > 1 and name in day.kept:
            yield f"{person} has {number} messages of {name} with buttons"


def _known(day: Day) -> Iterator[Shown]:
    """What stands on the screens at the end, without what the bot could not know of: a message that was posted and
    whose answer was lost; and older ones of a table that a bot had just shown to the person when it was killed, before
    it had noted that or taken the buttons from the older one."""
    lost = {(shown.person, shown.message) for shown in day.shown if shown.lost}
    broken_off = {(shown.person, tap.table) for shown in day.shown for tap in shown.taps
                  if any(number - JUST_BEFORE <= shown.number < number for number in day.killed)}  # fmt: skip
    newest = {(shown.person, tap.table): shown.message for shown in day.live for tap in shown.taps}
    for shown in day.live:
        places = {(shown.person, tap.table) for tap in shown.taps}
        older = any(newest[place] != shown.message for place in places)
        if (shown.person, shown.message) not in lost and not (older and places & broken_off):
            yield shown


def no_hidden_card(day: Day) -> Iterator[str]:
    """No button and no text had a card that its reader may not know."""
    bodies = {(name, saved.version): saved.body for name, versions in day.saved.items() for saved in versions}
    for shown in day.shown:
        for name, version in {(tap.table, tap.version) for tap in shown.taps}:
            body = bodies.get((name, version))
            if body and (told := _hidden_cards(shown, body)):
                yield f"{shown.person} was shown {told} at version {version} of {name}: {shown.text!r}"


def _hidden_cards(shown: Shown, body: str) -> str:
    hidden = hidden_cards(body, shown.person)
    carried = {card for tap in shown.taps for card in cards_of(tap.ask)}
    return notation(sorted(hidden & (carried | (set() if _by_right(shown) else _faces(shown, body)))))


def _faces(shown: Shown, body: str) -> set[Card]:
    """The cards in text and buttons, read with the letters with which the board is written; where it could be those of
    several languages, the cards that all of them read."""
    written = "\n".join([shown.text, *(label for label, _ in shown.buttons)])
    boards = zip(readings(), boards_of(body, shown.person), strict=True)
    found = [set(faces_in(written, *reading)) for reading, above in boards if shown.text.startswith(above)]
    return set.intersection(*found) if found else set()


def _by_right(shown: Shown) -> bool:
    """Whether the message may speak of unseen cards, since the reader may count them: a count, a hint, a warning."""
    offers = any(isinstance(tap.ask, Advice | Terms | PlayAnyway) for tap in shown.taps)
    return offers or any(mark in shown.text for mark in _marks())


@lru_cache(1)
def _marks() -> tuple[str, ...]:
    """How counts and hints begin, in each language."""
    say = [texts(language) for language in LANGUAGES]
    titles = [each.html("count-title") for each in say]
    titles += [each.html("advice-all-terms", first="", second="") for each in say]
    bold = [found[1] for title in titles if (found := re.search("<b>(.*?)</b>", title))]
    return (*bold, *(each.plain("hint-title", hint="").strip() for each in say))

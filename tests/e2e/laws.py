"""What must be so at the end of any day, however bad it was. Each law gives a sentence for each breach of it."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from engine import DECK, Card, GivRecord, Move, Record, notation
from locales import LANGUAGES, texts
from tests.e2e.day import Day, Saved, Shown, Tapped
from tests.tgbot.views.looking import cards_of, faces_in, focuses, hidden_from
from tgbot.delivery.keyboards import plain
from tgbot.table.codec import UnreadableTableError, load
from tgbot.table.sight import sight_of
from tgbot.table.table import Table
from tgbot.taps import Ask, TableTap, Tap, UnreadableTapError, unpack
from tgbot.taps.menu import Forget
from tgbot.taps.table import (
    Advice,
    Again,
    Choose,
    Count,
    Hint,
    NextGiv,
    Play,
    PlayAnyway,
    Quiz,
    Resign,
    Terms,
    Undo,
)  # fmt: skip
from tgbot.views.board import board
from tgbot.views.message import Message
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tgbot.views.screen import screen
from tutor.words import letters

Law = Callable[[Day], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Breach:
    law: str
    what: str


def breaches(day: Day) -> list[Breach]:
    """All breaches of all laws."""
    return [Breach(name, what) for name, law in LAWS.items() for what in law(day)]


# What is recorded


def replays(day: Day) -> Iterator[str]:
    """Each version that is not only the beginning of the next one is replayed; that one has its moves too."""
    bodies = {(name, version): body for name, (version, body) in day.kept.items()}
    for name, versions in day.saved.items():
        for saved, after in zip(versions, (*versions[1:], None), strict=True):
            if saved.body is not None and not (after and after.body and _begins(saved.body, after.body)):
                bodies[name, saved.version] = saved.body
    for (name, version), body in bodies.items():
        try:
            table = _table(body)
        except UnreadableTableError as error:
            yield f"version {version} of {name} does not replay: {error}"
            continue
        giv = table.giv
        found = [*giv.table, *giv.stock, *(card for cards in (*giv.hands, *giv.piles) for card in cards)]
        if sorted(found) != sorted(DECK):
            yield f"version {version} of {name} has {len(found)} cards, {len(set(found))} different ones"


def _begins(body: str, longer: str) -> bool:
    """Whether the moves of a record are the beginning of another one's, in the same giv."""
    head, _, _ = body.partition(']}]},"seats"')
    return bool(head) and longer.startswith(head)


def follows(day: Day) -> Iterator[str]:
    """The versions of a table are 1, 2, 3 and so on, again from 1 after a deletion, and the store has the last one."""
    for name, versions in day.saved.items():
        before = 0
        for saved in versions:
            if saved.body is not None and saved.version != before + 1:
                yield f"version {saved.version} of {name} came after {before}"
            before = saved.version if saved.body is not None else 0
        last = versions[-1]
        if last.body is None and name in day.kept:
            yield f"{name} was deleted, and is there"
        elif last.body is not None and day.kept.get(name) != (last.version, last.body):
            yield f"{name} is not in the store as version {last.version} has it"


def forgets(day: Day) -> Iterator[str]:
    """A table is deleted only when somebody who sits there has asked for it after it was opened."""
    asked = [tapped for tapped in day.taps if _meaning(tapped.data) == Forget()]
    for name, versions in day.saved.items():
        for opened, deleted in _lives(versions):
            if deleted is None or opened.body is None:
                continue
            people = {tapped.person for tapped in asked if tapped.update > _update(opened.cause)}
            if not any(_table(opened.body).seat_of(person) is not None for person in people):
                yield f"{name} is gone, and nobody has asked for that since it was opened"


def _lives(versions: tuple[Saved, ...]) -> Iterator[tuple[Saved, Saved | None]]:
    """The first version of a table and its deletion, each time that it was opened."""
    first: Saved | None = None
    for saved in versions:
        if saved.body is None and first is not None:
            yield first, saved
            first = None
        elif saved.body is not None:
            first = first or saved
    if first is not None:
        yield first, None


def once(day: Day) -> Iterator[str]:
    """Each cause has changed a table once."""
    for name, versions in day.saved.items():
        for cause, times in Counter(saved.cause for saved in versions if saved.cause).items():
            if times > 1 and all(saved.body is not None for saved in versions):
                yield f"{cause} has changed {name} {times} times"


def explained(day: Day) -> Iterator[str]:
    """Each change is what its cause asks for: the tap was on that version, by somebody who sits there."""
    taps = {tapped.update: tapped for tapped in day.taps}
    for name, versions in day.saved.items():
        before: Saved | None = None
        for saved in versions:
            if saved.body is not None and before is not None and before.body is not None:
                tapped = taps.get(_update(saved.cause))
                if not _explains(name, tapped, before, saved):
                    asked = tapped.data if tapped else "nobody"
                    yield f"version {saved.version} of {name}, by {saved.cause}, is not what {asked} asks for"
            before = saved


def _explains(name: str, tapped: Tapped | None, before: Saved, after: Saved) -> bool:
    try:
        was, now = _table(before.body or ""), _table(after.body or "")
    except UnreadableTableError:
        return True  # another law tells of it
    if tapped is None:
        searched = after.cause == f"house:{before.version}" and was.level_on_turn is not None
        return searched and len(_new_moves(was.record, now.record) or ()) == 1
    tap = _meaning(tapped.data)
    if not isinstance(tap, TableTap) or tap.table != name or was.seat_of(tapped.person) is None:
        return False
    return tap.version == before.version and _leads_to(tap.ask, was, now)


def _leads_to(ask: Ask, was: Table, now: Table) -> bool:  # noqa: PLR0911  (one line for each kind)
    """Whether the table after the change is what was asked for; replies of the house may follow."""
    new = _new_moves(was.record, now.record)
    match ask:
        case Play(move) | PlayAnyway(move):
            return new is not None and new[:1] == (move,) and len(new) <= len(was.seats)
        case Choose(card):
            return new is not None and new[:1] == (Move(card),) and len(new) <= len(was.seats)
        case Undo():
            return bool(_new_moves(now.record, was.record))
        case Resign():
            return now.record == was.record and now.resigned is not None
        case NextGiv():
            return now.record.givs[:-1] == was.record.givs
        case Again():
            return was.over and len(now.record.givs) == 1
        case Hint() | Advice() | Terms():
            return now.record == was.record and len(now.hinted) == len(was.hinted) + 1
    return False


def _new_moves(was: Record, now: Record) -> tuple[Move, ...] | None:
    """The moves by which a record goes on in the same giv; None if it does not."""
    *earlier, last = was.givs
    if len(now.givs) != len(was.givs) or list(now.givs[:-1]) != earlier:
        return None
    newest = now.givs[-1]
    same = GivRecord(newest.dealer, newest.deck, newest.moves[: len(last.moves)]) == last
    return newest.moves[len(last.moves) :] if same else None


def acknowledged(day: Day) -> Iterator[str]:
    """A play that was answered without a word has been made, or the coach has warned of it."""
    causes = {(name, saved.cause) for name, versions in day.saved.items() for saved in versions}
    warned = {(shown.person, tap.table, tap.version) for shown in day.shown for tap in shown.taps
              if isinstance(tap.ask, PlayAnyway)}  # fmt: skip
    for tapped in day.taps:
        tap = _meaning(tapped.data)
        if not isinstance(tap, TableTap) or not isinstance(tap.ask, Play | PlayAnyway) or tap.ply is not None:
            continue
        silent = tapped.answered and tapped.told is None and tap.table in day.saved
        made = (tap.table, f"update:{tapped.update}") in causes
        if silent and not made and (tapped.person, tap.table, tap.version) not in warned:
            yield f"{tapped.data} of {tapped.person} was answered and not made"


# What is answered


def taps_answered(day: Day) -> Iterator[str]:
    """Each tap was answered: once, or at most as often as a bot was handed it."""
    for tapped in day.taps:
        what = f"{tapped.data!r} of {tapped.person}, handed to {tapped.n_handed},"
        if not tapped.answered:
            yield f"{what} was not answered"
        elif tapped.n_answers > max(1, tapped.n_handed):
            yield f"{what} was answered {tapped.n_answers} times"


def texts_answered(day: Day) -> Iterator[str]:
    """Each text was answered: once, or at most as often as a bot was handed it; and once more for each answer of which
    the bot could not know that it had arrived."""
    for written in day.texts:
        what = f"{written.text[:40]!r} of {written.person}, handed to {written.n_handed},"
        if not written.n_posts and not written.again:
            yield f"{what} was not answered"
        elif written.n_posts > max(1, written.n_handed) + written.n_lost:
            yield f"{what} was answered {written.n_posts} times, {written.n_lost} of them lost on the way"


# What is shown


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
        table = _table(body)
    except UnreadableTableError:
        return True  # another law tells of it
    return table.waiting_for is None or shown.text.startswith(_boards(body, shown.person))


def last_screens(day: Day) -> Iterator[str]:
    """What stands on the screens at the end is the table as it is kept, with one of the texts that can stand below."""
    for shown in day.live:
        for name, version in {(tap.table, tap.version) for tap in shown.taps if tap.table in day.kept}:
            kept, body = day.kept[name]
            if version != kept:
                yield f"{shown.person} sees version {version} of {name}, and {kept} is kept"
            elif not _is_drawn_anew(shown, Place(name, kept), body):
                yield f"{shown.person} sees of {name}, which is not how it stands: {shown.text!r}"


def _is_drawn_anew(shown: Shown, place: Place, body: str) -> bool:
    """What the tutor says needs its search: then the board above it is compared, and between givs nothing."""
    table = _table(body)
    if not _shows(shown, body):
        return False
    drawn = (plain(message) for message in _plain_messages(table, place, shown.person))
    return _is_the_tutors(shown, table) or shown.text in drawn


def _plain_messages(table: Table, place: Place, person: int) -> Iterator[Message]:
    sight = sight_of(table, person)
    for reader in _readers(person):
        for focus in (*focuses(sight), Quiz(), *(Quiz(rank) for rank in {card.rank for card in DECK})):
            yield screen(sight, place, reader, focus)


def _is_the_tutors(shown: Shown, table: Table) -> bool:
    """Whether the text below the board is a hint or a warning; between givs it may be a review or practice."""
    return table.giv.over or _by_right(shown)


def one_live_message(day: Day) -> Iterator[str]:
    """Nobody has two messages with buttons of one table."""
    counted = Counter((shown.person, name) for shown in day.live for name in {tap.table for tap in shown.taps})
    for (person, name), number in counted.items():
        if number > 1 and name in day.kept:
            yield f"{person} has {number} messages of {name} with buttons"


def no_hidden_card(day: Day) -> Iterator[str]:
    """No button and no text had a card that its reader may not know."""
    bodies = {(name, saved.version): saved.body for name, versions in day.saved.items() for saved in versions}
    for shown in day.shown:
        for name, version in {(tap.table, tap.version) for tap in shown.taps}:
            body = bodies.get((name, version))
            if body and (told := _hidden_cards(shown, body)):
                yield f"{shown.person} was shown {told} at version {version} of {name}: {shown.text!r}"


def _hidden_cards(shown: Shown, body: str) -> str:
    hidden = _hidden(body, shown.person)
    carried = {card for tap in shown.taps for card in cards_of(tap.ask)}
    return notation(sorted(hidden & (carried | (set() if _by_right(shown) else _faces(shown, body)))))


def _faces(shown: Shown, body: str) -> set[Card]:
    """The cards in text and buttons, read with the letters with which the board is written; where it could be those of
    several languages, the cards that all of them read."""
    written = "\n".join([shown.text, *(label for label, _ in shown.buttons)])
    boards = zip(_readings(), _boards(body, shown.person), strict=True)
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


# What is left


def nothing_left(day: Day) -> Iterator[str]:
    """The queues are empty."""
    yield from day.left


def clean_logs(day: Day) -> Iterator[str]:
    """No log has a traceback or a secret."""
    for log in day.logs:
        for entry in re.split(r"^(?=\d{4}-\d\d-\d\d )", log, flags=re.MULTILINE):
            if "Traceback (most recent call last)" in entry:
                first, *_, last = entry.strip().splitlines()
                yield f"a traceback: {first[24:120]} … {last[:160]}"
        for secret in day.secrets:
            if secret in log:
                yield "a secret is in a log"


LAWS: dict[str, Law] = {
    "every record replays, with 52 cards": replays,
    "each version follows the one before": follows,
    "a table is deleted only when asked for": forgets,
    "each cause changes a table once": once,
    "each change is what was asked for": explained,
    "what was acknowledged is recorded": acknowledged,
    "each tap is answered once": taps_answered,
    "each text is answered once": texts_answered,
    "what was shown is recorded": shown_is_recorded,
    "the last screens show the record": last_screens,
    "a table has one live message": one_live_message,
    "no hidden card is shown": no_hidden_card,
    "nothing is left in the queues": nothing_left,
    "logs have no traceback and no secret": clean_logs,
}


# Reading


@lru_cache(8192)
def _table(body: str) -> Table:
    """Raises UnreadableTableError."""
    return load(body)


@lru_cache(8192)
def _boards(body: str, person: int) -> tuple[str, ...]:
    """The board as a person may see it, in each language and with each language's letters."""
    sight = sight_of(_table(body), person)
    return tuple(plain(Message(board(sight, reader))) for reader in _readers(person))


@lru_cache(8192)
def _hidden(body: str, person: int) -> frozenset[Card]:
    try:
        table = _table(body)
    except UnreadableTableError:
        return frozenset()  # another law tells of it
    return frozenset(hidden_from(table.giv, table.seat_of(person)))


def _readings() -> list[tuple[str, str]]:
    """The languages of texts and of letters: a person may have changed them since a message was drawn."""
    return list(product(LANGUAGES, LANGUAGES))


def _readers(person: int) -> list[Reader]:
    return [Reader(person, texts(language), letters(ranks), Count()) for language, ranks in _readings()]


def _meaning(data: str) -> Tap | None:
    try:
        return unpack(data)
    except UnreadableTapError:
        return None


def _update(cause: str | None) -> int:
    """The number of the update that is a cause, 0 for any other cause."""
    kind, _, number = (cause or "").partition(":")
    return int(number) if kind == "update" else 0

"""What must be so of all that was recorded."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from engine import DECK, GivRecord, Move, Record
from tests.e2e.day import Day, Saved, Tapped
from tests.e2e.laws.reading import meaning, table_of, update_of
from tgbot.limits import LIMITS
from tgbot.table.codec import UnreadableTableError
from tgbot.table.table import Table
from tgbot.taps import Ask, TableTap
from tgbot.taps.menu import Forget
from tgbot.taps.table import Advice, Again, Choose, Hint, NextGiv, Play, PlayAnyway, Resign, Terms, Undo


def replays(day: Day) -> Iterator[str]:
    """Each version that is not only the beginning of the next one is replayed; that one has its moves too."""
    bodies = {(name, version): body for name, (version, body) in day.kept.items()}
    for name, versions in day.saved.items():
        for saved, after in zip(versions, (*versions[1:], None), strict=True):
            if saved.body is not None and not (after and after.body and _begins(saved.body, after.body)):
                bodies[name, saved.version] = saved.body
    for (name, version), body in bodies.items():
        try:
            table = table_of(body)
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
    """A table is deleted only when somebody who sits there has asked for it after it was opened, or has opened
    others since, so that it was the first of too many."""
    asked = [tapped for tapped in day.taps if meaning(tapped.data) == Forget()]
    opened_by = _opened_by(day)
    for name, versions in day.saved.items():
        for opened, deleted in _lives(versions):
            if deleted is None or opened.body is None:
                continue
            at = update_of(opened.cause)
            people = {tapped.person for tapped in asked if tapped.update > at}
            people |= {who for who, updates in opened_by.items() if sum(each > at for each in updates) >= LIMITS.tables}
            if not any(table_of(opened.body).seat_of(person) is not None for person in people):
                yield f"{name} is gone, and nobody has asked for that since it was opened"


def _opened_by(day: Day) -> dict[int, list[int]]:
    """The updates by which each person has opened a table."""
    people = {each.update: each.person for each in day.taps} | {each.update: each.person for each in day.texts}
    found: dict[int, list[int]] = defaultdict(list)
    for versions in day.saved.values():
        for opened, _ in _lives(versions):
            if (at := update_of(opened.cause)) in people:
                found[people[at]].append(at)
    return found


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
                tapped = taps.get(update_of(saved.cause))
                if not _explains(name, tapped, before, saved):
                    asked = tapped.data if tapped else "nobody"
                    yield f"version {saved.version} of {name}, by {saved.cause}, is not what {asked} asks for"
            before = saved


def _explains(name: str, tapped: Tapped | None, before: Saved, after: Saved) -> bool:
    try:
        was, now = table_of(before.body or ""), table_of(after.body or "")
    except UnreadableTableError:
        return True  # another law tells of it
    if tapped is None:
        searched = after.cause == f"house:{before.version}" and was.level_on_turn is not None
        return searched and len(_new_moves(was.record, now.record) or ()) == 1
    tap = meaning(tapped.data)
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
        tap = meaning(tapped.data)
        if not isinstance(tap, TableTap) or not isinstance(tap.ask, Play | PlayAnyway) or tap.ply is not None:
            continue
        silent = tapped.answered and tapped.told is None and tap.table in day.saved
        made = (tap.table, f"update:{tapped.update}") in causes
        if silent and not made and (tapped.person, tap.table, tap.version) not in warned:
            yield f"{tapped.data} of {tapped.person} was answered and not made"

"""A tap on a table: whose table it is, whether the button is still valid, and which case handles it. One load; one save
if the tap changes the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tgbot.cases import counting, hints, playing, practice, records, reviewing
from tgbot.cases.door import Door, readable
from tgbot.cases.outcomes import Outcome, Strip, Tell
from tgbot.cases.visitor import OvertakenError, Sitting, Visit, Visitor, arrive_at, sitting
from tgbot.table.seats import StandIn
from tgbot.table.table import NotNowError
from tgbot.taps import TableTap
from tgbot.taps.table import (
    Advice,
    Again,
    AskResign,
    Back,
    Choose,
    Count,
    Hint,
    NextGiv,
    Pick,
    Play,
    PlayAnyway,
    Practise,
    Quiz,
    Resign,
    Review,
    ShowRecord,
    Step,
    TakeNothing,
    Terms,
    Undo,
    Why,
)  # fmt: skip

Case = Callable[[Sitting, Any], Awaitable[Outcome]]

#: Taps that change nothing at the table.
LOOKS = (Choose, Pick, Back, Why, AskResign, Count, Quiz)
#: The case that answers each kind of tap.
CASES: dict[type, Case] = {
    Choose: playing.choose,
    Pick: playing.look,
    Back: playing.look,
    Why: playing.look,
    AskResign: playing.look,
    Play: playing.play,
    PlayAnyway: playing.play,
    Undo: playing.undo,
    Resign: playing.resign,
    NextGiv: playing.next_giv,
    Again: playing.again,
    Hint: hints.hint,
    Advice: hints.hint,
    Terms: hints.hint,
    Count: counting.count,
    Quiz: counting.quiz,
    Review: reviewing.overview,
    Step: reviewing.step,
    ShowRecord: records.show,
}


async def tap_table(door: Door, visitor: Visitor, tap: TableTap, update: int) -> Outcome:
    """What a tap on a table leads to. Raises StoreUnavailable."""
    visit, stored = await arrive_at(door, visitor, update, tap.table)
    table = readable(tap.table, stored)
    if stored is None or table is None:
        return Strip(visit.reader.texts.plain("answer-no-table"))
    here = sitting(visit, tap.table, stored, table)
    if here is None:
        return Tell(visit.reader.texts.plain("answer-not-your-table"))
    if tap.version != stored.version and not _is_the_same_hint(here, tap):
        played = isinstance(tap.ask, Play | PlayAnyway) and tap.ply is None
        return here.show(note=here.reader.texts.plain("answer-already-played" if played else "answer-old-button"))
    if isinstance(tap.ask, TakeNothing):
        return Tell(here.reader.texts.plain("answer-nothing-picked"), alert=False)
    return await _act(visit, here, tap)


async def _act(visit: Visit, here: Sitting, tap: TableTap) -> Outcome:
    """What a tap leads to at the table as it is stored."""
    try:
        if isinstance(here.table.seats[here.seat], StandIn) and isinstance(tap.ask, LOOKS):
            here, _ = await here.change(lambda table: (table, ()))  # looking at the table counts as coming back
        if tap.ply is not None or isinstance(tap.ask, Practise):
            return await practice.practise(here, tap)
        return await CASES[type(tap.ask)](here, tap.ask)
    except OvertakenError as overtaken:
        return overtaken.outcome
    except NotNowError:
        return here.show(note=visit.reader.texts.plain("answer-not-now"))


def _is_the_same_hint(here: Sitting, tap: TableTap) -> bool:
    """Whether this is a second tap on a hint: the first one noted it at the table, and nothing has changed since."""
    noted = len(here.table.giv.moves) in here.table.hinted
    return isinstance(tap.ask, Hint) and tap.version == here.place.version - 1 and noted

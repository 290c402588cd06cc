"""The game itself: looking at what a card can do, playing it, taking back, giving up, continuing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine import GivEnded, Move, why_illegal
from tgbot.cases import house, reviewing
from tgbot.cases.coach import warned
from tgbot.cases.outcomes import Outcome, Show, Tell, Wait
from tgbot.cases.visitor import Sitting, Visit
from tgbot.table import table as tables
from tgbot.table.clock import searches
from tgbot.table.seats import House, Person, user_of
from tgbot.table.table import Change, NotNowError, Table
from tgbot.taps.table import Again, AskResign, Back, Choose, NextGiv, Pick, Play, PlayAnyway, Resign, Undo, Why
from tgbot.views.choosing import takes_of
from tutor.words import refusal


async def choose(here: Sitting, ask: Choose) -> Outcome:
    """A card is chosen: shows what it can do. With the setting for it, a card that can only be laid out is played at
    once."""
    can_only_lie = here.visit.profile.quick and here.sight.on_turn and not takes_of(here.sight, ask.card)
    return await play(here, Play(Move(ask.card))) if can_only_lie else await look(here, ask)


async def look(here: Sitting, ask: Choose | Pick | Back | Why | AskResign) -> Outcome:
    """Changes only what is shown; the card must be in the hand and the picked cards on the table."""
    if isinstance(ask, Back):
        return here.show()
    if isinstance(ask, Choose | Pick):
        if not here.sight.on_turn:
            return Tell(here.reader.texts.plain("answer-not-your-turn"))
        card, taken = (ask.card, ()) if isinstance(ask, Choose) else ask.move
        if card not in here.sight.hand or not set(taken) <= set(here.sight.giv.table):
            raise NotNowError
    return here.show(ask)


async def play(here: Sitting, ask: Play | PlayAnyway) -> Outcome:
    """A move: made, refused with the reason, or warned of."""
    illegality = why_illegal(here.table.giv, ask.move, here.seat)
    if illegality:
        return Tell(refusal(here.table.rules, illegality, here.reader.texts, here.reader.letters))
    said = await warned(here, ask.move) if isinstance(ask, Play) else ""
    if isinstance(said, Show):
        return said
    return await _changed(here, partial(tables.play_move, seat=here.seat, move=ask.move), said)


async def undo(here: Sitting, _: Undo) -> Outcome:
    """To before the person's last move."""
    return await _changed(here, partial(tables.undo, seat=here.seat))


async def resign(here: Sitting, _: Resign) -> Outcome:
    """The person gives up."""
    return await _changed(here, partial(tables.resign, seat=here.seat))


async def next_giv(here: Sitting, _: NextGiv) -> Outcome:
    """The next giv is dealt."""
    return await _changed(here, partial(tables.next_giv, shuffle=here.visit.door.shuffle))


async def again(here: Sitting, _: Again) -> Outcome:
    """A new parti in place of one that is over. The tap may come from an older message: from now on the person plays at
    this table."""
    if not here.table.over:
        raise NotNowError
    opened = _another(here)
    outcome = await _changed(here, lambda _: (opened, ()))
    if here.visit.profile.table != here.place.table:
        await here.visit.saved(lambda profile: replace(profile, table=here.place.table))
    return outcome


def _another(here: Sitting) -> Table:
    """With the same people, if there are any; otherwise alone against the house, as the person last chose."""
    table = here.table
    if sum(user_of(seat) is not None for seat in table.seats) > 1:
        return tables.open_table(table.rules, table.seats, table.record.players, here.visit.door.shuffle)
    return against_house(here.visit)


def against_house(visit: Visit) -> Table:
    """A new table for one person and the house, by the rules and at the level that the person last used."""
    seats = (Person(visit.visitor.id), House(visit.profile.level))
    names = (visit.visitor.name, visit.reader.texts.plain("house"))
    return tables.open_table(visit.profile.rules, seats, names, visit.door.shuffle)


async def _changed(here: Sitting, change: Change, note: str = "") -> Outcome:
    """The table after a change, which is saved now; the house may have to search before the result can be shown. `note`
    is shown with it."""
    now, passed = await here.change(change)
    if any(isinstance(event, GivEnded) for event in passed.events):
        reviewing.begin(now.visit.door, now.table, now.place.table)
    return shown(now, note)


def shown(here: Sitting, note: str = "") -> Show | Wait:
    """The table as it is, or after the house has searched for its moves. `note` is shown with it."""

    async def when_searched() -> Show:
        table, place = await house.search(here.visit.door, here.table, here.place)
        return replace(here, table=table, place=place).show()

    return Wait(when_searched, note) if searches(here.table) else here.show(note=note)

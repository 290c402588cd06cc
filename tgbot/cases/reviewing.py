"""The review of a giv that is over: begun when the giv ends, shown as far as it has come. From it follows how
accurately each person has played."""

from __future__ import annotations

import logging
from dataclasses import replace
from zlib import crc32

from engine import notation
from tgbot.cases.door import Door
from tgbot.cases.outcomes import Outcome, Refresh, Show
from tgbot.cases.readers import readable_profile
from tgbot.cases.visitor import TRIES, Sitting
from tgbot.people.accuracy import GivAccuracy, with_giv
from tgbot.store import Saved, StoreUnavailable
from tgbot.table.seats import user_of
from tgbot.table.sight import looking_back
from tgbot.table.table import NotNowError, Table, n_hints, n_undos
from tgbot.taps.table import Review, Step
from tgbot.views import reviewing as views
from tgbot.workers.reviews import Subject
from tutor.judging import Progress, summary

log = logging.getLogger(__name__)

#: When an unfinished review is shown again.
REFRESH = Refresh(after=1.5)


async def overview(here: Sitting, ask: Review) -> Outcome:
    """The summary of the review, shown again until the review is finished. Raises NotNowError before the giv is
    over."""
    progress = _progress(here, ask.faults)
    message = views.overview(here.sight, here.place, here.reader, progress)
    unfinished = not (progress.done or progress.failed)
    return Show(message, here.place, refresh=REFRESH if unfinished else None, shown_at=here.shown_at)


async def step(here: Sitting, ask: Step) -> Outcome:
    """One play of the giv, shown again until it is judged. Raises NotNowError before the giv is over."""
    progress = _progress(here)
    ply = min(ask.ply, len(here.table.giv.moves) - 1)
    message = views.step(here.sight, looking_back(here.table, ply), here.place, here.reader, progress)
    unfinished = not (progress.done or progress.failed or progress.of(ply))
    return Show(message, here.place, refresh=REFRESH if unfinished else None, shown_at=here.shown_at)


def begin(door: Door, table: Table, table_id: str, after_faults: int = 0) -> Progress:
    """How far the review of the table's last giv has come; when it is finished, everyone's accuracy is noted, unless
    the giv was over before and is played again. A review that stopped at a failure is resumed for somebody who has seen
    all of its failures."""

    async def note(progress: Progress) -> None:
        try:
            await _note_everyone(door, table, table_id, progress)
        except StoreUnavailable as error:
            log.warning("the end of a review was not noted: the store is away: %s", error)

    return door.reviews.of(_subject(table), None if table.again else note, after_faults)


async def _note_everyone(door: Door, table: Table, table_id: str, progress: Progress) -> None:
    points = tuple(row.total for row in table.parti.protocols[-1])
    name = _name_of(table, table_id)
    for seat, taken in enumerate(table.seats):
        found, user = summary(progress.decisions, seat, points), user_of(taken)
        if user is not None and found.n_unforced:
            help_used = n_hints(table, seat), n_undos(table, seat)
            await _note_accuracy(door, user, table_id, GivAccuracy(name, found.lost, found.n_unforced, *help_used))


def _progress(here: Sitting, after_faults: int = 0) -> Progress:
    if not here.table.giv.over:
        raise NotNowError
    return begin(here.visit.door, here.table, here.place.table, after_faults)


def _subject(table: Table) -> Subject:
    """The last giv of a table, which must be over, with the points before it."""
    rows = table.parti.protocols[-1]
    before = tuple(total - row.total for total, row in zip(table.parti.totals, rows, strict=True))
    return Subject(table.rules, table.record.givs[-1], before)


async def _note_accuracy(door: Door, user: int, table_id: str, played: GivAccuracy) -> None:
    """Notes what a giv cost a person, keeping other changes to their profile; not for somebody who has been
    forgotten."""
    for _ in range(TRIES):
        loaded = await door.store.load(user, table_id)
        if loaded.profile is None or loaded.table is None:
            return
        profile = readable_profile(user, loaded.profile)
        if profile is None:
            return
        changed = replace(profile, accuracy=with_giv(profile.accuracy, played))
        if await door.store.save_profile(user, changed.dump(), expected=loaded.profile_version) is Saved.DONE:
            return


def _name_of(table: Table, table_id: str) -> str:
    """What identifies a giv: its table and its deck, since many partier may be played at one table."""
    deck = notation(table.record.givs[-1].deck)
    return f"{table_id}/{crc32(deck.encode()):x}"

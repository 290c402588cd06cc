"""Taps that ask the tutor: hints, the coach's warning, counting, the review of a giv, practice. No Telegram here."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from zlib import crc32

from engine import Move, View, notation, why_illegal
from tgbot.cases.outcomes import Reply
from tgbot.cases.visits import Seen, Visit
from tgbot.people.profile import Coach, Rated
from tgbot.table.table import NotNowError, Table, at_ply, with_hint
from tgbot.taps.codec import TableTap, Verb
from tgbot.views.choosing import Place, chosen, picking
from tgbot.views.coaching import Thought
from tgbot.views.counts import verdict
from tgbot.views.message import Picture
from tgbot.views.reviewing import Progress, overview, practice, practised, step
from tgbot.views.screen import Focus
from tgbot.workers.pool import Thinkers
from tgbot.workers.reviews import judged
from tutor import is_open, line
from tutor.judging import BAD, DOUBTFUL, Decision, costliest, summary
from tutor.words import refusal

log = logging.getLogger(__name__)

#: From which loss in points the coach warns.
WARNS_FROM = {Coach.GENTLE: BAD, Coach.STRICT: DOUBTFUL}
#: Seconds until a review that is being made is shown again.
AGAIN_AFTER = 1.5
LINE_SECONDS = 3.0


async def hint(visit: Visit, seen: Seen, tap: TableTap) -> Reply:
    """A step of a hint. The first one for a play is noted at the table, for the protocol."""
    if seen.table.waiting_for != seen.seat:
        return seen.refuses(seen.reader.texts.plain("answer-not-your-turn"))
    noted = with_hint(seen.table)
    if noted is not seen.table:
        stored = await visit.save(seen, noted)
        if isinstance(stored, Reply):
            return stored
        seen = stored
    thinkers, view = visit.parlour.thinkers, seen.view
    ranking = await thinkers.rank(view)
    proof: tuple[Move, ...] = ()
    if tap.verb is Verb.ADVICE and ranking.exact and is_open(view):
        proof = await _line(thinkers, view, ranking.best.move)
    return seen.shows(Focus(tap.verb, thought=Thought(view, ranking, proof)))


async def _line(thinkers: Thinkers, view: View, move: Move) -> tuple[Move, ...]:
    """The moves that follow in a proved last deal; none when they are not there in time: the advice is good without."""
    try:
        async with asyncio.timeout(LINE_SECONDS):
            found: tuple[Move, ...] = await thinkers.run(line, view, move, seconds=LINE_SECONDS)
    except Exception as error:  # whatever befell the worker
        log.warning("no line of moves: %r", error)
        return ()
    return found


async def warned(visit: Visit, seen: Seen, move: Move) -> Reply | None:
    """The coach's warning before a dear move becomes final, or None when there is nothing to warn of."""
    threshold = WARNS_FROM.get(visit.profile.coach)
    if threshold is None or seen.table.waiting_for != seen.seat:
        return None
    decision = await judged(visit.parlour.thinkers.rank, seen.view, move)
    if decision.loss < threshold:
        return None
    return seen.shows(Focus(Verb.PLAY, move, decision=decision))


def quiz(seen: Seen, tap: TableTap) -> Reply:
    """The question of the quiz; after an answer what is right and wrong about it, and another question."""
    if tap.move is None or not tap.page:
        return seen.shows(Focus(Verb.QUIZ))
    said = verdict(seen.table, seen.reader, seen.seat, tap.move.card.rank, tap.page - 1)
    return seen.shows(Focus(Verb.QUIZ, tap.move), answer=said)


def review(visit: Visit, seen: Seen, tap: TableTap) -> Reply:
    """The review of the giv that has ended, or a step through it; shown again while it is being made."""
    if not seen.table.giv.over:
        return seen.shows(answer=seen.reader.texts.plain("answer-not-now"))
    progress = begin_review(visit, seen, after_faults=tap.page if tap.verb is Verb.REVIEW else 0)
    if tap.verb is Verb.STEP:
        picture = step(seen.table, seen.place, seen.reader, progress, tap.page)
    else:
        picture = overview(seen.table, seen.place, seen.reader, seen.seat, progress)
    reply = replace(seen.shows(), picture=picture)
    waits = not (progress.done or progress.failed) and (tap.verb is Verb.REVIEW or progress.of(tap.page) is None)
    return replace(reply, again_after=AGAIN_AFTER) if waits else reply


def begin_review(visit: Visit, seen: Seen, after_faults: int = 0) -> Progress:
    """How far the review of the last giv has come; at its end the person's rating is noted. One that stopped with a
    fault goes on when all its faults have been seen."""

    async def rate(progress: Progress) -> None:
        points = tuple(row.total for row in seen.table.parti.protocols[-1])
        found = summary(progress.decisions, seen.seat, points)
        if found.n_unforced:
            table = seen.place.table
            await visit.rate(table, Rated(_name_of(seen.table, table), found.lost, found.n_unforced))

    return visit.parlour.reviews.of(seen.table, rate, after_faults)


def _name_of(table: Table, table_id: str) -> str:
    """What tells a giv apart from all others: its table and its deck, as a table may see many partier."""
    deck = notation(table.record.givs[-1].deck)
    return f"{table_id}/{crc32(deck.encode()):x}"


async def practise(visit: Visit, seen: Seen, tap: TableTap) -> Reply:
    """A tap in a position of the last giv that is played again. Raises NotNowError for a play that there is not."""
    if tap.ply is None or not seen.table.giv.over:
        raise NotNowError
    before = at_ply(seen.table, tap.ply)
    if before.waiting_for != seen.seat:
        raise NotNowError
    place, reader = replace(seen.place, ply=tap.ply), seen.reader
    picture = practice(before, place, reader)
    move = tap.move
    if move is not None and move.card not in before.giv.hand:
        raise NotNowError
    if tap.verb is Verb.CHOOSE and move is not None:
        picture = replace(picture, rows=chosen(before, place, reader, move.card)[1])
    elif tap.verb is Verb.PICK and move is not None and before.giv.table:
        question, rows = picking(before, place, reader, move, tap.page)
        picture = replace(picture, text=question, rows=rows)
    elif tap.verb is Verb.PLAY and move is not None:
        if illegality := why_illegal(before.giv, move, seen.seat):
            return seen.refuses(refusal(before.rules, illegality, reader.texts, reader.letters))
        picture = await _tried(visit, seen, place, move)
    return replace(seen.shows(), picture=picture)


async def _tried(visit: Visit, seen: Seen, place: Place, move: Move) -> Picture:
    """A move that was tried in the position of the place, judged; a worse one of a proved last deal is refuted by the
    moves that follow."""
    assert place.ply is not None
    before, thinkers = at_ply(seen.table, place.ply), visit.parlour.thinkers
    view = replace(seen, table=before).view
    decision = await judged(thinkers.rank, view, move)
    proof: tuple[Move, ...] = ()
    if decision.loss and decision.exact and is_open(view):
        proof = await _line(thinkers, view, move)
    following = _following(begin_review(visit, seen).decisions, seen.seat, place.ply)
    return practised(before, place, seen.reader, decision, line=proof, following=following)


def _following(decisions: tuple[Decision, ...], seat: int, ply: int) -> int | None:
    """The dear play to practise after this one."""
    plies = [each.number for each in costliest(decisions, seat, count=len(decisions))]
    after = plies[plies.index(ply) + 1 :] if ply in plies else plies
    return after[0] if after else None

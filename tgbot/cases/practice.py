"""A position of the last giv, played again to find a better move."""

from __future__ import annotations

from dataclasses import replace

from engine import Move, why_illegal
from tgbot.cases.outcomes import Outcome, Show, Tell
from tgbot.cases.reviewing import begin
from tgbot.cases.visitor import Sitting
from tgbot.table.sight import Sight, looking_back
from tgbot.table.table import NotNowError, at_ply
from tgbot.taps import TableTap
from tgbot.taps.table import Choose, Pick, Play
from tgbot.views.choosing import chosen, picking
from tgbot.views.message import Message
from tgbot.views.place import Place
from tgbot.views.reviewing import practice, practised
from tgbot.workers.reviews import judged
from tutor.judging import Decision, costliest
from tutor.words import refusal


async def practise(here: Sitting, tap: TableTap) -> Outcome:
    """A tap in a position that is being practised. Raises NotNowError while the giv is being played, for a play that
    does not exist or was somebody else's, and for a card that was not there."""
    if tap.ply is None:
        raise NotNowError
    before, reader = looking_back(here.table, tap.ply), here.reader
    place = replace(here.place, ply=tap.ply)
    if before.seat != here.seat or not _could_be_played(before, tap):
        raise NotNowError
    message = practice(before, place, reader)
    match tap.ask:
        case Choose(card):
            message = replace(message, rows=chosen(before, place, reader, card)[1])
        case Pick(move, page) if before.giv.table:
            message = Message(*picking(before, place, reader, move, page))
        case Play(move):
            if illegality := why_illegal(at_ply(here.table, tap.ply).giv, move, here.seat):
                return Tell(refusal(before.rules, illegality, reader.texts, reader.letters))
            message = await _tried(here, before, place, move)
    return Show(message, here.place)


def _could_be_played(before: Sight, tap: TableTap) -> bool:
    match tap.ask:
        case Choose(card):
            return card in before.hand
        case Pick(move) | Play(move):
            return move.card in before.hand
        case _:
            return True


async def _tried(here: Sitting, before: Sight, place: Place, move: Move) -> Message:
    """Judges a move that was tried."""
    decision = await judged(here.visit.door.workers.rank, before.view, move)
    decisions = begin(here.visit.door, here.table, here.place.table).decisions
    following = _following(decisions, here.seat, len(before.giv.moves))
    return practised(before, place, here.reader, decision, following)


def _following(decisions: tuple[Decision, ...], seat: int, ply: int) -> int | None:
    """The costly play to practise after this one."""
    plies = [each.number for each in costliest(decisions, seat, count=len(decisions))]
    after = plies[plies.index(ply) + 1 :] if ply in plies else plies
    return after[0] if after else None

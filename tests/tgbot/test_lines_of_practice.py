"""Which tries in practice are refuted by a line of moves: only a worse move in a proved last deal."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from engine import Move, View, legal_moves
from locales import texts
from tests.tgbot.room import Room, opened_room, seeded
from tests.tgbot.searches import InProcess, MadeUp, Worth
from tests.tgbot.tutored import ends_giv, plain, text_of
from tgbot.table.sight import looking_back
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Play
from tgbot.workers.pool import Question
from tutor import Ranking
from tutor.words import letters, say_line

#: A play of Anna's in the last deal, where counting shows the other hand.
LAST_DEAL = 42


def first_is_best(view: View, move: Move) -> Worth:
    return Worth(0.0 if move == next(legal_moves(view)) else 0.5)


class Proving(InProcess):
    """Made-up answers, each proved if a test wants it, with the moves of a proof."""

    def __init__(self, exact: bool) -> None:
        super().__init__()
        self.exact = exact

    def think(self, question: Question) -> Ranking:
        found = MadeUp(first_is_best).think(question)
        moves = (replace(each, exact=self.exact, line=(each.move,) * 3) for each in found.moves)
        return replace(found, exact=self.exact, moves=tuple(moves))


async def tries(room: Room, ply: int, number: int) -> Move:
    """Anna practises this play, and tries the legal move of this number."""
    table = await room.table(room.anna)
    view = looking_back(table, ply).view
    move = next(islice(legal_moves(view), number, None))
    stored = await room.stored(room.anna)
    tap = TableTap(await room.table_id(room.anna), stored.version, Play(move), ply)
    await room.anna.forge(pack(tap), room.anna.newest())
    assert room.anna.last_answer is None
    return move


@pytest.mark.parametrize(
    ("exact", "ply", "number", "refuted"),
    [
        pytest.param(True, LAST_DEAL, 1, True, id="worse"),
        pytest.param(True, LAST_DEAL, 0, False, id="right"),
        pytest.param(False, LAST_DEAL, 1, False, id="not-proved"),
    ],
)
async def test_a_line_of_moves_refutes_only_a_worse_try_of_a_proved_last_deal(
    exact: bool, ply: int, number: int, refuted: bool
) -> None:
    workers = Proving(exact)
    async with opened_room(seeded(7), workers=workers) as room:
        await ends_giv(room, room.anna)
        move = await tries(room, ply, number)
        assert text_of(room.anna).startswith("Öva")
        line = plain(say_line((move,) * 3, texts("sv"), letters("sv")))
        assert (line in text_of(room.anna)) is refuted
        room.check()

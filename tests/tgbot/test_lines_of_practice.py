"""Which tries in practice are refuted by a line of moves: only a worse move in a proved last deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine import Move, View, legal_moves
from tests.tgbot.room import Room, opened_room, seeded
from tests.tgbot.searches import MadeUp, Worth
from tests.tgbot.tutored import ends_giv, text_of
from tgbot.table.sight import looking_back
from tgbot.taps import TableTap, pack
from tgbot.taps.table import Play
from tgbot.workers.pool import Question
from tutor import Ranking, is_open, line

#: A play of Anna's in the last deal, where counting shows the other hand, and one long before.
LAST_DEAL, BEFORE = 42, 20


def first_is_best(view: View, move: Move) -> Worth:
    return Worth(0.0 if move == next(legal_moves(view)) else 0.5)


class Proving(MadeUp):
    """Made-up answers that are proved if a test wants it. `lines` has the moves for which a line was requested."""

    def __init__(self, exact: bool) -> None:
        super().__init__(first_is_best)
        self.exact = exact
        self.lines: list[Move] = []

    def think(self, question: Question) -> Ranking:
        found = super().think(question)
        return replace(found, exact=self.exact, moves=tuple(replace(each, exact=self.exact) for each in found.moves))

    async def run(self, work: Callable[..., Any], *arguments: Any, seconds: float) -> Any:  # noqa: ARG002
        if work is line:
            self.lines.append(arguments[1])
        return work(*arguments)


async def tries(room: Room, ply: int, number: int) -> Move:
    """Anna practises this play, and tries the legal move of this number."""
    table = await room.table(room.anna)
    view = looking_back(table, ply).view
    assert is_open(view) == (ply == LAST_DEAL)
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
        pytest.param(True, BEFORE, 1, False, id="hidden-hands"),
    ],
)
async def test_a_line_of_moves_is_asked_only_for_a_worse_try_of_a_proved_last_deal(
    exact: bool, ply: int, number: int, refuted: bool
) -> None:
    workers = Proving(exact)
    async with opened_room(seeded(7), workers=workers) as room:
        await ends_giv(room, room.anna)
        move = await tries(room, ply, number)
        assert text_of(room.anna).startswith("Öva")
        assert workers.lines == ([move] if refuted else [])
        room.check()

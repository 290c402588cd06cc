"""A giv from its first card to its protocol, with a bot in a separate process, a real Redis server, and HTTP."""

from __future__ import annotations

import pytest

from tests.e2e.people import a_play, hand_card, has_cards
from tests.e2e.stage import Stage
from tgbot.table.table import Table

pytestmark = pytest.mark.server


async def test_a_giv_is_played_and_each_play_is_kept_and_shown(stage: Stage) -> None:
    anna = await stage.sits_down("Anna")
    while has_cards(anna):
        await stage.press(anna, hand_card(anna))
        button, move = a_play(anna)
        before = await stage.kept(anna)
        await stage.answered(await anna.press(button))
        await stage.until(lambda: stage.shows_current(anna), "the table after the play")
        after = await stage.kept(anna)
        assert after.place.version == before.place.version + 1
        assert move in moves(after.table)[len(moves(before.table)) :]
    parti = (await stage.kept(anna)).table.parti
    assert len(parti.protocols) == 1
    assert sum(row.n_cards for row in parti.protocols[0]) == 52


def moves(table: Table) -> tuple[object, ...]:
    return tuple(move for giv in table.record.givs for move in giv.moves)

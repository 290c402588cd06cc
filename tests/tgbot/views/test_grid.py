"""The protocol in the chat stands in straight columns, whatever the labels and the names."""

from __future__ import annotations

import re

import pytest

from locales import LANGUAGES
from tests.tgbot.positions import ANNA, KASINO, random_giv_tables, reader
from tgbot.table.sight import sight_of
from tgbot.views.protocol import protocol


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_all_lines_of_the_grid_are_as_long(seed: int, language: str) -> None:
    table = list(random_giv_tables(KASINO, seed))[-1]
    (grid,) = re.findall(r"<pre>(.*?)</pre>", protocol(sight_of(table, ANNA), reader(language)), re.DOTALL)
    lines = grid.splitlines()
    assert len(lines) > 8
    assert len({len(line) for line in lines}) == 1, grid

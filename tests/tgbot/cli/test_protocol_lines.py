"""The protocol of a giv in a terminal: every kind of point has its line, and the lines add up."""

from __future__ import annotations

import pytest

from engine import DECK, Row, Rules, deal
from locales import LANGUAGES, texts
from tgbot.cli.protocol import protocol_lines

#: Each kind of point with the text that names it, and another number of it for each seat.
KINDS = {
    "most_cards": "row-most-cards",
    "most_spades": "row-most-spades",
    "extra_spades": "row-extra-spades",
    "storan": "row-storan",
    "lillan": "row-lillan",
    "aces": "row-aces",
    "sweeps": "row-sweeps",
    "sistan": "row-sistan",
}
ROWS = [Row(27, 8, **{kind: n + 10 * seat for n, kind in enumerate(KINDS, 1)}) for seat in range(2)]


def cells(rows: list[Row], language: str) -> dict[str, list[int]]:
    giv = deal(Rules.preset("kasino"), 2, 1, DECK)
    _, names, *lines = protocol_lines(1, giv, rows, ("Anna", "Bo"), texts(language))
    assert names.split() == ["Anna", "Bo"]
    assert len({len(line) for line in (names, *lines)}) == 1, "the columns are straight"
    split = [line.rsplit(maxsplit=2) for line in lines]
    return {label.strip(): [int(first), int(second)] for label, first, second in split}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_point_has_its_line_and_they_add_up(language: str) -> None:
    say, found = texts(language), cells(ROWS, language)
    for kind, key in KINDS.items():
        assert found.pop(say.plain(key)) == [getattr(row, kind) for row in ROWS]
    assert found.pop(say.plain("row-sum")) == [row.total for row in ROWS]
    assert found.pop(say.plain("cli-row-cards")) == [27, 27]
    assert found.pop(say.plain("cli-row-spades")) == [8, 8]
    assert found == {}


def test_extra_spades_have_a_line_only_where_somebody_has_some() -> None:
    nobody = [Row(26, 6, 0, 2, 0, 2, 1, 4, 0, 1), Row(26, 7, 0, 0, 0, 0, 0, 0, 0, 0)]
    assert texts("sv").plain("row-extra-spades") not in cells(nobody, "sv")

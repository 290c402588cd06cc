"""The protocol of a giv and the result of a parti as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Giv, Parti, Row
from locales import Texts


def protocol_lines(
    number: int, giv: Giv, rows: Sequence[Row] | None, players: Sequence[str], words: Texts
) -> list[str]:
    """The giv's heading and its points, a line for each kind and a column for each player.

    An unfinished giv has no rows: a sentence says how far it has come.
    """
    heading = words.plain("cli-replay-giv", number=str(number), dealer=players[giv.dealer])
    if rows is None:
        return [heading, words.plain("cli-replay-unfinished", moves=len(giv.moves))]
    named = [("", list(players)), *((name, list(map(str, cells))) for name, cells in _points(rows, words))]
    return [heading, *_columns(named)]


def result_lines(parti: Parti, players: Sequence[str], words: Texts) -> list[str]:
    """The totals of the finished givs, and the winner if there is one."""
    lines = [words.plain("cli-replay-totals")]
    lines += _columns([(name, [str(total)]) for name, total in zip(players, parti.totals, strict=True)])
    if parti.winner is not None:
        lines.append(words.plain("cli-replay-winner", name=players[parti.winner]))
    return lines


def _points(rows: Sequence[Row], words: Texts) -> Iterable[tuple[str, list[int]]]:
    yield words.plain("cli-row-cards"), [row.n_cards for row in rows]
    yield words.plain("cli-row-spades"), [row.n_spades for row in rows]
    yield words.plain("row-most-cards"), [row.most_cards for row in rows]
    yield words.plain("row-most-spades"), [row.most_spades for row in rows]
    if any(row.extra_spades for row in rows):
        yield words.plain("row-extra-spades"), [row.extra_spades for row in rows]
    yield words.plain("row-storan"), [row.storan for row in rows]
    yield words.plain("row-lillan"), [row.lillan for row in rows]
    yield words.plain("row-aces"), [row.aces for row in rows]
    yield words.plain("row-sweeps"), [row.sweeps for row in rows]
    yield words.plain("row-sistan"), [row.sistan for row in rows]
    yield words.plain("row-sum"), [row.total for row in rows]


def _columns(lines: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Names to the left, cells to the right of their column."""
    first = max(len(name) for name, _ in lines)
    widths = [max(map(len, column)) for column in zip(*(cells for _, cells in lines), strict=True)]
    return [
        "  ".join([name.ljust(first), *(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))])
        for name, cells in lines
    ]

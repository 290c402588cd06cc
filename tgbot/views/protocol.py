"""The protocol of a giv: each kind of points for each player, and the cards behind it (rules 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine import LILLAN, STORAN, Card, Cards, Play, Row, plays, sweep_counts
from locales import Html
from tgbot.table.sight import Sight
from tgbot.views.graphemes import cut, width
from tgbot.views.names import each_name, name
from tgbot.views.reader import Reader
from tutor.words import face, faces, in_order

#: The kinds of points (5.1, 5.3), in the order of the protocol: the text's key, and where the row has it.
KINDS: tuple[tuple[str, Callable[[Row], int]], ...] = (
    ("row-most-cards", lambda row: row.most_cards),
    ("row-most-spades", lambda row: row.most_spades),
    ("row-extra-spades", lambda row: row.extra_spades),
    ("row-storan", lambda row: row.storan),
    ("row-lillan", lambda row: row.lillan),
    ("row-aces", lambda row: row.aces),
    ("row-sweeps", lambda row: row.sweeps),
    ("row-sistan", lambda row: row.sistan),
)
#: The length of a name at the head of a column, by the number of players, so that all columns fit on a phone.
LONGEST_NAME = {2: 9, 3: 6, 4: 4}


def protocol(sight: Sight, reader: Reader) -> Html:
    """The whole protocol of the giv that has just ended."""
    title = reader.texts.html("protocol-title", giv=sight.giv_number)
    behind = "\n".join([reader.texts.html("behind-title"), *_behind(sight, reader)])
    return Html(f"{title}\n<pre>{_grid(sight, reader)}</pre>\n<blockquote expandable>{behind}</blockquote>")


def _grid(sight: Sight, reader: Reader) -> Html:
    """Kinds of points by players, in columns of a fixed width."""
    texts, rows = reader.texts, sight.rows
    kinds = [(key, count) for key, count in KINDS if key != "row-extra-spades" or sight.rules.extra_spades]
    lines = [(texts.plain(key), [count(row) for row in rows]) for key, count in kinds]
    lines.append((texts.plain("row-sum"), [row.total for row in rows]))
    lines.append((texts.plain("row-total"), list(sight.totals)))
    for key, counts in (("row-hints", sight.n_hints), ("row-undos", sight.n_undos)):
        if any(counts):
            lines.append((texts.plain(key), list(counts)))
    names = [cut(who, LONGEST_NAME[len(rows)]) for who in each_name(sight, reader)]
    first = max(len(label) for label, _ in lines)
    columns = [max(width(who), 3) for who in names]
    grid = [_line("", first, names, columns)]
    grid += [_line(label, first, [str(n or "–") for n in numbers], columns) for label, numbers in lines]
    rule = "─" * (first + sum(columns) + 2 * len(columns))
    grid.insert(1 + len(kinds), rule)
    return reader.texts.html("as-it-is", text="\n".join(grid))


def _line(label: str, first: int, cells: list[str], columns: list[int]) -> str:
    aligned = (" " * (2 + size - width(cell)) + cell for cell, size in zip(cells, columns, strict=True))
    return label.ljust(first) + "".join(aligned)


def _behind(sight: Sight, reader: Reader) -> Iterator[Html]:
    """The cards behind each kind of points."""
    texts, giv, rows = reader.texts, sight.giv, sight.rows
    names = each_name(sight, reader, middle=True)
    piles = [pile + giv.table if seat == giv.last_taker else pile for seat, pile in enumerate(giv.piles)]
    counts = zip(names, rows, strict=True)
    listed = ", ".join(texts.plain("name-and-number", name=who, number=row.n_cards) for who, row in counts)
    yield texts.html("behind-cards", list=listed)
    if not any(row.most_cards for row in rows):
        yield texts.html("behind-tie-cards")
    yield texts.html("behind-spades", list=_counted(piles, names, reader, lambda card: card.is_spade))
    if not any(row.most_spades for row in rows):
        yield texts.html("behind-tie-spades")
    for key, special in (("behind-storan", STORAN), ("behind-lillan", LILLAN)):
        owner = next((who for who, pile in zip(names, piles, strict=True) if special in pile), None)
        yield texts.html(key, card=face(special, reader.letters), name=owner or texts.plain("nobody"))
    yield texts.html("behind-aces", list=_listed(piles, names, reader, lambda card: card.is_ace))
    yield from _behind_sweeps(sight, reader)
    yield _behind_sistan(sight, reader)


def _behind_sweeps(sight: Sight, reader: Reader) -> Iterator[Html]:
    giv = sight.giv
    sweeping = [[play.move.card for play in _sweeps(sight) if play.seat == seat] for seat in range(giv.n_players)]
    if any(sweeping):
        names = each_name(sight, reader, middle=True)
        listed = _listed([tuple(some) for some in sweeping], names, reader, lambda _: True)
        yield reader.texts.html("behind-sweeps", list=listed)


def _sweeps(sight: Sight) -> Iterator[Play]:
    n_players = sight.giv.n_players
    return (p for p in plays(sight.giv) if p.swept and sweep_counts(sight.rules, n_players, p.number))


def _behind_sistan(sight: Sight, reader: Reader) -> Html:
    texts, giv, letters = reader.texts, sight.giv, reader.letters
    last = next((play for play in reversed(list(plays(giv))) if play.move.taken), None)
    if last is None:
        return texts.html("behind-nobody")
    who, card = name(sight, last.seat, reader, middle=True), face(last.move.card, letters)
    if not giv.table:
        return texts.html("behind-sistan", name=who, card=card)
    left = faces(in_order(giv.table), letters)
    return texts.html("behind-sistan-left", name=who, card=card, cards=left)


def _listed(piles: list[Cards], names: tuple[str, ...], reader: Reader, wanted: Callable[[Card], bool]) -> str:
    """`du ♣E ♥️E, huset ♠E`, without those who have none."""
    owned = [(who, in_order(filter(wanted, pile))) for who, pile in zip(names, piles, strict=True)]
    texts, letters = reader.texts, reader.letters
    return ", ".join(
        texts.plain("name-and-cards", name=who, cards=faces(some, letters)) for who, some in owned if some
    ) or texts.plain("nobody")


def _counted(piles: list[Cards], names: tuple[str, ...], reader: Reader, wanted: Callable[[Card], bool]) -> str:
    """`du 5 (♠2 ♠7 …), huset 8 (…)`."""
    owned = [(who, in_order(filter(wanted, pile))) for who, pile in zip(names, piles, strict=True)]
    texts, letters = reader.texts, reader.letters
    return ", ".join(
        texts.plain("name-count-cards", name=who, count=len(some), cards=faces(some, letters))
        for who, some in owned
        if some
    ) or texts.plain("nobody")

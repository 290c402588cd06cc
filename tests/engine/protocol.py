"""The protocol of a recorded parti, line by line, told twice: by the engine's events and by the judge.

giv 1, Bo deals
1 Anna 6Cx2C4C, bord 7S 8D
2 Bo 5C, bord 7S 8D 5C
…
48 Bo 4D, bord AD 3C 4D, sistan Bo
Anna 25 cards 8 spades: most_spades 2 lillan 1 aces 1 sweeps 2 = 6, in all 6
…
Bo has won by spades
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict

from engine import (
    CardLaid,
    CardsTaken,
    Event,
    GivEnded,
    HandsDealt,
    Parti,
    PartiEnded,
    Record,
    SistanCalled,
    Swept,
    deal_giv,
    play_on,
    start,
)
from tests.engine import judge
from tests.engine.chance import letters, options_of


def by_the_engine(record: Record) -> Iterator[str]:
    """The lines that the engine's events tell."""
    names = record.players
    parti = start(record.rules, len(names), record.givs[0].dealer)
    for number, giv in enumerate(record.givs, 1):
        parti = deal_giv(parti, giv.deck)
        yield f"giv {number}, {names[parti.dealer]} deals"
        for place, move in enumerate(giv.moves, 1):
            parti, events = play_on(parti, move)
            yield f"{place} " + ", ".join(_told(names, parti, events))
        yield from _rows(names, [{**asdict(row), "total": row.total} for row in parti.protocols[-1]], parti.totals)
        if isinstance(events[-1], PartiEnded):
            yield _won(names, events[-1].winner, events[-1].by_spades)


def _told(names: Sequence[str], parti: Parti, events: Iterable[Event]) -> Iterator[str]:
    assert parti.giv is not None
    for event in events:
        match event:
            case CardLaid(seat, card):
                yield f"{names[seat]} {card}"
            case CardsTaken(seat, card, taken):
                yield f"{names[seat]} {card}x{''.join(letters(taken))}"
            case Swept():
                yield "tabbe"
            case HandsDealt(runda):
                yield f"runda {runda}"
            case SistanCalled(dealer):
                yield f"{names[dealer]} says sistan"
            case GivEnded(_, last_taker, leftover):
                yield f"left {' '.join(letters(leftover))} for {'nobody' if last_taker is None else names[last_taker]}"
    yield f"bord {' '.join(letters(parti.giv.table))}"


def by_the_judge(record: Record) -> Iterator[str]:
    """The lines as the judge finds them, from the texts of the record."""
    names, options = record.players, options_of(record.rules)
    totals = [0] * len(names)
    for number, recorded in enumerate(record.givs, 1):
        giv = judge.JudgedGiv(options, len(names), recorded.dealer, letters(recorded.deck))
        yield f"giv {number}, {names[giv.dealer]} deals"
        for place, move in enumerate(map(str, recorded.moves), 1):
            yield f"{place} " + ", ".join(_judged(names, giv, move))
        rows = giv.counted()
        totals = [total + row["total"] for total, row in zip(totals, rows, strict=True)]
        yield from _rows(names, rows, totals)
        winner = judge.winner(int(options["target"]), totals, [row["n_spades"] for row in rows])
        if winner is not None:
            yield _won(names, winner, totals.count(max(totals)) > 1)


def _judged(names: Sequence[str], giv: judge.JudgedGiv, move: str) -> Iterator[str]:
    seat, sweeps, had_stock, rundor = giv.turn, sum(giv.sweeps), bool(giv.deck), giv.n_rundor
    card, _, taken = move.partition("x")
    giv.play(card, [taken[place : place + 2] for place in range(0, len(taken), 2)])
    yield f"{names[seat]} {move}"
    if sum(giv.sweeps) > sweeps:
        yield "tabbe"
    if giv.n_rundor > rundor:
        yield f"runda {giv.n_rundor}"
    if had_stock and not giv.deck:
        yield f"{names[giv.dealer]} says sistan"
    if giv.n_plays == 48:
        yield f"left {' '.join(giv.table)} for {'nobody' if giv.last_taker is None else names[giv.last_taker]}"
    yield f"bord {' '.join(giv.table)}"


def _rows(names: Sequence[str], rows: Sequence[Mapping[str, int]], totals: Sequence[int]) -> Iterator[str]:
    for name, row, total in zip(names, rows, totals, strict=True):
        points = [f"{kind} {row[kind]}" for kind in row if row[kind] and kind != "total" and not kind.startswith("n_")]
        counted = " ".join([f"{row['n_cards']} cards {row['n_spades']} spades:", *points])
        yield f"{name} {counted} = {row['total']}, in all {total}"


def _won(names: Sequence[str], winner: int, by_spades: bool) -> str:
    return f"{names[winner]} has won" + (" by spades" if by_spades else "")

"""`kasino replay`: a recorded parti, replayed and counted."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import asdict

from engine import Card, Giv, Row
from tgbot.cli.arguments import Command, Parser, Session
from tgbot.cli.errors import one_line
from tgbot.cli.protocol import protocol_lines, result_lines
from tgbot.cli.records import Replayed, recorded


def add(parser: Parser) -> None:
    """The command's arguments."""
    parser.source("RECORD", parser.words.plain("cli-help-record"))
    parser.switch("--json", parser.words.plain("cli-help-json"))


def run(found: Namespace, session: Session) -> int:
    """Print the protocol of each giv and the totals."""
    replayed = recorded(found.source)
    if found.json:
        print(json.dumps(_to_json(replayed)))
        return 0
    players = [one_line(name) for name in replayed.record.players]
    for number, (giv, rows) in enumerate(replayed.givs, 1):
        print("\n".join(protocol_lines(number, giv, rows, players, session.words)), end="\n\n")
    print("\n".join(result_lines(replayed.parti, players, session.words)))
    return 0


def _to_json(replayed: Replayed) -> dict[str, object]:
    return {
        "givs": [_giv(giv, rows) for giv, rows in replayed.givs],
        "totals": list(replayed.parti.totals),
        "winner": replayed.parti.winner,
    }


def _giv(giv: Giv, rows: Iterable[Row] | None) -> dict[str, object]:
    """After the giv the piles include the cards that were left on the table (4.2)."""
    leftover = giv.table if giv.over else ()
    piles = [pile + leftover if seat == giv.last_taker else pile for seat, pile in enumerate(giv.piles)]
    return {
        "piles": [_sorted(pile) for pile in piles],
        "sweeps": list(giv.sweeps),
        "last_taker": giv.last_taker,
        "leftover": _sorted(leftover),
        "rows": None if rows is None else [{**asdict(row), "total": row.total} for row in rows],
    }


def _sorted(some_cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in sorted(some_cards)]


COMMAND = Command("replay", lambda words: words.plain("cli-about-replay"), add, run)

"""`kasino replay`: a recorded parti, played again and counted."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from engine import Card, Giv, Parti, Record, RecordError, Row
from tgbot.cli.arguments import Command, Parser, Session, missing
from tgbot.cli.errors import CliError, one_line, replay_sentence
from tgbot.cli.protocol import protocol_lines, result_lines
from tgbot.cli.reading import from_json


@dataclass(frozen=True, slots=True)
class Replayed:
    """A parti with the last state of each of its givs, and the rows of those that are finished."""

    record: Record
    parti: Parti
    givs: tuple[tuple[Giv, tuple[Row, ...] | None], ...]


def add(parser: Parser) -> None:
    """The command's arguments."""
    parser.source("RECORD", parser.words.plain("cli-help-record"))
    parser.switch("--json", parser.words.plain("cli-help-json"))


def run(found: Namespace, session: Session) -> int:
    """Print the protocol of each giv and the totals."""
    if found.source is None:
        raise missing("RECORD")
    replayed = replay(from_json(_contents(found.source), Record.from_json))
    if found.json:
        print(json.dumps(_to_json(replayed)))
        return 0
    players = [one_line(name) for name in replayed.record.players]
    for number, (giv, rows) in enumerate(replayed.givs, 1):
        print("\n".join(protocol_lines(number, giv, rows, players, session.words)), end="\n\n")
    print("\n".join(result_lines(replayed.parti, players, session.words)))
    return 0


def replay(record: Record) -> Replayed:
    """Replays the record, and once more up to the end of each giv, as a Parti holds only the last one.

    Raises CliError.
    """
    try:
        parti = record.replay()
    except RecordError as error:
        fault = error
        raise CliError(lambda words: replay_sentence(record.rules, fault, words)) from error
    givs = []
    for number in range(len(record.givs)):
        giv = replace(record, givs=record.givs[: number + 1]).replay().giv
        assert giv is not None, "a record with a giv has dealt it"
        givs.append((giv, parti.protocols[number] if giv.over else None))
    return Replayed(record, parti, tuple(givs))


def _contents(source: str) -> bytes:
    if source == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(source).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        raise CliError(lambda words: words.plain("cli-error-file", file=one_line(source))) from error


def _to_json(replayed: Replayed) -> dict[str, object]:
    return {
        "givs": [_giv(giv, rows) for giv, rows in replayed.givs],
        "totals": list(replayed.parti.totals),
        "winner": replayed.parti.winner,
    }


def _giv(giv: Giv, rows: Iterable[Row] | None) -> dict[str, object]:
    """The piles have the cards that were left on the table, when the giv is over (4.2)."""
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

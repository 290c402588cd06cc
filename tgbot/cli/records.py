"""A record given to a command, replayed; and the tutor's HTML as plain text."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path

from engine import Giv, Parti, Record, RecordError, Row, decode
from locales import Html
from tgbot.cli.arguments import missing
from tgbot.cli.errors import CliError, one_line, replay_sentence

MARK = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Replayed:
    """A parti with the last state of each of its givs, and the rows of those that are finished."""

    record: Record
    parti: Parti
    givs: tuple[tuple[Giv, tuple[Row, ...] | None], ...]


def recorded(source: str | None) -> Replayed:
    """Replays the record in a file, or on stdin for `-`. Raises CliError, OptionError and NotationError."""
    if source is None:
        raise missing("RECORD")
    return replay(Record.from_json(decode(_contents(source))))


def replay(record: Record) -> Replayed:
    """Replays the record, and again up to the end of each giv, since a Parti holds only the last one.

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


def totals_before(parti: Parti, number: int) -> tuple[int, ...]:
    """The points of the parti before a giv; givs count from 0."""
    rows = parti.protocols[:number]
    return tuple(sum(giv[seat].total for giv in rows) for seat in range(parti.n_players))


def unmarked(text: Html) -> str:
    """HTML as plain text."""
    return unescape(MARK.sub("", text))


def _contents(source: str) -> bytes:
    if source == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(source).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: not a possible file name
        raise CliError(lambda words: words.plain("cli-error-file", file=one_line(source))) from error

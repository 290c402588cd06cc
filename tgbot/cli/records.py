"""A record that a command is given, replayed, and what the tutor says of it without its marks."""

from __future__ import annotations

import re
import sys
from html import unescape
from pathlib import Path

from engine import Parti, Record
from locales import Html
from tgbot.cli.arguments import missing
from tgbot.cli.errors import CliError, one_line
from tgbot.cli.reading import from_json
from tgbot.cli.replay import Replayed, replay

MARK = re.compile(r"<[^>]*>")


def recorded(source: str | None) -> Replayed:
    """The record in a file, or on stdin for `-`, replayed. Raises CliError, OptionError and RecordError."""
    if source is None:
        raise missing("RECORD")
    return replay(from_json(_contents(source), Record.from_json))


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
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        raise CliError(lambda words: words.plain("cli-error-file", file=one_line(source))) from error

"""`kasino captures`: what a card can take."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from itertools import islice

from engine import Card, NotationError, OptionError, captures, notation
from tgbot.cli.arguments import Command, Parser, Session, whole_number
from tgbot.cli.errors import WRONG_INPUT, CliError, engine_sentence, one_line
from tgbot.cli.reading import Question

#: A card can have thousands of captures (8.1); without `--limit` no more than this are printed.
LIMIT = "1000"
LIMITS = range(10**9)


def add(parser: Parser) -> None:
    """The command's arguments."""
    words = parser.words
    parser.source("-", words.plain("cli-help-captures-source"))
    parser.game()
    parser.option("--table", "CARDS", words.plain("cli-help-table"))
    parser.option("--card", "CARD", words.plain("cli-help-card"))
    parser.option("--limit", "N", words.plain("cli-help-limit"), default=LIMIT)
    parser.switch("--json", words.plain("cli-help-json"))


def run(found: Namespace, session: Session) -> int:
    """Print the captures of one card, or answer each line of stdin with one line."""
    limit = whole_number("--limit", found.limit, LIMITS)
    if found.source is not None:
        _check_source(found)
        return _answer_lines(sys.stdin.buffer, limit, session)
    question = Question.from_arguments(found)
    some, complete = _captures(question, limit)
    if found.json:
        print(_answer(some, complete))
        return 0
    for taken in some:
        print(notation(taken, " "))
    if complete and not some:
        print(session.words.plain("cli-captures-none", card=str(question.card)))
    if not complete:
        print(session.words.plain("cli-captures-more", limit=str(limit)))
    return 0


def _check_source(found: Namespace) -> None:
    if found.source != "-":
        raise CliError(lambda words: words.plain("cli-error-source", text=one_line(found.source)))
    if found.game or found.option or found.table is not None or found.card is not None:
        raise CliError(lambda words: words.plain("cli-error-two-questions"))


def _answer_lines(lines: Iterable[bytes], limit: int, session: Session) -> int:
    """Answers each line with one line of JSON at once, so that another program can ask and wait."""
    status = 0
    for line in lines:
        try:
            answer = _answer(*_captures(Question.from_line(line), limit))
        except CliError as error:
            status, answer = WRONG_INPUT, json.dumps({"error": error.sentence(session.words)})
        except (NotationError, OptionError) as error:
            status, answer = WRONG_INPUT, json.dumps({"error": engine_sentence(error, session.words)})
        print(answer, flush=True)
    return status


def _captures(question: Question, limit: int) -> tuple[list[tuple[Card, ...]], bool]:
    """The first captures, and whether there are no more."""
    found = captures(question.rules, question.table, question.card)
    some = list(islice(found, limit))
    return some, next(found, None) is None


def _answer(some: Iterable[tuple[Card, ...]], complete: bool) -> str:
    return json.dumps({"captures": [list(map(str, taken)) for taken in some], "complete": complete})


COMMAND = Command("captures", lambda words: words.plain("cli-about-captures"), add, run)

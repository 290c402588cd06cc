"""`kasino ask`: a written question about the game, answered by the tutor."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import replace

from tgbot.cli.arguments import Command, Parser, Session, missing
from tgbot.cli.reading import rules_from_arguments
from tutor.questions import Answer, Kind, Mention, answer, plain, understood
from tutor.words import letters

QUESTION = "QUESTION"
NOT_UNDERSTOOD = 1


def add(parser: Parser) -> None:
    """The command's arguments."""
    words = parser.words
    parser.source(QUESTION, words.plain("cli-help-question"))
    parser.game()
    parser.switch("--json", words.plain("cli-help-json"))


def run(found: Namespace, session: Session) -> int:
    """Print the tutor's answer, or the same as JSON. 0 if the question was understood, 1 if not."""
    if found.source is None:
        raise missing(QUESTION)
    answered = answer(found.source, rules_from_arguments(found), session.words.language)
    if found.lang is not None:
        answered = replace(answered, language=found.lang)
    print(json.dumps(_answer(answered)) if found.json else _text(answered))
    return NOT_UNDERSTOOD if answered.kind is Kind.UNCLEAR else 0


def _text(answered: Answer) -> str:
    return plain(answered, letters(answered.language))


def _answer(answered: Answer) -> dict[str, object]:
    take = answered.take
    return {
        "kind": answered.kind,
        "verdict": answered.ruling,
        "understood": understood(answered, letters(answered.language)),
        "game": answered.rules.game,
        "played": _cards(take.played) if take else [],
        "taken": _cards(take.taken) if take else [],
        "topic": answered.topic.name if answered.topic else None,
        "rules": list(answered.rule_numbers),
        "options": list(answered.options),
        "language": answered.language,
        "text": _text(answered),
    }


def _cards(named: Iterable[Mention]) -> list[str]:
    """Each card as it was named: `TD`, or `T` without a suit; `5*2` for two fives, `Q*` for all queens."""
    return [card.rank + card.suit + ("" if card.count == 1 else f"*{card.count or ''}") for card in named]


COMMAND = Command("ask", lambda words: words.plain("cli-about-ask"), add, run)

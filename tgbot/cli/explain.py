"""`kasino explain`: why a take is legal, proved by its sums, or why it is not."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable

from engine import Card, Move, cards
from tgbot.cli.arguments import Command, Parser, Session
from tgbot.cli.reading import Question
from tutor.judging import Verdict, judge
from tutor.words import explain, letters

ILLEGAL = 1


def add(parser: Parser) -> None:
    """The command's arguments."""
    words = parser.words
    parser.game()
    parser.option("--table", "CARDS", words.plain("cli-help-table"))
    parser.option("--card", "CARD", words.plain("cli-help-card"))
    parser.option("--take", "CARDS", words.plain("cli-help-take"), default="")
    parser.switch("--json", words.plain("cli-help-json"))


def run(found: Namespace, session: Session) -> int:
    """Print the tutor's sentence, or the verdict as JSON. 0 if the play is legal, 1 if not."""
    question = Question.from_arguments(found)
    verdict = judge(question.rules, question.table, Move.of(question.card, cards(found.take)))
    text = explain(verdict, session.words, letters(session.words.language))
    print(json.dumps(_verdict(verdict, text)) if found.json else text)
    return 0 if verdict.legal else ILLEGAL


def _verdict(verdict: Verdict, text: str) -> dict[str, object]:
    if verdict.illegality is not None:
        return {"legal": False, "reason": verdict.illegality.reason, "text": text}
    proof = verdict.proof
    return {
        "legal": True,
        "value": proof.value if proof else None,
        "groups": _sorted(proof.groups) if proof else [],
        "sweep": verdict.sweep,
        "text": text,
    }


def _sorted(groups: Iterable[Iterable[Card]]) -> list[list[str]]:
    return [[str(card) for card in group] for group in sorted(map(sorted, groups))]


COMMAND = Command("explain", lambda words: words.plain("cli-about-explain"), add, run)

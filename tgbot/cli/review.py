"""`kasino review`: what each finished giv of a record cost a seat, the costliest moves, and luck apart from play."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from engine import Move, View, view
from locales import Texts
from tgbot.cli.arguments import Command, Parser, Session, needed, whole_number
from tgbot.cli.errors import CliError, one_line
from tgbot.cli.hint import add_budget, budget_of
from tgbot.cli.records import Replayed, recorded, totals_before, unmarked
from tutor import rank
from tutor.judging import Decision, Summary, compare, costliest, decide, positions, summary
from tutor.words import letters, say_comparison, say_costly, say_summary

Question = tuple[View, Move, float]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished giv, numbered from 1, with all its decisions and their summary for the seat."""

    number: int
    decisions: tuple[Decision, ...]
    seat: int
    summary: Summary


def add(parser: Parser) -> None:
    """The command's arguments."""
    words = parser.words
    parser.source("RECORD", words.plain("cli-help-record"))
    parser.option("--seat", "N", words.plain("cli-help-seat"))
    add_budget(parser)
    parser.switch("--json", words.plain("cli-help-json"))


def run(found: Namespace, session: Session) -> int:
    """Print the review of each finished giv; progress goes to stderr."""
    needed(found, ("seat",))
    budget = budget_of(found)
    replayed = recorded(found.source)
    seat = whole_number("--seat", found.seat, range(replayed.parti.n_players))
    finished = [number for number, (_, rows) in enumerate(replayed.givs) if rows is not None]
    if not finished:
        raise CliError(lambda words: words.plain("cli-error-no-finished-giv"))
    reviewed = [_review(replayed, number, seat, budget, session.words) for number in finished]
    if found.json:
        print(json.dumps({"seat": seat, "givs": [_to_json(each, session.words) for each in reviewed]}))
        return 0
    player = one_line(replayed.record.players[seat])
    for each in reviewed:
        print("\n".join(_lines(each, player, session.words)), end="\n\n")
    return 0


def _review(replayed: Replayed, number: int, seat: int, budget: float, words: Texts) -> Reviewed:
    giv, totals = replayed.record.givs[number], totals_before(replayed.parti, number)
    played = positions(replayed.record.rules, len(totals), giv)
    questions = [(view(state, state.turn, totals), made, budget) for state, made in played]
    decisions = []
    for decision in _judged(questions):
        decisions.append(decision)
        progress = {"giv": str(number + 1), "done": str(len(decisions)), "all": str(len(questions))}
        print(words.plain("cli-review-progress", **progress), end="\r", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    points = tuple(row.total for row in replayed.parti.protocols[number])
    return Reviewed(number + 1, tuple(decisions), seat, summary(tuple(decisions), seat, points))


def _judged(questions: Sequence[Question]) -> Iterator[Decision]:
    """The decisions in order, computed by as many processes as the machine has cores."""
    pool = ProcessPoolExecutor(os.cpu_count(), get_context("spawn"))
    try:
        # Ctrl-C reaches all processes of a terminal. Those started here ignore it, and this one handles it for all.
        handler = signal(SIGINT, SIG_IGN)
        try:
            decisions = pool.map(_judge, questions)
        finally:
            signal(SIGINT, handler)
        yield from decisions
    finally:
        pool.shutdown(cancel_futures=True)  # after Ctrl-C nobody waits for the rest


def _judge(question: Question) -> Decision:
    seen, made, budget = question
    return decide(seen, made, rank(seen, budget=budget, played=made))


def _to_json(each: Reviewed, words: Texts) -> dict[str, object]:
    found = each.summary
    return {
        "giv": each.number,
        "lost": found.lost,
        "unforced": found.n_unforced,
        "mean_loss": found.mean_loss,
        "difference": found.difference,
        "luck": found.luck,
        "decisions": [
            {
                "ply": decision.number + 1,
                "move": str(decision.made.move),
                "best": str(decision.best.move),
                "loss": decision.loss,
                "label": decision.label,
                "exact": decision.exact,
            }
            for decision in each.decisions
            if decision.seat == each.seat
        ],
        "costliest": [
            {"ply": decision.number + 1, "text": _better(decision, words)}
            for decision in costliest(each.decisions, each.seat)
        ],
    }


def _lines(each: Reviewed, player: str, words: Texts) -> Iterator[str]:
    found = each.summary
    yield words.plain("cli-review-giv", number=str(each.number), name=player)
    yield from map(unmarked, say_summary(found, words))
    costly = costliest(each.decisions, each.seat)
    if not costly and found.n_unforced:
        yield words.plain("review-none")
    how = letters(words.language)
    for decision in costly:
        yield unmarked(say_costly(decision, words, how))
        yield f"    {_better(decision, words)}"


def _better(decision: Decision, words: Texts) -> str:
    """What the best move has over the one made."""
    comparison = compare(decision.best, decision.made)
    return unmarked(say_comparison(comparison, words, letters(words.language)))


COMMAND = Command("review", lambda words: words.plain("cli-about-review"), add, run)

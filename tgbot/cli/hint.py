"""`kasino hint`: what the tutor would play in a position of a record, and why."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from itertools import islice
from math import isfinite

from engine import View, view
from locales import Texts
from tgbot.cli.arguments import Command, Parser, Session, whole_number
from tgbot.cli.errors import CliError, one_line
from tgbot.cli.records import Replayed, recorded, totals_before, unmarked
from tutor import BUDGET, Ranked, Ranking, is_judged, is_quick_look, rank
from tutor.judging import idea, positions
from tutor.words import faces, in_order, letters, number, say_advice, say_idea, signed

#: The milliseconds that can be asked for, and the default.
BUDGETS = range(1, 600_001)
USUAL_BUDGET = str(round(1000 * BUDGET))
#: The number of moves that are listed for people; a table can have thousands (8.1).
LISTED = 20


def add(parser: Parser) -> None:
    """The command's arguments."""
    words = parser.words
    parser.source("RECORD", words.plain("cli-help-record"))
    parser.option("--ply", "N", words.plain("cli-help-ply"))
    add_budget(parser)
    parser.switch("--json", words.plain("cli-help-json"))


def add_budget(parser: Parser) -> None:
    """`--budget`, for every command that searches."""
    about = parser.words.plain("cli-help-budget", usual=USUAL_BUDGET)
    parser.option("--budget", "MS", about, default=USUAL_BUDGET)


def budget_of(found: Namespace) -> float:
    """The seconds of `--budget`. Raises CliError."""
    return whole_number("--budget", found.budget, BUDGETS) / 1000


def run(found: Namespace, session: Session) -> int:
    """Print the moves of the seat to play, ranked using only that seat's knowledge, and the reason for the first."""
    budget = budget_of(found)
    replayed = recorded(found.source)
    seen = _position(replayed, found.ply)
    ranking = rank(seen, budget=budget)
    if found.json:
        print(json.dumps(_to_json(seen, ranking, session.words)))
        return 0
    player = one_line(replayed.record.players[seen.seat])
    print("\n".join(_lines(seen, ranking, player, session.words)))
    return 0


def _position(replayed: Replayed, ply: str | None) -> View:
    """The last giv before the play with that number, or after its last move, as the seat to play sees it."""
    if not replayed.givs:
        raise CliError(lambda words: words.plain("cli-error-no-giv"))
    giv, _ = replayed.givs[-1]
    record, parti = replayed.record, replayed.parti
    if ply is not None:
        plies = range(1, len(giv.moves) + (not giv.over) + 1)
        before = whole_number("--ply", ply, plies) - 1
        if before < len(giv.moves):
            giv, _ = next(islice(positions(record.rules, parti.n_players, record.givs[-1]), before, None))
    elif giv.over:
        raise CliError(lambda words: words.plain("cli-error-giv-over"))
    return view(giv, giv.turn, totals_before(parti, len(record.givs) - 1))


def _to_json(seen: View, ranking: Ranking, words: Texts) -> dict[str, object]:
    return {
        "seat": seen.seat,
        "measure": ranking.measure,
        "exact": ranking.exact,
        "quick": is_quick_look(ranking),
        "moves": [_move_to_json(each) for each in ranking.moves],
        "idea": unmarked(say_idea(idea(seen, ranking), words)),
        "text": unmarked(say_advice(seen, ranking, words, letters(words.language))),
    }


def _move_to_json(each: Ranked) -> dict[str, object]:
    """JSON has no infinity: for a move that was only looked at, the error is null."""
    return {
        "move": str(each.move),
        "value": each.value,
        "error": each.error if isfinite(each.error) else None,
        "samples": each.samples,
        "complete": each.complete,
        "exact": each.exact,
        "terms": each.terms._asdict(),
    }


def _lines(seen: View, ranking: Ranking, player: str, words: Texts) -> Iterator[str]:
    """The position, the idea, the advice and the list of moves."""
    how = letters(words.language)
    yield words.plain("cli-hint-turn", name=player, number=str(len(seen.moves) + 1))
    yield words.plain("cli-hint-table", cards=faces(in_order(seen.table), how) or words.plain("table-empty"))
    yield words.plain("cli-hint-hand", cards=faces(in_order(seen.hand), how))
    yield ""
    yield unmarked(say_idea(idea(seen, ranking), words))
    yield unmarked(say_advice(seen, ranking, words, how))
    yield ""
    yield words.plain("cli-hint-quick" if is_quick_look(ranking) else "cli-hint-values", measure=ranking.measure)
    listed = ranking.moves[:LISTED]
    width = max(len(str(each.move)) for each in listed)
    for each in listed:
        value = signed(each.value, words, 2) if is_judged(ranking, each.move) else ""
        yield f"{str(each.move).ljust(width)}  {value.rjust(6)}  {_certainty(each, ranking, words)}"
    if len(ranking.moves) > LISTED:
        yield words.plain("cli-hint-more", count=str(len(ranking.moves) - LISTED))


def _certainty(each: Ranked, ranking: Ranking, words: Texts) -> str:
    """How sure the value is; that of the best is 0 by definition. What is not known has no error either."""
    samples = str(each.samples)
    if each.exact:
        return words.plain("cli-hint-exact")
    if each.complete:
        return words.plain("cli-hint-complete", samples=samples)
    if not isfinite(each.error):
        return words.plain("cli-hint-at-sight")
    if not is_judged(ranking, each.move):
        return words.plain("cli-hint-glance", samples=samples)
    if each is ranking.best:
        return words.plain("cli-hint-best", samples=samples)
    return words.plain("cli-hint-error", error=number(each.error, words, 2), samples=samples)


COMMAND = Command("hint", lambda words: words.plain("cli-about-hint"), add, run)

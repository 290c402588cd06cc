"""What the tutor thinks of some positions, and how it says so, kept in `tests/data/opinions.txt`.

    python -m tests.tutor.make_opinions

writes it again: after a change that is meant to make the tutor think or speak otherwise. Read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from engine import Giv, View
from locales import LANGUAGES, texts
from tests.tutor.sensible import SOME_RULES, played_to, seen_by_turn
from tutor import Ranking, rank
from tutor.judging import clearly_worse, compare, decide, idea
from tutor.search.ranking import Ranked
from tutor.words import letters, say_advice, say_all_terms, say_idea, say_line, say_tried, say_warning

OPINIONS = Path(__file__).parents[1] / "data/opinions.txt"
#: Enough that the tutor says something, and few enough to be quick. Means over 32 worlds are exact in binary, and so is
#: what two opponents share: no rounding depends on the Python.
WORLDS, MOVES_TOLD = 32, 8
PLAYS = (3, 10, 21, 30, 41, 44)


def positions() -> Iterator[tuple[Giv, tuple[int, ...] | None]]:
    """Givs of two or three sensible players at each stage, for each set of rules; some near the target."""
    chance = Random(8)
    for number, rules in enumerate((*SOME_RULES, *SOME_RULES)):
        for place, n_plays in enumerate(PLAYS):
            n_players = 2 if (number + place) % 3 else 3
            if (number + place) % 2:
                continue
            totals = tuple(chance.randrange(6, 16) for _ in range(n_players)) if place % 3 == 1 else None
            yield played_to(rules, n_players, n_plays, chance), totals


def opinions() -> Iterator[str]:
    """Each position, the moves in order with their numbers, and what is said of the best and of the last."""
    for giv, totals in positions():
        seen = seen_by_turn(giv, totals)
        ranking = rank(seen, samples=WORLDS, budget=30, clock=lambda: 0.0)
        options = " ".join(f"{name}={value}" for name, value in giv.rules.options().items())
        lines = [f"== {giv.rules.game} {options}, play {len(giv.moves) + 1} of {giv.n_players}, totals {seen.totals}"]
        lines += [f"table {_cards(seen.table)} · hand {_cards(seen.hand)} · by {ranking.measure}"]
        lines += [_ranked(each) for each in islice(ranking.moves, MOVES_TOLD)]
        language = LANGUAGES[len(giv.moves) // 2 % len(LANGUAGES)]
        lines += [f"{language}: {each}" for each in said(seen, ranking, language)]
        yield "\n".join(lines)


def said(seen: View, ranking: Ranking, language: str) -> Iterator[str]:
    say, ranks = texts(language), letters(language)
    yield say_idea(idea(seen, ranking), say)
    yield say_advice(seen, ranking, say, ranks)
    if ranking.exact:
        yield say_line(ranking.best.line, say, ranks)
    worse = clearly_worse(ranking)
    if worse is not None:
        yield say_all_terms(compare(ranking.best, worse), say, ranks)
    decision = decide(seen, ranking.moves[-1].move, ranking)
    if decision.loss:
        yield say_warning(decision, say, ranks)
        yield say_tried(decision, say, ranks)


def _cards(some: tuple[object, ...]) -> str:
    return " ".join(map(str, some)) or "-"


def _ranked(each: Ranked) -> str:
    terms = " ".join(f"{name}={value:+.3f}" for name, value in each.terms._asdict().items() if abs(value) > 0.0005)
    chance = f" chance {each.chance:.4f} point {each.point:.4f}" if each.chance is not None else ""
    kind = "proved" if each.exact else "complete" if each.complete else f"{each.samples} worlds"
    return f"{each.move} {each.value:+.3f} +- {each.error:.3f} ({kind}){chance}: {terms}"


if __name__ == "__main__":
    OPINIONS.write_text("\n\n".join(opinions()) + "\n", encoding="utf-8")

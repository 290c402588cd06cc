"""How fast the engine is, with the judge of the tests as the yardstick: `python -m tests.bench.engine`.

Two figures: positions a second, listing all legal moves of a four-card hand over the tables of captures.jsonl; and
whole givs a second, choosing a legal move at random and playing it with `play`, which checks it. The judge does a small
part of the same work, since all of it would take minutes, and the ratio is for that part. Each figure is the best of
several short repetitions by the clock; the two alternate, so that a busy machine slows both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import perf_counter

from engine import DECK, Card, Giv, Rules, cards, deal, legal_moves, play
from tests.engine.chance import judged, letters, options_of, shuffled
from tests.engine.judge import captures
from tests.engine.right_answers import lines_of

SEED = 20
REPETITIONS = 12
N_GIVS = 40
JUDGE_TAKES_EACH = 40
#: The judge looks at all subsets of the table: it gets the givs in which no table has more cards.
TABLE_OF_JUDGE = 7
N_GIVS_OF_JUDGE = 3
RULES = Rules.preset("kasino")
OPTIONS = options_of(RULES)
#: At most this number of moves is collected to choose from: a table can have thousands.
MOVES_LOOKED_AT = 200


@dataclass(frozen=True)
class Spot:
    """A table and a hand: what `legal_moves` needs of a position."""

    rules: Rules
    table: tuple[Card, ...]
    hand: tuple[Card, ...]


Work = Callable[[], int]
Deck = tuple[Card, ...]


def spots() -> list[Spot]:
    """The tables of captures.jsonl, each with its card and three others at random."""
    chance = Random(SEED)
    found = []
    for line in lines_of("captures.jsonl"):
        table, card = cards(" ".join(line["table"])), Card.parse(line["played"])
        others = chance.sample([each for each in DECK if each not in (*table, card)], 3)
        found.append(Spot(RULES, table, (card, *others)))
    return found


def list_moves(positions: Sequence[Spot]) -> int:
    for spot in positions:
        list(legal_moves(spot))
    return len(positions)


def list_moves_by_judge(positions: Sequence[Spot]) -> int:
    for spot in positions:
        for card in spot.hand:
            captures(OPTIONS, letters(spot.table), str(card))
    return len(positions)


def played(deck: Deck) -> Giv:
    """The giv at its end; the same deck always gets the same moves."""
    chance = Random(SEED)
    giv = deal(RULES, 2, 1, deck)
    while not giv.over:
        giv, _ = play(giv, chance.choice(list(islice(legal_moves(giv), MOVES_LOOKED_AT))))
    return giv


def play_givs(decks: Sequence[Deck]) -> int:
    for deck in decks:
        played(deck)
    return len(decks)


def play_givs_by_judge(givs: Sequence[tuple[Deck, Giv]]) -> int:
    """The same givs: before each move the judge finds all captures of the hand."""
    for deck, end in givs:
        giv = judged(deal(RULES, 2, 1, deck), deck)
        for move in end.moves:
            for card in giv.hands[giv.turn]:
                captures(OPTIONS, giv.table, card)
            giv.play(str(move.card), letters(move.taken))
    return len(givs)


def givs_for_judge() -> list[tuple[Deck, Giv]]:
    """The first givs whose tables are never big."""
    chance = Random(SEED)
    found: list[tuple[Deck, Giv]] = []
    while len(found) < N_GIVS_OF_JUDGE:
        deck = shuffled(chance)
        end = played(deck)
        if biggest_table(end) <= TABLE_OF_JUDGE:
            found.append((deck, end))
    return found


def biggest_table(end: Giv) -> int:
    sizes = [len(end.opening)]
    for move in end.moves:
        sizes.append(sizes[-1] + (-len(move.taken) if move.taken else 1))
    return max(sizes)


def rate(work: Work) -> float:
    """How much of the work is done in a second, measured once."""
    start = perf_counter()
    done = work()
    return done / (perf_counter() - start)


def best(repetitions: int, *works: Work) -> list[float]:
    """The best rate of each, over repetitions that alternate."""
    rounds = [[rate(work) for work in works] for _ in range(repetitions)]
    return [max(rates) for rates in zip(*rounds, strict=True)]


def line(what: str, repetitions: int, all_of_it: Work, part: Work, part_by_judge: Work) -> str:
    """One line of the report."""
    engine, engine_part, judge_part = best(repetitions, all_of_it, part, part_by_judge)
    return (
        f"{what}: {engine:,.0f} a second; of a part, engine {engine_part:,.0f}, "
        f"judge {judge_part:,.1f}, ratio {engine_part / judge_part:,.0f}"
    )


def report(repetitions: int = REPETITIONS, n_givs: int = N_GIVS) -> list[str]:
    """The lines to print."""
    positions, chance, easy = spots(), Random(SEED), givs_for_judge()
    some, decks = positions[::JUDGE_TAKES_EACH], [shuffled(chance) for _ in range(n_givs)]
    return [
        line(
            "legal moves of a four-card hand, positions",
            repetitions,
            lambda: list_moves(positions),
            lambda: list_moves(some),
            lambda: list_moves_by_judge(some),
        ),
        line(
            "random givs, played and checked",
            repetitions,
            lambda: play_givs(decks),
            lambda: play_givs([deck for deck, _ in easy]),
            lambda: play_givs_by_judge(easy),
        ),
    ]


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()

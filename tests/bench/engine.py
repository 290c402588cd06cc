"""How fast the engine is, with the judge of the tests as the yardstick: `python -m tests.bench.engine`.

Two figures: positions a second for all legal moves of a four-card hand, over the tables of captures.jsonl; and whole givs
a second, a legal move chosen at random and played, checked, with `play`. Both are the best of several short repetitions
in wall-clock time. Those of the engine and of the judge alternate, so that a busy machine is busy for both; the judge
does a small part of the same work, as it would need minutes for all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import perf_counter

from engine import DECK, Card, Rules, cards, deal, legal_moves, play
from tests.engine.chance import judged, options_of, shuffled
from tests.engine.judge import JudgedGiv, captures
from tests.engine.right_answers import lines_of

SEED = 20
REPETITIONS = 7
N_GIVS = 40
N_GIVS_OF_JUDGE = 1
JUDGE_TAKES_EACH = 40
RULES = Rules.preset("kasino")
OPTIONS = options_of(RULES)
#: More moves than this are not gathered for a choice: a table can have thousands.
MOVES_LOOKED_AT = 200


@dataclass(frozen=True)
class Spot:
    """A table and a hand: what `legal_moves` needs of a position."""

    rules: Rules
    table: tuple[Card, ...]
    hand: tuple[Card, ...]


def spots() -> list[Spot]:
    """The tables of captures.jsonl, each with its card and three others at random."""
    chance = Random(SEED)
    found = []
    for line in lines_of("captures.jsonl"):
        table, card = cards(" ".join(line["table"])), Card.parse(line["played"])
        others = chance.sample([each for each in DECK if each not in (*table, card)], 3)
        found.append(Spot(RULES, table, (card, *others)))
    return found


def engine_positions(positions: list[Spot]) -> int:
    for spot in positions:
        list(legal_moves(spot))
    return len(positions)


def judge_positions(positions: list[Spot]) -> int:
    for spot in positions:
        for card in spot.hand:
            captures(OPTIONS, list(map(str, spot.table)), str(card))
    return len(positions)


def engine_givs(decks: list[tuple[Card, ...]]) -> int:
    chance = Random(SEED)
    for deck in decks:
        giv = deal(RULES, 2, 1, deck)
        while not giv.over:
            giv, _ = play(giv, chance.choice(list(islice(legal_moves(giv), MOVES_LOOKED_AT))))
    return len(decks)


def judge_givs(decks: list[tuple[Card, ...]]) -> int:
    """As `engine_givs`, all legal moves found by the judge."""
    chance = Random(SEED)
    for deck in decks:
        giv = judged(deal(RULES, 2, 1, deck), deck)
        while giv.n_plays < 48:
            giv.play(*chance.choice(judged_moves(giv)))
    return len(decks)


def judged_moves(giv: JudgedGiv) -> list[tuple[str, list[str]]]:
    hand = giv.hands[giv.turn]
    taking = [(card, sorted(taken)) for card in hand for taken in captures(OPTIONS, giv.table, card)]
    return taking + [(card, []) for card in hand]


def rate(work: Callable[[], int]) -> float:
    """How much of the work is done in a second, this once."""
    start = perf_counter()
    done = work()
    return done / (perf_counter() - start)


def best(*works: Callable[[], int]) -> list[float]:
    """The best rate of each, over repetitions that alternate."""
    rounds = [[rate(work) for work in works] for _ in range(REPETITIONS)]
    return [max(rates) for rates in zip(*rounds, strict=True)]


def report() -> list[str]:
    """The lines to print."""
    positions = spots()
    chance = Random(SEED)
    decks = [shuffled(chance) for _ in range(N_GIVS)]
    listed, judge_listed, played, judge_played = best(
        lambda: engine_positions(positions),
        lambda: judge_positions(positions[::JUDGE_TAKES_EACH]),
        lambda: engine_givs(decks),
        lambda: judge_givs(decks[:N_GIVS_OF_JUDGE]),
    )
    return [
        f"positions/s, legal moves of a four-card hand: engine {listed:,.0f}, judge {judge_listed:,.1f}, "
        f"ratio {listed / judge_listed:,.0f}",
        f"random givs/s, played and checked:            engine {played:,.0f}, judge {judge_played:,.2f}, "
        f"ratio {played / judge_played:,.0f}",
    ]


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()

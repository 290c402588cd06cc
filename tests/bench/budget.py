"""How long a hint takes, with a budget of 200 ms: `python -m tests.bench.budget`.

The positions are from givs between sensible players, and from tables so full that only senseless play leads there.
Times are processor times, so that other programs do not count.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

from engine import Game, Rules, View, apply, deal, view
from tests.engine.chance import shuffled
from tests.tutor.positions import KASINO, crowded
from tutor import BUDGET, Level, choose, rank

POSITIONS = 50
#: One in this many positions of a giv is taken.
ONE_OF = 5
CROWDS = (12, 15, 18)


def positions(rules: Rules, n_players: int, chance: Random) -> Iterator[View]:
    """Positions from play; endless."""
    while True:
        giv = deal(rules, n_players, n_players - 1, shuffled(chance))
        while not giv.over:
            seen = view(giv, giv.turn)
            if not chance.randrange(ONE_OF):
                yield seen
            giv, _ = apply(giv, choose(Level.REGULAR, seen))


def seconds(seen: View, budget: float) -> float:
    """Processor seconds of one hint."""
    before = time.process_time()
    rank(seen, budget=budget, clock=time.process_time)
    return time.process_time() - before


def report(n_positions: int = POSITIONS, budget: float = BUDGET) -> list[str]:
    """The lines to print, from this number of positions of each kind."""
    found, chance = [f"a hint, budget {budget * 1e3:.0f} ms, in processor time, median, p95 and max:"], Random(3)
    for game in Game:
        for n_players in (2, 3, 4):
            some = positions(Rules.preset(game), n_players, chance)
            found.append(
                f"  {game}, {n_players} seats: {_shown([seconds(next(some), budget) for _ in range(n_positions)])}"
            )
    for n_cards in CROWDS:
        times = [seconds(crowded(KASINO, n_cards, chance), budget) for _ in range(max(2, n_positions // ONE_OF))]
        found.append(f"  kasino, {n_cards} low cards on the table: {_shown(times)}")
    return found


def _shown(times: list[float]) -> str:
    p95 = quantiles(times, n=20, method="inclusive")[-1]
    return f"{median(times) * 1e3:.0f} / {p95 * 1e3:.0f} / {max(times) * 1e3:.0f} ms"


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()

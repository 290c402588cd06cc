"""Players against each other on the same decks: `python -m tutor.lab.arena strong sim --decks 400`.

Each deck is played once for every seat that the first player can have, with the second player in all other seats, so
that the luck of the cards cancels out. The result is the first player's lead in points a giv with its standard error
over decks, and the time of a decision in processor seconds.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

from engine import DECK, Move, Rules, View, apply, deal, protocol, view
from tutor.fast.lead import lead
from tutor.lab.command_line import add_game, player_name, positive, rules_of
from tutor.players.registry import PLAYERS, Player, player

CLOCK = time.process_time


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom at what: the names of two players, the rules and the number of seats."""

    first: str
    second: str
    rules: Rules
    seats: int
    seed: int


@dataclass(frozen=True, slots=True)
class PlayedDeck:
    """The result of one deck: the first player's mean lead, the seconds of each decision of both players, and how many
    decisions of the first were exact."""

    ahead: float
    times: tuple[tuple[float, ...], tuple[float, ...]]
    exact: int


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a match."""

    decks: int
    ahead: float
    error: float
    times: tuple[tuple[float, ...], tuple[float, ...]]
    exact: float


def play_deck(match: Match, number: int) -> PlayedDeck:
    """Plays one deck with the first player in every seat. The deck depends only on the seed and the number."""
    deck = list(DECK)
    Random(f"deck {match.seed} {number}").shuffle(deck)
    chance = Random(f"players {match.seed} {number}")
    first, second = Timed(player(match.first)), Timed(player(match.second))
    aheads = []
    for seat in range(match.seats):
        giv = deal(match.rules, match.seats, match.seats - 1, deck)
        while not giv.over:
            chooser = first if giv.turn == seat else second
            giv, _ = apply(giv, chooser.move(view(giv, giv.turn), chance))
        points = [row.total for row in protocol(giv)]
        aheads.append(lead(points, seat))
    return PlayedDeck(sum(aheads) / len(aheads), (tuple(first.times), tuple(second.times)), first.exact)


class Timed:
    """A player with the time of each of its decisions, and how many of them were exact."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.times: list[float] = []
        self.exact = 0

    def move(self, seen: View, chance: Random) -> Move:
        before = CLOCK()
        choice = self._player(seen, chance)
        self.times.append(CLOCK() - before)
        self.exact += choice.exact
        return choice.move


def report(played: Sequence[PlayedDeck]) -> Report:
    """The figures of a match. The error is that of the mean over decks."""
    n = len(played)
    mean = sum(deck.ahead for deck in played) / n
    variance = sum((deck.ahead - mean) ** 2 for deck in played) / (n - 1) if n > 1 else 0.0
    first = tuple(seconds for deck in played for seconds in deck.times[0])
    second = tuple(seconds for deck in played for seconds in deck.times[1])
    exact = sum(deck.exact for deck in played) / len(first) if first else 0.0
    return Report(n, mean, sqrt(variance / n), (first, second), exact)


def lines(match: Match, result: Report) -> Iterator[str]:
    """The report as it is printed."""
    options = " ".join(f"{name}={value}" for name, value in match.rules.options().items())
    yield f"{match.first} - {match.second}: {match.rules.game} {options}".rstrip() + f", {match.seats} seats"
    yield (
        f"  {result.ahead:+.3f} +- {result.error:.3f} points a giv over {result.decks} decks, each played "
        f"{match.seats} times (seed {match.seed})"
    )
    for name, times in zip((match.first, match.second), result.times, strict=True):
        ms = sorted(1_000 * seconds for seconds in times)
        mean = sum(ms) / len(ms)
        yield f"  {name}: {mean:.1f} ms a decision, p95 {ms[int(0.95 * len(ms))]:.1f}, max {ms[-1]:.1f}"
    if match.seats == 2:
        yield f"  exact: {result.exact:.1%} of the decisions of {match.first}"


def run(match: Match, decks: int, workers: int) -> Report:
    """Plays the match, with progress on stderr."""
    played: list[PlayedDeck] = []
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for deck in pool.imap_unordered(partial(play_deck, match), range(decks)):
            played.append(deck)
            if len(played) % max(decks // 20, 1) == 0:
                so_far = report(played)
                print(
                    f"{len(played)}/{decks}  {so_far.ahead:+.3f} +- {so_far.error:.3f}",
                    file=sys.stderr,
                    flush=True,
                )
    return report(played)


def main(arguments: Sequence[str] | None = None) -> int:
    """`FIRST SECOND`, and the game, its options as `name=value`, seats, decks, seed and workers. Prints the
    report."""
    parser = argparse.ArgumentParser(prog="arena", description=__doc__.splitlines()[0] if __doc__ else None)
    some = f"one of {', '.join(PLAYERS)}; search:100 for 100 worlds, search:50ms for 50 ms"
    parser.add_argument("first", type=player_name, help=some)
    parser.add_argument("second", type=player_name)
    parser.add_argument("--decks", type=positive, default=100)
    parser.add_argument("--seed", type=int, default=1)
    add_game(parser)
    chosen = parser.parse_args(arguments)
    match = Match(chosen.first, chosen.second, rules_of(parser, chosen), chosen.seats, chosen.seed)
    print(*lines(match, run(match, chosen.decks, chosen.workers)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Fits the weights for a set of options: `python -m tutor.lab.fitting kasino-2 --game kasino --givs 4000`.

A player plays givs against itself. The value at each boundary is fitted backwards from the end of the giv by least
squares, to what is gained up to the next boundary plus the value there. The habits are fitted to the choices (logit).

A new set of options takes one run. A second one can add habits of its own, from a search with the weights of the first;
until then those of the nearest options serve:

python -m tutor.lab.fitting NAME ... --player careful+x --chooser search:20
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from engine import Rules
from tutor.lab.command_line import add_game, player_name, positive, rules_of
from tutor.lab.regression import deviation, least_squares, logit, predicted
from tutor.lab.selfplay import SelfPlay, boundaries, play_giv
from tutor.players.registry import player
from tutor.search.habits import PARTS
from tutor.search.values import CARDS_LEAD, SPADES_LEAD
from tutor.weights import REFERENCES, option_values, weights_for

WEIGHTS = Path(__file__).parents[1] / "weights"
DIGITS = 3
#: How strongly the weights of leads are shrunk. A lead says nearly the same as a race, and it would take more data than
#: anybody has to separate the two.
LEADS_SHRUNK = 0.03
#: Choices beyond these hardly change the habits.
CHOICES_FITTED = 12_000


def fitted(rules: Rules, seats: int, givs: Sequence[SelfPlay], choosing: Sequence[SelfPlay]) -> dict[str, Any]:
    """The weights for the rules, as they are written to the file: values from `givs`, and habits from `choosing` or, if
    it is empty, those of the nearest rules."""
    value, spread = _values(rules, seats, givs, reference=False)
    totals = [sum(giv.points) for giv in givs]
    apart = [giv.points[0] - giv.points[1] for giv in givs]
    return {
        "options": option_values(rules),
        "seats": seats,
        "giv": [_mean(totals), sqrt(_mean([each * each for each in apart]))],
        "value": value,
        "spread": spread,
        "habits": _habits(choosing) if choosing else dict(weights_for(rules, seats).habits),
    }


def fitted_reference(rules: Rules, seats: int, givs: Sequence[SelfPlay]) -> dict[str, Any]:
    """The seven weights of SIM-100+X for the rules."""
    value, _ = _values(rules, seats, givs, reference=True)
    return {"options": option_values(rules), "seats": seats, "value": value}


def _values(
    rules: Rules, seats: int, givs: Sequence[SelfPlay], reference: bool
) -> tuple[dict[str, list[list[float]]], dict[str, float]]:
    """By number of plays the weights for each place, and the standard deviation of the final lead around the value."""
    value: dict[str, list[list[float]]] = {}
    spread: dict[str, float] = {}
    # For each giv and place: the lead at the end, as far as the next boundary tells.
    ahead = [[giv.ahead[(place) % seats] for place in range(seats)] for giv in givs]
    for number in reversed(range(len(boundaries(rules, seats)))):
        plays = boundaries(rules, seats)[number]
        value[str(plays)] = []
        for place in range(seats):
            stops = [giv.boundaries[number] for giv in givs]
            rows = [(stop.reference if reference else stop.features)[place] for stop in stops]
            gains = [end[place] - stop.ahead[place] for end, stop in zip(ahead, stops, strict=True)]
            shrunk = () if reference else [LEADS_SHRUNK * (n in (CARDS_LEAD, SPADES_LEAD)) for n in range(len(rows[0]))]
            weights = least_squares(rows, gains, shrunk)
            value[str(plays)].append(weights)
            for end, stop, rest in zip(ahead, stops, predicted(rows, weights), strict=True):
                end[place] = stop.ahead[place] + rest
            if place == 0:
                finals = [giv.ahead[0] - stop.ahead[0] for giv, stop in zip(givs, stops, strict=True)]
                spread[str(plays)] = deviation(rows, finals, weights)
                error = deviation(rows, gains, weights)
                told = f"after {plays}: error {error:.3f}, to the end {spread[str(plays)]:.3f}"
                print(told, file=sys.stderr)
    return value, spread


def _habits(givs: Sequence[SelfPlay]) -> dict[str, list[float]]:
    """The weights of the habits, fitted to the choices in these givs."""
    choices = [choice for giv in givs for choice in giv.choices][:CHOICES_FITTED]
    sizes = [len(names) for names in PARTS.values()]
    weights, likelihood = logit(choices, [0.0] * sum(sizes))
    print(f"habits: log-likelihood {likelihood:.3f} a choice", file=sys.stderr)
    found = {}
    for part, size in zip(PARTS, sizes, strict=True):
        found[part], weights = weights[:size], weights[size:]
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return value


def _play(rules: Rules, seats: int, name: str, seed: str) -> SelfPlay:
    return play_giv(rules, seats, player(name), seed)


def _played(rules: Rules, seats: int, name: str, seeds: Iterable[str], workers: int) -> list[SelfPlay]:
    givs = []
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for giv in pool.imap_unordered(partial(_play, rules, seats, name), seeds, chunksize=4):
            givs.append(giv)
            if len(givs) % 500 == 0:
                print(len(givs), "givs", file=sys.stderr, flush=True)
    return givs


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, fits, and writes the file with that name; with `--reference` also the weights of SIM-100+X."""
    parser = argparse.ArgumentParser(prog="fitting", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("name")
    parser.add_argument("--player", type=player_name, default="careful")
    parser.add_argument("--givs", type=positive, default=4_000)
    parser.add_argument("--chooser", type=player_name, help="the player whose habits are fitted, if they are")
    parser.add_argument("--choices", type=positive, default=200, help="how many givs the chooser plays")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--reference", action="store_true")
    add_game(parser)
    chosen = parser.parse_args(arguments)
    rules = rules_of(parser, chosen)
    seeds = [f"{chosen.seed} {number}" for number in range(chosen.givs)]
    givs = _played(rules, chosen.seats, chosen.player, seeds, chosen.workers)
    some = [f"{chosen.seed} choices {number}" for number in range(chosen.choices if chosen.chooser else 0)]
    choosing = _played(rules, chosen.seats, chosen.chooser, some, chosen.workers) if some else []
    played = {"player": chosen.player, "givs": chosen.givs, "chooser": chosen.chooser, "choices": len(some)}
    if chosen.reference:
        references = WEIGHTS / REFERENCES
        every = json.loads(references.read_text(encoding="utf-8")) if references.exists() else []
        others = [each for each in every if each["name"] != chosen.name]
        _write(references, [*others, {"name": chosen.name, **played, **fitted_reference(rules, chosen.seats, givs)}])
    _write(WEIGHTS / f"{chosen.name}.json", {**played, **fitted(rules, chosen.seats, givs, choosing)})
    return 0


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(_rounded(value), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())

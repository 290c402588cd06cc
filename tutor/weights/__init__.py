"""The fitted numbers of the evaluation, one JSON file for each set of options and number of seats.

`python -m tutor.lab.fitting` writes them. A set of options without a file of its own uses the nearest one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from engine import OPTIONS, Rules

#: The weights of the reference players, which have features of their own.
REFERENCES = "references.json"
#: How far apart two sets of options are: the sum of these over the options that differ (rules 7).
DISTANCES = {
    "refill": 100,
    "faces": 20,
    "ace": 8,
    "specials": 6,
    "extra_spades": 10,
    "faces_in_14": 2,
    "faces_take": 1,
    "last_sweep": 1,
}
#: A wrong number of seats is worse than any wrong options.
SEATS_APART = 1_000


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers for one set of options and number of seats.

    `value`: by number of plays, for each place after the leader, the weights of `tutor.search.values`. `spread`: by
    number of plays, the standard deviation of the final lead around that value. `giv`: the mean number of points in a
    giv, and the standard deviation of the difference between two players. `habits`: the weights of
    `tutor.search.habits`.
    """

    value: Mapping[int, tuple[tuple[float, ...], ...]]
    spread: Mapping[int, float]
    giv: tuple[float, float]
    habits: Mapping[str, tuple[float, ...]]


@lru_cache(maxsize=64)
def weights_for(rules: Rules, n_players: int) -> Weights:
    """The weights fitted for the options and the number of seats, or for the nearest ones."""
    return _read(min(_all(), key=lambda each: distance(each, rules, n_players)))


def distance(fitted: Mapping[str, Any], rules: Rules, n_players: int) -> int:
    """How badly the weights fit the rules: 0 if they were made for them."""
    apart: int = SEATS_APART * abs(fitted["seats"] - n_players)
    for option, far in DISTANCES.items():
        if rules.applies(option) and fitted["options"][option] != getattr(rules, option):
            apart += far
    return apart


def option_values(rules: Rules) -> dict[str, Any]:
    """The options that matter to weights, with their values."""
    return {name: getattr(rules, name) for name in OPTIONS if name in DISTANCES}


@cache
def _all() -> tuple[dict[str, Any], ...]:
    names = [path.name for path in files(__name__).iterdir() if path.name.endswith(".json")]
    found = sorted(name for name in names if name != REFERENCES)
    return tuple(json.loads(files(__name__).joinpath(name).read_text(encoding="utf-8")) for name in found)


def _read(fitted: Mapping[str, Any]) -> Weights:
    return Weights(
        value={int(plays): tuple(map(tuple, places)) for plays, places in fitted["value"].items()},
        spread={int(plays): float(spread) for plays, spread in fitted["spread"].items()},
        giv=(fitted["giv"][0], fitted["giv"][1]),
        habits={name: tuple(some) for name, some in fitted["habits"].items()},
    )

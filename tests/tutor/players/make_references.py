"""Writes `tests/data/references.jsonl`, which holds the reference players still: positions, and what each one plays.

Only for a new reference player, and never to make a failing test pass: `python -m tests.tutor.players.make_references`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from engine import Giv, Move, Rules, View, deal, notation, parse_deck, play, view
from tests.engine.chance import shuffled
from tutor.players import references

GOLDEN = Path(__file__).parents[2] / "data/references.jsonl"
N_POSITIONS = 200
#: Both games, each twice as often as with other options.
RULES = (
    Rules.preset("kasino"),
    Rules.preset("dragkasino"),
    Rules.preset("kasino", ace="1-14", specials="high", last_sweep=False),
    Rules.preset("dragkasino", refill="deal", faces_take="one", faces_in_14=True),
    Rules.preset("kasino"),
    Rules.preset("dragkasino"),
    Rules.preset("kasino", refill="draw", extra_spades=True),
    Rules.preset("dragkasino", faces="sum", specials="choice"),
)
REFERENCES: Mapping[str, Callable[[View, Random], Move]] = {
    "random": references.random_move,
    "greedy": references.greedy_move,
    "careful": references.careful_move,
    "sim": references.simulating_move,
}
#: Whose play leads to the positions; the last is a careful player that errs in every third play.
LEADING = ("random", "greedy", "careful", "erring")


def chosen(giv: Giv) -> dict[str, str]:
    """The move of each reference player in a position. The draws of all follow from the number of plays."""
    seen = view(giv, giv.turn)
    return {name: str(choose(seen, Random(len(giv.moves)))) for name, choose in REFERENCES.items()}


def position(line: Mapping[str, Any]) -> Giv:
    """The position of a line."""
    rules = Rules.preset(line["game"], **line["options"])
    giv = deal(rules, line["seats"], line["dealer"], parse_deck(line["deck"]))
    for text in line["moves"].split():
        giv, _ = play(giv, Move.parse(text))
    return giv


def lines() -> Iterator[dict[str, Any]]:
    """Positions from givs that were played well and badly, each from a giv of its own, spread over all plays."""
    chance = Random("references")
    kinds = list(product(RULES, (2, 3, 4), LEADING))
    for number in range(N_POSITIONS):
        rules, seats, leading = kinds[number % len(kinds)]
        deck = shuffled(chance)
        giv = _played(deal(rules, seats, chance.randrange(seats), deck), leading, chance)
        yield {
            "game": rules.game,
            "options": rules.options(),
            "seats": seats,
            "dealer": giv.dealer,
            "deck": notation(deck),
            "leading": leading,
            "moves": " ".join(map(str, giv.moves)),
            "chosen": chosen(giv),
        }


def _played(giv: Giv, leading: str, chance: Random) -> Giv:
    """The giv after a random number of plays."""
    for _ in range(chance.randrange(48)):
        erring = leading == "erring"
        name = ("random" if chance.random() < 1 / 3 else "careful") if erring else leading
        giv, _ = play(giv, REFERENCES[name](view(giv, giv.turn), chance))
    return giv


if __name__ == "__main__":
    written = "".join(json.dumps(line) + "\n" for line in lines())
    GOLDEN.write_text(written, encoding="utf-8")

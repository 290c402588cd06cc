"""Makes the recorded partier of tests/data/partier again: `python -m tests.engine.make_partier`.

The moves are played by the engine, at random or greedily; the protocol beside each record is written by the judge.
Decks are shuffled from a seed, and for the two partier with equal totals the first seed is taken that has such an end.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice
from pathlib import Path
from random import Random

from engine import Giv, Move, Parti, Record, Rules, deal_giv, legal_moves, play_on, point_cards
from tests.engine.chance import random_move, shuffled
from tests.engine.protocol import by_the_judge
from tests.engine.right_answers import DATA

PARTIER = DATA / "partier"
NAMES = ("Anna", "Bo", "Cilla", "Dag")
MOVES_LOOKED_AT = 200

Player = Callable[[Giv, Random], Move]


def greedy(giv: Giv, _: Random) -> Move:
    """The move with the most points at once; a card is worth a little and a spade more."""

    def worth(move: Move) -> float:
        won = (move.card, *move.taken) if move.taken else ()
        swept = len(move.taken) == len(giv.table) > 0
        spades = sum(card.is_spade for card in won)
        kept = 0 if won else point_cards((move.card,))
        return point_cards(won) + swept + 0.06 * len(won) + 0.25 * spades - kept

    return max(islice(legal_moves(giv), MOVES_LOOKED_AT), key=worth)


def played(rules: Rules, n_players: int, player: Player, seed: int) -> tuple[Record, list[Parti]]:
    """A whole parti, and how it stood after each giv."""
    chance = Random(seed)
    record = Record(rules, NAMES[:n_players])
    parti, after = record.replay(), []
    while parti.winner is None:
        deck = shuffled(chance)
        record, parti = record.with_giv(parti.dealer, deck), deal_giv(parti, deck)
        moves: list[Move] = []
        while parti.giv is not None and not parti.giv.over:
            moves.append(player(parti.giv, chance))
            parti, _ = play_on(parti, moves[-1])
        record = record.with_moves(tuple(moves))
        after.append(parti)
    return record, after


def ended_by_spades(after: list[Parti]) -> bool:
    totals = after[-1].totals
    return totals.count(max(totals)) > 1


def went_on_after_the_target(after: list[Parti]) -> bool:
    return any(max(parti.totals) >= parti.rules.target for parti in after[:-1])


def first_with(wanted: Callable[[list[Parti]], bool], rules: Rules, n_players: int, player: Player) -> Record:
    for seed in count():
        record, after = played(rules, n_players, player, seed)
        if wanted(after):
            return record
    raise AssertionError("count does not end")


def partier() -> dict[str, Record]:
    """Each record by the name of its file."""
    preset = Rules.preset
    short = preset("kasino", target=11)
    odd = preset("kasino", faces="pair", faces_take="one", last_sweep=False, refill="draw", target=11)
    high = preset("dragkasino", specials="high", extra_spades=True)
    every = preset("dragkasino", refill="deal", faces_in_14=True, specials="choice", target=21)
    return {
        "kasino-2-greedy": played(preset("kasino"), 2, greedy, 1)[0],
        "kasino-3-random": played(preset("kasino", ace="1-14"), 3, random_move, 2)[0],
        "kasino-4-pairs": played(odd, 4, greedy, 3)[0],
        "dragkasino-2-random": played(preset("dragkasino"), 2, random_move, 4)[0],
        "dragkasino-3-extra-spades": played(high, 3, greedy, 5)[0],
        "dragkasino-4-choice": played(every, 4, random_move, 6)[0],
        "won-by-spades": first_with(ended_by_spades, short, 2, random_move),
        "still-equal-one-more-giv": first_with(went_on_after_the_target, short, 4, random_move),
    }


def write(folder: Path) -> None:
    for name, record in partier().items():
        (folder / f"{name}.json").write_text(record.dump() + "\n", encoding="utf-8")
        lines = "\n".join(by_the_judge(record))
        (folder / f"{name}.txt").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(PARTIER)

"""Who has won the parti is what the engine says (6.2)."""

from __future__ import annotations

from random import Random

from engine import Rules, outcome, score
from tests.engine.chance import shuffled
from tutor.fast.ending import winner


def test_a_parti_is_won_as_in_the_engine() -> None:
    chance = Random(6)
    seen = set()
    for _ in range(1_000):
        rules = Rules.preset("kasino", target=chance.choice((11, 16, 21)))
        n_seats, deck = chance.choice((2, 3, 4)), shuffled(chance)
        rows = score(rules, [deck[seat :: n_seats + 1] for seat in range(n_seats)], (0,) * n_seats, 0)
        totals = [chance.randint(rules.target - 2, rules.target + 1) for _ in rows]
        won = outcome(rules, totals, rows)
        assert winner(rules.target, totals, [row.n_spades for row in rows]) == (None if won is None else won.winner)
        seen.add("more" if won is None else "spades" if won.by_spades else "points")
    assert seen == {"more", "spades", "points"}

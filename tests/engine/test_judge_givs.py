"""The engine and the judge agree on whole random givs, in both games under all options, and on who has won."""

from __future__ import annotations

from dataclasses import asdict
from itertools import pairwise
from random import Random

import pytest

from engine import Giv, Rules, deal, outcome, protocol, score
from tests.engine import judge
from tests.engine.chance import chunks, different_rules, judged, letters, name_of, naming, random_giv, shuffled

EVERY_RULES = list(
    different_rules("refill", "ace", "faces", "faces_take", "faces_in_14", "specials", "extra_spades", "last_sweep")
)


def assert_same(giv: Giv, other: judge.JudgedGiv) -> None:
    assert giv.turn == other.turn
    assert [letters(hand) for hand in giv.hands] == other.hands
    assert letters(giv.table) == other.table
    assert letters(giv.stock) == other.deck
    assert [letters(pile) for pile in giv.piles] == other.piles
    assert list(giv.sweeps) == other.sweeps
    assert giv.last_taker == other.last_taker


@pytest.mark.parametrize("some_rules", chunks(EVERY_RULES), ids=lambda some: f"{len(some)} rules")
def test_whole_random_givs_of_two_three_and_four_go_as_the_judge_plays_them(some_rules: list[Rules]) -> None:
    for rules in some_rules:
        with naming(name_of(rules)):
            assert_givs_go_as_judged(rules)


def assert_givs_go_as_judged(rules: Rules) -> None:
    chance = Random(name_of(rules))
    for n_players in (2, 3, 4):
        deck = shuffled(chance)
        states = random_giv(rules, n_players, deck, chance)
        other = judged(states[0], deck)
        assert_same(states[0], other)
        for state, move in zip(states[1:], states[-1].moves, strict=True):
            other.play(str(move.card), letters(move.taken))
            assert_same(state, other)
        counted = [{**asdict(row), "total": row.total} for row in protocol(states[-1])]
        assert counted == other.counted()


def test_a_parti_is_won_as_the_judge_says() -> None:
    chance = Random(6)
    outcomes = {"nobody": 0, "points": 0, "spades": 0}
    for _ in range(2000):
        target, n_players, deck = chance.choice((11, 16, 21)), chance.choice((2, 3, 4)), shuffled(chance)
        rules = Rules.preset("kasino", target=target)
        cuts = [0, *sorted(chance.randint(0, 52) for _ in range(n_players - 1)), 52]
        piles = [deck[start:end] for start, end in pairwise(cuts)]
        counted = score(rules, piles, (0,) * n_players, 0)
        totals = [chance.randint(target - 2, target + 1) for _ in piles]
        won = outcome(rules, totals, counted)
        right = judge.winner(target, totals, [row.n_spades for row in counted])
        assert (None if won is None else won.winner) == right
        if won is not None:
            assert won.by_spades == (totals.count(max(totals)) > 1)
        outcomes["nobody" if won is None else "spades" if won.by_spades else "points"] += 1
    assert min(outcomes.values()) > 100, outcomes


def test_the_judge_itself_refuses_what_the_rules_forbid() -> None:
    deck = shuffled(Random(1))
    other = judged(deal(Rules.preset("kasino"), 2, 1, deck), deck)
    card = other.hands[0][0]
    with pytest.raises(ValueError, match="not in the hand"):
        other.play(other.hands[1][0], [])
    with pytest.raises(ValueError, match="not on the table"):
        other.play(card, [other.hands[1][0]])
    wrong = next(each for each in other.table if judge.number(each) not in judge.values_in_hand(other.options, card))
    with pytest.raises(ValueError, match="cannot take"):
        other.play(card, [wrong])

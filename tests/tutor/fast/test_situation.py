"""The tutor's fast position is the engine's, in every option and for every number of seats."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine import Giv, Rules, apply, captures, deal, legal_moves, protocol
from tests.engine.chance import different_rules, name_of, random_giv, shuffled
from tutor.fast.masks import cards_of, mask_of
from tutor.fast.playout import LAID_FIRST, play_greedily
from tutor.fast.situation import Situation, as_masks, as_move
from tutor.fast.takes import Takes, takes_for
from tutor.fast.worth import WORTH, worth

ALL_RULES = list(
    different_rules("refill", "ace", "faces", "faces_take", "faces_in_14", "specials", "last_sweep", "extra_spades")
)
SOME_RULES = Random(5).sample(ALL_RULES, 40)


@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
def test_a_random_giv_is_the_same_play_by_play(rules: Rules) -> None:
    chance = Random(name_of(rules))
    n_players = chance.choice((2, 3, 4))
    states = random_giv(rules, n_players, shuffled(chance), chance)
    situation = Situation.of_giv(states[0])
    for giv, after in pairwise(states):
        situation.play(*as_masks(after.moves[-1]))
        situation.deal()
        assert situation == Situation.of_giv(after), giv.moves
        assert situation.result() == [row.total for row in protocol(after)]
        assert situation.spades() == [row.n_spades for row in protocol(after)]


@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
def test_the_takes_are_those_of_the_engine(rules: Rules) -> None:
    chance = Random(name_of(rules))
    takes = Takes(rules)
    for _ in range(40):
        deck = shuffled(chance)
        table, card = deck[: chance.randrange(9)], deck[-1]
        legal = {mask_of(taken) for taken in captures(rules, table, card)}
        found = takes.every(mask_of(table), card, 10_000)
        assert set(found) == legal
        assert len(found) == len(legal)
        best = takes.best(mask_of(table))[takes.kinds[card]]
        if not legal:
            assert best is None
        else:
            gains = {mask: worth(cards_of(mask)) + (mask == mask_of(table)) for mask in legal}
            assert best is not None
            assert best[0] == pytest.approx(max(gains.values()))
            assert gains[best[1]] == pytest.approx(best[0])


@pytest.mark.parametrize("rules", SOME_RULES[:20], ids=name_of)
def test_a_greedy_playout_is_the_greedy_player_on_the_engine(rules: Rules) -> None:
    chance = Random(name_of(rules))
    n_players = chance.choice((2, 3, 4))
    giv = deal(rules, n_players, 0, shuffled(chance))
    situation = Situation.of_giv(giv)
    for _ in range(48):
        play_greedily(takes_for(rules), situation, 1)
        situation.deal()
        giv = _greedy_play(giv, situation)
        assert situation == Situation.of_giv(giv)


def _greedy_play(giv: Giv, played: Situation) -> Giv:
    """The giv after the play that the situation has made, which must be one of the best at sight."""
    gains = {
        move: worth((move.card, *move.taken)) + (len(move.taken) == len(giv.table)) if move.taken else 0.0
        for move in legal_moves(giv)
    }
    most = max(gains.values())
    for move, gain in gains.items():
        after = apply(giv, move)[0]
        if gain == pytest.approx(most) and Situation.of_giv(after) == played:
            assert move.taken or move.card == min(giv.hand, key=LAID_FIRST.__getitem__)
            return after
    pytest.fail(f"not greedy at {giv}")


def test_moves_and_masks_are_the_same_both_ways() -> None:
    chance = Random(1)
    for giv in random_giv(Rules.preset("kasino"), 2, shuffled(chance), chance)[:-1]:
        for move in legal_moves(giv):
            assert as_move(*as_masks(move)) == move


def test_cards_worth_least_are_laid_out_first() -> None:
    in_order = sorted(range(52), key=LAID_FIRST.__getitem__)
    assert all(WORTH[first] <= WORTH[second] for first, second in pairwise(in_order))

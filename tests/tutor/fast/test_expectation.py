"""The expected take, against all hands counted one by one."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine import Rules
from tests.engine.chance import shuffled
from tutor.fast.expectation import expected_take, without
from tutor.fast.masks import mask_of
from tutor.fast.takes import takes_for
from tutor.fast.worth import worth_of

RULES = Rules.preset("kasino")


@pytest.mark.parametrize("seed", range(12))
def test_it_is_the_mean_over_all_hands_of_their_best_take(seed: int) -> None:
    takes = takes_for(RULES)
    deck = shuffled(Random(seed))
    table, unseen = mask_of(deck[:5]), deck[5:17]
    best = takes.best(table)

    def kind_worth(card: int) -> float:
        """The take of the card's kind, with what the unseen cards of the kind are worth on average."""
        take = best[takes.kinds[card]]
        alike = [each for each in unseen if takes.kinds[each] == takes.kinds[card]]
        return take[0] + sum(worth_of(1 << each) for each in alike) / len(alike) if take else 0.0

    for size in (1, 2, 4):
        hands = list(combinations(unseen, size))
        mean = sum(max(kind_worth(card) for card in hand) for hand in hands) / len(hands)
        assert expected_take(takes, table, mask_of(unseen), size) == pytest.approx(mean)


def test_nothing_can_be_taken_from_an_empty_table() -> None:
    assert expected_take(takes_for(RULES), 0, mask_of(range(20)), 4) == 0.0


def test_the_chance_to_have_none_is_that_of_drawing() -> None:
    assert without(5, 2)[1] == pytest.approx(6 / 10)
    assert without(5, 2)[4] == 0.0

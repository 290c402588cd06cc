"""What the next player can expect to take: the formula against going through all hands."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine import Card, Rules, cards, point_cards
from tests.engine import judge
from tests.engine.chance import different_rules, name_of, options_of, shuffled
from tutor.features import WORTH_OF_A_CARD, WORTH_OF_A_SPADE, threat, worth

ODD = Rules.preset("dragkasino", faces_in_14=True, faces_take="one", specials="choice")


def best_take(rules: Rules, table: list[Card], hand: tuple[Card, ...], sweep_worth: float) -> tuple[float, bool, bool]:
    """What the best single take of a hand is worth; whether anything, and whether everything can be taken."""
    best, takes, sweeps = 0.0, False, False
    for card in hand:
        for taken in judge.captures(options_of(rules), [str(each) for each in table], str(card)):
            takes = True
            sweep = len(taken) == len(table)
            sweeps |= sweep
            best = max(best, worth([card, *map(Card.parse, taken)]) + sweep * sweep_worth)
    return best, takes, sweeps


@pytest.mark.parametrize("rules", [*different_rules("faces", "ace"), ODD], ids=name_of)
@pytest.mark.parametrize("sweep_worth", [1.0, 0.0])
def test_a_threat_is_what_going_through_all_hands_gives(rules: Rules, sweep_worth: float) -> None:
    chance = Random(name_of(rules))
    for n_table, n_unseen, hand_size in ((1, 8, 4), (2, 7, 1), (3, 6, 3), (5, 7, 2), (4, 3, 4), (3, 8, 4)):
        deck = shuffled(chance)
        table, unseen = list(deck[:n_table]), deck[n_table : n_table + n_unseen]
        hands = list(combinations(unseen, min(hand_size, n_unseen)))
        found = [best_take(rules, table, hand, sweep_worth) for hand in hands]
        computed = threat(rules, table, unseen, hand_size, sweep_worth)
        assert computed.expected == pytest.approx(sum(best for best, _, _ in found) / len(hands))
        assert computed.chance == pytest.approx(sum(takes for _, takes, _ in found) / len(hands))
        sweeps = sum(sweep for _, _, sweep in found) / len(hands) if sweep_worth else 0
        assert computed.sweep_chance == pytest.approx(sweeps)


def test_there_is_no_threat_to_an_empty_table_or_from_an_empty_hand() -> None:
    rules = Rules.preset("kasino")
    for danger in (threat(rules, (), cards("KH"), 4), threat(rules, cards("KC"), cards("KH"), 0)):
        assert (danger.expected, danger.chance, danger.sweep_chance) == (0, 0, 0)


def test_the_worth_of_cards_is_their_points_with_something_for_each_card_and_each_spade() -> None:
    for some in (cards("TD"), cards("2S"), cards("ASACKH"), cards("TD2SASAHADAC7S")):
        spades = sum(card.is_spade for card in some)
        expected = point_cards(some) + WORTH_OF_A_CARD * len(some) + WORTH_OF_A_SPADE * spades
        assert worth(some) == pytest.approx(expected)

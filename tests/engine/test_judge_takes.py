"""The engine and the judge agree on what can be taken, on random positions in both games under all options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine import (
    DECK,
    Card,
    Faces,
    Move,
    Rules,
    captures,
    groups,
    is_capture,
    legal_moves,
    why_illegal,
    why_no_capture,
)
from tests.engine import judge
from tests.engine.chance import chunks, different_rules, letters, name_of, naming, options_of, random_giv, shuffled

POSITIONS_EACH = 12
SETS_EACH = 20
EVERY_RULES = list(different_rules("ace", "faces", "faces_take", "faces_in_14", "specials"))


def every_rules(law: Callable[[Rules], None]) -> Callable[[list[Rules]], None]:
    """Holds a law against all rules, in parts."""

    @pytest.mark.parametrize("some_rules", chunks(EVERY_RULES), ids=lambda some: f"{len(some)} rules")
    def test(some_rules: list[Rules]) -> None:
        for rules in some_rules:
            with naming(name_of(rules)):
                law(rules)

    return test


def position(chance: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A table of one to eight cards and a hand of four; aces, storan, lillan and faces come often."""
    deck = sorted(shuffled(chance), key=lambda card: chance.random() * (0.6 if card < 8 or card >= 36 else 1))
    n_table = chance.randint(1, 8)
    return tuple(deck[:n_table]), tuple(deck[n_table : n_table + 4])


def random_set(table: tuple[Card, ...], chance: Random) -> tuple[Card, ...]:
    return tuple(sorted(chance.sample(table, chance.randint(1, len(table)))))


@every_rules
def test_captures_are_exactly_those_that_the_judge_finds(rules: Rules) -> None:
    chance = Random(name_of(rules))
    for _ in range(POSITIONS_EACH):
        table, hand = position(chance)
        for card in hand:
            found = [frozenset(letters(taken)) for taken in captures(rules, table, card)]
            assert len(found) == len(set(found)), (table, card)
            assert set(found) == judge.captures(options_of(rules), letters(table), str(card)), (table, card)


@every_rules
def test_every_set_of_table_cards_is_legal_or_has_a_reason_just_as_the_judge_says(rules: Rules) -> None:
    chance = Random(name_of(rules))
    for _ in range(POSITIONS_EACH):
        table, (card, *_) = position(chance)
        for _ in range(SETS_EACH):
            taken = random_set(table, chance)
            right = judge.may_take(options_of(rules), str(card), letters(taken))
            assert is_capture(rules, table, card, taken) == right, (table, card, taken)
            assert (why_no_capture(rules, table, card, taken) is None) == right, (table, card, taken)


@every_rules
def test_the_proof_of_a_capture_divides_it_in_groups_of_one_value_of_the_card(rules: Rules) -> None:
    chance = Random(name_of(rules))
    for _ in range(POSITIONS_EACH):
        table, hand = position(chance)
        for card in hand:
            for taken in captures(rules, table, card):
                proof = groups(rules, table, card, taken)
                assert proof is not None
                assert proof.value in judge.values_in_hand(options_of(rules), str(card))
                assert sorted(each for group in proof.groups for each in group) == list(taken)
                pairs = rules.faces is Faces.PAIR and card.is_face
                for group in proof.groups:
                    assert sum(judge.number(str(each)) for each in group) == proof.value
                    assert not pairs or len(group) == 1


@every_rules
def test_the_reason_for_a_wrong_take_shows_groups_that_are_right(rules: Rules) -> None:
    chance = Random(name_of(rules))
    n_shown = 0
    for _ in range(2 * POSITIONS_EACH):
        table, (card, *_) = position(chance)
        for _ in range(SETS_EACH):
            taken = random_set(table, chance)
            why = why_no_capture(rules, table, card, taken)
            if why is not None and why.groups:
                n_shown += 1
                shown = [each for group in why.groups for each in group]
                assert all(sum(each.number for each in group) in why.values for group in why.groups)
                assert len(set(shown)) == len(shown)
                left = [each for each in taken if each not in shown]
                assert left in ([], list(why.wrong)), (table, card, taken, why)
    assert n_shown > 0


@every_rules
def test_legal_moves_lists_each_move_that_why_illegal_lets_through(rules: Rules) -> None:
    chance = Random(name_of(rules))
    for giv in random_giv(rules, chance.choice((2, 3, 4)), shuffled(chance), chance)[:-1:5]:
        if len(giv.table) <= 7:
            listed = list(legal_moves(giv))
            assert len(listed) == len(set(listed))
            sets = [map(Card.parse, taken) for taken in judge.subsets(letters(giv.table)) if taken]
            tried = {Move.of(card) for card in DECK}
            tried |= {Move.of(card, taken) for taken in map(tuple, sets) for card in giv.hand}
            assert {move for move in tried if why_illegal(giv, move) is None} == set(listed)

"""The score of a play, feature by feature, on tables that anybody can count."""

from __future__ import annotations

from math import exp

import pytest

from engine import Move, cards
from tests.tutor.sensible import KASINO
from tutor.fast.expectation import expected_take
from tutor.fast.masks import mask_of
from tutor.fast.situation import as_masks
from tutor.fast.takes import takes_for
from tutor.search.habits import PARTS, Chooser

TABLE = "9S 4D 5C KS"
UNSEEN = "2C 2D 2S AH AS TH TS JC QD KC 8H 8C"
#: A weight of its own for each feature.
HABITS = {
    part: tuple(0.1 * (place + 1) + shift for place in range(len(names)))
    for shift, (part, names) in enumerate(PARTS.items())
}


def chooser(table: str = TABLE, hand_size: int = 3) -> Chooser:
    return Chooser(takes_for(KASINO), HABITS, mask_of(cards(table)), mask_of(cards(UNSEEN)), hand_size)


@pytest.mark.parametrize(
    ("table", "move", "features"),
    [
        (TABLE, "9Hx9S4D5C", (1, 0, False, 4, 1, False, False)),
        (TABLE, "AHx9S5C", (1, 1, False, 3, 1, True, False)),
        (TABLE, "KHxKS", (1, 0, False, 2, 1, False, True)),
        ("TD 2S", "QHxTD2S", (1, 3, True, 3, 1, False, True)),
        ("2S", "2CxTD", (1, 2, False, 2, 0, False, False)),
        ("JD", "JCxJD", (1, 0, True, 2, 0, False, True)),
        ("TS", "TDxTS", (1, 2, True, 2, 1, False, False)),
        ("TC", "TSxTC", (1, 0, True, 2, 1, False, False)),
        ("6S 8C", "ASx6S8C", (1, 1, True, 3, 2, True, False)),
    ],
)
def test_the_features_of_a_take(table: str, move: str, features: tuple[float, ...]) -> None:
    """One; points, tabbe, cards, spades; whether an ace or a face card was played."""
    assert chooser(table).take_features(*as_masks(Move.parse(move))) == features


@pytest.mark.parametrize(
    ("card", "features"),
    [
        ("2S", (1, True, 2 / 14, 2, False)),
        ("2H", (0, False, 2 / 14, 3, False)),
        ("2C", (0, False, 2 / 14, 2, False)),
        ("AS", (1, True, 1 / 14, 1, True)),
        ("AC", (1, False, 1 / 14, 2, True)),
        ("TD", (2, False, 10 / 14, 2, False)),
        ("KS", (0, True, 13 / 14, 1, False)),
        ("8D", (0, False, 8 / 14, 2, False)),
        ("7D", (0, False, 7 / 14, 0, False)),
    ],
)
def test_the_features_of_a_card_laid_out(card: str, features: tuple[float, ...]) -> None:
    """Its points, spade, value, how many others of its rank are unseen, ace."""
    (laid,) = cards(card)
    assert chooser().lay_features(laid) == pytest.approx(features)


@pytest.mark.parametrize(
    ("left", "features"), [(TABLE, (4, 0, 2, False)), ("TD 2S AS", (3, 4, 2, False)), ("KS", (1, 0, 1, True))]
)
@pytest.mark.parametrize(("hand_size", "held"), [(4, 4), (1, 1), (0, 1)])
def test_the_features_of_the_table_that_is_left(
    left: str, features: tuple[float, ...], hand_size: int, held: int
) -> None:
    """What the next player can expect to take with a hand, of one card at least; cards, points, spades, one card
    left."""
    mask = mask_of(cards(left))
    threat = expected_take(takes_for(KASINO), mask, mask_of(cards(UNSEEN)), held)
    assert threat > 0
    assert chooser(hand_size=hand_size).every_features(mask) == (pytest.approx(threat), *features)


@pytest.mark.parametrize(("move", "left"), [("9Hx9S4D5C", "KS"), ("9Hx9S", "4D 5C KS"), ("7D", TABLE + " 7D")])
def test_the_chance_of_a_play_is_that_of_its_own_features_and_of_what_it_leaves(move: str, left: str) -> None:
    some = chooser()
    card, taken = as_masks(Move.parse(move))
    part, own = ("take", some.take_features(card, taken)) if taken else ("lay", some.lay_features(card))
    every = some.every_features(mask_of(cards(left)))
    score = sum(
        weight * value
        for name, values in ((part, own), ("every", every))
        for weight, value in zip(HABITS[name], values, strict=True)
    )
    assert some.chance(card, taken) == pytest.approx(exp(score))


@pytest.mark.parametrize(("card", "best"), [("9H", "9Hx9S4D5C"), ("AH", "AHx9S5C"), ("KH", "KHxKS4D9S"), ("7D", None)])
def test_a_card_tempts_by_lying_and_by_its_best_take(card: str, best: str | None) -> None:
    some, (tempting,) = chooser(), cards(card)
    expected = some.chance(tempting, 0)
    if best is not None:
        move = as_masks(Move.parse(best))
        assert some.is_best(*move)
        expected += some.chance(*move)
    assert some.temptation(tempting) == pytest.approx(expected)
    assert not some.is_best(tempting, mask_of(cards("4D")))

"""Beliefs: worlds are dealt from what is unseen, and lean towards hands that explain what was played."""

from __future__ import annotations

from random import Random

import pytest

from engine import DECK, Move, Refill, Rules, View, apply, cards, deal, plays, view
from tests.engine.chance import name_of, random_giv, shuffled
from tests.tutor.positions import KASINO, givs
from tutor.fast.masks import mask_of
from tutor.fast.situation import Situation, as_masks
from tutor.fast.takes import takes_for
from tutor.search.beliefs import DRAWN_PLAYS, Beliefs
from tutor.search.habits import Chooser
from tutor.weights import weights_for

DRAGKASINO = Rules.preset("dragkasino")


def beliefs(seen: View) -> Beliefs:
    habits = weights_for(seen.rules, seen.n_players).habits
    return Beliefs(seen, takes_for(seen.rules), habits, Random(1))


@pytest.mark.parametrize("rules", [KASINO, DRAGKASINO], ids=name_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_deals_all_unseen_cards(rules: Rules, seats: int) -> None:
    for giv in givs(rules, seats, 8):
        seen = view(giv, giv.turn)
        worlds = list(beliefs(seen).worlds(30))
        assert len(worlds) == 30
        assert all(sorted(hidden) == list(seen.unseen) for hidden in worlds)


def dealt(rules: Rules) -> tuple[str, View]:
    """A new giv on the table 5 3 2 2, where seat 0 has led with a jack: a twelve or an eight would have
    swept."""
    first = cards("JC 4H 7C 9D 5C 3D  QH KC 9H KD 2C 2D")
    deck = (*first, *[card for card in DECK if card not in first])
    giv = deal(rules, 2, 1, deck)
    assert {str(card) for card in giv.table} == {"5C", "3D", "2C", "2D"}
    giv, _ = apply(giv, Move.parse("JC"))
    return "Q", view(giv, 1)


@pytest.mark.parametrize("rules", [KASINO, Rules.preset("dragkasino", faces="sum")], ids=name_of)
def test_who_let_a_sweep_lie_is_thought_less_likely_to_hold_the_card_for_it(rules: Rules) -> None:
    rank, seen = dealt(rules)
    mine = beliefs(seen)
    queens = {int(card) for card in seen.unseen if card.rank == rank}
    assert queens
    (tell,) = mine.tells  # where cards are drawn, one of the hand came after the play
    held = slice(tell.start, tell.end)
    believed = sum(bool(queens & set(hidden[held])) for hidden in mine.worlds(1_000)) / 1_000
    evenly = 1 - _without(len(seen.unseen), len(queens), 3)
    assert believed < 0.7 * evenly


def _without(n_cards: int, n_wanted: int, size: int) -> float:
    chance = 1.0
    for drawn in range(size):
        chance *= (n_cards - n_wanted - drawn) / (n_cards - drawn)
    return chance


def test_before_anybody_has_played_all_hands_are_as_likely() -> None:
    seen = view(deal(KASINO, 2, 1, DECK), 0)
    mine = beliefs(seen)
    assert mine.tells == ()
    assert mine.weight([int(card) for card in seen.unseen]) == 1.0


def test_a_play_tells_nothing_of_the_hands_of_the_next_deal() -> None:
    giv = next(giv for giv in givs(KASINO, 2, 300) if giv.moves and len(giv.moves) % 8 == 0)
    assert beliefs(view(giv, giv.turn)).tells == ()


@pytest.mark.parametrize("rules", [KASINO, DRAGKASINO], ids=name_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_play_tells_of_all_cards_that_the_hand_had_then(rules: Rules, seats: int) -> None:
    chance, told = Random(f"tells {seats}"), 0
    for _ in range(4):
        states = random_giv(rules, seats, shuffled(chance), chance)[:-1]
        for giv in states:
            expected = []
            for play in plays(giv):
                hand = set(states[play.number].hands[play.seat])
                recent = play.number >= len(giv.moves) - DRAWN_PLAYS * seats or rules.refill is Refill.DEAL
                if play.seat != giv.turn and recent and hand & set(giv.hands[play.seat]):
                    n_since = sum(each.seat == play.seat for each in plays(giv, play.number))
                    expected.append((play.seat, len(hand), len(hand) - n_since))
            seen = view(giv, giv.turn)
            tells = beliefs(seen).tells
            hidden = [int(card) for card in seen.unseen]
            held = Situation.of_view(seen, hidden).hands
            assert len(tells) == len(expected)
            for tell, (seat, size, n_left) in zip(tells, expected, strict=True):
                assert tell.n_cards == size
                assert {*hidden[tell.start : tell.end]} <= {*held[seat]}, "it is about the hand of its player"
                assert tell.end - tell.start == n_left
            told += len(tells)
    assert told > 100


@pytest.mark.parametrize(("move", "best"), [("9Hx9S4D5C", True), ("9Hx9S", False), ("9Hx4D5C", False), ("2C", True)])
def test_a_play_is_weighed_against_each_card_of_the_hand_laid_out_or_with_its_best_take(move: str, best: bool) -> None:
    """A take that is not the best of its card is one possibility more."""
    first = cards("9H 2C 7C QH 9S 4D  3C KC 8H JD 5C KS")
    giv = deal(KASINO, 2, 1, (*first, *[card for card in DECK if card not in first]))
    lead = {str(card) for card in giv.hand}
    assert lead == {"9H", "2C", "3C", "KC"}
    assert {str(card) for card in giv.table} == {"9S", "4D", "5C", "KS"}
    seen = view(apply(giv, Move.parse(move))[0], 1)
    (tell,) = beliefs(seen).tells
    assert tell.n_cards == 4
    (play,) = plays(seen)
    habits, public = weights_for(KASINO, 2).habits, mask_of((*seen.hand, *seen.unseen))
    chooser = Chooser(takes_for(KASINO), habits, mask_of(play.table), public, 4)
    tempted = chooser.temptation(play.move.card)
    assert tell.play == pytest.approx(chooser.chance(*as_masks(play.move)))
    assert tell.played_since == pytest.approx(tempted if best else tempted + tell.play)

"""The house and its hints: legal moves only, from what the seat may know, with numbers that can be computed again."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from itertools import chain, combinations
from random import Random

import pytest

from engine import DECK, Giv, Move, Rules, View, captures, legal_moves, play, point_cards, view, why_illegal
from locales import LANGUAGES, texts
from tests.engine.chance import different_rules, name_of, random_giv, random_move, shuffled
from tests.engine.drawing import drawn, drawn_move
from tests.tutor.reading import read_cards, read_percents
from tutor.advise import advise, best_move
from tutor.faces import letters
from tutor.words import hint, in_percent

KASINO = Rules.preset("kasino")
DRAG = Rules.preset("dragkasino")
NO_LAST_SWEEP = Rules.preset("kasino", last_sweep=False)
SOME_RULES = [*different_rules("refill", "faces"), Rules.preset("dragkasino", faces_in_14=True, specials="choice")]


def positions(rules: Rules, seed: int, n_players: int = 2) -> list[Giv]:
    """Every third position of a random giv, and its last two."""
    states = random_giv(rules, n_players, shuffled(Random(seed)), Random(seed))[:-1]
    return [*states[::3], *states[-2:]]


@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_every_advised_move_is_legal_and_each_legal_move_is_advised_once(rules: Rules, n_players: int) -> None:
    for giv in positions(rules, 1, n_players):
        moves = [advice.move for advice in advise(view(giv, giv.turn))]
        assert sorted(moves) == sorted(legal_moves(giv))
        assert all(why_illegal(giv, move) is None for move in moves)


@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
def test_a_house_that_plays_against_chance_plays_legally_to_the_end(rules: Rules) -> None:
    chance = Random(3)
    giv = random_giv(rules, 2, shuffled(chance), chance)[0]
    while not giv.over:
        move = best_move(view(giv, giv.turn)) if giv.turn == 0 else random_move(giv, chance)
        giv, _ = play(giv, move)


def reshuffled(giv: Giv, chance: Random) -> Giv:
    """The same giv for the seat on turn: all that it has not seen lies otherwise."""
    others = [seat for seat in range(giv.n_players) if seat != giv.turn]
    hidden = [*giv.stock, *(card for seat in others for card in giv.hands[seat])]
    chance.shuffle(hidden)
    hands = list(giv.hands)
    for seat in others:
        hands[seat] = tuple(hidden.pop() for _ in giv.hands[seat])
    return replace(giv, hands=tuple(hands), stock=tuple(hidden))


@pytest.mark.parametrize("rules", SOME_RULES, ids=name_of)
def test_the_house_never_sees_hidden_cards(rules: Rules) -> None:
    """Its choice, and all that it says of it, is the same wherever the hidden cards are."""
    chance = Random(4)
    for giv in positions(rules, 5):
        advices = advise(view(giv, giv.turn))
        for _ in range(3):
            assert advise(view(reshuffled(giv, chance), giv.turn)) == advices


def chance_of_taking(giv: Giv, move: Move) -> tuple[float, float]:
    """The probabilities that the next player can take something, and everything, over all hands they may hold."""
    after, _ = play(giv, move)
    unseen = view(giv, giv.turn).unseen
    size = min(len(after.hand), len(unseen))
    can, can_sweep = set(), set()
    for card in unseen:
        found = [len(taken) for taken in captures(giv.rules, after.table, card)]
        can |= {card} if found else set()
        can_sweep |= {card} if found and max(found) == len(after.table) else set()
    hands = list(combinations(unseen, size))
    some = [bool(can.intersection(hand)) for hand in hands]
    sweeps = [bool(can_sweep.intersection(hand)) for hand in hands]
    return sum(some) / len(hands), sum(sweeps) / len(hands)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [KASINO, DRAG], ids=name_of)
def test_the_numbers_of_a_hint_are_those_of_the_position(rules: Rules, language: str) -> None:
    """Risk, points and spades, computed again from the cards; late in the giv, where all hands can be gone through."""
    n_risks = 0
    for seed in range(4):
        for giv in random_giv(rules, 2, shuffled(Random(seed)), Random(seed))[30:47:2]:
            seen = view(giv, giv.turn)
            advices = advise(seen)
            best, said = advices[0], hint(seen, advices, texts(language), letters(language))
            some, sweeps = chance_of_taking(giv, best.move)
            percents = [in_percent(some), in_percent(sweeps)]
            assert read_percents(said) == ([] if not some else percents[:1] if not sweeps else percents)
            n_risks += bool(some)
            assert best.gained == ((best.move.card, *best.move.taken) if best.move.taken else ())
            if points := point_cards(best.gained):
                assert re.search(rf": {points} (poäng|points?)\.", said)
            elif best.gained and any(card.is_spade for card in best.gained):
                assert f"{len(best.gained)} {'kort' if language == 'sv' else 'cards'}, " in said
                assert f"{sum(card.is_spade for card in best.gained)} spade" in said
            assert read_cards(said, language)[: len(best.move.taken) + 1] == [*best.move.taken, best.move.card]
            if len(advices) > 1:
                instead = read_cards(said, language)[-1 - len(advices[1].move.taken) :]
                assert instead == [*advices[1].move.taken, advices[1].move.card]
    assert n_risks > 5


def said_of(giv: Giv, language: str = "sv") -> str:
    seen = view(giv, giv.turn)
    return hint(seen, advise(seen), texts(language), letters(language))


def test_a_take_with_points_says_which_and_how_many() -> None:
    giv = drawn("bord 7♣ 3♦ K♣ · hand 10♦ · hand 9♣ · talong K♦ K♥ K♠ Q♣", plays=10)
    assert said_of(giv).startswith("Ta ♦️3 ♣7 med ♦️10. Du får ♦️10: 2 poäng. Risk ")
    assert said_of(giv, "en").startswith("Take ♦️3 ♣7 with ♦️10. You get ♦️10: 2 points. Risk ")
    giv = drawn("bord A♣ 4♦ 9♦ K♣ · hand A♠ · hand 9♣ · talong K♦ K♥ K♠ Q♣", plays=10)
    assert said_of(giv).startswith("Ta ♣E ♦️4 ♦️9 med ♠E. Du får ♣E ♠E: 2 poäng. Risk ")


def test_a_tabbe_is_said_to_be_one() -> None:
    giv = drawn("bord 7♣ 3♦ · hand 10♥ · hand 9♣ · talong K♣ K♦", plays=10)
    assert said_of(giv).startswith("Ta ♦️3 ♣7 med ♥️10. Det är tabbe, 1 poäng.")
    assert said_of(giv, "en").startswith("Take ♦️3 ♣7 with ♥️10. That is a tabbe (sweep), 1 point.")


def test_a_tabbe_that_does_not_count_is_not_said_to_be_one() -> None:
    giv = drawn("bord 7♣ 3♦ · hand 10♥ 2♦ · hand 9♣ 8♣", NO_LAST_SWEEP, plays=44)
    assert "tabbe" not in said_of(giv)


def test_the_risk_of_a_tabbe_that_does_not_count_is_not_named() -> None:
    """4.1, `last_sweep` no: the next player could clear the table, and would get nothing for it."""
    for rules, named in ((KASINO, True), (NO_LAST_SWEEP, False)):
        said = said_of(drawn("hand 8♣ 4♦ · hand 8♦ 4♣", rules, plays=44))
        assert "Risk att nästa spelare sedan kan ta något: " in said
        assert (", och tabbe: " in said) is named


def test_the_last_card_of_the_giv_is_said_to_be_that() -> None:
    giv = drawn("bord 7♣ · hand 10♥", plays=47, last_taker=1)
    assert said_of(giv) == "Inget kort på handen tar något. Lägg ut ♥️10. Det är givens sista kort."


def test_where_nothing_can_be_taken_afterwards_the_hint_says_so() -> None:
    giv = drawn("bord K♣ · hand 10♥ 2♦ · hand Q♦ J♦", plays=44)
    rest = (card for card in DECK if card not in (*giv.table, *giv.hands[0], *giv.hands[1]))
    giv = replace(giv, piles=((), tuple(rest)))
    assert "Sedan kan nästa spelare inte ta något." in said_of(giv)


def test_laying_out_is_told_from_having_nothing_to_take() -> None:
    nothing = drawn("bord 7♣ · hand 10♥ 9♥ · hand Q♦ J♦", plays=44)
    assert said_of(nothing).startswith("Inget kort på handen tar något. Lägg ut ")
    assert said_of(nothing, "en").startswith("No card in your hand takes anything. Lay out ")


def test_of_two_equal_takes_the_one_with_the_spade_is_better() -> None:
    """8.3."""
    giv = drawn("bord 7♣ K♦ · hand 7♠ 7♥ · hand Q♦ J♦ · talong 2♣ 3♣ 4♣ 5♣", plays=30)
    assert best_move(view(giv, 0)) == drawn_move("7♠x7♣")


def test_the_last_take_is_worth_the_cards_that_are_left() -> None:
    """4.2: sistan, and what lies on the table with it."""
    giv = drawn("bord A♣ A♦ A♥ 9♣ · hand 9♥", plays=47, last_taker=1)
    assert best_move(view(giv, 0)) == drawn_move("9♥x9♣")


def test_the_first_is_the_best_and_equal_ones_stay_in_the_engines_order() -> None:
    for giv in positions(KASINO, 7):
        advices = advise(view(giv, giv.turn))
        order = {move: place for place, move in enumerate(legal_moves(giv))}
        keys = [(-advice.value, order[advice.move]) for advice in advices]
        assert keys == sorted(keys)


def test_there_is_no_way_from_a_view_to_the_hidden_cards() -> None:
    names = {field.name for field in fields(View)}
    assert not names & {"hands", "stock", "deck", "giv"}
    giv = positions(KASINO, 7)[2]
    hidden = {*giv.stock, *giv.hands[1 - giv.turn]}
    seen = view(giv, giv.turn)
    assert set(seen.unseen) == hidden
    assert not hidden & {*seen.hand, *seen.table, *seen.opening, *chain(*seen.piles)}

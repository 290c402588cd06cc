"""Rules 1: players, deal, turns."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine import (
    DECK,
    CardDrawn,
    EngineError,
    Event,
    Giv,
    HandsDealt,
    IllegalMoveError,
    Move,
    Rules,
    SistanCalled,
    cards,
    deal,
    deal_giv,
    draw_for_deal,
    legal_moves,
    play,
    play_on,
    start,
)
from tests.engine.chance import shuffled
from tests.engine.drawing import DRAGKASINO, KASINO, drawn, drawn_move

DEAL = Rules.preset("kasino", refill="deal")
DRAW = Rules.preset("kasino", refill="draw")
seats = pytest.mark.parametrize("n_players", [2, 3, 4])
both_refills = pytest.mark.parametrize("rules", [DEAL, DRAW], ids=["deal", "draw"])


def lay_all(rules: Rules, n_players: int, dealer: int) -> tuple[list[Giv], list[tuple[Event, ...]]]:
    """The states and events of a giv from the unshuffled deck in which everyone lays out the first card of the hand."""
    states, events = [deal(rules, n_players, dealer, DECK)], []
    while not states[-1].over:
        state, happened = play(states[-1], Move(states[-1].hand[0]))
        states.append(state)
        events.append(happened)
    return states, events


@seats
def test_1_1_two_three_or_four_play_with_52_cards(n_players: int) -> None:
    giv = deal(KASINO, n_players, 0, DECK)
    assert giv.n_players == n_players
    assert sorted([*giv.table, *giv.stock, *(card for hand in giv.hands for card in hand)]) == list(DECK)


@pytest.mark.parametrize(("n_players", "dealer"), [(1, 0), (5, 0), (0, 0), (2, 2), (2, -1)])
def test_1_1_other_numbers_of_seats_and_dealers_without_a_seat_are_refused(n_players: int, dealer: int) -> None:
    with pytest.raises(EngineError, match=f"{n_players} players with dealer {dealer}"):
        deal(KASINO, n_players, dealer, DECK)
    with pytest.raises(EngineError, match=f"{n_players} players with dealer {dealer}"):
        start(KASINO, n_players, dealer)


def test_1_2_the_highest_drawn_card_deals() -> None:
    draw = draw_for_deal(3, cards("7C KD 2S"))
    assert draw.dealer == 1
    assert draw.rounds == (((0, cards("7C")[0]), (1, cards("KD")[0]), (2, cards("2S")[0])),)


def test_1_2_the_ace_is_high_in_the_draw() -> None:
    assert draw_for_deal(2, cards("KD AC")).dealer == 1


def test_1_2_only_those_tied_for_highest_draw_again() -> None:
    draw = draw_for_deal(4, cards("KD 2C KH 3C · 5D 5H · 9C 8C".replace("·", "")))
    assert [[seat for seat, _ in drawn_round] for drawn_round in draw.rounds] == [
        [0, 1, 2, 3],
        [0, 2],
        [0, 2],
    ]
    assert draw.dealer == 0


def test_1_2_a_draw_from_too_few_cards_or_for_too_many_seats_is_refused() -> None:
    with pytest.raises(EngineError, match="ran out"):
        draw_for_deal(2, cards("KD KH 5C"))
    with pytest.raises(EngineError, match="0 players"):
        draw_for_deal(0, DECK)


@seats
def test_1_2_the_deal_passes_to_the_left_for_each_giv(n_players: int) -> None:
    chance = Random(n_players)
    parti = start(Rules.preset("kasino", target=21), n_players, n_players - 1)
    for expected in [n_players - 1, 0, 1]:
        assert parti.dealer == expected
        parti = deal_giv(parti, shuffled(chance))
        assert parti.giv is not None
        assert parti.giv.dealer == expected
        for _ in range(48):
            assert parti.giv is not None
            parti, _ = play_on(parti, Move(parti.giv.hand[0]))


def test_1_3_two_cards_to_each_from_the_dealers_left_two_to_the_table_and_once_more() -> None:
    giv = deal(KASINO, 3, 0, DECK)
    assert giv.hands[1] == (*DECK[0:2], *DECK[8:10])
    assert giv.hands[2] == (*DECK[2:4], *DECK[10:12])
    assert giv.hands[0] == (*DECK[4:6], *DECK[12:14])
    assert giv.table == giv.opening == (*DECK[6:8], *DECK[14:16])
    assert giv.stock == DECK[16:]


@seats
def test_1_4_the_dealers_left_begins_and_play_goes_round(n_players: int) -> None:
    states, _ = lay_all(KASINO, n_players, dealer=1)
    assert [state.turn for state in states[:-1]] == [(2 + number) % n_players for number in range(48)]


def test_1_5_a_turn_takes_the_one_card_from_the_hand() -> None:
    giv = drawn("bord 7♣ 6♦ · hand K♥ 2♠ · hand 3♣")
    after, _ = play(giv, drawn_move("K♥x7♣6♦"))
    assert after.hands == (cards("2S"), cards("3C"))
    assert after.turn == 1


def test_1_5_any_hand_card_may_be_laid_out_and_nobody_passes() -> None:
    giv = drawn("bord 7♣ 6♦ · hand K♥ 2♠ 7♥ · hand 3♣")
    listed = list(legal_moves(giv))
    assert [move.card for move in listed if not move.taken] == list(giv.hand)
    assert all(move.card in giv.hand for move in listed)
    after, _ = play(giv, drawn_move("7♥"))
    assert after.table == cards("7C 6D 7H")


def test_1_5_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    giv = drawn("bord 7♣ · hand K♥ · hand 7♥")
    for move in ("7♥", "7♥x7♣", "7♣"):
        with pytest.raises(IllegalMoveError, match="not-in-hand"):
            play(giv, drawn_move(move))


@pytest.mark.parametrize(("n_players", "n_rundor"), [(2, 6), (3, 4), (4, 3)])
@both_refills
def test_1_6_a_giv_is_48_plays_in_6_4_or_3_rundor(rules: Rules, n_players: int, n_rundor: int) -> None:
    states, _ = lay_all(rules, n_players, dealer=0)
    assert len(states) == 49
    assert states[-1].over
    assert not any(state.over for state in states[:-1])
    assert not states[-1].stock
    assert not any(states[-1].hands)
    assert not list(legal_moves(states[-1]))
    assert states[0].n_rundor == n_rundor
    each = 4 * n_players
    assert [state.runda for state in states] == [number // each + 1 for number in range(48)] + [n_rundor]


@seats
def test_1_6_deal_gives_four_new_cards_each_when_every_hand_is_empty(n_players: int) -> None:
    states, events = lay_all(DEAL, n_players, dealer=0)
    each = 4 * n_players
    for before, after, happened, number in zip(states, states[1:], events, range(1, 49), strict=False):
        if number % each or number == 48:
            assert after.stock == before.stock
            assert not [event for event in happened if isinstance(event, HandsDealt)]
        else:
            new = before.stock[:each]
            for place in range(n_players):
                seat = (1 + place) % n_players
                first, second = 2 * place, 2 * n_players + 2 * place
                assert after.hands[seat] == new[first : first + 2] + new[second : second + 2]
            assert after.stock == before.stock[each:]
            assert len(after.table) == len(before.table) + 1  # nothing more to the table
            assert HandsDealt(runda=after.runda) in happened
            assert after.runda == number // each + 1


@seats
def test_1_6_draw_gives_one_card_after_each_play_so_that_the_hand_is_always_four(n_players: int) -> None:
    states, events = lay_all(DRAW, n_players, dealer=0)
    for (before, after), happened in zip(pairwise(states), events, strict=True):
        seat = before.turn
        if before.stock:
            assert after.hands[seat] == (*before.hands[seat][1:], before.stock[0])
            assert after.stock == before.stock[1:]
            assert CardDrawn(seat) in happened
            assert [len(hand) for hand in after.hands] == [4] * n_players
        else:
            assert after.hands[seat] == before.hands[seat][1:]
            assert not [event for event in happened if isinstance(event, CardDrawn)]


@pytest.mark.parametrize("dealer", [0, 1])
@seats
@both_refills
def test_1_7_the_dealer_says_sistan_when_the_last_cards_are_dealt_or_drawn(
    rules: Rules, n_players: int, dealer: int
) -> None:
    states, events = lay_all(rules, n_players, dealer)
    calls = [
        (number, event)
        for number, happened in enumerate(events, 1)
        for event in happened
        if isinstance(event, SistanCalled)
    ]
    number = 48 - 4 * n_players
    assert calls == [(number, SistanCalled(dealer))]
    assert states[number - 1].stock
    assert not states[number].stock


def test_1_7_a_take_that_draws_the_last_card_tells_the_draw_before_sistan() -> None:
    giv = drawn("bord 7♣ · hand 7♥ 2♠ · hand 3♣ · talong 9♦", DRAGKASINO)
    _, events = play(giv, drawn_move("7♥x7♣"))
    assert events[-2:] == (CardDrawn(0), SistanCalled(1))

"""Laws that hold for every deck, every move and every record."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine import (
    DECK,
    OPTIONS,
    Card,
    Giv,
    GivRecord,
    Move,
    Record,
    Rules,
    cards,
    legal_moves,
    notation,
    parse_deck,
    play,
    plays,
    protocol,
    view,
)
from tests.engine.chance import random_giv, random_move, shuffled

all_cards = st.sampled_from(DECK)
moves = st.lists(all_cards, min_size=1, max_size=20, unique=True).map(lambda some: Move.of(some[0], some[1:]))
decks = st.permutations(DECK).map(tuple)
games = st.sampled_from(["kasino", "dragkasino"])
options = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()})
all_rules = st.builds(lambda game, chosen: Rules.preset(game, **chosen), games, options)
seats = st.integers(2, 4)
chances = st.integers(0, 2**32).map(Random)
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
givs = st.builds(random_giv, all_rules, seats, decks, chances)


def all_cards_of(giv: Giv) -> list[Card]:
    return [*giv.table, *giv.stock, *(card for part in (*giv.hands, *giv.piles) for card in part)]


@given(givs)
def test_the_52_cards_are_always_there_each_once(states: list[Giv]) -> None:
    for giv in states:
        assert sorted(all_cards_of(giv)) == list(DECK)


@given(givs)
def test_any_random_legal_giv_ends_after_48_plays_and_not_before(states: list[Giv]) -> None:
    assert len(states) == 49
    assert [giv.over for giv in states] == [view(giv, 0).over for giv in states] == [False] * 48 + [True]
    assert all(next(legal_moves(giv), None) for giv in states[:-1])
    assert not any(states[-1].hands)
    assert not states[-1].stock


@given(givs)
def test_5_4_a_giv_is_worth_11_points_less_what_is_tied(states: list[Giv]) -> None:
    counted = protocol(states[-1])
    points = sum(row.total - row.sweeps - row.extra_spades for row in counted)
    cards_won = sorted(row.n_cards for row in counted)
    spades_won = sorted(row.n_spades for row in counted)
    lost = (cards_won[-1] == cards_won[-2]) + 2 * (spades_won[-1] == spades_won[-2])
    assert points == 11 - lost - (states[-1].last_taker is None)


@given(st.lists(all_cards, unique=True))
def test_cards_are_read_back_from_their_notation(some: list[Card]) -> None:
    assert cards(notation(some)) == cards(notation(some, " ")) == tuple(some)


@given(decks)
def test_a_deck_is_read_back_from_its_notation(deck: tuple[Card, ...]) -> None:
    assert parse_deck(notation(deck)) == deck


@given(moves)
def test_a_move_is_read_back_from_its_notation(move: Move) -> None:
    assert Move.parse(str(move)) == move


@given(all_rules)
def test_rules_come_back_from_their_options(rules: Rules) -> None:
    assert Rules.preset(rules.game, **rules.options()) == rules
    as_text = {name: str(value) for name, value in rules.options().items()}
    assert Rules.preset(rules.game, **as_text) == rules


@given(
    st.builds(
        Record,
        all_rules,
        st.lists(names, max_size=4).map(tuple),
        st.lists(st.builds(GivRecord, st.integers(), decks, st.lists(moves, max_size=48).map(tuple)), max_size=3).map(
            tuple
        ),
    )
)
def test_a_record_is_read_back_from_its_text_whatever_is_in_it(record: Record) -> None:
    assert Record.load(record.dump()) == record
    assert Record.load(record.dump().encode()) == record
    assert "\n" not in record.dump()


@given(givs, st.integers(0, 48))
def test_undo_by_replaying_fewer_moves_gives_the_state_of_that_time(states: list[Giv], kept: int) -> None:
    first = states[0]
    record = Record(first.rules, ("",) * first.n_players).with_giv(first.dealer, deck_of(first))
    assert record.with_moves(states[-1].moves[:kept]).replay().giv == states[kept]


def deck_of(start: Giv) -> tuple[Card, ...]:
    """The deck that a giv was dealt from, put together again as in 1.3."""
    order = [(start.dealer + 1 + place) % start.n_players for place in range(start.n_players)]
    halves = [
        (*(card for seat in order for card in start.hands[seat][half]), *start.table[half])
        for half in (slice(0, 2), slice(2, 4))
    ]
    return (*halves[0], *halves[1], *start.stock)


def with_hidden_cards_mixed(giv: Giv, seat: int, chance: Random) -> Giv:
    """The same giv but for the cards in the other hands and the talong, which change places."""
    hidden = [*giv.stock, *(card for other, hand in enumerate(giv.hands) if other != seat for card in hand)]
    chance.shuffle(hidden)
    hands = tuple(hand if other == seat else tuple(hidden.pop() for _ in hand) for other, hand in enumerate(giv.hands))
    return replace(giv, hands=hands, stock=tuple(hidden))


@given(givs, st.integers(0, 48), chances)
def test_a_view_does_not_change_when_the_hidden_cards_change_places(
    states: list[Giv], number: int, chance: Random
) -> None:
    giv = states[number]
    for seat in range(giv.n_players):
        mixed = with_hidden_cards_mixed(giv, seat, chance)
        assert sorted(all_cards_of(mixed)) == list(DECK)
        assert view(mixed, seat) == view(giv, seat)


@given(givs, st.integers(0, 48))
def test_a_view_shows_its_seat_and_what_lies_open_and_counts_the_rest(states: list[Giv], number: int) -> None:
    giv = states[number]
    totals = tuple(range(giv.n_players))
    for seat in range(giv.n_players):
        seen = view(giv, seat, totals)
        hidden = {*giv.stock, *(card for other, hand in enumerate(giv.hands) if other != seat for card in hand)}
        assert (seen.hand, seen.table, seen.piles) == (giv.hands[seat], giv.table, giv.piles)
        assert seen.unseen == tuple(sorted(hidden))
        assert (seen.n_players, seen.over, seen.turn) == (giv.n_players, giv.over, giv.turn)
        assert sum(seen.hand_sizes) + seen.stock_size == len(hidden) + len(seen.hand)
        assert seen.totals == totals
        if seat == giv.turn:
            assert [*islice(legal_moves(seen), 50)] == [*islice(legal_moves(giv), 50)]


@given(givs)
def test_the_plays_told_again_are_those_that_were_made(states: list[Giv]) -> None:
    told = list(plays(states[-1]))
    assert told == list(plays(view(states[-1], 0)))
    for (before, after), one in zip(pairwise(states), told, strict=True):
        assert (one.number, one.seat, one.table) == (len(before.moves), before.turn, before.table)
        assert one.move == after.moves[-1]
        assert one.swept == (bool(one.move.taken) and not after.table)


@given(all_rules, seats, chances)
def test_play_leaves_the_state_before_as_it_was(rules: Rules, n_players: int, chance: Random) -> None:
    giv = random_giv(rules, n_players, shuffled(chance), chance)[chance.randrange(48)]
    before = repr(giv)
    move = random_move(giv, chance)
    assert play(giv, move) == play(giv, move)
    assert repr(giv) == before

"""Picking table cards one by one: the pages of a wide table, and the button that takes."""

from __future__ import annotations

from itertools import combinations, islice
from random import Random

import pytest

from engine import DECK, Move, captures, cards, is_capture
from tests.tgbot.positions import KASINO, laid_out, lying, reader
from tests.tgbot.views.looking import look
from tgbot.table.table import Table
from tgbot.taps import TableTap
from tgbot.taps.table import Ask, Choose, Pick, Play, TakeNothing
from tgbot.views.choosing import CARDS_ON_A_PAGE
from tgbot.views.message import Button, Style
from tutor.fast.worth import worth


def button(table: Table, pick: Pick, label: str) -> Button:
    """The button that begins with the label, while these cards are picked."""
    rows = look(table, reader("sv"), pick).rows
    return next(each for row in rows for each in row if each.text.startswith(label))


def asked(pressed: Button) -> Ask:
    assert isinstance(pressed.tap, TableTap)
    return pressed.tap.ask


@pytest.mark.parametrize("n_on_table", [26, 40, 50])
def test_a15_the_arrows_turn_to_the_pages_on_both_sides_and_keep_what_is_picked(n_on_table: int) -> None:
    table = laid_out(KASINO, DECK, n_on_table)
    n_pages = -(-n_on_table // CARDS_ON_A_PAGE)
    assert n_pages > 1
    for move in (Move(table.giv.hand[0]), Move.of(table.giv.hand[0], table.giv.table[:3])):
        for page in range(n_pages):
            assert asked(button(table, Pick(move, page), "◀")) == Pick(move, (page - 1) % n_pages)
            assert asked(button(table, Pick(move, page), "▶")) == Pick(move, (page + 1) % n_pages)


def test_pages_beyond_the_ends_are_the_first_and_the_last() -> None:
    table, viewer = laid_out(KASINO, DECK, 50), reader("sv")
    move = Move(table.giv.hand[0])
    pages = [look(table, viewer, Pick(move, page)) for page in range(3)]
    assert len({str(page.rows) for page in pages}) == 3
    assert look(table, viewer, Pick(move, -1)) == pages[0]
    assert look(table, viewer, Pick(move, 3)) == look(table, viewer, Pick(move, 99)) == pages[2]


def test_the_button_that_takes_is_green_only_for_what_the_rules_allow() -> None:
    table = lying(cards("7C6D2HQS"), cards("KHJCJDJH"))
    legal = {True: 0, False: 0}
    for card in table.giv.hand:
        for size in range(1, 5):
            for picked in combinations(table.giv.table, size):
                move = Move.of(card, picked)
                take = button(table, Pick(move), "Ta ")
                allowed = is_capture(KASINO, table.giv.table, *move)
                assert asked(take) == Play(move)
                assert take.style is (Style.SUCCESS if allowed else None)
                legal[allowed] += 1
    assert all(legal.values())


def test_the_button_that_takes_nothing_yet_is_not_green() -> None:
    table = lying(cards("7C6D2HQS"), cards("KHJCJDJH"))
    take = button(table, Pick(Move(table.giv.hand[0])), "Ta")
    assert (asked(take), take.style) == (TakeNothing(), None)


@pytest.mark.parametrize("n_takes", [5, 6, 7, 30])
def test_of_more_than_six_takes_the_most_valuable_six_are_offered_and_it_is_said(n_takes: int) -> None:
    """At most thirty are counted here."""
    chance = Random(5)
    deals = (tuple(chance.sample(DECK, 16)) for _ in range(1_000))
    dealt = next(each for each in deals if len(list(islice(captures(KASINO, each[4:], each[0]), 30))) == n_takes)
    card, on_table = dealt[0], dealt[4:]
    shown = look(lying(on_table, dealt[:4]), reader("sv"), Choose(card))
    asks = [asked(each) for row in shown.rows for each in row]
    offered = [ask.move for ask in asks if isinstance(ask, Play) and ask.move.taken]
    every = sorted((Move(card, taken) for taken in captures(KASINO, on_table, card)), key=worth_at_once, reverse=True)
    assert [worth_at_once(each) for each in offered] == [worth_at_once(each) for each in every[:6]]
    assert ("6 av många sätt att ta visas" in shown.text) is (n_takes > 6)


def worth_at_once(take: Move) -> float:
    """Points, cards and spades; and a tabbe clears all twelve."""
    return worth((take.card, *take.taken)) + (len(take.taken) == 12)

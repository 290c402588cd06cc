"""Picking table cards one by one: the pages of a wide table, and the button that takes."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine import DECK, Move, cards, is_capture
from tests.tgbot.positions import KASINO, laid_out, lying, reader
from tests.tgbot.views.looking import look
from tgbot.table.table import Table
from tgbot.taps import TableTap
from tgbot.taps.table import Ask, Pick, Play, TakeNothing
from tgbot.views.choosing import CARDS_ON_A_PAGE
from tgbot.views.message import Button, Style


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

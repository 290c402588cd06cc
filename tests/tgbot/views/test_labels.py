"""The buttons that take: which cards, their sum, and what is worth having in them."""

from __future__ import annotations

import pytest

from engine import DECK, Move, Rules, cards
from tests.engine.drawing import drawn_move
from tests.tgbot.positions import ANNA, KASINO, lying, reader, sweep_in_last_runda
from tests.tgbot.views.looking import labels, look
from tgbot.table.sight import Sight, sight_of
from tgbot.table.table import Table
from tgbot.taps.table import Choose
from tgbot.views.choosing import takes_of
from tgbot.views.labels import WIDEST, take_label

CHOICE = Rules.preset("kasino", specials="choice", ace="1-14")
PAIR = Rules.preset("dragkasino", refill="deal")
UNCOUNTED = Rules.preset("kasino", last_sweep=False)


def seen(table: Table) -> Sight:
    """The table as Anna sees it."""
    return sight_of(table, ANNA)


def table_for(move: Move, rules: Rules = KASINO) -> Table:
    """A table on which the move can be made: what it takes and, up to four or twelve, other cards from the top."""
    size = 4 if len(move.taken) <= 4 else 12
    others = [card for card in reversed(DECK) if card not in (move.card, *move.taken)]
    on_table = (*move.taken, *others[3:])[:size]
    return lying(on_table, (move.card, *others[:3]), rules)


@pytest.mark.parametrize(
    ("drawn", "shown"),
    [
        ("K♥x6♦7♣", "Ta ♦️6 ♣7 · 6+7=13"),
        ("K♥xK♦", "Ta ♦️K"),
        ("A♣x6♦8♣", "Ta ♦️6 ♣8 · 6+8=14 · ess"),
        ("A♠xA♥4♦9♣", "Ta ♥️E ♦️4 ♣9 · 1+4+9=14 · 2 ess 1♠"),
        ("10♣x10♦", "Ta ♦️10 · storan"),
        ("5♠x2♠3♠", "Ta ♠2 ♠3 · 2+3=5 · lillan 3♠"),
        ("K♥x6♦6♣7♣7♦", "Ta ♣6 ♦️6 ♣7 ♦️7 · 2×13 · tabbe"),
    ],
)
def test_a_label_says_the_cards_their_sum_and_what_they_are_worth(drawn: str, shown: str) -> None:
    move = drawn_move(drawn)
    assert take_label(seen(table_for(move)), move, reader("sv")) == shown


def test_a_label_speaks_the_readers_language() -> None:
    move = drawn_move("A♣x6♦8♣")
    assert take_label(seen(table_for(move)), move, reader("en")) == "Take ♦️6 ♣8 · 6+8=14 · ace"


@pytest.mark.parametrize(
    ("drawn", "rules"),
    [
        ("10♦xA♠2♠3♠4♦", CHOICE), ("10♦xA♠A♣3♠5♦6♠", CHOICE), ("10♣x10♦10♥10♠9♥A♠", CHOICE),
        ("2♠xA♠A♥3♠10♠", CHOICE), ("A♠xA♥2♠10♦A♦", CHOICE), ("K♥xA♦2♠A♠9♠8♠5♠", KASINO), ("10♣x10♦10♥10♠", KASINO),
        ("Q♠xQ♦Q♥Q♣", PAIR), ("A♠xA♣A♦A♥J♣10♦4♠", KASINO),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["sv", "en"])
def test_a15_a_label_is_shortened_until_it_fits(drawn: str, rules: Rules, language: str) -> None:
    move = drawn_move(drawn)
    label = take_label(seen(table_for(move, rules)), move, reader(language))
    assert len(label) <= WIDEST
    assert label.startswith(("Ta ", "Take "))


def test_a_tabbe_that_does_not_count_is_not_promised() -> None:
    """4.1, `last_sweep` no: with the last four cards clearing the table is worth nothing."""
    for rules, promised in ((KASINO, True), (UNCOUNTED, False)):
        table, move = sweep_in_last_runda(rules)
        assert ("tabbe" in take_label(seen(table), move, reader("sv"))) is promised
        chosen = look(table, reader("sv"), Choose(move.card))
        assert any("tabbe" in label for label in labels(chosen)) is promised


def test_the_takes_of_a_card_are_offered_by_what_they_are_worth_at_sight() -> None:
    move = drawn_move("K♥x10♦3♠")
    on_table = (*move.taken, *cards("6D7C"))
    table = lying(on_table, (move.card, *cards("4D4H4C")), KASINO)
    taken = [found.taken for found in takes_of(seen(table), move.card)]
    assert taken == [tuple(sorted(on_table)), move.taken, cards("6D7C")]

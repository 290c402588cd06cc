"""Hostile tables are answered at once: each in less time than adding up some million numbers takes on this machine. The
usual time is far less; a runaway search would take a hundred times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice, product
from random import Random

import pytest

from engine import DECK, Card, Reason, Rules, captures, cards, is_capture, legal_moves, notation, why_no_capture
from tests.engine import judge
from tests.engine.chance import letters, options_of, shuffled
from tests.engine.drawing import KASINO, drawn
from tests.timing import seconds, unit

ALLOWED = 3
BUTTONS = 20
KASINO_WITH_ALL = Rules.preset("kasino", ace="1-14", specials="choice")
DRAGKASINO_WITH_ALL = Rules.preset("dragkasino", faces_in_14=True, specials="choice")
both_games = pytest.mark.parametrize("rules", [KASINO_WITH_ALL, DRAGKASINO_WITH_ALL], ids=["kasino", "dragkasino"])
#: One card of each rank, and storan and lillan: all values that a hand card can have.
HAND = cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TD JS QS KS")
LOW = tuple(card for card in DECK if card.number <= 5 and card not in HAND) + cards("6C 6D 6H")


def slowest(works: Iterable[Callable[[], object]]) -> float:
    """Processor seconds of the one that takes longest, each at its best of three."""
    return max(min(seconds(work) for _ in range(3)) for work in works)


def assert_quick(works: Iterable[Callable[[], object]]) -> None:
    assert slowest(works) < ALLOWED * unit()


def first_captures(rules: Rules, table: tuple[Card, ...], card: Card) -> list[tuple[Card, ...]]:
    return list(islice(captures(rules, table, card), BUTTONS))


def without(card: Card, table: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(each for each in table if each != card)


def hostile_tables() -> list[tuple[Card, ...]]:
    """18 low cards, all low cards, and tables of 20 to 48 cards of all kinds, few ranks and many."""
    chance = Random(8)
    tables = [LOW, DECK[:28], DECK[4:40], DECK[12:48]]
    for n_cards in (20, 26, 30, 34, 40, 48):
        deck = shuffled(chance)
        tables += [deck[:n_cards], tuple(sorted(deck, key=lambda card: card.number % 2))[:n_cards]]
    return tables


def test_the_table_of_18_low_cards_has_18_low_cards_and_thousands_of_captures() -> None:
    assert len(LOW) == 18
    assert max(card.number for card in LOW) == 6
    assert len(list(islice(captures(KASINO, LOW, cards("KS")[0]), 5000))) == 5000


@both_games
def test_the_first_captures_of_a_hostile_table_are_there_at_once(rules: Rules) -> None:
    assert_quick(
        partial(first_captures, rules, without(card, table), card) for table in hostile_tables() for card in HAND
    )


@both_games
def test_big_sets_of_a_hostile_table_are_decided_and_explained_at_once(rules: Rules) -> None:
    chance = Random(8)

    def works() -> Iterator[Callable[[], object]]:
        for table, card in product(hostile_tables(), HAND):
            rest = without(card, table)
            for taken in (rest, *(tuple(sorted(chance.sample(rest, size))) for size in (len(rest) - 1, 12))):
                yield partial(is_capture, rules, rest, card, taken)
                yield partial(why_no_capture, rules, rest, card, taken)

    assert_quick(works())


def test_the_moves_of_a_whole_hand_on_18_low_cards_begin_at_once() -> None:
    giv = drawn(f"bord {notation(LOW)} · hand AS TD KS 7S", DRAGKASINO_WITH_ALL)
    assert_quick([lambda: list(islice(legal_moves(giv), 4 * BUTTONS))])


def test_a_big_set_with_the_right_total_that_cannot_be_divided_is_refused_at_once() -> None:
    """The worst sets that a search found: without a memory for hopeless rests the first takes seconds."""
    lillan, storan = cards("2S TD")
    for card, text in (
        (lillan, "ACADAHAS2C2D2H3C3D3H3S4C4D4H4S5C5D5H5S8C8D8H8S9C9D9H9STCTDTHTSJCJDJHJS"),
        (storan, "ACADAHAS2C2D2H2S3C3D3H3S4C4D4H4S5C5D5H5S9C9D9H9SJCJDJHJSQCQDQHQSKCKDKHKS"),
    ):
        taken = cards(text)
        assert sum(each.number for each in taken) % KASINO_WITH_ALL.values_in_hand(card)[1] == 0
        assert not is_capture(KASINO_WITH_ALL, taken, card, taken)
        assert_quick([partial(is_capture, KASINO_WITH_ALL, taken, card, taken)])


def test_many_cards_are_not_searched_for_two_values_which_took_seconds() -> None:
    taken = cards("2C4DQS4S3S2DJCTH2S9D4C7D9HQD7CTSQC9S6C8C3CAS4HJDTC6D6H9C7S3H8S5HAHQH5C5DAC2HADJH8HJS5S7H")
    storan = cards("TD")[0]
    assert_quick([lambda: why_no_capture(KASINO_WITH_ALL, taken, storan, taken)])
    found = why_no_capture(KASINO_WITH_ALL, taken, storan, taken)
    assert found is not None
    assert found.reason is Reason.LEFTOVER


def test_18_low_cards_take_the_engine_less_time_than_9_of_them_take_the_judge() -> None:
    card, options, table = cards("KS")[0], options_of(KASINO), letters(LOW[::2])
    by_judge = seconds(lambda: judge.captures(options, table, "KS"))
    assert slowest([lambda: first_captures(KASINO, LOW, card), lambda: is_capture(KASINO, LOW, card, LOW)]) < by_judge

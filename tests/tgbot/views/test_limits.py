"""Every message of a table fits Telegram's limits and a narrow phone (A7, A15, A16, C5, F15)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DECK, OPTIONS, Move, Rules, captures
from locales import LANGUAGES
from tests.engine.chance import different_rules, name_of, shuffled
from tests.tgbot.positions import (
    ANNA,
    HOUSE,
    KASINO,
    dealt,
    laid_out,
    moved,
    random_giv_tables,
    reader,
    sweep_in_last_runda,
)
from tests.tgbot.views.looking import CARDS_IN_A_ROW, check, labels, look, messages, table_taps
from tgbot.table.codec import dump, load
from tgbot.table.seats import Person
from tgbot.table.sight import sight_of
from tgbot.table.table import Table, resign
from tgbot.taps.table import Choose, Pick, Play
from tgbot.views.choosing import CARDS_ON_A_PAGE, SHOWN
from tgbot.views.graphemes import FIRST_STRONG_ISOLATE, POP_ISOLATE
from tgbot.views.labels import WIDEST, take_label
from tgbot.views.names import shown_name

#: What would turn the text after it around.
OVERRIDES = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")
HOSTILE = (
    "<b>", "</b><script>", "&amp; & &lt;", "a_b*c`d[e](f)", "]].\\", "{ $name }", '"quoted"', "None", "@None",
    "\u202eAnna", "\u200b\u200d", "Zo\u0308e" * 10, "👨‍👩‍👧‍👦" * 9, "x" * 64, "W" * 128, "\n\n", "'; --", "/start",
    "<pre>" * 12, "  ", "💡" * 64, "\u05d0\u05d1\u05d2",
    "a\u0315\u0300" * 30, "\u2069\u202e\u05d0", "Z" + "\u0338" * 60,
)  # fmt: skip
ODD = Rules.preset("dragkasino", faces_in_14=True, specials="choice", faces_take="one", extra_spades=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [*different_rules("refill", "faces"), ODD], ids=name_of)
def test_every_screen_of_a_giv_keeps_to_the_limits(rules: Rules, language: str) -> None:
    for table in list(random_giv_tables(rules, seed=3))[::4]:
        for message in messages(table, reader(language)):
            check(message)


@settings(max_examples=20, deadline=None)
@given(
    st.sampled_from(LANGUAGES),
    st.sampled_from(["kasino", "dragkasino"]),
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()}),
    st.randoms(use_true_random=False),
    st.sampled_from([4, 8, 12, 14, 16, 18, 20, 24, 26, 30, 34, 38, 40]),
)
def test_a15_every_screen_of_a_wide_table_keeps_to_the_limits(
    language: str, game: str, options: dict[str, object], chance: Random, n_on_table: int
) -> None:
    table = laid_out(Rules.preset(game, **options), shuffled(chance), n_on_table)
    for message in messages(table, reader(language)):
        check(message)


@pytest.mark.parametrize("n_on_table", [18, 24, 26, 40])
def test_a15_a_wide_table_is_picked_from_on_pages_of_at_most_four_in_a_row(n_on_table: int) -> None:
    table = laid_out(KASINO, DECK, n_on_table)
    n_pages = -(-n_on_table // CARDS_ON_A_PAGE)
    nothing = Move(table.giv.hand[0])
    found = [look(table, reader("sv"), Pick(nothing, page)) for page in range(n_pages)]
    picks = [tap.ask for message in found for tap in table_taps(message) if isinstance(tap.ask, Pick)]
    assert [ask.move.taken for ask in picks if ask.move.taken] == [(card,) for card in sorted(table.giv.table)]
    assert {ask.page for ask in picks} == set(range(n_pages))
    assert max(len(row) for message in found for row in message.rows) == CARDS_IN_A_ROW
    assert all(("▶" in labels(message)) == (n_pages > 1) for message in found)


def test_a8_there_is_nothing_to_pick_on_an_empty_table() -> None:
    """No button leads there; a forged tap gets the hand."""
    table, move = sweep_in_last_runda(KASINO)
    empty = moved(table, (move,))
    empty = replace(empty, seats=empty.seats[::-1])  # so that Anna is on turn
    assert sight_of(empty, ANNA).on_turn
    assert look(empty, reader("sv"), Pick(Move(empty.giv.hand[0]))) == look(empty, reader("sv"))


def test_a16_of_very_many_takes_a_few_are_offered_and_picking_reaches_the_others() -> None:
    deck = tuple(sorted(DECK, key=lambda card: (card.number > 9, card.number % 5)))
    table = laid_out(KASINO, deck, 20)
    card = max(table.giv.hand, key=lambda card: sum(1 for _ in captures(KASINO, table.giv.table, card)))
    assert sum(1 for _ in captures(KASINO, table.giv.table, card)) > 300
    offered = [tap.ask for tap in table_taps(look(table, reader("sv"), Choose(card)))]
    takes = [ask.move.taken for ask in offered if isinstance(ask, Play) and ask.move.taken]
    assert len(takes) == len(set(takes)) == SHOWN
    assert Pick in map(type, offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_a_take_fits_and_tells_which_take_it_is(language: str) -> None:
    """If the cards do not fit, the label has only their number; only then may two takes look the same."""
    chance = Random(5)
    for _ in range(30):
        rules = chance.choice([KASINO, ODD])
        table = laid_out(rules, shuffled(chance), chance.choice([4, 6, 8, 10, 14, 18]))
        for card in table.giv.hand:
            takes = [Move(card, taken) for taken in list(captures(rules, table.giv.table, card))[:40]]
            found = [take_label(sight_of(table, ANNA), move, reader(language)) for move in takes]
            assert max(map(len, found), default=0) <= WIDEST
            named = [label for label, move in zip(found, takes, strict=True) if str(len(move.taken)) not in label]
            assert len(named) == len(set(named))


def seated(table: Table, name: str) -> Table:
    """The same table with a person of that name in the house's seat, to be read by Anna."""
    record = replace(table.record, players=("Anna", name))
    return replace(table, record=record, seats=(Person(ANNA), Person(7_000_000_002)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
def test_c5_any_name_of_a_fellow_player_comes_out_as_it_can_be_read(name: str, language: str) -> None:
    tables = list(random_giv_tables(Rules.preset("kasino", target=11), seed=4))
    shown, n_named = shown_name(name, reader(language)), 0
    for table in (tables[0], tables[9], tables[-1], resign(tables[5], 1)[0], resign(tables[5], 0)[0]):
        for message in messages(seated(table, name), reader(language)):
            text = check(message)
            n_named += shown in text
            assert not set(text) & OVERRIDES
            assert text.count(FIRST_STRONG_ISOLATE) == text.count(POP_ISOLATE)
    assert n_named


def test_c9_each_reader_of_one_table_reads_it_in_their_own_words() -> None:
    table = seated(next(random_giv_tables(KASINO, seed=4)), "Ben")
    table = moved(table, (Move(table.giv.hand[0]),))
    anna, ben = reader("sv"), reader("en", 7_000_000_002)
    assert "Du lade ut" in check(next(messages(table, anna)))
    assert "Anna laid out" in check(next(messages(table, ben)))
    assert "You" not in check(next(messages(table, anna)))


def test_c10_ids_above_32_bits_have_their_seats() -> None:
    table = replace(dealt(KASINO, DECK), seats=(Person(2**52 + 1), HOUSE))
    assert table.seat_of(2**52 + 1) == 0
    assert table.seat_of(1) is None
    assert load(dump(table)).seats == (Person(2**52 + 1), HOUSE)

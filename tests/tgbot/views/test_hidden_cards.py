"""Nobody is shown a card that they may not know: at any table, for any viewer, on every screen that exists.

A screen that is the same for every arrangement of the unknown cards gives nothing away.
"""

from __future__ import annotations

import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from random import Random
from types import CodeType, FrameType
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tgbot.views
from engine import DECK, Card, Move, Rules, why_illegal
from locales import LANGUAGES, texts
from tests.tgbot.table.seating import played, tables
from tests.tgbot.views.all_screens import SightOf, Viewer, every_focus, screens
from tests.tgbot.views.looking import cards_of, faces_in, hidden_from
from tgbot.table.seats import House, Person
from tgbot.table.sight import Sight, from_seat, looking_back
from tgbot.table.table import NotNowError, Table, resign
from tgbot.taps import TableTap
from tgbot.views.message import Message
from tgbot.views.screen import Focus
from tutor import Level
from tutor.words import letters, refusal

TWO_PEOPLE = (Person(1001), Person(1002))
KASINO, DRAGKASINO = Rules.preset("kasino"), Rules.preset("dragkasino")
#: A function with such a parameter draws something of a table.
FACTS = ("Sight", "Thought", "Decision", "Progress")

CHANCE = st.builds(Random, st.integers(0, 2**32))


def dealt_otherwise(table: Table, seat: int | None, chance: Random) -> Table:
    """The same table as seen from this seat, with the cards that it does not know exchanged."""
    hidden = hidden_from(table.giv, seat)
    instead = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    *before, last = table.record.givs
    deck = tuple(instead.get(card, card) for card in last.deck)
    record = replace(table.record, givs=(*before, replace(last, deck=deck)))
    return replace(table, record=record, parti=record.replay())


def viewers(table: Table, sight_of: SightOf = from_seat) -> Iterator[Viewer]:
    """Each seat, and whoever has none, in both languages."""
    for seat in (None, *range(len(table.seats))):
        for language in LANGUAGES:
            yield Viewer(table, seat, language, sight_of)


def tells_the_same_however_they_lie(viewer: Viewer, chance: Random) -> None:
    other = replace(viewer, table=dealt_otherwise(viewer.table, viewer.seat, chance))
    for one, another in zip(screens(viewer), screens(other), strict=True):
        assert one.message == another.message


def shows_no_hidden_face(viewer: Viewer) -> None:
    hidden = set(hidden_from(viewer.table.giv, viewer.seat))
    for shown in screens(viewer):
        if not shown.by_right:
            assert not hidden.intersection(cards_read(shown.message, viewer.language)), shown.message.text
        assert not hidden.intersection(cards_asked_with(shown.message)), shown.message.rows


def cards_read(message: Message, language: str) -> list[Card]:
    """The cards that a person reads, in the text and on the buttons."""
    labels = [button.text for row in message.rows for button in row]
    return faces_in("\n".join([message.text, *labels]), language)


def cards_asked_with(message: Message) -> Iterator[Card]:
    """The cards that the buttons carry."""
    for row in message.rows:
        for button in row:
            if isinstance(button.tap, TableTap):
                yield from cards_of(button.tap.ask)


@given(tables(), CHANCE, st.none() | st.integers(0, 1))
@settings(deadline=None, max_examples=25)
def test_every_screen_is_the_same_however_the_unknown_cards_lie(
    table: Table, chance: Random, resigned: int | None
) -> None:
    if resigned is not None and not table.over:
        table, _ = resign(table, resigned)
    for viewer in viewers(table):
        tells_the_same_however_they_lie(viewer, chance)


@given(tables(), st.none() | st.integers(0, 1))
@settings(deadline=None, max_examples=25)
def test_no_screen_has_the_face_of_an_unknown_card(table: Table, resigned: int | None) -> None:
    if resigned is not None and not table.over:
        table, _ = resign(table, resigned)
    for viewer in viewers(table):
        shows_no_hidden_face(viewer)


@given(tables(), CHANCE, st.sampled_from(LANGUAGES))
@settings(deadline=None, max_examples=8)
def test_a_refusal_is_the_same_however_the_unknown_cards_lie(table: Table, chance: Random, language: str) -> None:
    """For every forged tap."""
    for seat in range(len(table.seats)):
        other = dealt_otherwise(table, seat, chance)
        for card in DECK:
            for move in (Move(card), *(Move.of(card, (each,)) for each in DECK[::5] if each != card)):
                assert refused(table, seat, move, language) == refused(other, seat, move, language)


def refused(table: Table, seat: int, move: Move, language: str) -> str | None:
    illegality = why_illegal(table.giv, move, seat)
    return refusal(table.rules, illegality, texts(language), letters(language)) if illegality else None


@given(tables())
@settings(deadline=None, max_examples=20)
def test_nothing_is_reviewed_or_practised_before_the_giv_is_over(table: Table) -> None:
    for ply in range(48):
        if table.giv.over:
            assert hidden_from(table.giv, None) == ()
            assert looking_back(table, ply).giv.moves == table.giv.moves[:ply]
        else:
            with pytest.raises(NotNowError):
                looking_back(table, ply)


def from_the_next_seat(table: Table, seat: int | None) -> Sight:
    return from_seat(table, 0 if seat is None else (seat + 1) % len(table.seats))


def test_a_screen_that_is_drawn_from_another_seat_is_noticed() -> None:
    """Both properties can fail: for each person while the other one is on turn, and for a viewer without a seat."""
    for n_plays in (6, 7):
        table = played(KASINO, TWO_PEOPLE, n_plays, Random(1))
        cheat = Viewer(table, 1 - table.giv.turn, "sv", from_the_next_seat)
        with pytest.raises(AssertionError):
            tells_the_same_however_they_lie(cheat, Random(2))
        with pytest.raises(AssertionError):
            shows_no_hidden_face(cheat)
    spectator = Viewer(
        played(KASINO, TWO_PEOPLE, 48 + 10, Random(3)), None, "en", lambda table, _: from_seat(table, table.giv.turn)
    )
    with pytest.raises(AssertionError):
        tells_the_same_however_they_lie(spectator, Random(2))
    with pytest.raises(AssertionError):
        shows_no_hidden_face(spectator)


#: Tables that together have every screen.
EXAMPLES = (
    played(KASINO, TWO_PEOPLE, 9, Random(1)),
    played(DRAGKASINO, (*TWO_PEOPLE, House(Level.REGULAR)), 30, Random(2)),
    played(KASINO, TWO_PEOPLE, 48, Random(3)),
    resign(played(KASINO, TWO_PEOPLE, 9, Random(4)), 1)[0],
)


def test_every_kind_of_focus_is_looked_at() -> None:
    looked_at = {type(each) for table in EXAMPLES for viewer in viewers(table) for each in every_focus(viewer.sight)}
    assert looked_at == set(get_args(Focus))


def test_everything_in_the_views_that_is_given_facts_of_a_table_is_drawn() -> None:
    """So that a new screen cannot be forgotten here."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for table in EXAMPLES:
            for viewer in viewers(table):
                list(screens(viewer))
    finally:
        sys.setprofile(before)
    forgotten = {name for name, function in functions_with_facts() if function.__code__ not in called}
    assert forgotten == set()


def functions_with_facts() -> Iterator[tuple[str, Callable[..., Any]]]:
    """The functions of the views that are given facts of a table."""
    for module in pkgutil.iter_modules(tgbot.views.__path__):
        views = import_module(f"tgbot.views.{module.name}")
        for name, function in inspect.getmembers(views, inspect.isfunction):
            given_to = inspect.signature(function).parameters.values()
            if function.__module__ == views.__name__ and any(
                fact in str(each.annotation) for each in given_to for fact in FACTS
            ):
                yield f"{module.name}.{name}", function

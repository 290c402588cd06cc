"""The laws of a bad day can be broken: each is given a day that is right, and days that are wrong in one thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine import Move, Rules
from locales import texts
from tests.e2e.day import Day, Saved, Shown, Tapped, Written
from tests.e2e.laws import LAWS, breaches
from tests.tgbot.room import seeded
from tests.tgbot.views.looking import hidden_from
from tgbot.cases.door import with_quick_replies
from tgbot.delivery.keyboards import plain
from tgbot.limits import LIMITS
from tgbot.table.codec import dump
from tgbot.table.seats import House, Person
from tgbot.table.sight import sight_of
from tgbot.table.table import Table, open_table, play_move, resign, undo
from tgbot.taps import Ask, TableTap, pack
from tgbot.taps.menu import Forget
from tgbot.taps.table import Choose, Play, PlayAnyway, Resign, Undo
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tgbot.views.screen import screen
from tutor import Level
from tutor.words import face, letters

ANNA, BEN, NAME = 1001, 1002, "table1"
Wrong = Callable[[Day], Day]


def opened() -> Table:
    """Anna against the house, on turn."""
    seats, names = (Person(ANNA), House(Level.REGULAR)), ("Anna", "Huset")
    return with_quick_replies(open_table(Rules.preset("kasino"), seats, names, seeded(7)))[0]


def after(table: Table, move: Move) -> Table:
    return with_quick_replies(*play_move(table, 0, move))[0]


FIRST = opened()
MOVE = Move(FIRST.giv.hand[0])
SECOND = after(FIRST, MOVE)
NEXT = Move(SECOND.giv.hand[0])
THIRD = after(SECOND, NEXT)


def shown(table: Table, version: int, language: str = "sv", ranks: str | None = None) -> Shown:
    """The table's message to Anna."""
    viewer = Reader(ANNA, texts(language), letters(ranks or language))
    message = screen(sight_of(table, ANNA), Place(NAME, version), viewer)
    return Shown(
        ANNA, 5, plain(message), tuple((each.text, each.tap) for row in message.rows for each in row if each.tap)
    )


def tapped(update: int, ask: Ask, version: int) -> Tapped:
    return Tapped(update, ANNA, pack(TableTap(NAME, version, ask)))


RIGHT = Day(
    taps=(tapped(2, Choose(MOVE.card), 1), tapped(3, Play(MOVE), 1), tapped(4, Play(NEXT), 2)),
    texts=(Written(1, ANNA, "/spela"), Written(5, BEN, "hej")),
    shown=(shown(FIRST, 1), shown(SECOND, 2, "en"), shown(THIRD, 3, "sv", "en")),
    live=(shown(THIRD, 3),),
    saved={
        NAME: (
            Saved(1, "update:1", dump(FIRST)),
            Saved(2, "update:3", dump(SECOND)),
            Saved(3, "update:4", dump(THIRD)),
        )
    },
    kept={NAME: (3, dump(THIRD))},
    playing={ANNA: NAME},
    logs=("2026-01-01 12:00:00,000 WARNING tgbot: the network failed\n",),
    secrets=("secret",),
)


def broken(day: Day) -> set[str]:
    return {breach.law for breach in breaches(day)}


def test_a_day_on_which_all_is_right_breaks_no_law() -> None:
    assert breaches(RIGHT) == []
    assert breaches(Day()) == []


def with_saved(*versions: Saved) -> Day:
    """The day with these versions instead; the store has the last one."""
    last = versions[-1]
    kept = {NAME: (last.version, last.body)} if last.body is not None else {}
    return replace(RIGHT, saved={NAME: versions}, kept=kept, live=(), shown=())


ONE, TWO, THREE = RIGHT.saved[NAME]


def with_others(number: int) -> Day:
    """A day on which Anna has opened her table and then as many others, and her first is gone."""
    texts = tuple(Written(update, ANNA, "/spela") for update in range(1, number + 2))
    others = {f"other{each.update}": (replace(ONE, cause=f"update:{each.update}"),) for each in texts[1:]}
    kept = {name: (1, dump(FIRST)) for name in others}
    return Day(texts=texts, saved={NAME: (ONE, GONE), **others}, kept=kept)


GONE = Saved(0, None, None)
CARD = hidden_from(THIRD.giv, 0)[0]
FACE = face(CARD, letters("sv"))
LAST, LAST_BUT_ONE = (str(FIRST.record.givs[0].deck[place]) for place in (-1, -2))
BODY = dump(THIRD)

UNDONE, GIVEN_UP = undo(SECOND, 0)[0], resign(SECOND, 0)[0]
TWO_LIVE = (replace(shown(SECOND, 2), message=4), shown(THIRD, 3))
WARNING = replace(shown(SECOND, 2), buttons=(("!", TableTap(NAME, 2, PlayAnyway(NEXT))),))

#: Days that look wrong and are not.
RIGHT_TOO: dict[str, Day] = {
    "a move that was taken back": replace(
        with_saved(ONE, TWO, replace(THREE, body=dump(UNDONE))), taps=(*RIGHT.taps[:2], tapped(4, Undo(), 2))
    ),
    "giving up": replace(
        with_saved(ONE, TWO, replace(THREE, body=dump(GIVEN_UP))), taps=(*RIGHT.taps[:2], tapped(4, Resign(), 2))
    ),
    "a move that the coach has warned of": replace(with_saved(ONE, TWO), shown=(WARNING,)),
    "a move that was refused": replace(
        with_saved(ONE, TWO), taps=(*RIGHT.taps[:2], replace(RIGHT.taps[2], told="Försök igen strax."))
    ),
    "a tap and a text that two processes have answered": replace(
        RIGHT,
        taps=(replace(RIGHT.taps[0], n_answers=2, n_handed=2), *RIGHT.taps[1:]),
        texts=(Written(1, ANNA, "/spela", n_posts=2, n_handed=2),),
    ),
    "an answer that was sent again since it may have been lost": replace(
        RIGHT, texts=(Written(1, ANNA, "/spela", n_posts=2, n_lost=1),)
    ),
    "an answer that may have taken the place of a message that was gone": replace(
        RIGHT, texts=(Written(1, ANNA, "/spela", n_posts=0, n_maybe=1), Written(5, BEN, "hej", n_maybe=1))
    ),
    "a text that came again and was not answered again": replace(
        RIGHT, texts=(Written(1, ANNA, "/spela", n_posts=0, again=True),)
    ),
    "a table that its owner has had deleted, and one opened after it": replace(
        with_saved(ONE, GONE, ONE), taps=(Tapped(9, ANNA, pack(Forget())),)
    ),
    "the first of too many tables of a person": with_others(LIMITS.tables),
    "an old version of a table that its reader has left": replace(RIGHT, live=(shown(SECOND, 2),), playing={}),
    "a message of which the bot could not know that it had arrived": replace(
        RIGHT, shown=(*RIGHT.shown, replace(shown(FIRST, 1), message=4, lost=True)), live=TWO_LIVE
    ),
    "a message that a bot had just replaced when it was killed": replace(
        RIGHT, shown=(*RIGHT.shown[:2], replace(shown(THIRD, 3), number=70)), live=TWO_LIVE, killed=(75,)
    ),
    "a message of a table that is gone": replace(
        with_saved(ONE, GONE), taps=(Tapped(9, ANNA, pack(Forget())),), live=(shown(FIRST, 1),)
    ),
}


@pytest.mark.parametrize("day", [pytest.param(day, id=what) for what, day in RIGHT_TOO.items()])
def test_a_day_that_only_looks_wrong_breaks_no_law(day: Day) -> None:
    assert breaches(day) == []


WRONG: list[tuple[str, str, Day]] = [
    ("a move that is not legal", "every record replays, with 52 cards",
     with_saved(ONE, TWO, replace(THREE, body=BODY.replace(f'"{NEXT}"', f'"{MOVE}"')))),
    ("a card twice in the deck", "every record replays, with 52 cards",
     with_saved(replace(ONE, body=(ONE.body or "").replace(LAST, LAST_BUT_ONE)))),
    ("a version that is missing", "each version follows the one before", with_saved(ONE, THREE)),
    ("a version that was written twice", "each version follows the one before", with_saved(ONE, TWO, TWO, THREE)),
    ("another body in the store", "each version follows the one before",
     replace(RIGHT, kept={NAME: (3, dump(SECOND))}, live=())),
    ("an older version in the store", "each version follows the one before",
     replace(RIGHT, kept={NAME: (2, dump(SECOND))}, live=())),
    ("a table that is gone", "each version follows the one before", replace(RIGHT, kept={})),
    ("a table that was deleted and is there", "each version follows the one before",
     replace(with_saved(ONE, TWO, THREE, GONE), kept=RIGHT.kept)),
    ("a deletion that nobody asked for", "a table is deleted only when asked for",
     with_saved(ONE, TWO, THREE, GONE)),
    ("a deletion that somebody else asked for", "a table is deleted only when asked for",
     replace(with_saved(ONE, GONE), taps=(Tapped(9, BEN, pack(Forget())),))),
    ("a deletion that was asked for before the table was opened", "a table is deleted only when asked for",
     replace(with_saved(replace(ONE, cause="update:9"), GONE), taps=(Tapped(8, ANNA, pack(Forget())),))),
    ("a deletion of the first of as many tables as a person may have", "a table is deleted only when asked for",
     with_others(LIMITS.tables - 1)),
    ("a tap that has changed the table twice", "each cause changes a table once",
     with_saved(ONE, TWO, replace(THREE, cause="update:3"))),
    ("a second tap that has played the same version again", "each change is what was asked for",
     replace(RIGHT, taps=(*RIGHT.taps[:2], tapped(4, Play(NEXT), 1)))),
    ("a move that nobody has asked for", "each change is what was asked for",
     with_saved(ONE, TWO, replace(THREE, cause=None))),
    ("another move than was asked for", "each change is what was asked for",
     replace(RIGHT, taps=(*RIGHT.taps[:2], tapped(4, Play(MOVE), 2)))),
    ("a move by somebody who has no seat", "each change is what was asked for",
     replace(RIGHT, taps=(*RIGHT.taps[:2], replace(RIGHT.taps[2], person=BEN)))),
    ("a move that replaced another one", "each change is what was asked for",
     replace(with_saved(ONE, TWO, replace(THREE, body=dump(after(FIRST, NEXT)))))),
    ("an undo that has played", "each change is what was asked for",
     replace(RIGHT, taps=(*RIGHT.taps[:2], tapped(4, Undo(), 2)))),
    ("a move that was answered and not saved", "what was acknowledged is recorded", with_saved(ONE, TWO)),
    ("a tap that was not answered", "each tap is answered once",
     replace(RIGHT, taps=(replace(RIGHT.taps[0], answered=False, n_answers=0), *RIGHT.taps[1:]))),
    ("a tap that was answered twice", "each tap is answered once",
     replace(RIGHT, taps=(replace(RIGHT.taps[0], n_answers=2), *RIGHT.taps[1:]))),
    ("a text that was not answered", "each text is answered once",
     replace(RIGHT, texts=(Written(1, ANNA, "/spela", n_posts=0),))),
    ("a text that was answered twice", "each text is answered once",
     replace(RIGHT, texts=(Written(1, ANNA, "/spela", n_posts=2),))),
    ("a text that was answered twice after it was lost once", "each text is answered once",
     replace(RIGHT, texts=(Written(1, ANNA, "/spela", n_posts=3, n_lost=1),))),
    ("a version that was shown and not saved", "what was shown is recorded",
     replace(RIGHT, shown=(shown(THIRD, 4),))),
    ("a position that was shown as another one's version", "what was shown is recorded",
     replace(RIGHT, shown=(shown(THIRD, 2),))),
    ("an old version that stands", "the last screens show the record", replace(RIGHT, live=(shown(SECOND, 2),))),
    ("an old text under new buttons", "the last screens show the record", replace(RIGHT, live=(shown(SECOND, 3),))),
    ("a text below the board that nothing draws", "the last screens show the record",
     replace(RIGHT, live=(replace(shown(THIRD, 3), text=f"{shown(THIRD, 3).text}!"),))),
    ("two messages of one table", "a table has one live message",
     replace(RIGHT, live=(shown(THIRD, 3), replace(shown(THIRD, 3), message=6)))),
    ("two messages of a table that was shown long before a bot was killed", "a table has one live message",
     replace(RIGHT, live=TWO_LIVE, killed=(75,))),
    ("two messages of a table that was shown after a bot was killed", "a table has one live message",
     replace(RIGHT, shown=(*RIGHT.shown[:2], replace(shown(THIRD, 3), number=80)), live=TWO_LIVE, killed=(75,))),
    ("a hidden card in a text", "no hidden card is shown",
     replace(RIGHT, shown=(replace(shown(THIRD, 3), text=f"{shown(THIRD, 3).text} {FACE}"),))),
    ("a hidden card in a button", "no hidden card is shown",
     replace(RIGHT, shown=(replace(shown(THIRD, 3), buttons=(("?", TableTap(NAME, 3, Choose(CARD))),)),))),
    ("a table that is left to be drawn", "nothing is left in the queues", replace(RIGHT, left=("table1 is dirty",))),
    ("a traceback", "logs have no traceback and no secret",
     replace(RIGHT, logs=(f"{RIGHT.logs[0]}Traceback (most recent call last):\n  File x\nValueError: y\n",))),
    ("a traceback before the first line", "logs have no traceback and no secret",
     replace(RIGHT, logs=("Traceback (most recent call last):\n  File x\nValueError: y\n",))),
    ("a secret", "logs have no traceback and no secret", replace(RIGHT, logs=("at redis://:secret@host",))),
]  # fmt: skip


@pytest.mark.parametrize(("law", "day"), [pytest.param(law, day, id=what) for what, law, day in WRONG])
def test_a_day_that_is_wrong_in_one_thing_breaks_that_law(law: str, day: Day) -> None:
    assert law in broken(day)


def test_each_law_has_a_day_that_breaks_it() -> None:
    assert {law for _, law, _ in WRONG} == set(LAWS)

"""After a giv: the protocol with the cards behind it, and how a parti ends (5, 6.2)."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from random import Random

import pytest

from engine import DECK, STORAN, Move, Record, Row, Rules
from locales import LANGUAGES
from tests.engine.chance import random_move, shuffled
from tests.tgbot.positions import ANNA, HOUSE, KASINO, laid_out, random_giv_tables, reader
from tests.tgbot.views.looking import check, look
from tests.tutor.reading import read_cards
from tgbot.table.seats import Person
from tgbot.table.sight import sight_of
from tgbot.table.table import Table, resign
from tgbot.views.graphemes import width
from tgbot.views.protocol import protocol
from tutor.words import face, letters


def ended(seed: int, rules: Rules = KASINO) -> Table:
    """A table after a random giv."""
    return list(random_giv_tables(rules, seed))[-1]


def behind(table: Table, language: str = "sv") -> list[str]:
    """The lines about the cards behind the points."""
    block = protocol(sight_of(table, ANNA), reader(language)).split("<blockquote expandable>")[1]
    return block.removesuffix("</blockquote>").splitlines()[1:]


def line(lines: list[str], start: str) -> str:
    (found,) = [each for each in lines if each.startswith(start)]
    return found


@pytest.mark.parametrize("seed", range(8))
def test_the_cards_behind_the_points_are_those_of_the_piles(seed: int) -> None:
    table = ended(seed)
    giv, rows = table.giv, table.parti.protocols[-1]
    piles = [pile + giv.table if seat == giv.last_taker else pile for seat, pile in enumerate(giv.piles)]
    lines = behind(table)
    assert line(lines, "Kort: ") == f"Kort: du {rows[0].n_cards}, huset {rows[1].n_cards}"
    assert rows[0].n_cards + rows[1].n_cards == 52
    spades = line(lines, "Spader: ")
    for seat, who in enumerate(("du", "huset")):
        if rows[seat].n_spades:
            count, named = re.search(rf"{who} (\d+) \(([^)]*)\)", spades).groups()  # type: ignore[union-attr]
            assert int(count) == rows[seat].n_spades
            assert read_cards(named, "sv") == sorted(card for card in piles[seat] if card.is_spade)
    owner = "du" if STORAN in piles[0] else "huset"
    assert line(lines, "Storan ") == f"Storan {face(STORAN, letters('sv'))}: {owner}"
    aces = line(lines, "Ess: ")
    assert sorted(read_cards(aces, "sv")) == list(DECK[:4])
    last = line(lines, "Sistan: ")
    assert ("du tog sist" in last) == (giv.last_taker == 0)
    left = last.split(", och fick ")[1] if ", och fick " in last else ""
    assert read_cards(left, "sv") == sorted(giv.table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_giv_in_which_nobody_took_anything_gives_nobody_anything(language: str) -> None:
    """4.2, 5.2: no sistan, and every majority tied."""
    table = laid_out(KASINO, DECK, 52)
    lines = behind(table, language)
    nobody = {"sv": "ingen", "en": "nobody"}[language]
    assert [each for each in lines if each.endswith(f": {nobody}")] == [lines[2], lines[4], lines[5], lines[6]]
    assert {"sv": "Ingen tog något i given, så ingen har sistan.",
            "en": "Nobody took anything in this giv, so nobody has sistan."}[language] == lines[-1]  # fmt: skip
    assert sum(row.total for row in table.parti.protocols[-1]) == 0


def test_5_2_a_tie_says_that_nobody_gets_the_points() -> None:
    table = laid_out(KASINO, DECK, 52)
    assert "Lika många kort: ingen får poängen." in behind(table)
    assert "Lika många spader: ingen får poängen." in behind(table)
    untied = next(table for seed in range(20) if (table := ended(seed)).parti.protocols[-1][0].n_cards != 26)
    assert "Lika många kort: ingen får poängen." not in behind(untied)


def test_extra_spades_have_a_line_only_where_they_count() -> None:
    """5.3."""
    assert "Överspader" not in protocol(sight_of(ended(1), ANNA), reader("sv"))
    assert "Överspader" in protocol(sight_of(ended(1, Rules.preset("kasino", extra_spades=True)), ANNA), reader("sv"))


def test_tabbar_are_listed_with_the_card_that_took() -> None:
    table = next(table for seed in range(50) if sum((table := ended(seed)).giv.sweeps) > 1)
    swept = line(behind(table), "Tabbar: ")
    assert len(read_cards(swept, "sv")) == sum(table.giv.sweeps)
    assert not [each for each in behind(laid_out(KASINO, DECK, 52)) if each.startswith("Tabbar")]


def four_seated(seed: int) -> Table:
    """A finished giv of four people with long names, at random."""
    chance = Random(seed)
    names = ("Anna", "Wilhelmina Adelaide", "<b>", "👨‍👩‍👧‍👦")
    record = Record(KASINO, names).with_giv(3, shuffled(chance))
    parti = record.replay()
    moves: tuple[Move, ...] = ()
    while parti.giv and not parti.giv.over:
        moves += (random_move(parti.giv, chance),)
        parti = record.with_moves(moves).replay()
    return Table(record.with_moves(moves), parti, tuple(map(Person, (ANNA, 2, 3, 4))), DECK[::13])


def columns(row: str) -> int:
    """How many columns a row takes: spaces count too, a wide letter twice."""
    return width(row.replace(" ", "."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_people_have_a_protocol_that_a_phone_shows(language: str) -> None:
    table = four_seated(1)
    text = check(look(table, reader(language)))
    grid = protocol(sight_of(table, ANNA), reader(language)).split("<pre>")[1].split("</pre>")[0]
    sizes = {columns(unescape(row)) for row in grid.splitlines()}
    assert len(sizes) == 1, "the columns stand under each other"
    assert sizes.pop() <= 40
    assert "Wil…" in text
    assert "&lt;b&gt;" in grid


def finished(totals: tuple[int, int], winner: int | None, spades: tuple[int, int] = (7, 6)) -> Table:
    """A table whose last giv ended with these totals."""
    table = ended(1)
    rows = tuple(replace_spades(row, n) for row, n in zip(table.parti.protocols[-1], spades, strict=True))
    return replace(table, parti=replace(table.parti, totals=totals, winner=winner, protocols=(rows,)))


def replace_spades(row: Row, n_spades: int) -> Row:
    return replace(row, n_spades=n_spades)


@pytest.mark.parametrize(
    ("totals", "winner", "swedish", "english"),
    [
        ((17, 9), 0, "🏆 Du vann partiet, 17–9.\nFlest poäng när någon nått 16.",
         "🏆 You won the parti (match), 17–9.\nThe most points when somebody had reached 16."),
        ((9, 17), 1, "Huset vann partiet, 9–17.\nFlest poäng när någon nått 16.",
         "The house won the parti (match), 9–17.\nThe most points when somebody had reached 16."),
        ((17, 17), 0, "🏆 Du vann partiet, 17–17.\nLika poäng. Flest spader i sista given avgjorde.",
         "🏆 You won the parti (match), 17–17.\nEqual points. The most spades in the last giv decided."),
        ((17, 17), None, "Någon har nått 16, men det är lika i poäng och spader. Det blir en giv till.",
         "Somebody has reached 16, but points and spades are equal. One more giv is played."),
    ],
)  # fmt: skip
def test_6_2_the_end_says_who_won_and_why(
    totals: tuple[int, int], winner: int | None, swedish: str, english: str
) -> None:
    table = finished(totals, winner)
    assert check(look(table, reader("sv"))).startswith(swedish)
    assert check(look(table, reader("en"))).startswith(english)


def test_the_reader_s_own_points_stand_first() -> None:
    table = replace(finished((9, 17), 1), seats=(HOUSE, Person(ANNA)))
    assert check(look(table, reader("sv"))).startswith("🏆 Du vann partiet, 17–9.")


def gave_up(table: Table, seat: int) -> Table:
    return resign(table, seat)[0]


def test_giving_up_says_who_did_and_who_wins() -> None:
    table = list(random_giv_tables(KASINO, 1))[3]
    assert check(look(gave_up(table, 0), reader("sv"))).startswith("Du gav upp. Huset vinner partiet.")
    assert check(look(gave_up(table, 1), reader("en"))).startswith("The house gave up. You win the parti")

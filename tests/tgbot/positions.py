"""Tables in chosen positions, each reached by real moves, since a table is stored as its record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import DECK, Card, Move, Record, Rules, cards, is_capture
from locales import texts
from tests.engine.chance import random_move, shuffled
from tgbot.table.seats import House, Person
from tgbot.table.table import Table
from tgbot.taps.table import Count
from tgbot.views.reader import Reader
from tutor import Level
from tutor.words import letters

ANNA = 1001
HOUSE = House(Level.REGULAR)
KASINO = Rules.preset("kasino")
#: The house draws the higher card, deals, and Anna begins.
DRAWN = cards("2CKC")


def reader(language: str, user: int = ANNA) -> Reader:
    return Reader(user, texts(language), letters(language), Count())


def dealt(rules: Rules, deck: tuple[Card, ...], *, name: str = "Anna") -> Table:
    """A new table of Anna and the house; she is on turn."""
    record = Record(rules, (name, "house")).with_giv(1, deck)
    return Table(record, record.replay(), (Person(ANNA), HOUSE), DRAWN)


def moved(table: Table, moves: tuple[Move, ...]) -> Table:
    """The table after more moves of its giv, by whoever is on turn."""
    record = table.record.with_moves((*table.giv.moves, *moves))
    return replace(table, record=record, parti=record.replay())


def laid_out(rules: Rules, deck: tuple[Card, ...], n_on_table: int) -> Table:
    """A giv in which nobody takes: everyone lays out their first card until this number of cards is on the table."""
    table = dealt(rules, deck)
    while len(table.giv.table) < n_on_table:
        table = moved(table, (Move(table.giv.hand[0]),))
    return table


def lying(on_table: tuple[Card, ...], hand: tuple[Card, ...], rules: Rules = KASINO) -> Table:
    """A table with exactly these cards on it (4, 12, 20, 28 or 36) and these four in Anna's hand; nobody took
    anything."""
    rest = [card for card in DECK if card not in (*on_table, *hand)]
    if len(on_table) == 4:
        deck = (*hand[:2], *rest[:2], *on_table[:2], *hand[2:], *rest[2:4], *on_table[2:], *rest[4:])
    else:
        deck = (*on_table, *hand[:2], *rest[:2], *hand[2:], *rest[2:])
    return laid_out(replace(rules, refill=KASINO.refill), deck, len(on_table))


def random_giv_tables(rules: Rules, seed: int) -> Iterator[Table]:
    """A giv of random legal moves, its table before each of Anna's moves, and at the end."""
    chance = Random(seed)
    table = dealt(rules, shuffled(chance))
    while not table.giv.over:
        if table.giv.turn == 0:
            yield table
        table = moved(table, (random_move(table.giv, chance),))
    yield table


def sweep_in_last_runda(rules: Rules) -> tuple[Table, Move]:
    """A table of the last runda with a take of Anna's that clears it, from the first random giv that has one."""
    for seed in range(1000):
        for table in random_giv_tables(rules, seed):
            if table.giv.turn == 0 and 40 <= len(table.giv.moves) < 48:
                clearing = [Move.of(card, table.giv.table) for card in table.giv.hand if table.giv.table]
                found = [move for move in clearing if is_capture(rules, table.giv.table, *move)]
                if found:
                    return table, found[0]
    raise AssertionError("no random giv has one")

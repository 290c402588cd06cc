"""The table as text: who leads, what was played since one's last turn, what lies there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import DECK, Rules, cards, plays
from tests.tgbot.positions import (
    ANNA,
    KASINO,
    dealt,
    laid_out,
    lying,
    moved,
    random_giv_tables,
    reader,
    sweep_in_last_runda,
)
from tgbot.table.sight import Sight, sight_of
from tgbot.table.table import Table
from tgbot.views import board as view
from tgbot.views.board import board, heading, news, standing


def seen(table: Table) -> Sight:
    """The table as Anna sees it."""
    return sight_of(table, ANNA)


def with_totals(table: Table, *totals: int) -> Table:
    return replace(table, parti=replace(table.parti, totals=totals))


@pytest.mark.parametrize(
    ("totals", "swedish", "english"),
    [
        ((0, 0), "0–0, spel till 16", "0–0, playing to 16"),
        ((7, 3), "Du leder med 4: 7–3 (till 16)", "You lead by 4: 7–3 (to 16)"),
        ((3, 7), "Huset leder med 4: 7–3 (till 16)", "The house leads by 4: 7–3 (to 16)"),
        ((5, 5), "Lika, 5–5 (till 16)", "Even, 5–5 (to 16)"),
    ],
)
def test_the_standing_says_who_leads_by_how_much(totals: tuple[int, int], swedish: str, english: str) -> None:
    table = with_totals(dealt(KASINO, DECK), *totals)
    assert standing(seen(table), reader("sv")) == swedish
    assert standing(seen(table), reader("en")) == english


def test_the_heading_names_game_giv_and_runda_and_the_cards_left() -> None:
    table = dealt(Rules.preset("dragkasino", refill="deal"), DECK)
    assert heading(seen(table), reader("sv")).splitlines()[0] == "<b>Dragkasino</b> · giv 1 · runda 1 av 6"
    tables = [laid_out(KASINO, DECK, n_on_table) for n_on_table in (4, 12, 44)]
    lines = [heading(seen(table), reader("sv")).splitlines() for table in tables]
    rundor = [line[0].rpartition(" · ")[2] for line in lines]
    assert rundor == ["runda 1 av 6", "runda 2 av 6", "runda 6 av 6"]
    assert [line[2] for line in lines] == ["Talong 40 kort", "Talong 32 kort", "Talongen är slut"]


def test_tabbar_so_far_are_counted_for_each() -> None:
    table, move = sweep_in_last_runda(KASINO)
    before = sum(table.giv.sweeps)
    after = moved(table, (move,))
    shown = heading(seen(after), reader("sv")).splitlines()[2]
    assert f"tabbar: du {after.giv.sweeps[0]}, huset {after.giv.sweeps[1]}" in shown
    assert sum(after.giv.sweeps) == before + 1


def test_the_news_are_what_was_played_since_ones_own_last_turn_from_it_on() -> None:
    for table in random_giv_tables(KASINO, seed=6):
        played = list(plays(table.giv))
        own = [play.number for play in played if play.seat == 0]
        recent = played[own[-1] :] if own else played
        lines = [line for line in news(seen(table), reader("sv")).splitlines() if line.startswith(("Du ", "Huset "))]
        told = [line for line in lines if " tog " in line or " lade ut " in line]
        assert [line.startswith("Du ") for line in told] == [play.seat == 0 for play in recent]


def test_the_first_giv_tells_the_draw_for_the_deal_and_later_ones_who_deals() -> None:
    """1.2."""
    table = dealt(KASINO, DECK)
    assert news(seen(table), reader("sv")) == "Dragning om given: du ♣2, huset ♣K. Huset ger."
    tied = replace(table, draw=cards("KCKDAS2H"))
    assert "Dragning om given: du ♣K, huset ♦️K, du ♠E, huset ♥️2." in news(seen(tied), reader("sv"))
    second = replace(table, parti=replace(table.parti, protocols=((),)))
    assert news(seen(second), reader("en")) == "The house deals."


def test_1_7_the_dealer_says_sistan_when_the_last_cards_are_dealt() -> None:
    for rules, n_before, n_after in ((KASINO, 42, 44), (Rules.preset("kasino", refill="draw"), 42, 44)):
        before, after = laid_out(rules, DECK, n_before), laid_out(rules, DECK, n_after)
        assert "sistan" not in news(seen(before), reader("sv"))
        assert "Huset säger: <i>sistan</i>." in news(seen(after), reader("sv"))


def test_the_cards_on_the_table_are_shown_from_low_to_high() -> None:
    table = lying(cards("KC2D9SAH"), cards("3C4C5C6C"))
    assert (
        view.lying(seen(table), reader("sv")).replace("\N{NO-BREAK SPACE}", "") == "<b>Bordet</b>\n<b>♥️E ♦️2 ♠9 ♣K</b>"
    )


def test_an_empty_table_is_said_to_be_empty() -> None:
    table, move = sweep_in_last_runda(KASINO)
    assert view.lying(seen(moved(table, (move,))), reader("sv")).endswith("tomt")
    assert "empty" in board(seen(moved(table, (move,))), reader("en"))


def test_a_swept_table_is_a_tabbe_in_the_news() -> None:
    table, move = sweep_in_last_runda(KASINO)
    assert "<b>Tabbe!</b>" in news(seen(moved(table, (move,))), reader("sv"))
    table, move = sweep_in_last_runda(Rules.preset("kasino", last_sweep=False))
    told = news(seen(moved(table, (move,))), reader("sv"))
    assert "tog allt med" in told
    assert "Tabbe räknas inte i sista rundan." in told

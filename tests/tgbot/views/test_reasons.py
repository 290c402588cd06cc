"""*Varför?* under the table: the rule once, and the last take of each player with the sums behind it."""

from __future__ import annotations

from engine import Move, Rules, plays
from tests.tgbot.positions import ANNA, KASINO, moved, random_giv_tables, reader, sweep_in_last_runda
from tests.tutor.reading import read_sums
from tgbot.table.sight import sight_of
from tgbot.views.reasons import why


def test_the_last_take_of_each_player_is_explained_in_the_order_they_were_made() -> None:
    for table in random_giv_tables(KASINO, seed=6):
        takes = {play.seat: play for play in plays(table.giv) if play.move.taken}
        said = why(sight_of(table, ANNA), reader("sv"))
        lines = said.split("<blockquote>")[1].removesuffix("</blockquote>").splitlines() if takes else []
        explained = sorted(takes.values(), key=lambda play: play.number)
        assert [line.startswith("Du tog") for line in lines] == [play.seat == 0 for play in explained]
        for line, play in zip(lines, explained, strict=True):
            sums = read_sums(line, "sv")
            assert sorted(card for group, _ in sums for card in group) == list(play.move.taken)
        rule = "Varje grupp ska bli precis så mycket som kortet räknas som."
        assert said.count(rule) == bool(takes)
        assert not takes or said.startswith(f"<b>Varför?</b> {rule}\n")


def test_before_any_take_it_says_that_there_was_none() -> None:
    table = next(random_giv_tables(KASINO, seed=6))
    assert why(sight_of(table, ANNA), reader("sv")) == "Ingen har tagit något än i den här given."
    assert why(sight_of(table, ANNA), reader("en")) == "Nobody has taken anything yet in this giv."


def test_a_cleared_table_is_a_tabbe_only_when_it_counts() -> None:
    """4.1, `last_sweep` no."""
    for rules, counts in ((KASINO, True), (Rules.preset("kasino", last_sweep=False), False)):
        table, move = sweep_in_last_runda(rules)
        said = why(sight_of(moved(table, (move,)), ANNA), reader("sv"))
        assert ("<b>Tabbe!</b>" in said) is counts
        assert ("Inget ligger kvar: tabbe." in said) is counts
        assert ("Tabbe räknas inte i sista rundan." in said) is not counts


def test_a_pair_is_explained_by_its_own_rule() -> None:
    rules = Rules.preset("dragkasino", refill="deal")
    tables = list(random_giv_tables(rules, seed=2))
    pairs = [
        (table, Move.of(card, (other,)))
        for table in tables
        if table.giv.turn == 0 and not table.giv.over
        for card in table.giv.hand
        for other in table.giv.table
        if card.is_face and card.rank == other.rank
    ]
    table, move = pairs[0]
    said = why(sight_of(moved(table, (move,)), ANNA), reader("sv"))
    assert said.count("Klädda kort tar bara sin egen valör.") == 1

"""What a move cost is told in what was measured, praised only as far as is known, and refuted by what is true."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from engine import Move, View, captures, play, table_after, view
from locales import LANGUAGES, texts
from tests.tutor.sensible import (
    KASINO,
    LEVEL_AT_THE_TARGET,
    made_ranked,
    made_ranking,
    made_view,
    played_to,
    seen_by_turn,
    some_givs,
)
from tutor.judging.reasons import compare
from tutor.judging.review import Decision, Label, Summary, decide, label_of
from tutor.search.certainty import ENOUGH, known, surely_equal
from tutor.search.rank import rank
from tutor.search.ranking import Measure, Ranked
from tutor.words.faces import letters
from tutor.words.losses import cost, say_costly, say_refutation, say_summary, say_tried, say_warning
from tutor.words.moves import say_advice, say_comparison, say_line

SV, EN = texts("sv"), texts("en")
CARDS = letters("sv")
#: What a point is worth in chance to win.
POINT = 0.05
SEEN = made_view("7H", "KH 7C 2S")


def decision(made: Ranked, loss: float, point: float | None = None, best: Ranked | None = None) -> Decision:
    """A move of a made-up position that costs so much."""
    best = best or made_ranked("KH", exact=made.exact)
    return Decision(11, 0, SEEN, best, made, loss, label_of(loss), made.exact, point)


def test_a_refutation_is_told_from_the_side_of_the_move_that_was_made() -> None:
    best = made_ranked("KH", reply=0.6, spades=0.3, own=0.2)
    said = say_refutation(compare(best, made_ranked("2S", -1.0)), SV)
    assert said == "Emot: motståndet tar fler poäng −0,6, spadrarna −0,3."
    assert say_refutation(compare(best, best), SV) == ""


def test_what_a_worse_move_has_for_itself_is_admitted_when_it_counts() -> None:
    best = made_ranked("KH", own=2.1, points=-2.0, spades=0.5)
    said = say_refutation(compare(best, made_ranked("2S", -0.6)), SV)
    assert said == "Emot: du tar mindre sedan −2,1, spadrarna −0,5. För: poängkort nu +2."


@pytest.mark.parametrize(
    ("exact", "point", "says"),
    [
        (True, None, "Det kostar 2 poäng jämfört med det bästa, uträknat till slutet."),
        (False, None, "Det kostar ungefär 2 poäng jämfört med det bästa."),
        (False, POINT, "Det sänker chansen att vinna partiet med ungefär 10 procentenheter."),
        (True, POINT, "Det sänker chansen att vinna partiet med ungefär 10 procentenheter."),
    ],
)
def test_a_warning_says_what_the_move_costs(exact: bool, point: float | None, says: str) -> None:
    made = made_ranked("7Cx7H", -2.0, 0.1, exact=exact)
    assert say_warning(decision(made, 2.0, point), SV, CARDS) == f"⚠️ Att ta ♥️7 med ♣7 är mycket dåligt. {says}"


@pytest.mark.parametrize(
    ("loss", "point", "sv", "en"),
    [
        (0.44, None, "0,4 poäng", "0.4 points"),
        (1.0, None, "1 poäng", "1 point"),
        (0.5, POINT, "2,5 procentenheter", "2.5 percentage points"),
        (0.2, POINT, "1 procentenhet", "1 percentage point"),
        (1.998, POINT, "10 procentenheter", "10 percentage points"),
        (2.27, POINT, "11 procentenheter", "11 percentage points"),
    ],
)
def test_a_cost_is_in_points_or_in_chance_to_win(loss: float, point: float | None, sv: str, en: str) -> None:
    assert cost(loss, point, SV) == sv
    assert cost(loss, point, EN) == en


def test_a_move_that_loses_a_parti_which_can_be_won_is_told_so_and_not_in_percent() -> None:
    best, made = (
        replace(made_ranked(card, value, exact=True), chance=chance)
        for card, value, chance in (("KH", 0.0, 1.0), ("2S", -9.0, 0.0))
    )
    found = decision(made, 9.0, POINT, best)
    assert "det förlorar partiet" in say_warning(found, SV, CARDS)
    assert "förlorar partiet, uträknat till slutet" in say_tried(found, SV, CARDS)
    assert say_comparison(compare(best, made), SV, CARDS).startswith(
        "Säkert, uträknat till slutet: du vinner partiet, men förlorar det om du lägger ut ♠2."
    )
    unproved = decision(replace(made, exact=False), 9.0, POINT, best)
    assert "procentenheter" in say_warning(unproved, SV, CARDS)


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        (
            "sv",
            "Om du lägger ut ♦️2 blir det lika i poäng, och du vinner partiet på flest spader i given.",
            "Om du lägger ut ♦️2 blir det lika i poäng, och motspelaren vinner partiet på flest spader i given.",
        ),
        (
            "en",
            "If you lay out ♦️2, the points are level, and you win the parti (match) by most spades in the giv.",
            "If you lay out ♦️2, the points are level, and the opponent wins the parti (match) by most spades in the "
            "giv.",
        ),
    ],
)
def test_where_spades_decide_between_equal_totals_hint_warning_and_practice_say_so(
    language: str, won: str, lost: str
) -> None:
    seen, say = view(LEVEL_AT_THE_TARGET, 0, (8, 15)), texts(language)
    tabbe, level, _ = rank(seen, budget=30.0).moves
    wins, loses = replace(level, value=0.0), replace(level, value=-9.0, chance=0.0)
    assert won in say_tried(Decision(44, 0, seen, wins, wins, 0.0, Label.GOOD, True, POINT), say, letters(language))
    assert won in say_advice(seen, made_ranking(wins, tabbe, measure=Measure.WINNING), say, letters(language))
    assert lost in say_advice(seen, made_ranking(tabbe, loses, measure=Measure.WINNING), say, letters(language))
    costly = Decision(44, 0, seen, tabbe, loses, 9.0, Label.VERY_BAD, True, POINT)
    assert lost in say_warning(costly, say, letters(language))
    assert lost in say_tried(costly, say, letters(language))
    outright = Decision(44, 0, seen, wins, tabbe, 0.0, Label.GOOD, True, POINT)
    assert "spade" not in say_tried(outright, say, letters(language))


@pytest.mark.parametrize(("point", "says"), [(None, "−0,5 poäng"), (POINT, "−2,5 procentenheter")])
def test_a_costly_move_is_told_with_what_was_better(point: float | None, says: str) -> None:
    said = say_costly(decision(made_ranked("2S", -0.5, 0.1), 0.5, point), SV, CARDS)
    assert said == f"12. ♠2 på bordet: dåligt, {says}. Bättre: ♥️K på bordet."


@pytest.mark.parametrize(
    ("difference", "luck", "says"),
    [
        (4.3333, 4.4467, "Given slutade +4,3 för dig. Dina och motståndets misstag: −0,1. Tur och otur: +4,4."),
        (-5, -3.24, "Given slutade −5 för dig. Dina och motståndets misstag: −1,8. Tur och otur: −3,2."),
        (2, 0.04, "Given slutade +2 för dig. Dina och motståndets misstag: +2. Tur och otur: 0."),
    ],
)
def test_play_and_luck_add_up_to_the_result_as_they_stand(difference: float, luck: float, says: str) -> None:
    lost, ending = say_summary(Summary(1.0, 9, difference, luck), SV)
    assert lost == "Dina drag kostade 1 poäng på 9 fria val, i snitt 0,11."
    assert ending == says


def test_where_the_parti_was_at_stake_the_average_is_told_in_chance_and_no_sum_that_may_be_more_than_all() -> None:
    lost, ending = say_summary(Summary(30.0, 10, 4, 3.0, POINT), SV)
    assert lost == "Dina 10 fria val sänkte chansen att vinna partiet med i snitt 15 procentenheter."
    assert ending == "Given slutade +4 för dig."


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (made_ranked("KH", exact=True), "✓ ♥️K på bordet är rätt, uträknat till slutet."),
        (made_ranked("KH", 0.0, 0.01), "✓ ♥️K på bordet: läraren hittar inget bättre."),
        (made_ranked("KH", -0.3, 0.2), "✓ ♥️K på bordet godtas: läraren hittar inget klart bättre."),
        (made_ranked("KH", -0.9, 0.2), "✓ ♥️K på bordet godtas: läraren hittar inget klart bättre."),
    ],
    ids=["proved", "shown", "within the noise", "one search disagrees"],
)
def test_a_right_move_is_praised_only_as_far_as_is_known(made: Ranked, says: str) -> None:
    found = decision(made, 0.0, best=made_ranked("2S", exact=made.exact))
    assert say_tried(found, SV, CARDS) == says


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_quick_look_a_move_is_neither_praised_nor_refused(language: str) -> None:
    for samples in (2, 29):
        best, made = made_ranked("KH", samples=samples), made_ranked("2S", -3.0, 0.1, samples=samples)
        said = say_tried(decide(SEEN, made.move, made_ranking(best, made)), texts(language), letters(language))
        assert {"sv": "en snabb titt", "en": "a quick look"}[language] in said
        assert not re.search(r"[✓✗]|\d (poäng|point)", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_move_is_praised_that_costs_anything_and_none_refused_that_does_not(language: str) -> None:
    for giv in some_givs(18, 31):
        seen = seen_by_turn(giv)
        ranking = rank(seen, samples=ENOUGH, budget=5)
        for each in ranking.moves[:4]:
            if not known(each):
                continue
            found = decide(seen, each.move, ranking)
            said = say_tried(found, texts(language), letters(language))
            assert said.startswith("✗" if found.loss else "✓")
            assert (found.label in (Label.GOOD, Label.FORCED)) == (not found.loss)
            bold = texts(language).plain("practice-right", move="@", known="sure").split("@")[1]
            assert not said.endswith(bold) or surely_equal(ranking.best, each)


def can_follow(seen: View, made: Move) -> set[str]:
    """The ranks of the unseen cards that can take something of what the move leaves."""
    left = table_after(seen.table, made)
    return {card.rank for card in seen.unseen if next(captures(seen.rules, left, card), None)}


def test_the_danger_in_a_refutation_is_one_that_the_move_brings() -> None:
    seen = made_view("KC", "5H 9D QC")
    best = made_ranked("QC", reply=0.4)
    lays_five = decide(seen, Move.parse("5H"), made_ranking(best, made_ranked("5H", -0.4, 0.01)))
    assert "att en femma tar ♥️5" in say_tried(lays_five, SV, CARDS)
    spades = made_ranking(made_ranked("QC", spades=0.4), made_ranked("5H", -0.4, 0.01))
    for_spades = say_tried(decide(seen, Move.parse("5H"), spades), SV, CARDS)
    assert "Risk" not in for_spades, "what the next player may take is not what makes it worse"


def test_the_danger_in_a_refutation_is_real_in_positions_from_play() -> None:
    told = 0
    for giv in some_givs(40, 33):
        seen = seen_by_turn(giv)
        ranking = rank(seen, samples=ENOUGH, budget=5)
        for each in ranking.moves[1:6]:
            found = decide(seen, each.move, ranking) if known(each) else None
            if found is None or not found.loss:
                continue
            said = say_tried(found, SV, CARDS)
            if "Risk" in said:
                ranks = [rank_ for rank_ in can_follow(seen, each.move) if SV.plain(f"a-rank-{rank_}") in said]
                assert ranks or "storan" in said or "lillan" in said, said
                told += 1
    assert told > 5


def test_a_wrong_move_of_a_proved_last_deal_is_refuted_by_the_moves_that_follow() -> None:
    refuted = 0
    for seed in range(12):
        giv = played_to(KASINO, 2, 43, Random(seed))
        seen = seen_by_turn(giv)
        ranking = rank(seen, budget=30)
        worst = ranking.moves[-1]
        found = decide(seen, worst.move, ranking)
        if not found.loss:
            continue
        moves = worst.line
        said = say_tried(found, SV, CARDS)
        assert say_line(moves, SV, CARDS) in said
        assert "uträknat till slutet" in said
        for move in moves:
            giv, _ = play(giv, move)
        assert giv.over
        refuted += 1
    assert refuted > 2


def test_a_small_certain_loss_is_neither_praised_nor_called_a_mistake() -> None:
    """0.1 points: practice refuses it, and the review says that it is a little worse."""
    made = made_ranked("2S", -0.1, exact=True)
    found = replace(decision(made, 0.1), label=label_of(0.1))
    assert found.label is Label.SLIGHT
    assert say_tried(found, SV, CARDS).startswith("✗ ♠2 på bordet kostar 0,1 poäng")
    assert SV.plain(f"label-{found.label}") == "lite sämre än det bästa"

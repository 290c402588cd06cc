"""The tutor's words are true, short and well formed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import inf

import pytest

from engine import Move, View, captures, play
from locales import LANGUAGES, texts
from tests.tutor.sensible import (
    KASINO,
    made_ranked,
    made_ranking,
    made_view,
    seen_by_turn,
    some_givs,
    some_moves,
)
from tgbot.simulator.limits import Limits
from tgbot.simulator.markup import parse
from tutor.judging.dangers import dangers
from tutor.judging.idea import idea
from tutor.judging.reasons import clearly_worse, compare
from tutor.judging.review import decide
from tutor.search.certainty import ENOUGH
from tutor.search.rank import rank
from tutor.search.ranking import Measure, Ranked
from tutor.words.faces import letters
from tutor.words.losses import say_refutation, say_warning
from tutor.words.moves import (
    MINUS,
    number,
    points,
    say_advice,
    say_all_terms,
    say_comparison,
    say_idea,
    say_line,
    say_risk,
    signed,
)
from tutor.words.takes import in_percent

SV, EN = texts("sv"), texts("en")
CARDS = letters("sv")
#: A hint fits on a small phone without scrolling.
LONGEST = 400
NUMBER = re.compile(rf"[+{MINUS}]?\d+(?:[.,]\d+)?(?=$|\n)")


def all_that_is_said(seen: View, samples: int) -> Iterator[tuple[str, str]]:
    """Every text about a position, in each language."""
    ranking = rank(seen, samples=samples, budget=5)
    worse = clearly_worse(ranking)
    for language in LANGUAGES:
        say, how = texts(language), letters(language)
        yield language, say_idea(idea(seen, ranking), say)
        yield language, say_advice(seen, ranking, say, how)
        if worse is not None:
            comparison = compare(ranking.best, worse)
            yield language, say_all_terms(comparison, say, how)
            yield language, say_refutation(comparison, say)
            yield language, say_warning(decide(seen, worse.move, ranking), say, how)


def as_number(text: str) -> float:
    return float(text.replace(MINUS, "-").replace(",", "."))


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (13, 9, 12, 15)])
def test_every_text_is_short_html_without_empty_numbers(totals: tuple[int, ...]) -> None:
    for giv in some_givs(30, 7):
        for language, text in all_that_is_said(seen_by_turn(giv, totals[: giv.n_players]), ENOUGH):
            assert len(text) <= LONGEST
            parse(text, "HTML", None, Limits())
            assert not re.search(rf"[+{MINUS}±]0(?![.,]?\d*[1-9])", text), text
            assert not re.search(r"(?<![\d,.])0[.,]0 (poäng|point|procent|percent)", text), text
            assert " ." not in text
            assert "  " not in text
            assert set(re.findall(r"\d([.,])\d", text)) <= {texts(language).plain("decimal-mark")}


def test_the_lines_of_all_terms_add_up_as_they_stand() -> None:
    looked_at = 0
    for giv in some_givs(30, 8):
        ranking = rank(seen_by_turn(giv), samples=ENOUGH, budget=5)
        for other in ranking.moves[1:4]:
            if not other.samples:
                continue
            comparison = compare(ranking.best, other)
            lines = say_all_terms(comparison, SV, CARDS).split("\n")[1:]
            numbers = [as_number(NUMBER.findall(line)[-1]) for line in lines]
            assert sum(numbers[:-1]) == pytest.approx(numbers[-1])
            assert numbers[-1] == pytest.approx(comparison.difference, abs=0.0501)
            looked_at += 1
    assert looked_at > 30


def test_small_terms_stand_together_in_one_line() -> None:
    best = made_ranked("KH", spades=0.26, cards=0.04, own=0.04, reply=0.04, sistan=0.7)
    text = say_all_terms(compare(best, made_ranked("2S", -1.1)), SV, CARDS)
    assert text.split("\n")[1:] == [
        "sistan med det som ligger kvar +0,7",
        "spadrarna +0,3",
        "annat +0,1",
        "<b>tillsammans</b> +1,1",
    ]


def test_the_risk_that_is_said_is_counted_over_every_hand() -> None:
    said = set()
    for giv in some_givs(40, 9, least=34):
        seen = seen_by_turn(giv)
        for move in some_moves(seen, 2):
            after, _ = play(giv, move)
            text = say_risk(seen, move, SV, CARDS)
            takers = [card for card in seen.unseen if next(captures(seen.rules, after.table, card), None)]
            if after.over or not after.table:
                assert text == ""
            elif not takers:
                assert text == SV.html("advice-safe")
            elif len(seen.unseen) < 15:
                first = dangers(seen, move)[0]
                alike = {
                    card
                    for card in takers
                    if card.rank == first.card.rank
                    and seen.rules.hand_values[card] == seen.rules.hand_values[first.card]
                }
                hands = list(combinations(seen.unseen, len(after.hand)))
                chance = sum(not alike.isdisjoint(hand) for hand in hands) / len(hands)
                percent = re.findall(r"(\d+) %", text)
                assert percent == ([] if chance == 1 else [str(in_percent(chance))])
                said.add(chance == 1)
    assert said == {True, False}


@pytest.mark.parametrize(
    ("table", "hand", "unseen", "says"),
    [
        ("", "7C", "7D 8C 9C TC JC", "Risk: 80 % att en sjua tar allt, tabbe."),
        ("KD", "7C", "7D 8C 9C TC JC", "Risk: 80 % att en sjua tar ♣7."),
        ("KD", "7C", "7D 7H 9C TC JC", "Risk: nästa spelare har en sjua som tar ♣7."),
        ("", "7C", "7D 7H 9C TC JC", "Risk: nästa spelare har en sjua som tar allt, tabbe."),
        ("KD", "7C", "8D 8H 9C TC JC", "Nästa spelare kan inte ta något av det som ligger kvar."),
    ],
)
def test_a_risk_is_said_with_its_chance_unless_it_is_certain(table: str, hand: str, unseen: str, says: str) -> None:
    seen = view_with_unseen(table, hand, unseen)
    assert [str(card) for card in seen.unseen] == sorted(unseen.split(), key=lambda card: Move.parse(card).card)
    assert say_risk(seen, Move.parse(hand), SV, CARDS) == says


def view_with_unseen(table: str, hand: str, unseen: str) -> View:
    """A view in which everything else has been taken."""
    out = {*table.split(), *hand.split(), *unseen.split()}
    gone = "".join(rank_ + suit for rank_ in "A23456789TJQK" for suit in "CDHS" if rank_ + suit not in out)
    return made_view(table, hand, KASINO, piles=(gone, ""), other_hands=4)


def test_the_best_move_is_named_first_in_bold() -> None:
    seen = made_view("7C 6D", "KH 2S")
    ranking = made_ranking(made_ranked("KHx7C6D", sweep=1.0), made_ranked("2S", -1.5, 0.1))
    assert say_advice(seen, ranking, SV, CARDS) == (
        "<b>Ta ♦️6 ♣7 med ♥️K.</b> Ungefär 1,5 poäng bättre än att lägga ut ♠2. För: tabbe nu +1, resten av given +0,5."
    )
    assert say_advice(seen, ranking, EN, letters("en")) == (
        "<b>Take ♦️6 ♣7 with ♥️K.</b> About 1.5 points better than laying out ♠2. "
        "For: a tabbe now +1, the rest of the giv +0.5."
    )


def test_certainty_is_claimed_only_for_what_is_proved() -> None:
    best, worse = made_ranked("KH", exact=True, samples=1), made_ranked("2S", -1.0, samples=1)
    assert "Ungefär 1 poäng" in say_comparison(compare(best, worse), SV, CARDS)
    proved = made_ranked("2S", -1.0, exact=True, samples=1)
    assert "Säkert, uträknat till slutet: 1 poäng" in say_comparison(compare(best, proved), SV, CARDS)
    assert "Certain, worked out to the end: 1 point better" in say_comparison(compare(best, proved), EN, CARDS)


def test_what_comes_later_is_no_reason_by_itself() -> None:
    best, worse = made_ranked("KH"), made_ranked("2S", -1.0)
    assert say_comparison(compare(best, worse), SV, CARDS) == "Ungefär 1 poäng bättre än att lägga ut ♠2."
    with_another = compare(made_ranked("KH", spades=0.2), worse)
    assert "För: resten av given +0,8, spadrarna +0,2." in say_comparison(with_another, SV, CARDS)


def test_what_speaks_against_the_better_move_is_admitted_when_it_counts() -> None:
    best = made_ranked("KH", spades=0.9, reply=-0.3)
    assert "Emot" not in say_comparison(compare(best, made_ranked("2S", -0.7)), SV, CARDS)
    assert "Emot: motståndet tar fler poäng −0,3." in say_comparison(compare(best, made_ranked("2S", -0.5)), SV, CARDS)


def test_near_the_target_chances_are_compared_and_not_points() -> None:
    best = Ranked(Move.parse("KH"), 0.0, 0.0, 9, False, made_ranked("KH").terms, chance=0.62)
    worse = Ranked(Move.parse("2S"), -0.5, 0.1, 9, False, made_ranked("2S", 0.3).terms, chance=0.595)
    said = say_comparison(compare(best, worse), SV, CARDS)
    assert "2,5 procentenheter större än om du lägger ut ♠2" in said
    assert "poäng bättre" not in said


def test_moves_are_called_as_good_only_when_the_search_has_shown_it() -> None:
    seen = made_view("7C", "KH 2S 4D 9C")
    ranking = made_ranking(
        made_ranked("KH"), made_ranked("2S", 0.0, 0.01), made_ranked("4D", -0.1, 0.2), made_ranked("9C", -1.0, 0.1)
    )
    said = say_advice(seen, ranking, SV, CARDS)
    assert "Lika bra: lägga ut ♠2. Kanske lika bra: lägga ut ♦️4. Ungefär 1 poäng bättre" in said


def test_when_all_are_equal_they_are_not_listed_but_when_all_are_unsure_they_are() -> None:
    seen = made_view("7C", "KH 2S 4D")
    equal = made_ranking(made_ranked("KH"), made_ranked("2S", 0.0, 0.01), made_ranked("4D", 0.0, 0.01))
    assert "Alla andra drag är lika bra." in say_advice(seen, equal, SV, CARDS)
    left_out = made_ranking(*equal.moves, all_moves=False)
    assert "Lika bra: lägga ut ♠2; lägga ut ♦️4." in say_advice(seen, left_out, SV, CARDS)
    unsure = made_ranking(made_ranked("KH"), made_ranked("2S", 0.0, 0.3), made_ranked("4D", 0.0, 0.3))
    assert "Kanske lika bra: lägga ut ♠2; lägga ut ♦️4." in say_advice(seen, unsure, SV, CARDS)


def test_more_equal_moves_than_are_named_are_mentioned() -> None:
    seen = made_view("7C", "KH 2S 4D 9C")
    others = [made_ranked(card, -0.1, 0.3) for card in ("2S", "4D", "9C", "3C")]
    said = say_advice(seen, made_ranking(made_ranked("KH"), *others), SV, CARDS)
    assert "Kanske lika bra: lägga ut ♠2; lägga ut ♦️4 med flera." in said


def test_of_the_only_move_nothing_more_is_said() -> None:
    said = say_advice(made_view("7C", "KH"), made_ranking(made_ranked("KH")), SV, CARDS)
    assert said == "<b>Lägg ut ♥️K.</b> Det är det enda du kan göra."


def test_a_line_tells_who_plays_with_one_move_on_each_line() -> None:
    moves = [Move.parse(text) for text in ("7C", "7Dx7C", "8Cx8H")]
    assert say_line(moves, SV, CARDS) == (
        "Så går det när båda spelar så bra det går:\n"
        "<blockquote>Du lägger ut ♣7\nMotspelaren tar ♣7 med ♦️7\nDu tar ♥️8 med ♣8</blockquote>"
    )


@pytest.mark.parametrize(
    ("amount", "sv", "en", "with_sign"),
    [
        (0.44, "0,4 poäng", "0.4 points", "+0,4"),
        (-0.44, "0,4 poäng", "0.4 points", "−0,4"),
        (1.0, "1 poäng", "1 point", "+1"),
        (-2.0, "2 poäng", "2 points", "−2"),
        (0.98, "1,0 poäng", "1.0 points", "+1,0"),
        (-0.04, "0,0 poäng", "0.0 points", "0,0"),
        (0.0, "0 poäng", "0 points", "0"),
    ],
)
def test_amounts_are_said_in_tenths_unless_they_are_whole(amount: float, sv: str, en: str, with_sign: str) -> None:
    assert points(amount, SV) == sv
    assert points(amount, EN) == en
    assert signed(amount, SV) == with_sign


def test_more_decimals_are_given_when_asked_for() -> None:
    assert number(0.0449, SV, 2) == "0,04"
    assert signed(-0.049, SV, 2) == "−0,05"


def test_moves_that_were_only_looked_at_are_not_spoken_of() -> None:
    seen = made_view("7C", "KH 2S 4D")
    ranking = made_ranking(made_ranked("KH"), made_ranked("2S", -0.01, inf, samples=0), made_ranked("4D", -1.0, 0.1))
    said = say_advice(seen, ranking, SV, CARDS)
    assert "♠2" not in said
    assert "Ungefär 1 poäng bättre än att lägga ut ♦️4" in said


def with_chance(move: str, chance: float, total: float, spades: float = 0.0) -> Ranked:
    """A move with a chance of winning the parti and its points."""
    return Ranked(Move.parse(move), 0.0, 0.0, 9, True, made_ranked(move, total, spades=spades).terms, chance=chance)


def test_when_the_chance_is_the_same_moves_are_equal_whatever_their_points() -> None:
    best, worse = with_chance("KH", 0.6201, 0.0), with_chance("2S", 0.62, -2.0)
    equal = made_ranking(best, worse, with_chance("4D", 0.62, 0.0), measure=Measure.WINNING)
    told = say_advice(made_view("7C", "KH 2S 4D"), equal, SV, CARDS)
    assert "Alla andra drag ger samma chans att vinna partiet." in told
    assert "poäng" not in told


def test_near_the_target_equal_moves_are_equal_in_chance_and_reasons_are_in_points() -> None:
    best, sure = with_chance("KH", 0.62, 1.0, spades=1.0), with_chance("2S", 0.62, 0.0)
    unsure = replace(with_chance("4D", 0.60, 0.0), value=-0.3, error=0.2, exact=False, samples=100)
    worse = replace(with_chance("5D", 0.50, 0.0), value=-2.0)
    ranking = made_ranking(best, sure, unsure, worse, measure=Measure.WINNING)
    told = say_advice(made_view("7C", "KH 2S 4D 5D"), ranking, SV, CARDS)
    assert "Samma chans: lägga ut ♠2. Kanske samma chans: lägga ut ♦️4." in told
    assert "12 procentenheter större än om du lägger ut ♦️5. För, i poäng: flest spader +1." in told

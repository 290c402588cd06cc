"""What is said about a proof is what the moves that are shown lead to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Giv, play, protocol
from locales import LANGUAGES, texts
from tests.engine.chance import name_of
from tests.tutor.lines import last_deals, told_by
from tests.tutor.sensible import SOME_RULES, seen_by_turn
from tutor.judging.reasons import Comparison, compare, weighty
from tutor.search.rank import rank
from tutor.search.ranking import Ranked
from tutor.search.terms import Terms
from tutor.words.moves import say_term

#: Terms of which somebody gets the points at the end of the giv, and their names in a proof.
SHARED = {"cards": ("flest kort", "most cards"), "spades": ("flest spader", "most spades"), "sistan": ("sistan",) * 2}


def compared() -> Iterator[tuple[Giv, Comparison]]:
    """The moves of last deals, compared both ways with the best."""
    for rules in SOME_RULES:
        for giv in [giv for n_plays in (3, 6, 8) for giv in last_deals(rules, n_plays)]:
            best, *others = rank(seen_by_turn(giv)).moves
            for other in [each for each in others if each.exact][:6]:
                yield giv, compare(best, other)
                yield giv, compare(other, best)


def ended(giv: Giv, shown: Ranked) -> tuple[bool, bool, bool]:
    """Whether the seat to play gets most cards, most spades and sistan when the moves that are shown are made."""
    seat = giv.turn
    for move in shown.line:
        giv, _ = play(giv, move)
    row = protocol(giv)[seat]
    return bool(row.most_cards), bool(row.most_spades), giv.last_taker == seat


def test_every_reason_is_recomputed_from_the_lines() -> None:
    looked_at = 0
    for giv, found in compared():
        first, second = (told_by(giv, each.line) for each in (found.first, found.second))
        split = dict(zip(Terms._fields, first.minus(second), strict=True))
        assert {str(reason.term): reason.amount for reason in found.reasons} == {
            term: amount for term, amount in split.items() if amount
        }
        looked_at += 1
    assert looked_at > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_names_what_the_moves_that_are_shown_give_to_the_other_side(language: str) -> None:
    named = 0
    for giv, found in compared():
        assert found.exact
        gets = dict(zip(SHARED, ended(giv, found.first), strict=True))
        for reason in (each for side in weighty(found) for each in side if each.term in SHARED):
            says = say_term(reason, found.exact, texts(language))
            name = SHARED[reason.term][language == "en"]
            assert (name in says) == (reason.amount > 0 and gets[reason.term]), (giv, found.first.line, says)
            named += name in says
    assert named > 10


def test_the_terms_of_all_rules_are_compared() -> None:
    assert {name_of(giv.rules) for giv, _ in compared()} == {name_of(rules) for rules in SOME_RULES}

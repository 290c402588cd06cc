"""The idea of a hint is never false."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine import LILLAN, STORAN, View, captures, is_capture, sweep_counts, table_after
from locales import LANGUAGES, texts
from tests.tutor.sensible import DRAGKASINO, made_ranked, made_ranking, made_view, seen_by_turn, some_givs
from tutor.judging.idea import Idea, Theme, idea
from tutor.judging.reasons import Term, clearly_worse, compare
from tutor.search.certainty import ENOUGH, equally_good, is_quick_look
from tutor.search.rank import rank
from tutor.search.ranking import Measure, Ranked, Ranking
from tutor.words.moves import say_idea

Truth = Callable[[View, Ranking, Idea], bool]


def takes(card: int) -> Truth:
    return lambda _seen, ranking, _said: card in ranking.best.move.taken


def is_told_by(*terms: Term) -> Truth:
    """Whether these terms together speak most for the best move."""

    def truth(_seen: View, ranking: Ranking, _said: Idea) -> bool:
        worse = clearly_worse(ranking)
        assert worse is not None
        reasons = compare(ranking.best, worse).reasons
        amount = sum(reason.amount for reason in reasons if reason.term in terms)
        replies = (Term.REPLY, Term.REPLY_SWEEP)
        return amount > 0 and all(
            reason.amount <= amount + 1e-9 for reason in reasons if reason.term not in (*terms, *replies)
        )

    return truth


replies = is_told_by(Term.REPLY, Term.REPLY_SWEEP)


def sweeps(seen: View, ranking: Ranking, _said: Idea) -> bool:
    swept = len(ranking.best.move.taken) == len(seen.table) > 0
    return swept and sweep_counts(seen.rules, seen.n_players, len(seen.moves))


def is_left_by_the_worse(seen: View, ranking: Ranking, said: Idea) -> bool:
    """Whether the worse move leaves that sum, an unseen card of that value takes it all, and the best move differs."""
    worse = clearly_worse(ranking)
    assert worse is not None
    left, instead = table_after(seen.table, worse.move), table_after(seen.table, ranking.best.move)
    sweepers = [
        card
        for card in seen.unseen
        if said.total in seen.rules.values_in_hand(card) and is_capture(seen.rules, left, card, left)
    ]
    return (
        replies(seen, ranking, said)
        and bool(sweepers)
        and sum(card.number for card in left) == said.total != sum(card.number for card in instead)
    )


def every_other_way_is_worse(_seen: View, ranking: Ranking, said: Idea) -> bool:
    """Whether to take, or to wait, is what the best move does, and what all that may be as good do."""
    taking = said.theme is Theme.TAKE
    same = [bool(each.move.taken) for each in ranking.moves if equally_good(ranking.best, each)]
    return set(same) == {taking} and len({bool(each.move.taken) for each in ranking.moves}) == 2


def nothing_can_be_taken(seen: View, _ranking: Ranking, _said: Idea) -> bool:
    return not any(next(captures(seen.rules, seen.table, card), None) for card in seen.hand)


def all_are_level(_seen: View, ranking: Ranking, _said: Idea) -> bool:
    return ranking.all_moves and all(-each.value + 2 * each.error <= 0.05 for each in ranking.moves)


def brings_its_own_card_home(_seen: View, ranking: Ranking, _said: Idea) -> bool:
    card, taken = ranking.best.move
    return bool(taken) and (card in (STORAN, LILLAN) or card.is_ace)


TRUTHS: dict[Theme, Truth] = {
    Theme.FORCED: lambda _seen, ranking, _said: len(ranking.moves) == 1,
    Theme.EQUAL: all_are_level,
    Theme.SAME_CHANCE: lambda seen, ranking, said: (
        ranking.measure is Measure.WINNING and all_are_level(seen, ranking, said)
    ),
    Theme.WON: lambda seen, ranking, said: (ranking.best.chance or 0) > 0.99 and all_are_level(seen, ranking, said),
    Theme.LOST: lambda seen, ranking, said: (ranking.best.chance or 0) < 0.01 and all_are_level(seen, ranking, said),
    Theme.OPEN: lambda _seen, ranking, _said: len(ranking.moves) > 1,
    Theme.SWEEP: sweeps,
    Theme.STORAN: takes(STORAN),
    Theme.LILLAN: takes(LILLAN),
    Theme.QUICK: lambda _seen, ranking, _said: is_quick_look(ranking),
    Theme.ACE: lambda _seen, ranking, _said: any(card.is_ace for card in ranking.best.move.taken),
    Theme.HOME: brings_its_own_card_home,
    Theme.LEAVE: is_left_by_the_worse,
    Theme.REPLY: replies,
    Theme.SPADES: is_told_by(Term.SPADES),
    Theme.CARDS: is_told_by(Term.CARDS),
    Theme.KEEP: is_told_by(Term.OWN),
    Theme.SISTAN: is_told_by(Term.SISTAN),
    Theme.TAKE: every_other_way_is_worse,
    Theme.WAIT: every_other_way_is_worse,
    Theme.LAY: nothing_can_be_taken,
}


def test_every_theme_has_its_truth_and_its_words() -> None:
    assert set(TRUTHS) == set(Theme)
    for language in LANGUAGES:
        said = {say_idea(Idea(theme, 14), texts(language)) for theme in Theme}
        assert len(said) == len(Theme)
        assert sum("14" in text for text in said) == 1


def test_no_idea_is_false_in_positions_from_play() -> None:
    told = set()
    for giv in some_givs(90, 5):
        seen = seen_by_turn(giv)
        ranking = rank(seen, samples=ENOUGH, budget=5)
        found = idea(seen, ranking)
        assert TRUTHS[found.theme](seen, ranking, found), (found, seen, ranking.moves[:4])
        told.add(found.theme)
    assert len(told) > 9


def test_no_idea_is_false_when_the_parti_is_at_stake() -> None:
    for giv in some_givs(24, 6):
        seen = seen_by_turn(giv, (13, 12, 9, 11)[: giv.n_players])
        ranking = rank(seen, samples=ENOUGH, budget=5)
        found = idea(seen, ranking)
        assert TRUTHS[found.theme](seen, ranking, found), (found, seen, ranking.moves[:4])


@pytest.mark.parametrize(
    ("table", "best", "said"),
    [
        ("7C 6D", "KHx7C6D", Theme.SWEEP),
        ("TD 3C 5H", "KHxTD3C", Theme.STORAN),
        ("JC 2S 5H", "KHxJC2S", Theme.LILLAN),
        ("QC AS 5H", "KHxASQC", Theme.ACE),
        ("QC AS", "KHxASQC", Theme.SWEEP),
    ],
)
def test_what_everybody_sees_comes_first(table: str, best: str, said: Theme) -> None:
    seen = made_view(table, "KH 4C")
    ranking = made_ranking(made_ranked(best, spades=3.0), made_ranked("4C", -1.0, 0.1))
    assert idea(seen, ranking) == Idea(said)


def test_storan_is_not_spoken_of_when_another_move_takes_it() -> None:
    seen = made_view("TD 3C 5H", "KH 5C")
    ranking = made_ranking(made_ranked("5Cx5H"), made_ranked("KHx3CTD", -1.0, 0.1))
    assert idea(seen, ranking).theme is not Theme.STORAN


def test_the_sum_that_is_not_to_be_left_is_that_of_the_worse_move() -> None:
    seen = made_view("7C", "5H 9D")
    ranking = made_ranking(made_ranked("9D", reply_sweep=0.5), made_ranked("5H", -0.4, 0.1))
    assert idea(seen, ranking) == Idea(Theme.LEAVE, 12)


@pytest.mark.parametrize(
    ("table", "worse", "why"),
    [
        ("7C KD", "5H", "25 is more than any card"),
        ("QD", "5H", "in dragkasino a dam is never part of a sum"),
        ("QC", "QS", "24 in two cards"),
    ],
)
def test_a_sum_that_no_card_can_take_is_not_warned_of(table: str, worse: str, why: str) -> None:
    seen = made_view(table, f"9D {worse}", DRAGKASINO)
    ranking = made_ranking(made_ranked("9D", reply=0.5), made_ranked(worse, -0.4, 0.1))
    assert idea(seen, ranking) == Idea(Theme.REPLY), why


def test_a_sum_that_the_best_move_leaves_too_is_not_warned_of() -> None:
    seen = made_view("7C", "5H 5C")
    ranking = made_ranking(made_ranked("5H", reply=0.5), made_ranked("5C", -0.4, 0.1))
    assert idea(seen, ranking) == Idea(Theme.REPLY)


@pytest.mark.parametrize(
    ("best", "said"),
    [
        (made_ranked("4H", reply=-0.3, spades=0.4), Theme.SPADES),
        (made_ranked("4H", reply=-0.3, cards=0.4), Theme.CARDS),
        (made_ranked("4H", reply=-0.3, own=0.4), Theme.KEEP),
        (made_ranked("4H", reply=-0.3, sistan=0.4), Theme.SISTAN),
        (made_ranked("4H", reply=-0.3), Theme.WAIT),
    ],
)
def test_the_largest_term_for_the_best_move_gives_the_theme(best: Ranked, said: Theme) -> None:
    seen = made_view("9C", "9D 4H")
    assert idea(seen, made_ranking(best, made_ranked("9Dx9C", -0.4, 0.1))) == Idea(said)


def test_what_the_others_take_is_weighed_with_their_tabbar() -> None:
    seen = made_view("9C", "9D 4H")
    best = made_ranked("4H", reply=0.4, reply_sweep=-0.3, spades=0.2)
    assert idea(seen, made_ranking(best, made_ranked("9Dx9C", -0.2, 0.05))) == Idea(Theme.SPADES)


def test_an_ace_of_the_hand_is_brought_home_by_a_take() -> None:
    seen = made_view("9C 5D", "AD 4H")
    ranking = made_ranking(made_ranked("ADx5D9C", points=1.0), made_ranked("4H", -1.0, 0.1))
    assert idea(seen, ranking) == Idea(Theme.SWEEP)
    seen = made_view("9C 5D KC", "AD 4H")
    assert idea(seen, ranking) == Idea(Theme.HOME)


def test_taking_pays_only_when_all_that_may_be_best_take() -> None:
    seen = made_view("9C 8D 9H", "9D 4H")
    best, worse = made_ranked("9Dx9C"), made_ranked("9D", -1.0, 0.1)
    assert idea(seen, made_ranking(best, worse, made_ranked("4H", -1.0, 0.1))) == Idea(Theme.TAKE)
    assert idea(seen, made_ranking(best, made_ranked("4H", -0.1, 0.1), worse)) == Idea(Theme.OPEN)
    assert idea(seen, made_ranking(best, worse, made_ranked("4H", -2.0, 0.1, samples=0))) == Idea(Theme.OPEN)


def test_when_nothing_can_be_taken_waiting_is_no_idea() -> None:
    seen = made_view("9C", "KD 4H")
    assert idea(seen, made_ranking(made_ranked("4H"), made_ranked("KD", -1.0, 0.1))) == Idea(Theme.LAY)


def test_moves_are_called_equal_only_when_the_search_has_shown_it() -> None:
    seen = made_view("9C", "KD 4H")
    best = made_ranked("4H")
    assert idea(seen, made_ranking(best, made_ranked("KD", -0.01, 0.01))) == Idea(Theme.EQUAL)
    assert idea(seen, made_ranking(best, made_ranked("KD", -0.1, 0.3))) == Idea(Theme.OPEN)
    for chance, said in ((0.5, Theme.SAME_CHANCE), (1.0, Theme.WON), (0.996, Theme.WON), (0.0, Theme.LOST)):
        both = (replace(each, chance=chance) for each in (best, made_ranked("KD", -0.01, 0.01)))
        assert idea(seen, made_ranking(*both, measure=Measure.WINNING)) == Idea(said)
    assert idea(seen, made_ranking(best, made_ranked("KD", -0.01, 0.01), all_moves=False)) == Idea(Theme.OPEN)


@pytest.mark.parametrize("samples", [2, 29])
def test_a_quick_look_has_no_idea(samples: int) -> None:
    seen = made_view("TD 3C 5H", "KH 5C")
    ranking = made_ranking(made_ranked("KHx3CTD", samples=samples), made_ranked("5C", -3.0, 0.1, samples=samples))
    assert idea(seen, ranking) == Idea(Theme.QUICK)


def test_the_only_move_is_called_so() -> None:
    assert idea(made_view("9C", "KD"), made_ranking(made_ranked("KD"))) == Idea(Theme.FORCED)

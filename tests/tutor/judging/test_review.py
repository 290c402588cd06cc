"""Judging moves: only what is certain costs, and luck is what play does not explain."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import inf
from random import Random

import pytest

from engine import PLAYS, GivRecord, Move, apply, deal, legal_moves
from tests.engine.chance import random_giv, shuffled
from tests.tutor.sensible import KASINO, made_ranked, made_ranking, made_view, seen_by_turn, some_givs
from tutor.judging.reasons import compare, surely_worse
from tutor.judging.review import Decision, Label, costliest, decide, doubted, label_of, positions, summary
from tutor.search.rank import rank
from tutor.search.ranking import Measure, Ranking

SEEN = made_view("7C", "KH 2S")
MADE = Move.parse("2S")


def with_loss(loss: float, error: float = 0.0, exact: bool = False) -> Ranking:
    """A ranking in which the move that was made costs so much."""
    return made_ranking(made_ranked("KH", exact=exact), made_ranked("2S", -loss, error, exact=exact))


@pytest.mark.parametrize(
    ("loss", "label"),
    [
        (0.0, Label.GOOD), (0.051, Label.SLIGHT), (0.149, Label.SLIGHT),
        (0.15, Label.DOUBTFUL), (0.349, Label.DOUBTFUL),
        (0.35, Label.BAD), (0.749, Label.BAD), (0.75, Label.VERY_BAD), (9.0, Label.VERY_BAD),
    ],
)  # fmt: skip
def test_labels_follow_the_loss(loss: float, label: Label) -> None:
    assert label_of(loss) is label
    assert decide(SEEN, MADE, with_loss(loss), with_loss(loss)).label is label


@pytest.mark.parametrize("loss", [0.16, 0.4, 0.8, 3.0])
def test_a_loss_within_two_standard_errors_is_none(loss: float) -> None:
    within, beyond = with_loss(loss, loss / 1.99), with_loss(loss, loss / 2.01)
    assert (decide(SEEN, MADE, within, beyond).loss, decide(SEEN, MADE, within, beyond).label) == (0.0, Label.GOOD)
    assert not doubted(MADE, within)
    assert doubted(MADE, beyond)
    assert decide(SEEN, MADE, beyond, beyond).loss == pytest.approx(loss)


def test_a_loss_that_the_second_search_does_not_see_is_none() -> None:
    first = with_loss(0.8, 0.1)
    for second in (with_loss(0.0), with_loss(0.3, 0.16), made_ranking(made_ranked("2S"), made_ranked("KH", -0.5))):
        found = decide(SEEN, MADE, first, second)
        assert (found.loss, found.label) == (0.0, Label.GOOD)


def test_a_loss_that_was_never_asked_about_again_is_none() -> None:
    assert decide(SEEN, MADE, with_loss(0.8, 0.1)).loss == 0.0


def test_a_second_search_that_left_the_move_out_confirms_nothing() -> None:
    assert decide(SEEN, MADE, with_loss(0.8, 0.1), made_ranking(made_ranked("KH"))).loss == 0.0


def test_of_two_losses_the_smaller_counts() -> None:
    assert decide(SEEN, MADE, with_loss(0.8, 0.1), with_loss(0.4, 0.1)).label is Label.BAD
    assert decide(SEEN, MADE, with_loss(0.4, 0.1), with_loss(0.8, 0.1)).loss == pytest.approx(0.4)


@pytest.mark.parametrize(("first", "second"), [(0.8, 0.4), (0.4, 0.8)])
def test_what_is_told_of_a_loss_comes_to_that_loss(first: float, second: float) -> None:
    found = decide(SEEN, MADE, with_loss(first, 0.1), with_loss(second, 0.1))
    assert compare(found.best, found.made).difference == pytest.approx(found.loss)


def test_a_proved_loss_needs_no_second_search() -> None:
    first = with_loss(1.0, exact=True)
    assert not doubted(MADE, first)
    found = decide(SEEN, MADE, first)
    assert (found.loss, found.label, found.exact) == (1.0, Label.VERY_BAD, True)


def test_a_loss_too_small_for_a_mistake_is_asked_about_again_and_counts() -> None:
    first = with_loss(0.1, 0.01)
    assert doubted(MADE, first)
    assert decide(SEEN, MADE, first, first).loss == pytest.approx(0.1)
    assert decide(SEEN, MADE, first, first).label is Label.SLIGHT


def test_what_is_within_a_twentieth_of_a_point_is_no_loss_even_when_proved() -> None:
    found = decide(SEEN, MADE, with_loss(0.05, exact=True))
    assert (found.loss, found.label) == (0.0, Label.GOOD)


def test_a_second_search_that_only_looked_at_the_move_confirms_nothing() -> None:
    second = made_ranking(made_ranked("KH"), made_ranked("2S", -0.8, inf, samples=0))
    assert decide(SEEN, MADE, with_loss(0.8, 0.1), second).loss == 0.0


def test_what_a_point_was_worth_in_chance_is_kept_with_the_judgement() -> None:
    at_stake = replace(with_loss(0.8), measure=Measure.WINNING, point=0.06)
    found = decide(SEEN, MADE, at_stake, at_stake)
    assert found.point == 0.06
    assert summary((found,), 0, (3, 8)).point == 0.06
    assert decide(SEEN, MADE, with_loss(0.8)).point is None


def test_the_only_move_is_forced() -> None:
    seen = made_view("7C", "2S")
    found = decide(seen, MADE, made_ranking(made_ranked("2S")))
    assert (found.label, found.loss, found.unforced) == (Label.FORCED, 0.0, False)
    assert decide(SEEN, MADE, with_loss(0.0)).unforced


def test_every_move_within_the_noise_is_accepted_and_no_other() -> None:
    accepted = refused = 0
    for giv in some_givs(18, 12):
        seen = seen_by_turn(giv)
        for made in islice(legal_moves(seen), 4):
            first = rank(seen, samples=12, budget=5, played=made)
            second = rank(seen, samples=12, budget=5, played=made, chance=Random(1)) if doubted(made, first) else None
            found = decide(seen, made, first, second)
            judged = first.of(made)
            assert judged is not None
            assert judged.samples
            if not surely_worse(first.best, judged):
                assert found.loss == 0.0
                accepted += 1
            elif found.loss:
                assert found.loss > max(0.05, 2 * judged.error) - 1e-9 or second is not None
                assert found.loss <= -judged.value
                refused += 1
    assert accepted > 10
    assert refused > 5


def some_decisions(n_players: int, chance: Random) -> tuple[Decision, ...]:
    """Decisions of a whole giv with made-up losses."""
    states = random_giv(KASINO, n_players, shuffled(chance), chance)
    ranked = made_ranked("2S")
    return tuple(
        Decision(number, giv.turn, seen_by_turn(giv), ranked, ranked, loss, label_of(loss), exact=False)
        for number, giv in enumerate(states[:-1])
        for loss in [chance.choice((0.0, 0.0, 0.1, 0.2, 0.5, 1.5))]
    )


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_the_result_is_what_play_gave_and_luck(n_players: int) -> None:
    chance = Random(n_players)
    decisions = some_decisions(n_players, chance)
    points = tuple(chance.randrange(12) for _ in range(n_players))
    found = [summary(decisions, seat, points) for seat in range(n_players)]
    for seat, each in enumerate(found):
        lost = sum(decision.loss for decision in decisions if decision.seat == seat)
        given = sum(decision.loss for decision in decisions if decision.seat != seat) / (n_players - 1)
        others = [points[other] for other in range(n_players) if other != seat]
        assert each.lost == pytest.approx(lost)
        assert each.difference == pytest.approx(points[seat] - sum(others) / len(others))
        assert each.difference == pytest.approx(each.luck + given - each.lost)
    assert sum(each.luck for each in found) == pytest.approx(0)
    assert sum(each.difference for each in found) == pytest.approx(0)


def test_the_mean_loss_is_over_unforced_decisions_of_the_seat() -> None:
    ranked = made_ranked("2S")
    made = [(0, 0.3, Label.DOUBTFUL), (0, 0.0, Label.FORCED), (0, 0.0, Label.GOOD), (1, 5.0, Label.VERY_BAD)]
    decisions = tuple(
        Decision(number, seat, SEEN, ranked, ranked, loss, label, exact=False)
        for number, (seat, loss, label) in enumerate(made)
    )
    found = summary(decisions, 0, (3, 8))
    assert (found.n_unforced, found.lost) == (2, 0.3)
    assert found.mean_loss == pytest.approx(0.15)
    assert found.luck == pytest.approx(-5 - 5.0 + 0.3)
    assert summary(decisions[1:2], 0, (3, 8)).mean_loss == 0.0


def test_the_costliest_moves_are_the_labelled_ones_of_the_seat() -> None:
    decisions = some_decisions(2, Random(4))
    for seat in (0, 1):
        found = costliest(decisions, seat)
        own = sorted((each.loss for each in decisions if each.seat == seat), reverse=True)
        assert [each.loss for each in found] == own[:3]
        assert {each.seat for each in found} == {seat}
        assert {each.label for each in costliest(decisions, seat, count=48)} == {
            Label.DOUBTFUL,
            Label.BAD,
            Label.VERY_BAD,
        }
    small = [each for each in decisions if each.loss < 0.15]
    assert costliest(tuple(small), 0) == ()


def test_a_recorded_giv_is_gone_through_play_by_play() -> None:
    chance = Random(6)
    deck = shuffled(chance)
    states = random_giv(KASINO, 3, deck, chance, dealer=2)
    found = list(positions(KASINO, 3, GivRecord(2, deck, states[-1].moves)))
    assert [giv for giv, _ in found] == states[:PLAYS]
    assert [apply(giv, move)[0] for giv, move in found] == states[1:]
    assert list(positions(KASINO, 3, GivRecord(2, deck))) == []
    assert found[0][0] == deal(KASINO, 3, 2, deck)


@pytest.mark.parametrize("proved", ["KH", "2S"])
def test_a_judgement_is_exact_only_when_both_moves_are_proved(proved: str) -> None:
    best, made = made_ranked("KH", exact=proved == "KH"), made_ranked("2S", -0.8, 0.1, exact=proved == "2S")
    half = made_ranking(best, made)
    assert doubted(MADE, half)
    assert not decide(SEEN, MADE, half, half).exact
    assert decide(SEEN, MADE, half).loss == 0.0

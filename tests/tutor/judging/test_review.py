"""Judging moves: only what is certain costs, and luck is what play does not explain."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine import PLAYS, GivRecord, Move, apply, deal, legal_moves
from tests.engine.chance import random_giv, shuffled
from tests.tutor.sensible import KASINO, made_ranked, made_ranking, made_view, seen_by_turn, some_givs
from tutor.judging.reasons import compare
from tutor.judging.review import Decision, Label, costliest, decide, label_of, positions, summary
from tutor.search.certainty import ENOUGH, surely_worse
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
    assert decide(SEEN, MADE, with_loss(loss)).label is label


@pytest.mark.parametrize("loss", [0.16, 0.4, 0.8, 3.0])
def test_a_loss_within_three_standard_errors_is_none(loss: float) -> None:
    within, beyond = decide(SEEN, MADE, with_loss(loss, loss / 2.99)), decide(SEEN, MADE, with_loss(loss, loss / 3.01))
    assert (within.loss, within.label) == (0.0, Label.GOOD)
    assert beyond.loss == pytest.approx(loss)
    assert compare(beyond.best, beyond.made).difference == pytest.approx(loss), "the reasons come to the loss"


@pytest.mark.parametrize(("samples", "label"), [(2, Label.QUICK), (29, Label.QUICK), (30, Label.VERY_BAD)])
def test_after_a_quick_look_nothing_is_judged(samples: int, label: Label) -> None:
    found = decide(SEEN, MADE, made_ranking(made_ranked("KH"), made_ranked("2S", -0.8, 0.1, samples=samples)))
    assert found.label is label
    assert bool(found.loss) == found.counts == (label is not Label.QUICK)


def test_a_proved_loss_needs_no_worlds() -> None:
    best, made = (made_ranked(move, value, samples=1, exact=True) for move, value in (("KH", 0.0), ("2S", -1.0)))
    found = decide(SEEN, MADE, made_ranking(best, made))
    assert (found.loss, found.label, found.exact) == (1.0, Label.VERY_BAD, True)


def test_what_is_within_a_twentieth_of_a_point_is_no_loss_even_when_proved() -> None:
    found = decide(SEEN, MADE, with_loss(0.05, exact=True))
    assert (found.loss, found.label) == (0.0, Label.GOOD)


def test_what_a_point_was_worth_in_chance_is_kept_with_the_judgement() -> None:
    best, made = (replace(made_ranked(move, value), point=0.06) for move, value in (("KH", 0.0), ("2S", -0.8)))
    found = decide(SEEN, MADE, made_ranking(best, made, measure=Measure.WINNING))
    assert found.point == 0.06
    assert summary((found,), 0, (3, 8)).point == 0.06
    assert decide(SEEN, MADE, with_loss(0.8)).point is None


def test_the_only_move_is_forced() -> None:
    seen = made_view("7C", "2S")
    found = decide(seen, MADE, made_ranking(made_ranked("2S")))
    assert (found.label, found.loss, found.counts) == (Label.FORCED, 0.0, False)
    assert decide(SEEN, MADE, with_loss(0.0)).counts


def test_every_move_within_the_noise_is_accepted_and_no_other() -> None:
    accepted = refused = 0
    for giv in some_givs(18, 12):
        seen = seen_by_turn(giv)
        for made in islice(legal_moves(seen), 4):
            ranking = rank(seen, samples=ENOUGH, budget=5, played=made)
            found, judged = decide(seen, made, ranking), ranking.of(made)
            assert judged is not None
            assert found.label is not Label.QUICK
            if surely_worse(ranking.best, judged):
                assert found.loss == -judged.value > max(0.05, 3 * judged.error)
                refused += 1
            else:
                assert found.loss == 0.0
                accepted += 1
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


def test_the_mean_loss_is_over_the_unforced_and_judged_decisions_of_the_seat() -> None:
    ranked = made_ranked("2S")
    labels = Label.DOUBTFUL, Label.FORCED, Label.QUICK, Label.GOOD
    made = [*((0, 0.3 * (label is Label.DOUBTFUL), label) for label in labels), (1, 5.0, Label.VERY_BAD)]
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
    assert not decide(SEEN, MADE, made_ranking(best, made)).exact

"""The review of a giv: what each decision cost, and what was luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine import Giv, GivRecord, Move, Rules, View, deal, legal_moves, play
from tutor.fast.lead import lead
from tutor.search.certainty import known, surely_worse
from tutor.search.ranking import Ranked, Ranking

#: The smallest loss for each label, in points. About 30, 18 and 5 % of the moves of a greedy player lose as much.
DOUBTFUL, BAD, VERY_BAD = 0.15, 0.35, 0.75


class Label(StrEnum):
    """How a move is judged."""

    FORCED = "forced"
    QUICK = "quick"  # not judged: there was only a quick look
    GOOD = "good"  # not surely worse than the best
    SLIGHT = "slight"  # surely worse, but not by enough to be called a mistake
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very-bad"


@dataclass(frozen=True, slots=True)
class Decision:
    """One play of a giv, judged by what its seat knew. `loss` is in points, and 0 if it is not certain.

    `best` and `made` are the best move and the one that was made, from the ranking. `point` is the chance of winning
    the parti that a point was worth, if that was the measure; the loss is then in points' worth of chance.
    """

    number: int
    seat: int
    view: View
    best: Ranked
    made: Ranked
    loss: float
    label: Label
    exact: bool
    point: float | None = None

    @property
    def counts(self) -> bool:
        """Whether it was a choice, and is judged."""
        return self.label not in (Label.FORCED, Label.QUICK)


@dataclass(frozen=True, slots=True)
class Summary:
    """The decisions of one seat in a giv, summed up. `difference` is its lead in points; `luck` the part of the lead
    that nobody's play explains. `point` is as in the decisions. If it is set, `lost` and `play` are in points' worth of
    chance, and `luck` means nothing, because nobody played for points. `n_quick` decisions of all seats are not judged.
    """

    lost: float
    n_unforced: int
    difference: float
    luck: float
    point: float | None = None
    n_quick: int = 0

    @property
    def play(self) -> float:
        """What the mistakes of the others gave the seat, less what its own cost."""
        return self.difference - self.luck

    @property
    def mean_loss(self) -> float:
        """The average loss per unforced decision, in points: the measure of accuracy."""
        return self.lost / self.n_unforced if self.n_unforced else 0.0


def positions(rules: Rules, n_players: int, giv: GivRecord) -> Iterator[tuple[Giv, Move]]:
    """Each position of a recorded giv with the move that was made in it."""
    state = deal(rules, n_players, giv.dealer, giv.deck)
    for move in giv.moves:
        yield state, move
        state, _ = play(state, move)


def decide(seen: View, made: Move, ranking: Ranking) -> Decision:
    """The judgement on a move, from the ranking of the view, in which it must be. A loss counts only if the move is
    surely worse than the best: by the same search and the same measure as in a hint."""
    best, played = ranking.best, ranking.of(made)
    assert played is not None
    loss = -played.value if surely_worse(best, played) else 0.0
    label = label_of(loss) if known(best) and known(played) else Label.QUICK
    if _forced(seen):
        label = Label.FORCED
    exact = played.exact and best.exact
    return Decision(len(seen.moves), seen.seat, seen, best, played, loss, label, exact, ranking.point)


def label_of(loss: float) -> Label:
    """The label for a loss in points."""
    steps = ((VERY_BAD, Label.VERY_BAD), (BAD, Label.BAD), (DOUBTFUL, Label.DOUBTFUL))
    return next((label for least, label in steps if loss >= least), Label.SLIGHT if loss else Label.GOOD)


def costliest(decisions: tuple[Decision, ...], seat: int, count: int = 3) -> tuple[Decision, ...]:
    """The costliest labelled moves of the seat, at most `count`, the costliest first."""
    labelled = [each for each in decisions if each.seat == seat and each.loss >= DOUBTFUL]
    return tuple(sorted(labelled, key=lambda each: -each.loss)[:count])


def summary(decisions: tuple[Decision, ...], seat: int, points: tuple[int, ...]) -> Summary:
    """The giv summed up for a seat. `decisions` are all those of all seats, `points` those of each seat in this giv.

    What the others gave away counts for the seat, and what it lost itself counts against it. The rest of its lead is
    luck: the deal, and what nobody could know.
    """
    own = [each for each in decisions if each.seat == seat]
    others = [each for each in decisions if each.seat != seat]
    n_others = len(points) - 1
    lost = sum(each.loss for each in own)
    given = sum(each.loss for each in others) / n_others
    difference = lead(points, seat)
    return Summary(
        lost,
        sum(each.counts for each in own),
        difference,
        luck=difference - given + lost,
        point=own[0].point if own else None,
        n_quick=sum(each.label is Label.QUICK for each in decisions),
    )


def _forced(seen: View) -> bool:
    moves = legal_moves(seen)
    next(moves)
    return next(moves, None) is None

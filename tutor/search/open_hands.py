"""The end of a giv with three or four players, where every way to deal the hidden cards can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from engine import View
from tutor.fast.lead import leads
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes

#: From this number of plays before the end the rest is searched in full: the splits of the hidden cards are few.
FEW_PLAYS = 6
TAKES_LOOKED_AT = 12

#: For each seat, what a finished giv is worth to it.
Worths = Callable[[Situation], Sequence[float]]


def splits(view: View) -> Iterator[list[int]]:
    """Every way in which the hidden cards can lie in the other hands, as in `Situation.of_view`."""
    sizes = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
    yield from _split([int(card) for card in view.unseen], sizes)


def _split(some_cards: list[int], sizes: list[int]) -> Iterator[list[int]]:
    if len(sizes) == 1:
        yield some_cards
        return
    for hand in combinations(some_cards, sizes[0]):
        for rest in _split([card for card in some_cards if card not in hand], sizes[1:]):
            yield [*hand, *rest]


def lead_of_each(end: Situation) -> list[float]:
    """What is played for far from the target: the lead over the others."""
    return leads(end.result())


def play_openly(takes: Takes, now: Situation, n_plays: int, worths: Worths = lead_of_each) -> None:
    """Makes the next `n_plays` plays, each the best for its seat if all hands are open and everybody plays that way
    (max^n). The best play leads to the end that is worth most to the seat; of equal plays the first is made."""
    for _ in range(n_plays):
        now.play(*_best(takes, now, worths)[1])


def _best(takes: Takes, now: Situation, worths: Worths) -> tuple[Sequence[float], tuple[int, int]]:
    """What the end is worth to each seat, and the play that leads there."""
    turn = now.turn
    best: tuple[Sequence[float], tuple[int, int]] | None = None
    for card in now.hands[turn]:
        for taken in (*takes.every(now.table, card, TAKES_LOOKED_AT), 0):
            after = now.copy()
            after.play(card, taken)
            ends = _best(takes, after, worths)[0] if any(after.hands) else worths(after)
            if best is None or ends[turn] > best[0][turn]:
                best = (ends, (card, taken))
    assert best is not None  # a hand always has a move
    return best

"""What the others probably hold, judging by what they took and what they left, and worlds drawn accordingly.

Every hand that an opponent might hold is weighted by how likely its holder was to make the plays that everyone saw.
Worlds are drawn uniformly into a pool, and from the pool in proportion to their weights (systematic resampling).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from engine import HAND, LILLAN, STORAN, Play, Refill, View, plays
from tutor.fast.masks import mask_of
from tutor.fast.situation import as_masks
from tutor.fast.takes import Takes
from tutor.search.habits import Chooser, Habits

#: Number of worlds that are weighted for each one drawn.
POOL = 8
#: People are not programs: no play is considered impossible.
SURPRISE = 0.02
#: How many rounds of plays are looked at where cards are drawn. Little is left of older hands.
DRAWN_PLAYS = 3


@dataclass(frozen=True, slots=True)
class Tell:
    """What one play tells about a hand. `weight(hidden)` is the chance of the play given the hidden cards, up to a
    factor.

    `start` and `end` are the slice of the hidden cards that is the hand, without cards drawn after the play.
    `played_since` are the temptations of the cards that have left the hand, `n_cards` the size of the hand at the play.
    """

    start: int
    end: int
    play: float
    temptations: Sequence[float]
    played_since: float
    n_cards: int

    def weight(self, hidden: Sequence[int]) -> float:
        tempting = self.played_since
        for card in hidden[self.start : self.end]:
            tempting += self.temptations[card]
        return (1 - SURPRISE) * self.play / tempting + SURPRISE / (1.5 * self.n_cards)


class Beliefs:
    """What a seat should think of the cards that are hidden from it. `hidden` cards lie as in `Situation.of_view`."""

    def __init__(self, view: View, takes: Takes, habits: Habits, chance: Random) -> None:
        self._unseen = [int(card) for card in view.unseen]
        self._n_held = sum(view.hand_sizes) - len(view.hand)
        self._chance = chance
        self.tells = tuple(_tells(view, takes, habits))

    def worlds(self, count: int) -> Iterator[list[int]]:
        """`count` arrangements of the hidden cards, equally likely as far as the seat knows."""
        pool = list(self._even(count * POOL if self.tells else count))
        if not self.tells:
            yield from pool
            return
        sums = list(accumulate(self.weight(hidden) for hidden in pool))
        step = sums[-1] / count
        aim, place, before = self._chance.random() * step, 0, -1
        for _ in range(count):
            while place < len(sums) - 1 and sums[place] < aim:
                place += 1
            yield pool[place] if place != before else self._same_hands(pool[place])
            before = place
            aim += step

    def weight(self, hidden: Sequence[int]) -> float:
        """How likely the plays were given these hidden cards, up to a factor."""
        weight = 1.0
        for tell in self.tells:
            weight *= tell.weight(hidden)
        return weight

    def _even(self, count: int) -> Iterator[list[int]]:
        """Equally likely arrangements, before any weighting. Each shuffle gives several that share no hand."""
        draw, n_held = self._chance.random, self._n_held
        starts = range(0, max(len(self._unseen) - n_held, 0) + 1, max(n_held, 1))
        made = 0
        while made < count:
            # Sorting by random numbers shuffles as well as `shuffle`, in three quarters of the time.
            cards = [card for _, card in sorted([(draw(), card) for card in self._unseen])]
            for start in starts[: count - made]:
                yield cards[start : start + n_held] + cards[start + n_held :] + cards[:start]
            made += len(starts)

    def _same_hands(self, hidden: list[int]) -> list[int]:
        rest = hidden[self._n_held :]
        self._chance.shuffle(rest)
        return hidden[: self._n_held] + rest


def _tells(view: View, takes: Takes, habits: Habits) -> Iterator[Tell]:
    """What the plays of the others tell: those of this deal, or the most recent ones where cards are drawn."""
    n_players = view.n_players
    drawing = view.rules.refill is Refill.DRAW
    dealt = len(view.moves) - len(view.moves) % (HAND * n_players)
    since = len(view.moves) - DRAWN_PLAYS * n_players if drawing else dealt
    public = mask_of(view.unseen) | mask_of(view.hand)
    recent = [play for play in plays(view, since) if play.seat != view.seat]
    starts = _starts(view)
    for play in recent:
        later = [each for each in recent if each.seat == play.seat and each.number >= play.number]
        n_drawn = sum(each.number < 48 - HAND * n_players for each in later) if drawing else 0
        size = view.hand_sizes[play.seat] - n_drawn
        if size < 1 or len(later) + size < 2:
            continue
        next_size = HAND if drawing else HAND - (play.number + 1 - dealt) // n_players
        chooser = Chooser(takes, habits, mask_of(play.table), public, next_size)
        end = starts[play.seat] + view.hand_sizes[play.seat]
        yield Tell(
            start=end - size,
            end=end,
            play=chooser.chance(*as_masks(play.move)),
            temptations=_temptations(chooser, [int(card) for card in view.unseen]),
            played_since=_played_since(chooser, play, later),
            n_cards=len(later) + size,
        )


def _starts(view: View) -> list[int]:
    """Where each other seat's hand begins among the hidden cards."""
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    return [sum(sizes[:seat]) for seat in range(len(sizes))]


def _temptations(chooser: Chooser, some_cards: Sequence[int]) -> list[float]:
    """For each card how tempting its plays were. Cards of one rank and the same worth are equally tempting."""
    found = [0.0] * 52
    alike: dict[tuple[int, bool], float] = {}
    for card in some_cards:
        if card in (STORAN, LILLAN):
            found[card] = chooser.temptation(card)
            continue
        key = (card >> 2, card & 3 == 3)
        if key not in alike:
            alike[key] = chooser.temptation(card)
        found[card] = alike[key]
    return found


def _played_since(chooser: Chooser, play: Play, later: Sequence[Play]) -> float:
    """The temptations of the cards that were in the hand and have been played, and of the play itself if it is not
    among them."""
    total = sum(chooser.temptation(int(each.move.card)) for each in later)
    card, taken = as_masks(play.move)
    if taken and not chooser.is_best(card, taken):
        total += chooser.chance(card, taken)
    return total

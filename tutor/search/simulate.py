"""What a move leads to in one world: it is played out greedily to a point where positions have values, and split into
terms."""

from __future__ import annotations

from collections.abc import Callable

from engine import HAND, PLAYS, Refill, View
from tutor.fast.lead import lead
from tutor.fast.masks import SPADES
from tutor.fast.playout import play_greedily
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes
from tutor.fast.worth import points_of
from tutor.search.terms import Terms
from tutor.search.values import race, rest_features
from tutor.search.winning import Stakes
from tutor.weights import Weights

#: Where cards are drawn, at least this number of plays of each seat is played out. Longer playouts take more time and
#: are no stronger: it pays to wait for a card, and greedy players do not.
HORIZON = 1

#: Makes the next n plays of a situation.
PlayOn = Callable[[Takes, Situation, int], None]


class Simulation:
    """Plays the moves of one view out in given worlds, until `end` plays of the giv have been made."""

    def __init__(self, view: View, takes: Takes, weights: Weights) -> None:
        self._takes = takes
        self._seat, self._n_players = view.seat, view.n_players
        self._before = self._gains(Situation.of_view(view, view.unseen))
        self.end = _end(view, weights)
        place = (view.seat - view.dealer - 1) % view.n_players
        self._value = weights.value[self.end][place] if self.end < PLAYS else ()
        self._spread = weights.spread[self.end] if self.end < PLAYS else 0.0

    def play_out(
        self, world: Situation, card: int, taken: int, play_on: PlayOn = play_greedily
    ) -> tuple[Terms, Situation]:
        """The terms of the move in this world, and the situation at the end. The world is left unchanged."""
        now = world.copy()
        n_others = self._n_players - 1
        mine, theirs, sweeps, their_sweeps = self._before
        now.play(card, taken)
        points, swept = points_of(now.piles[self._seat]), now.sweeps[self._seat]
        left = self.end - now.plays
        play_on(self._takes, now, min(n_others, left))
        _, reply, _, reply_swept = self._gains(now)
        if left > n_others:
            play_on(self._takes, now, left - n_others)
        own, later, own_swept, later_swept = self._gains(now)
        terms = (
            float(points - mine),
            float(swept - sweeps),
            (theirs - reply) / n_others,
            (their_sweeps - reply_swept) / n_others,
            float(own - points + own_swept - swept),
            *self._rest(now, (reply - later + reply_swept - later_swept) / n_others),
        )
        return Terms(*terms), now

    def chance(self, end: Situation, stakes: Stakes) -> float:
        """The chance of the player to win the parti, where a playout ended."""
        if end.plays == PLAYS:
            return stakes.after_giv(end.result(), end.spades())[self._seat]
        spades, _ = race([(pile & SPADES).bit_count() for pile in end.piles], self._seat, 13)
        return stakes.chance(self._seat, end.points(), sum(self._rest(end, 0.0)), self._spread, spades)

    def _gains(self, now: Situation) -> tuple[int, int, int, int]:
        """The points in the pile of the player and in those of the others together, and the tabbar of both."""
        piles, seat = now.piles, self._seat
        swept = now.sweeps[seat]
        if len(piles) == 2:
            return points_of(piles[seat]), points_of(piles[1 - seat]), swept, now.sweeps[1 - seat]
        theirs = 0
        for place, pile in enumerate(piles):
            if place != seat:
                theirs |= pile
        return points_of(piles[seat]), points_of(theirs), swept, sum(now.sweeps) - swept

    def _rest(self, end: Situation, later: float) -> tuple[float, float, float, float]:
        """The terms `cards`, `spades`, `sistan` and `later` at the end of a playout."""
        if end.plays == PLAYS:
            ending, seat = end.ending(), self._seat
            return lead(ending.cards, seat), lead(ending.spades, seat), lead(ending.sistan, seat), later
        cards = race([pile.bit_count() for pile in end.piles], self._seat, 52)
        spades = race([(pile & SPADES).bit_count() for pile in end.piles], self._seat, 13)
        value = self._value
        later += value[0]
        for weight, feature in zip(value[5:], rest_features(self._takes, end, self._seat), strict=True):
            later += weight * feature
        return (
            value[1] * cards[0] + value[3] * cards[1],
            value[2] * spades[0] + value[4] * spades[1],
            0.0,
            later,
        )


def _end(view: View, weights: Weights) -> int:
    """After how many plays of the giv the playouts of this view stop: at the end of the deal, or a little later where
    cards are drawn."""
    n_plays, n_players = len(view.moves), view.n_players
    if view.rules.refill is Refill.DEAL:
        a_deal = HAND * n_players
        return n_plays - n_plays % a_deal + a_deal
    reached = [plays for plays in weights.value if plays >= n_plays + HORIZON * n_players]
    return min(reached, default=PLAYS)

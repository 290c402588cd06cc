"""The end of a giv with open hands, judged by trying everything: what the tutor calls proved must be what this finds.

It is written over the engine alone and prunes nothing. Everybody plays for themselves: each seat makes the move that
ends best for it, knowing that all others do the same. That is minimax with two seats and max^n with more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Giv, Move, Parti, legal_moves, play_on

#: How a giv ends for one seat: the chance to win the parti, and its points less the mean of the others'. The chance
#: comes first, and the points decide between equal chances; where points alone are played for, all chances are 0.
End = tuple[float, float]
#: How a giv ends for all seats.
Ends = tuple[End, ...]
#: The chances of all seats at these totals, where one more giv has to be played.
Between = Callable[[Sequence[int]], tuple[float, ...]]
#: The decimals to which ends are told apart.
DECIMALS = 9


class UnclearError(Exception):
    """How the giv ends depends on which of several equally good moves somebody makes."""


class Solver:
    """Judges positions of one giv that began at these totals. Without `between` points alone are played for."""

    def __init__(self, totals: tuple[int, ...], between: Between | None) -> None:
        self._totals, self._between = totals, between
        self._known: dict[object, frozenset[Ends]] = {}

    def ends(self, giv: Giv, move: Move) -> frozenset[Ends]:
        """How the giv may end after this move; more than one end only if they are equally good for those who choose.
        Raises UnclearError."""
        parti = Parti(giv.rules, giv.n_players, giv.dealer, self._totals, giv)
        after, _ = play_on(parti, move)
        return self._after(after)

    def best(self, giv: Giv) -> set[Move]:
        """The moves that end best for the seat to play. Raises UnclearError."""
        worths = {move: self._worth(self.ends(giv, move), giv.turn) for move in legal_moves(giv)}
        return {move for move, worth in worths.items() if worth == max(worths.values())}

    def _after(self, parti: Parti) -> frozenset[Ends]:
        giv = parti.giv
        assert giv is not None
        if giv.over:
            return frozenset({self._counted(parti)})
        key = (
            frozenset(giv.table),
            tuple(map(frozenset, giv.hands)),
            tuple(map(frozenset, giv.piles)),
            giv.sweeps,
            giv.last_taker,
        )
        if key not in self._known:
            self._known[key] = self._best([self._after(play_on(parti, move)[0]) for move in legal_moves(giv)], giv.turn)
        return self._known[key]

    def _best(self, choices: Sequence[frozenset[Ends]], seat: int) -> frozenset[Ends]:
        """All ends of the moves that are best for the seat."""
        worths = [self._worth(choice, seat) for choice in choices]
        best = [choice for choice, worth in zip(choices, worths, strict=True) if worth == max(worths)]
        return frozenset[Ends]().union(*best)

    @staticmethod
    def _worth(choice: frozenset[Ends], seat: int) -> End:
        """How a move ends for the seat."""
        found = {ends[seat] for ends in choice}
        if len(found) > 1:
            raise UnclearError
        return found.pop()

    def _counted(self, parti: Parti) -> Ends:
        """The end of a giv that is over. The engine says who has won the parti."""
        (rows,) = parti.protocols
        points = [row.total for row in rows]
        n_seats = len(points)
        leads = [(n_seats * mine - sum(points)) / (n_seats - 1) for mine in points]
        if self._between is None:
            chances: Sequence[float] = (0.0,) * n_seats
        elif parti.winner is None:
            chances = self._between(parti.totals)
        else:
            chances = [float(seat == parti.winner) for seat in range(n_seats)]
        return tuple(
            (round(chance, DECIMALS), round(lead, DECIMALS)) for chance, lead in zip(chances, leads, strict=True)
        )

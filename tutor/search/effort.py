"""What a search may spend.

Work is counted, not timed: equal questions get equal answers, on a quiet machine and on a busy one, in this process and
in the next. Processor time is only a guard for machines that are very slow.
"""

from __future__ import annotations

from collections.abc import Callable

#: The work that a second of budget stands for: moves played out, and positions of a last deal looked at. An ordinary
#: machine needs about a second for either.
PLAYOUTS_A_SECOND = 10_000
POSITIONS_A_SECOND = 75_000
#: Drawing a world costs as much as playing out this number of moves.
COST_OF_A_WORLD = 2
#: A search ends after this many times its budget in processor time, whatever it has done.
SLOWEST = 10.0


class Effort:
    """What is left of a budget, in seconds of work on an ordinary machine. `clock` gives seconds of processor time."""

    def __init__(self, budget: float, clock: Callable[[], float]) -> None:
        self.playouts = int(PLAYOUTS_A_SECOND * budget)
        self._positions = int(POSITIONS_A_SECOND * budget)
        self._clock, self._end = clock, clock() + SLOWEST * budget

    def worlds(self, n_moves: int) -> int:
        """The number of worlds in which this many moves can be played out with the rest of the playouts."""
        return self.playouts // (n_moves + COST_OF_A_WORLD)

    def late(self) -> bool:
        """Whether the processor time is used up."""
        return self._clock() >= self._end

    def spent(self, positions: int) -> bool:
        """Whether nothing is left after this number of further positions of a last deal."""
        self._positions -= positions
        return self._positions < 0 or self.late()

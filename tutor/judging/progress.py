"""How far the review of a giv has come."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.judging.review import Decision


@dataclass(frozen=True, slots=True)
class Progress:
    """The decisions judged so far, of `total`. `faults`: how often the review stopped with a fault. `failed`: it has
    stopped, and goes on only if somebody wants it to."""

    decisions: tuple[Decision, ...]
    total: int
    faults: int = 0
    failed: bool = False

    @property
    def done(self) -> bool:
        return len(self.decisions) == self.total

    def of(self, ply: int) -> Decision | None:
        """The decision at a play, or None if it has not been judged."""
        return next((each for each in self.decisions if each.number == ply), None)

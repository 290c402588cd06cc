"""Why a take is legal, proved by its sums, or why it is not, as data. `tutor.words.takes` says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Card, Illegality, Move, Proof, Rules, groups, why_no_capture


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say about a move on a table.

    A legal take has a `proof` (3.1); a card that is laid out needs none (3.3); an illegal take has an `illegality`.
    `sweep`: the take clears the table (4.1).
    """

    rules: Rules
    move: Move
    proof: Proof | None
    illegality: Illegality | None
    sweep: bool

    @property
    def legal(self) -> bool:
        return self.illegality is None


def judge(rules: Rules, table: Sequence[Card], move: Move) -> Verdict:
    """The verdict on playing the card on this table, whosever turn it is."""
    if not move.taken:
        return Verdict(rules, move, None, None, sweep=False)
    proof = groups(rules, table, move.card, move.taken)
    illegality = None if proof else why_no_capture(rules, table, move.card, move.taken)
    return Verdict(rules, move, proof, illegality, sweep=proof is not None and set(move.taken) == set(table))

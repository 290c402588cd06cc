"""The idea behind the best move, without giving it away: the first step of a hint."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import LILLAN, STORAN, Move, View
from engine.giv import sweep_counts
from tutor.features import table_after
from tutor.ranking import Ranking
from tutor.reasons import Term, best_moves, clearly_worse, compare


class Theme(StrEnum):
    """What to think of."""

    FORCED = "forced"
    EQUAL = "equal"
    SWEEP = "sweep"
    STORAN = "storan"
    LILLAN = "lillan"
    ACE = "ace"
    LEAVE = "leave"
    SPADES = "spades"
    CARDS = "cards"
    KEEP = "keep"
    SISTAN = "sistan"
    TAKE = "take"
    WAIT = "wait"


@dataclass(frozen=True, slots=True)
class Idea:
    """A theme, and for LEAVE the sum of the table that another tempting move would leave."""

    theme: Theme
    total: int = 0


def idea(view: View, ranking: Ranking) -> Idea:
    """What speaks most for the best move, against the best one that is clearly worse."""
    if len(ranking.moves) == 1:
        return Idea(Theme.FORCED)
    if len(best_moves(ranking)) == len(ranking.moves):
        return Idea(Theme.EQUAL)
    return _at_sight(view, ranking.best.move) or _from_reasons(view, ranking)


def _at_sight(view: View, move: Move) -> Idea | None:
    """What the move takes that everybody would see: a tabbe, storan, lillan, an ace."""
    if not move.taken:
        return None
    sweeps = not table_after(view, move) and sweep_counts(view.rules, view.n_players, len(view.moves))
    seen = (
        (Theme.SWEEP, sweeps),
        (Theme.STORAN, STORAN in move.taken),
        (Theme.LILLAN, LILLAN in move.taken),
        (Theme.ACE, any(card.is_ace for card in move.taken)),
    )
    return next((Idea(theme) for theme, there in seen if there), None)


def _from_reasons(view: View, ranking: Ranking) -> Idea:
    best, worse = ranking.best, clearly_worse(ranking)
    if worse is None:
        return Idea(Theme.EQUAL)
    first = next((reason for reason in compare(best, worse).reasons if reason.amount > 0), None)
    term = first.term if first else Term.LATER
    total = sum(card.number for card in table_after(view, worse.move))
    if term in (Term.REPLY, Term.REPLY_SWEEP) and 0 < total <= 16:
        return Idea(Theme.LEAVE, total)
    themes = {
        Term.SPADES: Theme.SPADES,
        Term.CARDS: Theme.CARDS,
        Term.OWN: Theme.KEEP,
        Term.SISTAN: Theme.SISTAN,
    }
    return Idea(themes.get(term, Theme.TAKE if best.move.taken else Theme.WAIT))

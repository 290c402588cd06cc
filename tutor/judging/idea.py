"""The idea behind the best move, without giving the move away: the first step of a hint."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import LILLAN, STORAN, Move, View, point_cards, sweep_counts, table_after
from tutor.judging.dangers import dangers
from tutor.judging.reasons import WORTH_SAYING, Term, clearly_worse, compare
from tutor.search.certainty import is_quick_look, surely_equal, surely_worse
from tutor.search.ranking import Ranked, Ranking

#: A chance of winning, or of losing, that is too small to hope for.
DECIDED = 0.005


class Theme(StrEnum):
    """What to think about."""

    FORCED = "forced"
    QUICK = "quick"  # a quick look knows of no idea
    EQUAL = "equal"
    SAME_CHANCE = "same-chance"  # of winning the parti, if that is the measure
    WON = "won"  # as good as won, or lost, whatever is played
    LOST = "lost"
    OPEN = "open"  # no move is surely better than all others
    SWEEP = "sweep"
    STORAN = "storan"
    LILLAN = "lillan"
    ACE = "ace"
    HOME = "home"  # a point card in the hand is safe if it takes something
    LEAVE = "leave"
    REPLY = "reply"
    SPADES = "spades"
    CARDS = "cards"
    KEEP = "keep"
    SISTAN = "sistan"
    TAKE = "take"
    WAIT = "wait"
    LAY = "lay"  # nothing can be taken


@dataclass(frozen=True, slots=True)
class Idea:
    """A theme; with LEAVE, `total` is the sum of the table that another tempting move would leave. `sure`: it is
    proved."""

    theme: Theme
    total: int = 0
    sure: bool = False


def idea(view: View, ranking: Ranking) -> Idea:
    """The main point in favour of the best move, compared with the best of the clearly worse ones."""
    best, worse = ranking.best, clearly_worse(ranking)
    if len(ranking.moves) == 1:
        return Idea(Theme.FORCED)
    if is_quick_look(ranking):
        return Idea(Theme.QUICK)
    if ranking.all_moves and all(surely_equal(best, each) for each in ranking.moves):
        return Idea(_equal(best.chance), sure=ranking.exact and best.chance in (0.0, 1.0))
    if worse is None:
        return Idea(Theme.OPEN)
    return _at_sight(view, best.move) or _from_reasons(view, best, worse) or Idea(_what_to_do(ranking))


def _equal(chance: float | None) -> Theme:
    """The theme if all moves are equal. `chance` is that of winning the parti, if that is the measure."""
    if chance is None:
        return Theme.EQUAL
    if DECIDED <= chance <= 1 - DECIDED:
        return Theme.SAME_CHANCE
    return Theme.WON if chance > DECIDED else Theme.LOST


def _at_sight(view: View, move: Move) -> Idea | None:
    """What everybody would see the move take: a tabbe, storan, lillan, an ace."""
    if not move.taken:
        return None
    sweeps = not table_after(view.table, move) and sweep_counts(view.rules, view.n_players, len(view.moves))
    seen = (
        (Theme.SWEEP, sweeps),
        (Theme.STORAN, STORAN in move.taken),
        (Theme.LILLAN, LILLAN in move.taken),
        (Theme.ACE, any(card.is_ace for card in move.taken)),
    )
    return next((Idea(theme) for theme, there in seen if there), None)


def _from_reasons(view: View, best: Ranked, worse: Ranked) -> Idea | None:
    """The strongest reason for the best move; None if it is nothing that a player can look for."""
    amounts = dict.fromkeys(Term, 0.0) | {reason.term: reason.amount for reason in compare(best, worse).reasons}
    home = best.move.taken and point_cards((best.move.card,))
    themes = (
        (Theme.REPLY, amounts[Term.REPLY] + amounts[Term.REPLY_SWEEP]),
        (Theme.SPADES, amounts[Term.SPADES]),
        (Theme.CARDS, amounts[Term.CARDS]),
        (Theme.KEEP, amounts[Term.OWN]),
        (Theme.SISTAN, amounts[Term.SISTAN]),
        (Theme.HOME if home else None, amounts[Term.POINTS]),
        (None, amounts[Term.SWEEP]),
        (None, amounts[Term.LATER]),
    )
    theme, amount = max(themes, key=lambda each: each[1])
    if theme is None or amount < WORTH_SAYING:
        return None
    total = _tempting_total(view, best.move, worse.move) if theme is Theme.REPLY else 0
    return Idea(Theme.LEAVE, total) if total else Idea(theme)


def _tempting_total(view: View, best: Move, worse: Move) -> int:
    """The sum that the worse move leaves, if a card that counts that much may take it all with a tabbe and the best
    move leaves another sum; otherwise 0."""
    total, instead = (sum(card.number for card in table_after(view.table, move)) for move in (worse, best))
    sweepers = [danger.card for danger in dangers(view, worse) if danger.sweeps]
    tempting = any(total in view.rules.values_in_hand(card) for card in sweepers)
    return total if tempting and total != instead else 0


def _what_to_do(ranking: Ranking) -> Theme:
    """Whether to take or to wait, if every move that does the opposite is clearly worse."""
    best = ranking.best
    if not any(each.move.taken for each in ranking.moves):
        return Theme.LAY
    others = [each for each in ranking.moves if bool(each.move.taken) != bool(best.move.taken)]
    if not all(surely_worse(best, each) for each in others):
        return Theme.OPEN
    return Theme.TAKE if best.move.taken else Theme.WAIT

"""The tutor's reasons in the words of a language: ideas, advice, terms, dangers, lines, warnings."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Move, Rules, View
from locales import Html, Texts
from tutor.faces import Letters, face, faces, in_order
from tutor.idea import Idea
from tutor.ranking import Ranked, Ranking
from tutor.reasons import WORTH_SAYING, Comparison, Danger, Reason, best_moves, clearly_worse, compare, dangers
from tutor.review import Label
from tutor.words import describe, in_percent, name_of

MINUS, PLUS = "\N{MINUS SIGN}", "+"
#: So many terms are said at once, and so many equal moves are named.
TERMS_SAID, EQUALS_SAID = 2, 3


def say_idea(thought: Idea, texts: Texts) -> Html:
    """The first step of a hint."""
    return texts.html(f"idea-{thought.theme}", total=thought.total)


def say_advice(view: View, ranking: Ranking, texts: Texts, letters: Letters) -> Html:
    """The second step: the best move, what is as good, by how much it is ahead and why, and what is risked."""
    best = ranking.best
    sentences = [say_move(best.move, texts, letters)]
    equals = [each for each in best_moves(ranking) if each is not best][:EQUALS_SAID]
    worse = clearly_worse(ranking)
    if len(ranking.moves) == 1:
        sentences.append(texts.html("advice-only"))
    if equals:
        named = "; ".join(describe(each.move, texts, letters) for each in equals)
        sentences.append(texts.html("advice-equal", moves=named))
    if worse is not None:
        sentences.append(say_comparison(compare(best, worse), texts, letters))
    sentences.append(say_risk(view, best.move, texts, letters))
    return Html(" ".join(filter(None, sentences)))


def say_move(move: Move, texts: Texts, letters: Letters) -> Html:
    """A move as advice."""
    card = face(move.card, letters)
    if not move.taken:
        return texts.html("advice-lay", card=card)
    return texts.html("advice-take", card=card, taken=faces(in_order(move.taken), letters))


def say_comparison(comparison: Comparison, texts: Texts, letters: Letters) -> Html:
    """By how much the first move is ahead, and the largest terms that speak for it."""
    ahead = texts.html(
        "advice-ahead",
        points=points(comparison.difference, texts),
        move=describe(comparison.second.move, texts, letters),
        exact="yes" if comparison.exact else "no",
    )
    speaking = _speaking(comparison, texts)
    return Html(ahead + texts.html("advice-because", terms=speaking)) if speaking else Html(f"{ahead}.")


def say_refutation(comparison: Comparison, texts: Texts) -> Html:
    """What the second move costs most, without saying what the first is."""
    speaking = _speaking(comparison, texts)
    return texts.html("practice-costs", terms=speaking) if speaking else Html("")


def _speaking(comparison: Comparison, texts: Texts) -> str:
    speaking = [reason for reason in comparison.reasons if reason.amount >= WORTH_SAYING][:TERMS_SAID]
    return ", ".join(say_term(reason, texts) for reason in speaking)


def say_all_terms(comparison: Comparison, texts: Texts, letters: Letters) -> Html:
    """All terms of the difference, a line each, and their sum."""
    first, second = (describe(each.move, texts, letters) for each in (comparison.first, comparison.second))
    lines = [texts.html("advice-all-terms", first=first, second=second)]
    lines += [Html(say_term(reason, texts)) for reason in comparison.reasons]
    total = texts.plain("term-amount", term=texts.plain("term-sum"), amount=signed(comparison.difference, texts))
    return Html("\n".join([*lines, total]))


def say_term(reason: Reason, texts: Texts) -> str:
    """A term with its points: `flest spader +0,4`."""
    key = "term-" + reason.term.replace("_", "-")
    return texts.plain("term-amount", term=texts.plain(key), amount=signed(reason.amount, texts))


def say_risk(view: View, move: Move, texts: Texts, letters: Letters) -> Html:
    """The worst that the next player may do to what the move leaves, with its exact chance."""
    worst = dangers(view, move)
    if worst:
        return texts.html("advice-danger", danger=say_danger(view.rules, worst[0], texts, letters))
    return texts.html("advice-safe") if view.unseen else Html("")


def say_danger(rules: Rules, danger: Danger, texts: Texts, letters: Letters) -> str:
    """`41 %: en åtta tar allt, tabbe`."""
    rank = texts.plain(f"a-rank-{name_of(rules, danger.card)}")
    percent = in_percent(danger.chance)
    if danger.sweeps:
        return texts.plain("danger-sweep", percent=percent, rank=rank)
    return texts.plain("danger-take", percent=percent, rank=rank, cards=faces(in_order(danger.taken), letters))


def say_line(moves: Sequence[Move], texts: Texts, letters: Letters) -> Html:
    """The moves of a proof, in their order."""
    return texts.html("advice-line", moves="; ".join(describe(move, texts, letters) for move in moves))


def say_warning(made: Ranked, label: Label, loss: float, texts: Texts, letters: Letters) -> Html:
    """What the coach says before a move that costs something becomes final."""
    return texts.html(
        "coach-warning",
        move=describe(made.move, texts, letters),
        label=texts.plain(f"label-{label}"),
        points=points(loss, texts),
        exact="yes" if made.exact else "no",
    )


def points(amount: float, texts: Texts) -> str:
    """`0,4 poäng`, without a sign."""
    return texts.plain("points-of", points=number(abs(amount), texts))


def signed(amount: float, texts: Texts, digits: int = 1) -> str:
    """`+0,4` or `−0,4`."""
    return (MINUS if amount < 0 else PLUS) + number(abs(amount), texts, digits)


def number(amount: float, texts: Texts, digits: int = 1) -> str:
    """A number with the decimal mark of the language."""
    return f"{amount:.{digits}f}".replace(".", texts.plain("decimal-mark"))

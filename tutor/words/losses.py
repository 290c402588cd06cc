"""What moves cost, in the words of a language: the coach's warning, the review, the result of a try in practice.

A cost is given in what was measured: points, or near the target the chance of winning the parti.
"""

from __future__ import annotations

from locales import Html, Texts
from tutor.judging.reasons import Comparison, compare, refuting, weighty
from tutor.judging.review import Decision, Label, Summary
from tutor.search.certainty import surely_equal
from tutor.words.faces import Letters
from tutor.words.moves import (
    doing,
    number,
    percent_points,
    points,
    say_danger,
    say_line,
    say_sides,
    say_spades,
    signed,
)
from tutor.words.takes import capital, describe


def cost(loss: float, point: float | None, texts: Texts) -> str:
    """`0,4 poäng`; or `2,5 procentenheter`, if `point` is the chance of winning the parti that a point is worth."""
    return points(loss, texts) if point is None else percent_points(loss * point, texts)


def say_warning(decision: Decision, texts: Texts, letters: Letters) -> Html:
    """What the coach says before a costly move becomes final."""
    warning = texts.html(
        "coach-warning",
        move=capital(doing(decision.made.move, "doing", texts, letters)),
        label=texts.plain(f"label-{decision.label}"),
        cost=cost(decision.loss, decision.point, texts),
        measure=_measure(decision),
    )
    return Html(f"{warning} {say_spades(decision.view, decision.made, texts, letters)}".strip())


def say_costly(decision: Decision, texts: Texts, letters: Letters) -> Html:
    """A costly move in one line: what it was, what it cost, what was better."""
    return texts.html(
        "review-move",
        number=decision.number + 1,
        move=describe(decision.made.move, texts, letters),
        label=texts.plain(f"label-{decision.label}"),
        cost=cost(decision.loss, decision.point, texts),
        best=describe(decision.best.move, texts, letters),
    )


def say_tried(decision: Decision, texts: Texts, letters: Letters) -> Html:
    """The answer to a move that was tried: praise that goes no further than what is known, or a refutation, which in a
    proved last deal is the line of moves that follows."""
    made, line = decision.made, decision.made.line if decision.exact else ()
    move = describe(made.move, texts, letters)
    if decision.label is Label.QUICK:
        return texts.html("practice-quick", move=move)
    spades = say_spades(decision.view, made, texts, letters)
    if not decision.loss:
        sure = "exact" if decision.exact else "sure" if surely_equal(decision.best, made) else "unsure"
        return Html(f"{texts.html('practice-right', move=move, known=sure)} {spades}".strip())
    lost = cost(decision.loss, decision.point, texts)
    comparison = compare(decision.best, made)
    said = [
        texts.html("practice-wrong", move=move, cost=lost, measure=_measure(decision)),
        say_refutation(comparison, texts),
        spades,
        Html("") if line else _danger(decision, comparison, texts, letters),
    ]
    return Html("\n".join(filter(None, (" ".join(filter(None, said)), say_line(line, texts, letters)))))


def say_refutation(comparison: Comparison, texts: Texts) -> Html:
    """What the second move costs most, and what it has going for it if that counts, without giving the first away."""
    costs, gains = ([each.turned() for each in side] for side in weighty(comparison))
    return say_sides(comparison, texts, ("advice-against", costs), ("advice-for", gains))


def say_summary(found: Summary, texts: Texts) -> tuple[Html, ...]:
    """What a seat's moves cost in a giv, how the giv ended, and how much of it is not judged."""
    lost = _lost(found, texts) if found.n_unforced or not found.n_quick else Html("")
    quick = texts.html("review-quick", count=found.n_quick) if found.n_quick else Html("")
    return tuple(filter(None, (lost, _ending(found, texts), quick)))


def _lost(found: Summary, texts: Texts) -> Html:
    """What the moves cost. If the parti was at stake, only the average cost is given: chance is lost and won back, so
    that all losses together may come to more than 100 %."""
    point = found.point
    mean = number(found.mean_loss, texts, 2) if point is None else cost(found.mean_loss, point, texts)
    return texts.html(
        "review-lost",
        cost=cost(found.lost, point, texts),
        mean=mean,
        count=found.n_unforced,
        measure="points" if point is None else "winning",
    )


def _ending(found: Summary, texts: Texts) -> Html:
    """How much of the result of a giv was play and how much luck, in numbers that add up as printed; only the result if
    the parti was at stake or not all is judged."""
    difference = round(found.difference, 1)
    if found.point is not None or found.n_quick:
        return texts.html("review-ended", difference=signed(difference, texts))
    play = round(found.play, 1)
    return texts.html(
        "review-luck",
        difference=signed(difference, texts),
        play=signed(play, texts),
        luck=signed(difference - play, texts),
    )


def _measure(decision: Decision) -> str:
    """How the loss of a move is told: as a lost parti, as a loss of chance, as proved, or as an estimate."""
    if compare(decision.best, decision.made).decides:
        return "decides"
    return "winning" if decision.point is not None else "exact" if decision.exact else "about"


def _danger(decision: Decision, comparison: Comparison, texts: Texts, letters: Letters) -> Html:
    danger = refuting(decision.view, comparison)
    if danger is None:
        return Html("")
    return texts.html("advice-danger", danger=say_danger(decision.view.rules, danger, texts, letters))

"""The tutor's reasons in the words of a language: ideas, advice, terms, dangers, lines."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Move, Rules, View, table_after
from locales import Html, Texts
from tutor.judging.dangers import Danger, dangers
from tutor.judging.idea import Idea
from tutor.judging.reasons import (
    WORTH_SAYING,
    Comparison,
    Contribution,
    best_moves,
    clearly_worse,
    compare,
    weighty,
)
from tutor.judging.ties import decided_by_spades
from tutor.search.certainty import is_quick_look, surely_equal
from tutor.search.ranking import Measure, Ranked, Ranking
from tutor.words.faces import Letters, face, faces, in_order
from tutor.words.takes import capital, in_percent, name_of

MINUS, PLUS = "\N{MINUS SIGN}", "+"
#: How many equal moves are named.
EQUALS_SAID = 2
#: From this number of percentage points on, tenths say nothing.
WHOLE_FROM = 10
#: A number this near to a whole number counts as whole.
ROUNDING = 1e-9


def say_idea(thought: Idea, texts: Texts) -> Html:
    """The first step of a hint."""
    return texts.html(f"idea-{thought.theme}", total=thought.total, known="exact" if thought.sure else "about")


def say_advice(view: View, ranking: Ranking, texts: Texts, letters: Letters) -> Html:
    """The second step of a hint: the best move, what is equally good, by how much it is ahead and why, and what it
    risks. After a quick look only what it found, and the risk, which is exact."""
    best = ranking.best
    move = say_move(best.move, texts, letters)
    if len(ranking.moves) == 1:
        return Html(f"{move} {texts.html('advice-only')}")
    if is_quick_look(ranking):
        sentences = [texts.html("advice-quick"), move]
    else:
        sentences = [move, *_equals(ranking, texts, letters)]
    worse = clearly_worse(ranking)
    if worse is not None:
        sentences.append(say_comparison(compare(best, worse), texts, letters))
    sentences += [say_spades(view, each, texts, letters) for each in (best, worse) if each is not None]
    sentences.append(say_risk(view, best.move, texts, letters))
    return Html(" ".join(filter(None, sentences)))


def say_move(move: Move, texts: Texts, letters: Letters) -> Html:
    """A move as advice."""
    card = face(move.card, letters)
    if not move.taken:
        return texts.html("advice-lay", card=card)
    return texts.html("advice-take", card=card, taken=faces(in_order(move.taken), letters))


def _equals(ranking: Ranking, texts: Texts, letters: Letters) -> list[Html]:
    """What is as good as the best move, and what may be."""
    best = ranking.best
    others = [each for each in best_moves(ranking) if each is not best]
    sure = [each for each in others if surely_equal(best, each)]
    if len(sure) > 1 and ranking.all_moves and len(sure) == len(ranking.moves) - 1:
        return [texts.html("advice-all-equal", measure=ranking.measure)]
    unsure = [each for each in others if each not in sure]
    found = []
    for key, some in (("advice-equal", sure), ("advice-may-be-equal", unsure)):
        if some:
            named = "; ".join(doing(each.move, "do", texts, letters) for each in some[:EQUALS_SAID])
            more = "yes" if len(some) > EQUALS_SAID else "no"
            found.append(texts.html(key, moves=named, more=more, measure=ranking.measure))
    return found


def say_comparison(comparison: Comparison, texts: Texts, letters: Letters) -> Html:
    """By how much the first move, the better one, is ahead, and the reasons for and against it."""
    gains, costs = weighty(comparison)
    sides = say_sides(comparison, texts, ("advice-for", gains), ("advice-against", costs))
    return Html(f"{_say_ahead(comparison, texts, letters)} {sides}".strip())


def say_sides(comparison: Comparison, texts: Texts, *sides: tuple[str, Sequence[Contribution]]) -> Html:
    """Each side with its terms, if it has any."""
    measure = Measure.POINTS if comparison.chance is None else Measure.WINNING
    said = [(key, say_terms(some, comparison.exact, texts)) for key, some in sides if some]
    return Html(" ".join(texts.html(key, terms=terms, measure=measure) for key, terms in said))


def _say_ahead(comparison: Comparison, texts: Texts, letters: Letters) -> Html:
    """By how much the first move is ahead: in the chance of winning the parti if that is the measure, otherwise in
    points."""
    second = comparison.second.move
    if comparison.chance is not None:
        instead = doing(second, "you", texts, letters)
        if comparison.decides:
            return texts.html("advice-decides", move=instead)
        return texts.html("advice-ahead-chance", percent=percent_points(comparison.chance, texts), move=instead)
    amount, instead = points(comparison.difference, texts), doing(second, "doing", texts, letters)
    return texts.html("advice-ahead", points=amount, move=instead, known="exact" if comparison.exact else "about")


def say_spades(view: View, ranked: Ranked, texts: Texts, letters: Letters) -> Html:
    """That the totals will be equal and spades decide (6.2), if that is how the giv ends after the move; otherwise
    empty."""
    if not decided_by_spades(view, ranked):
        return Html("")
    won = "yes" if ranked.chance else "no"
    return texts.html("decided-by-spades", move=doing(ranked.move, "you", texts, letters), won=won)


def say_all_terms(comparison: Comparison, texts: Texts, letters: Letters) -> Html:
    """The terms of the difference, one per line, and their sum. Small terms share a line, which also makes up for
    rounding, so that the numbers add up as printed."""
    first, second = (doing(each.move, "doing", texts, letters) for each in (comparison.first, comparison.second))
    lines = [texts.html("advice-all-terms", first=first, second=second)]
    rest = round(comparison.difference, 1)
    for reason in comparison.reasons:
        if abs(reason.amount) >= WORTH_SAYING:
            lines.append(texts.html("as-it-is", text=say_term(reason, comparison.exact, texts)))
            rest -= round(reason.amount, 1)
    named = [("term-rest", rest)] if abs(rest) > WORTH_SAYING else []
    for key, amount in (*named, ("term-sum", comparison.difference)):
        lines.append(texts.html("term-amount", term=texts.html(key), amount=signed(amount, texts)))
    return Html("\n".join(lines))


def say_terms(some: Sequence[Contribution], exact: bool, texts: Texts) -> str:
    """Terms, separated by commas."""
    return ", ".join(say_term(reason, exact, texts) for reason in some)


def say_term(reason: Contribution, exact: bool, texts: Texts) -> str:
    """A term with its points: `flest spader +0,4`. In a proof it is worded by who gets it in the line of the first
    move, so that the moves that are shown agree with it."""
    key = "term-" + reason.term.replace("_", "-")
    sign = "plus" if reason.amount > 0 else "minus"
    term = texts.plain(key, sign=sign, whose=_whose(reason) if exact else "about")
    return texts.plain("term-amount", term=term, amount=signed(reason.amount, texts))


def _whose(reason: Contribution) -> str:
    """Whose points a term is about, where it is proved: the player's, or those of the others. If nobody gets any with
    the first move, those of whoever gets some with the second."""
    return "mine" if (reason.first or reason.second) > 0 else "theirs"


def say_risk(view: View, move: Move, texts: Texts, letters: Letters) -> Html:
    """The worst that the next player may do to what the move leaves, with its exact chance; empty if nothing is left or
    nobody plays after it."""
    worst = dangers(view, move)
    if worst:
        return texts.html("advice-danger", danger=say_danger(view.rules, worst[0], texts, letters))
    return texts.html("advice-safe") if view.unseen and table_after(view.table, move) else Html("")


def say_danger(rules: Rules, danger: Danger, texts: Texts, letters: Letters) -> str:
    """`41 % att en åtta tar ♥️8`."""
    rank = texts.plain(f"a-rank-{name_of(rules, danger.card)}")
    cards = faces(in_order(danger.taken), letters)
    kind = "sweep" if danger.sweeps else "take"
    if danger.chance == 1:
        return texts.plain(f"danger-sure-{kind}", rank=rank, cards=cards)
    return texts.plain(f"danger-{kind}", percent=in_percent(danger.chance), rank=rank, cards=cards)


def say_line(moves: Sequence[Move], texts: Texts, letters: Letters) -> Html:
    """The moves of a proof, one per line, by the reader and the opponent in turn; empty if nothing follows."""
    if len(moves) < 2:
        return Html("")
    told = [capital(doing(move, "they" if place % 2 else "you", texts, letters)) for place, move in enumerate(moves)]
    listed = texts.html("as-it-is", text="\n".join(told))
    return Html(f"{texts.html('advice-line')}\n<blockquote>{listed}</blockquote>")


def points(amount: float, texts: Texts) -> str:
    """`0,4 poäng`, without a sign."""
    said = number(abs(amount), texts)
    return texts.plain("points-of", points=said, one="yes" if said == "1" else "no")


def percent_points(chance: float, texts: Texts) -> str:
    """A difference of chances: `2,5 procentenheter`, without a sign and from ten on without decimals."""
    percent = 100 * abs(chance)
    said = number(round(percent, 0 if percent >= WHOLE_FROM else 1), texts)
    return texts.plain("percent-points-of", percent=said, one="yes" if said == "1" else "no")


def signed(amount: float, texts: Texts, digits: int = 1) -> str:
    """`+0,4` or `−0,4`; without a sign if it is rounded to zero."""
    said = number(abs(amount), texts, digits)
    return said if round(amount, digits) == 0 else (MINUS if amount < 0 else PLUS) + said


def number(amount: float, texts: Texts, digits: int = 1) -> str:
    """A number with the decimal mark of the language. Whole numbers have no decimals."""
    if abs(amount - round(amount)) < ROUNDING:
        return str(round(amount))
    return f"{amount:.{digits}f}".replace(".", texts.plain("decimal-mark"))


def doing(move: Move, form: str, texts: Texts, letters: Letters) -> str:
    """A move as part of a sentence, with the verb in one of the forms `do`, `doing`, `you` (do) and `they` (do)."""
    card = face(move.card, letters)
    if not move.taken:
        return texts.plain(f"{form}-lay", card=card)
    return texts.plain(f"{form}-take", card=card, taken=faces(in_order(move.taken), letters))

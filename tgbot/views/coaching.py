"""The tutor beside the table: the idea, the advice, all its terms, and the warning before a costly move."""

from __future__ import annotations

from dataclasses import dataclass

from engine import View
from locales import Html
from tgbot.taps.table import Advice, Back, Hint, PlayAnyway, Terms
from tgbot.views.message import Rows, Style
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tutor import Ranking
from tutor.judging import Decision, clearly_worse, compare, idea, worth_listing
from tutor.words import say_advice, say_all_terms, say_idea, say_line, say_warning


@dataclass(frozen=True, slots=True)
class Thought:
    """What the tutor has computed for a view."""

    view: View
    ranking: Ranking


def hint(step: Hint | Advice | Terms, thought: Thought, place: Place, reader: Reader) -> tuple[Html, Rows]:
    """A step of a hint, with a button for the next: the idea, the move with its reasons, all terms of the reasons."""
    say, letters = reader.texts, reader.letters
    if isinstance(step, Hint):
        next_step = place.button(say.plain("button-advice"), Advice())
        return say.html("hint-title", hint=say_idea(idea(thought.view, thought.ranking), say)), ((next_step,),)
    worse = clearly_worse(thought.ranking)
    if isinstance(step, Terms) and worse is not None:
        return say_all_terms(compare(thought.ranking.best, worse), say, letters), ()
    text = say.html("hint-title", hint=say_advice(thought.view, thought.ranking, say, letters))
    if thought.ranking.exact and (proof := say_line(thought.ranking.best.line, say, letters)):
        text = Html(f"{text}\n{proof}")
    if worse is None or not worth_listing(compare(thought.ranking.best, worse)):
        return text, ()
    return text, ((place.button(say.plain("button-all-terms"), Terms()),),)


def warning(decision: Decision, place: Place, reader: Reader) -> tuple[Html, Rows]:
    """Before a costly move becomes final: think again, get a hint, or play it anyway."""
    say, move = reader.texts, decision.made.move
    text = say_warning(decision, say, reader.letters)
    anyway = place.button(say.plain("button-play-anyway"), PlayAnyway(move), Style.DANGER)
    again = place.button(say.plain("button-rethink"), Back())
    hint_button = place.button(say.plain("button-hint"), Hint())
    return text, ((again, hint_button), (anyway,))

"""The tutor beside the table: the idea, the advice, all its terms, and the warning before a dear move."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Move, View
from locales import Html
from tgbot.people.profile import Reader
from tgbot.taps.codec import Verb
from tgbot.views.choosing import Place
from tgbot.views.message import Button, Rows, Style
from tutor import Ranking
from tutor.judging import Decision, clearly_worse, compare, idea, worth_listing
from tutor.words import say_advice, say_all_terms, say_idea, say_line, say_warning


@dataclass(frozen=True, slots=True)
class Thought:
    """What the tutor has computed of a view: the ranking, and in a proved last deal the moves that follow."""

    view: View
    ranking: Ranking
    line: tuple[Move, ...] = ()


def hint(thought: Thought, place: Place, reader: Reader, verb: Verb) -> tuple[Html, Rows]:
    """A step of a hint, and the way to the next: the idea, the move with its reasons, all terms of the reasons."""
    say, letters = reader.texts, reader.letters
    if verb is Verb.HINT:
        next_step = place.button(say.plain("button-advice"), Verb.ADVICE)
        return say.html("hint-title", hint=say_idea(idea(thought.view, thought.ranking), say)), ((next_step,),)
    worse = clearly_worse(thought.ranking)
    if verb is Verb.TERMS and worse is not None:
        return say_all_terms(compare(thought.ranking.best, worse), say, letters), ()
    advice = say_advice(thought.view, thought.ranking, say, letters)
    text = say.html("hint-title", hint=advice)
    if thought.line:
        text = Html(f"{text}\n{say_line(thought.line, say, letters)}")
    if worse is None or not worth_listing(compare(thought.ranking.best, worse)):
        return text, ()
    return text, ((place.button(say.plain("button-all-terms"), Verb.TERMS),),)


def warning(decision: Decision, place: Place, reader: Reader) -> tuple[Html, Rows]:
    """Before a move that costs something becomes final: think again, have a hint, or play it anyway."""
    say, move = reader.texts, decision.made.move
    text = say_warning(decision, say, reader.letters)
    anyway = Button(say.plain("button-play-anyway"), place.tap(Verb.PLAY_ANYWAY, move), style=Style.DANGER)
    again = place.button(say.plain("button-rethink"), Verb.BACK)
    hint_button = place.button(say.plain("button-hint"), Verb.HINT)
    return text, ((again, hint_button), (anyway,))

"""Learning ahead of the first question what all answers need."""

from __future__ import annotations

from engine import Game, Rules
from locales import LANGUAGES, listening
from tutor.questions.answers import answer
from tutor.questions.sentences import html
from tutor.questions.topics import TOPICS
from tutor.words import letters


def learn() -> None:
    """Reads the texts and learns the topics of all languages, which takes a second or two of processor time. Later
    answers of this process take milliseconds, in whatever language."""
    for language in LANGUAGES:
        question = listening(language).plain(f"asked-{TOPICS[0].name}").split("/")[0]
        html(answer(question, Rules.preset(Game.KASINO), language), letters(language))

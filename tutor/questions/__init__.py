"""Answers to written questions about the game: `answer` finds out what is meant and what is true, `html` and `plain`
say it.

Start reading at `answers`. The words that are understood are in each language's `heard.ftl`, the questions from which
topics are learned in `asked_play.ftl` and `asked_counting.ftl`, the sentences in `questions.ftl`. Learning them takes
more than a second: a process that must not wait for it at its first answer calls `learn` before.
"""

from tutor.questions.answers import Answer, Kind, answer
from tutor.questions.cards_read import Mention
from tutor.questions.learning import learn
from tutor.questions.sentences import html, plain, understood
from tutor.questions.topic import Ruling

__all__ = ["Answer", "Kind", "Mention", "Ruling", "answer", "html", "learn", "plain", "understood"]

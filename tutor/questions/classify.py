"""Which topic a question is about, learned from questions that people ask (`asked_*.ftl`).

Each topic is remembered by how often each idea is heard in its questions, and by which ideas are heard together. A
question belongs to the topic under which what it says, and what it does not say, is the likeliest (naive Bayes), the
more so the nearer it is to a question that is known. Ideas are the same in all languages, so what is learned in one
holds in the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import fsum, log, sqrt

from locales import LANGUAGES, listening
from tutor.questions.cards_read import Mention, mentions
from tutor.questions.hearing import Heard, hear
from tutor.questions.said import is_strange, said
from tutor.questions.topic import Topic
from tutor.questions.topics import TOPICS
from tutor.questions.vocabulary import Ideas

#: The name of what is asked about other things than this game.
OTHER_THINGS = "nothing"
#: How many questions' worth a topic leans on what people say in general, since its own questions are few.
LEANING = 1.0
#: What it tells to be as near as can be to known questions of a topic, and the shares of the nearest and the next.
NEARNESS = 20.0
NEAREST, NEXT = 0.7, 0.3
#: What an idea tells is counted in whole parts, so that sums are exact whatever the order of a set.
PRECISION = 1000
#: How much likelier than OTHER_THINGS a topic must be, as a logarithm: rather no answer than one to another question.
MARGIN = 4.0


def classify(heard: Heard, cards: Sequence[Mention]) -> Topic | None:
    """The topic of the question, or None when it is about none of them."""
    ideas, learned = said(heard, cards), _learned()
    if is_strange(ideas):
        return None
    likely = {name: about.likelihood(ideas) for name, about in learned.about.items()}
    near = {name: NEARNESS * learned.nearness(name, ideas) for name in likely}
    best = max(TOPICS, key=lambda topic: likely[topic.name] + near[topic.name])
    return best if likely[best.name] + near[best.name] > likely[OTHER_THINGS] + near[OTHER_THINGS] + MARGIN else None


@dataclass(frozen=True, slots=True)
class _About:
    """What is known of a topic: its questions, each with what it tells; `silent`, how likely one is that says nothing,
    as a logarithm; and what each idea adds to that when it is heard.
    """

    questions: tuple[tuple[Ideas, int], ...]
    silent: float
    adds: Mapping[str, float]

    def likelihood(self, ideas: Ideas) -> float:
        """How likely a question is, summed exactly, so that the order of a set never decides."""
        return fsum([self.silent, *(self.adds.get(idea, 0.0) for idea in ideas)])


@dataclass(frozen=True, slots=True)
class _Learned:
    """All topics, and OTHER_THINGS; and how much each idea tells: the more, the fewer questions have it."""

    about: Mapping[str, _About]
    tells: Mapping[str, int]

    def nearness(self, name: str, ideas: Ideas) -> float:
        """How near the ideas are to the nearest questions of a topic, from 0 to 1."""
        told = self._told(ideas)
        near = sorted((self._near(ideas, told, *question) for question in self.about[name].questions), reverse=True)
        return sum(share * each for share, each in zip((NEAREST, NEXT), near, strict=False))

    def _near(self, ideas: Ideas, told: int, question: Ideas, told_there: int) -> float:
        both = ideas & question
        return self._told(both) / sqrt(told * told_there) if both else 0.0

    def _told(self, ideas: Ideas) -> int:
        return sum(self.tells.get(idea, 0) for idea in ideas)


@cache
def _learned() -> _Learned:
    """What the questions of all languages show."""
    asked = {name: tuple(_asked(name)) for name in (*(topic.name for topic in TOPICS), OTHER_THINGS)}
    n_questions = sum(map(len, asked.values()))
    everywhere = Counter(idea for questions in asked.values() for ideas in questions for idea in ideas)
    usual = {idea: (often + 0.5) / (n_questions + 1) for idea, often in everywhere.items()}
    tells = {idea: round(-PRECISION * log(share)) for idea, share in usual.items()}
    return _Learned({name: _about(questions, usual, tells) for name, questions in asked.items()}, tells)


def _asked(name: str) -> Iterator[Ideas]:
    """What each known question about a topic says."""
    for language in LANGUAGES:
        for question in listening(language).plain(f"asked-{name}").split("/"):
            heard = hear(question, language)
            yield said(heard, mentions(heard.words))


def _about(questions: tuple[Ideas, ...], usual: Mapping[str, float], tells: Mapping[str, int]) -> _About:
    counts = Counter(idea for ideas in questions for idea in ideas)
    shares = {idea: (counts[idea] + LEANING * often) / (len(questions) + LEANING) for idea, often in usual.items()}
    adds = {idea: log(share) - log(1 - share) for idea, share in shares.items()}
    told = tuple((ideas, sum(tells[idea] for idea in ideas)) for ideas in questions)
    return _About(told, fsum(log(1 - share) for share in shares.values()), adds)

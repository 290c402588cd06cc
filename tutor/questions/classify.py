"""Which topic a question is about, learned from questions that people ask (`asked_*.ftl`).

For each topic is remembered how often each concept occurs in its questions, and which concepts occur together. A
question belongs to the topic under which the concepts that it has, and those that it does not have, are likeliest
(naive Bayes), and the more so the nearer it is to a known question. Concepts are the same in all languages, so what is
learned in one holds in the others.
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
from tutor.questions.vocabulary import Concepts

#: The name for questions about other things than this game.
OTHER_THINGS = "nothing"
#: The weight, in questions, of what people say in general, since the questions of each topic are few.
LEANING = 1.0
#: What the greatest nearness to known questions adds to the log-likelihood; the shares of the nearest one and the next.
NEARNESS = 20.0
NEAREST, NEXT = 0.7, 0.3
#: How much a concept tells is counted in whole parts, so that sums are exact in whatever order.
PRECISION = 1000
#: How much likelier than OTHER_THINGS a topic must be, as a logarithm. No answer is better than a wrong one.
MARGIN = 4.0


def classify(heard: Heard, cards: Sequence[Mention]) -> Topic | None:
    """The topic of the question, or None if it is about none of them."""
    concepts, learned = said(heard, cards), _learned()
    if is_strange(concepts):
        return None
    likely = {name: about.likelihood(concepts) for name, about in learned.about.items()}
    near = {name: NEARNESS * learned.nearness(name, concepts) for name in likely}
    best = max(TOPICS, key=lambda topic: likely[topic.name] + near[topic.name])
    return best if likely[best.name] + near[best.name] > likely[OTHER_THINGS] + near[OTHER_THINGS] + MARGIN else None


@dataclass(frozen=True, slots=True)
class _About:
    """What is known about a topic. `questions`: its questions, each with how much it tells. `silent`: the
    log-likelihood of a question without any concept; `adds`: what each concept adds to it."""

    questions: tuple[tuple[Concepts, int], ...]
    silent: float
    adds: Mapping[str, float]

    def likelihood(self, concepts: Concepts) -> float:
        """The log-likelihood of a question, summed exactly, so that the order of a set never decides."""
        return fsum([self.silent, *(self.adds.get(concept, 0.0) for concept in concepts)])


@dataclass(frozen=True, slots=True)
class _Learned:
    """All topics, OTHER_THINGS included, and how much each concept tells: the rarer, the more."""

    about: Mapping[str, _About]
    tells: Mapping[str, int]

    def nearness(self, name: str, concepts: Concepts) -> float:
        """How near the concepts are to the nearest questions of a topic, from 0 to 1."""
        told = self._told(concepts)
        near = sorted((self._near(concepts, told, *question) for question in self.about[name].questions), reverse=True)
        return sum(share * each for share, each in zip((NEAREST, NEXT), near, strict=False))

    def _near(self, concepts: Concepts, told: int, question: Concepts, told_there: int) -> float:
        both = concepts & question
        return self._told(both) / sqrt(told * told_there) if both else 0.0

    def _told(self, concepts: Concepts) -> int:
        return sum(self.tells.get(concept, 0) for concept in concepts)


@cache
def _learned() -> _Learned:
    """What is learned from the questions of all languages."""
    asked = {name: tuple(_asked(name)) for name in (*(topic.name for topic in TOPICS), OTHER_THINGS)}
    n_questions = sum(map(len, asked.values()))
    everywhere = Counter(concept for questions in asked.values() for concepts in questions for concept in concepts)
    usual = {concept: (often + 0.5) / (n_questions + 1) for concept, often in everywhere.items()}
    tells = {concept: round(-PRECISION * log(share)) for concept, share in usual.items()}
    return _Learned({name: _about(questions, usual, tells) for name, questions in asked.items()}, tells)


def _asked(name: str) -> Iterator[Concepts]:
    """The concepts of each known question about a topic."""
    for language in LANGUAGES:
        for question in listening(language).plain(f"asked-{name}").split("/"):
            heard = hear(question, language)
            yield said(heard, mentions(heard.words))


def _about(questions: tuple[Concepts, ...], usual: Mapping[str, float], tells: Mapping[str, int]) -> _About:
    counts = Counter(concept for concepts in questions for concept in concepts)
    shares = {
        concept: (counts[concept] + LEANING * often) / (len(questions) + LEANING) for concept, often in usual.items()
    }
    adds = {concept: log(share) - log(1 - share) for concept, share in shares.items()}
    told = tuple((concepts, sum(tells[concept] for concept in concepts)) for concepts in questions)
    return _About(told, fsum(log(1 - share) for share in shares.values()), adds)

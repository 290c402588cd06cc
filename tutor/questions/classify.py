"""Which rule a question is about: the topic whose ideas explain most of what was said.

A pattern fits when all its ideas are there. The more topics an idea belongs to, the less it says; what was said beside
the topic speaks against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum, log

from tutor.questions.cards_read import NUMBERS, Mention
from tutor.questions.hearing import Heard
from tutor.questions.topic import Topic
from tutor.questions.topics import TOPICS
from tutor.questions.vocabulary import ABOUT_RULES, Ideas

#: Ideas of most questions, which tell little.
LIGHT = frozenset({
    "what", "how", "how-many", "who", "when", "can", "happens", "rank", "ranks", "number", "get", "card", "take",
    "play", "one", "all", "several", "value", "part", "not", "another", "both", "each", "1", "lie", "same-time", "turn",
})  # fmt: skip
LIGHT_SHARE = 0.4
#: Ideas that a named card or game brings along, in whatever question it stands; they speak against a topic, but softly.
FROM_CARDS = frozenset({"rank", "ranks", "number", "ace", "aces", "face", "faces", "kasino", "dragkasino"})
SOFT = LIGHT | FROM_CARDS
#: Numbers that are cards only where somebody takes; elsewhere they are what cards are worth.
VALUES = frozenset({"1", "11", "12", "13"})
#: How much each thing that a topic does not explain speaks against it.
AGAINST = 0.6
SOFTLY_AGAINST = 0.15
UNKNOWN_WORD = 1.0
#: The share of what was said that a topic must explain.
ENOUGH = 0.42
#: What the fitting pattern itself is worth, beside what the topic explains: between two topics the more definite wins.
DEFINITE = 0.3


def classify(heard: Heard, cards: Sequence[Mention]) -> Topic | None:
    """The topic of the question, or None when nothing explains enough of it."""
    said = ideas(heard, cards)
    fits = [(fit, topic) for topic in TOPICS if (fit := _fit(topic, said, heard.n_unknown)) is not None]
    return max(fits, key=lambda each: each[0])[1] if fits else None


def _fit(topic: Topic, said: Ideas, n_unknown: int) -> float | None:
    """How well the topic explains what was said, or None when it does not."""
    definite = max((_told(pattern) for pattern in topic.patterns if pattern <= said), default=0.0)
    explained = _told(said & topic.explains)
    beside = said - topic.explains
    unexplained = AGAINST * (_told(beside - SOFT) + UNKNOWN_WORD * n_unknown) + SOFTLY_AGAINST * _told(beside & SOFT)
    if not definite or explained * AGAINST * (1 - ENOUGH) < unexplained * ENOUGH:
        return None
    return explained - unexplained + DEFINITE * definite


def _told(some: Ideas) -> float:
    """What the ideas tell together, summed exactly, so that the order of a set never decides."""
    return fsum(map(weight, some))


def ideas(heard: Heard, cards: Sequence[Mention]) -> Ideas:
    """The ideas of the words that rules are asked about, and those of the cards."""
    suited = {place for card in cards if card.suit for place in range(card.start, card.end)}
    words = [word.ideas for place, word in enumerate(heard.words) if place not in suited]
    said = frozenset().union(*words) & ABOUT_RULES
    if "face" in said:
        said |= {"face-word"}
    cards = [card for card in cards if heard.words[card.start].text not in VALUES]
    ranks = [card.rank for card in cards for _ in range(max(1, card.count))]
    found = {
        "rank": bool(ranks),
        "ranks": len(set(ranks)) < len(ranks) or any(card.count != 1 for card in cards),
        "ace": "A" in ranks,
        "aces": ranks.count("A") > 1,
        "faces": sum(rank in "JQK" for rank in ranks) > 1,
        "face": any(rank in "JQK" for rank in ranks),
        "number": any(rank in NUMBERS for rank in ranks),
        "spade-five": any((card.rank, card.suit) == ("5", "S") for card in cards),
        "special-card": any((card.rank, card.suit) in (("T", "D"), ("2", "S")) for card in cards),
    }
    return said | {idea for idea, there in found.items() if there}


@cache
def weight(idea: str) -> float:
    """How much an idea tells: the more, the fewer topics have it."""
    n_topics = sum(idea in topic.explains for topic in TOPICS)
    telling = 1 + log(len(TOPICS) / n_topics) if n_topics else 1.0
    return telling * (LIGHT_SHARE if idea in LIGHT else 1)

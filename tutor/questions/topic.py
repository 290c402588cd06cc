"""A topic: something that people ask about the rules, and the ideas by which its questions are known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from engine import Rules


class Verdict(StrEnum):
    """How a question is answered: yes, no, that it depends on the card, or with a fact; or not at all."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    FACT = "fact"
    NONE = "none"


YES, NO, FACT = Verdict.YES, Verdict.NO, Verdict.FACT

#: The verdict of a topic, which may depend on the rules.
Judging = Verdict | Callable[[Rules], Verdict]


@dataclass(frozen=True, slots=True)
class Topic:
    """A question about the rules. One of the `patterns` has to be there; `explains` are all ideas that go with it.

    `options` are those whose values the answer depends on.
    """

    name: str
    rules: tuple[str, ...]
    verdict: Judging
    patterns: tuple[frozenset[str], ...]
    explains: frozenset[str]
    options: tuple[str, ...] = ()

    def verdict_for(self, rules: Rules) -> Verdict:
        return self.verdict if isinstance(self.verdict, Verdict) else self.verdict(rules)


def topic(name: str, rules: str, verdict: Judging, patterns: str, beside: str, *, options: str = "") -> Topic:
    """A topic from texts. A pattern is ideas that all have to be there, `a|b` is either; patterns stand between
    slashes. `beside` are ideas that go well with them.
    """
    return Topic(
        name,
        tuple(rules.split()),
        verdict,
        tuple(pattern for written in patterns.split("/") for pattern in _choices(written)),
        frozenset(patterns.replace("/", " ").replace("|", " ").split()) | frozenset(beside.split()),
        tuple(options.split()),
    )


def _choices(pattern: str) -> Iterator[frozenset[str]]:
    """Each set of ideas that a pattern with choices stands for."""
    yield from map(frozenset, product(*(idea.split("|") for idea in pattern.split())))

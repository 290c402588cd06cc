"""A topic: something that people ask about the rules, and what answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine import Rules


class Ruling(StrEnum):
    """How a question is answered: with yes, no, "it depends on the card" or a fact, or not at all."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    FACT = "fact"
    NONE = "none"


YES, NO, FACT = Ruling.YES, Ruling.NO, Ruling.FACT

#: The ruling of a topic, which may depend on the rules.
RulingFor = Ruling | Callable[[Rules], Ruling]


@dataclass(frozen=True, slots=True)
class Topic:
    """A question about the rules: the numbers of the rules that answer it, the ruling, and the options on which it
    depends. Its sentences are in each language's `questions.ftl`, and how people ask it in `asked_*.ftl`."""

    name: str
    rules: tuple[str, ...]
    ruling: RulingFor
    options: tuple[str, ...] = ()

    def ruling_for(self, rules: Rules) -> Ruling:
        return self.ruling if isinstance(self.ruling, Ruling) else self.ruling(rules)


def topic(name: str, rules: str, ruling: RulingFor, options: str = "") -> Topic:
    """A topic from texts, in which numbers and options are separated by spaces."""
    return Topic(name, tuple(rules.split()), ruling, tuple(options.split()))

"""A topic: something that people ask about the rules, and what answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine import Rules


class Ruling(StrEnum):
    """How a question is answered: yes, no, that it depends on the card, or with a fact; or not at all."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    FACT = "fact"
    NONE = "none"


YES, NO, FACT = Ruling.YES, Ruling.NO, Ruling.FACT

#: The ruling of a topic, which may depend on the rules.
Rule = Ruling | Callable[[Rules], Ruling]


@dataclass(frozen=True, slots=True)
class Topic:
    """A question about the rules: the numbers of the rules that answer it, the ruling, and the options that it depends
    on. Its sentences are in each language's `questions.ftl`, how people ask it in `asked_*.ftl`.
    """

    name: str
    rules: tuple[str, ...]
    ruling: Rule
    options: tuple[str, ...] = ()

    def ruling_for(self, rules: Rules) -> Ruling:
        return self.ruling if isinstance(self.ruling, Ruling) else self.ruling(rules)


def topic(name: str, rules: str, ruling: Rule, options: str = "") -> Topic:
    """A topic from texts: numbers and options with spaces between them."""
    return Topic(name, tuple(rules.split()), ruling, tuple(options.split()))

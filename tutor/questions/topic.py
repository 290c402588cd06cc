"""A topic: something that people ask about the rules, and what answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

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
    """A question about the rules: the numbers of the rules that answer it, the verdict, and the options that it depends
    on. Its sentences are in each language's `questions.ftl`, how people ask it in `asked_*.ftl`.
    """

    name: str
    rules: tuple[str, ...]
    verdict: Judging
    options: tuple[str, ...] = ()

    def verdict_for(self, rules: Rules) -> Verdict:
        return self.verdict if isinstance(self.verdict, Verdict) else self.verdict(rules)


def topic(name: str, rules: str, verdict: Judging, options: str = "") -> Topic:
    """A topic from texts: numbers and options with spaces between them."""
    return Topic(name, tuple(rules.split()), verdict, tuple(options.split()))

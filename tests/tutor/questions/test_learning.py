"""What answers need is learned once, ahead of the first question."""

from __future__ import annotations

import subprocess
import sys

import pytest

from locales import LANGUAGES

#: Prints the processor seconds of learning, and then of the first question, in a process that has read nothing before.
COSTS = """
import sys, time
from engine import Rules
from tutor.questions import answer, html, learn
from tutor.words import letters

def cost(work):
    before = time.process_time()
    work()
    return time.process_time() - before

rules, (question, language) = Rules.preset("dragkasino"), sys.argv[1:]
print(cost(learn), cost(lambda: html(answer(question, rules, language), letters(language))))
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", ["kan dam ta 7 och 5?", "who gets the last cards", "blah blah"])
def test_the_first_question_after_learning_is_as_cheap_as_any(question: str, language: str) -> None:
    """It costs about a hundredth of the learning; without it, all of it."""
    ran = subprocess.run([sys.executable, "-c", COSTS, question, language], capture_output=True, text=True, check=True)
    learning, first = map(float, ran.stdout.split())
    assert first < learning / 10

"""What answers need is learned once, ahead of the first question."""

from __future__ import annotations

import subprocess
import sys

from locales import LANGUAGES

QUESTIONS = ["kan dam ta 7 och 5?", "who gets the last cards", "blah blah"]
#: Prints the processor seconds of learning, and then of each question in each language, in a process that has read
#: nothing before.
COSTS = """
import sys, time
from engine import Rules
from tutor.questions import answer, html, learn
from tutor.words import letters

def cost(work):
    before = time.process_time()
    work()
    return time.process_time() - before

rules, languages, questions = Rules.preset("dragkasino"), sys.argv[1].split(), sys.argv[2:]
print(cost(learn))
for language in languages:
    for question in questions:
        print(cost(lambda: html(answer(question, rules, language), letters(language))))
"""


def test_each_first_question_after_learning_is_as_cheap_as_any() -> None:
    """It costs about a hundredth of the learning; without it, all of it."""
    command = [sys.executable, "-c", COSTS, " ".join(LANGUAGES), *QUESTIONS]
    learning, *first = map(float, subprocess.run(command, capture_output=True, check=True).stdout.split())
    assert len(first) == len(LANGUAGES) * len(QUESTIONS)
    assert max(first) < learning / 10

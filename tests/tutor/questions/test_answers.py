"""Written questions are answered as they were: `tests/data/answers.txt` has them."""

from __future__ import annotations

from tests.tutor.questions.make_answers import ANSWERS, answers


def test_answers_are_as_they_are_kept() -> None:
    """If they should be others: `python -m tests.tutor.questions.make_answers`, and read the difference."""
    assert list(answers()) == ANSWERS.read_text(encoding="utf-8").rstrip("\n").split("\n\n")

"""The tutor thinks what it thought, and says it as it did: `tests/data/opinions.txt` has it."""

from __future__ import annotations

from tests.tutor.make_opinions import OPINIONS, opinions


def test_opinions_are_as_they_are_kept() -> None:
    """If they should be others: `python -m tests.tutor.make_opinions`, and read the difference."""
    assert list(opinions()) == OPINIONS.read_text(encoding="utf-8").rstrip("\n").split("\n\n")

"""Screens look as they did: `tests/data/screens.txt` has them."""

from __future__ import annotations

from tests.tgbot.views.make_screens import SCREENS, all_screens


def test_screens_are_as_they_are_kept() -> None:
    """If they should look otherwise: `python -m tests.tgbot.views.make_screens`, and read the difference."""
    assert all_screens().split("\n\n\n") == SCREENS.read_text(encoding="utf-8").split("\n\n\n")

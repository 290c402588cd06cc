"""Quick looks are remembered while a test runs."""

from __future__ import annotations

import pytest

from engine import Move, View
from tests.tgbot.workers.watched import LOOKS
from tgbot.workers import pool
from tgbot.workers.pool import quick_look
from tutor import Ranking


@pytest.fixture(autouse=True)
def looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remembers the quick looks."""
    LOOKS.clear()

    def remembered(view: View, played: Move | None) -> Ranking:
        LOOKS.append(quick_look(view, played))
        return LOOKS[-1]

    monkeypatch.setattr(pool, "quick_look", remembered)

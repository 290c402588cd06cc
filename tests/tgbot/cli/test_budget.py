"""`--budget` says in milliseconds how much work a search may do."""

from __future__ import annotations

import json

import pytest

from engine import View
from tests.tgbot.cli.command import Kasino
from tests.tgbot.cli.test_hint import unfinished
from tgbot.cli import hint
from tutor import Ranking, rank


@pytest.mark.parametrize(("asked", "seconds"), [((), 0.2), (("--budget", "60"), 0.06), (("--budget", "600000"), 600.0)])
def test_a_budget_in_milliseconds_is_one_in_seconds(
    kasino: Kasino, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], seconds: float
) -> None:
    budgets: list[float] = []

    def noted(view: View, *, budget: float) -> Ranking:
        budgets.append(budget)
        return rank(view, budget=1.0, samples=2)

    monkeypatch.setattr(hint, "rank", noted)
    assert kasino("hint", "-", *asked, stdin=json.dumps(unfinished(20)).encode()).status == 0
    assert budgets == [seconds]

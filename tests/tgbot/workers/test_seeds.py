"""A worker draws by the seed that it is given: a second search with another seed is independent of the first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.tgbot.workers.watched import first_view
from tgbot.workers import pool


@pytest.mark.parametrize("seed", [None, 0, 7])
def test_the_seed_gives_the_draws_and_without_one_they_follow_from_the_view(
    seed: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(pool, "rank", lambda view, **how: asked.append({"view": view, **how}))
    view = first_view(1)
    pool._rank(view, 0.1, None, seed)
    (how,) = asked
    chance = how.pop("chance")
    assert how == {"view": view, "budget": 0.1, "played": None}
    assert (chance is None) == (seed is None)
    if chance is not None:
        assert chance.getstate() == Random(seed).getstate()

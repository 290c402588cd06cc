"""The rounds that are made as time passes."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from tests.tgbot.made_up_time import in_made_up_time
from tests.tgbot.room import seeded
from tests.tgbot.searches import InProcess
from tgbot.cases.door import Door
from tgbot.handlers.caretaker import AT_ONCE, EVERY, Caretaker
from tgbot.store import Store, StoreUnavailable
from tgbot.workers.reviews import Reviews


@pytest.mark.parametrize("failing", [None, StoreUnavailable("away"), ZeroDivisionError()], ids=repr)
def test_rounds_go_on_and_until_one_has_succeeded_each_is_the_first(
    failing: Exception | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only at the start is what somebody saved a moment ago drawn too: that process may be gone."""
    asked: list[tuple[float, int, bool]] = []

    async def recover(limit: int, at_start: bool) -> int:
        asked.append((asyncio.get_running_loop().time(), limit, at_start))
        if failing is not None and len(asked) < 3:
            raise failing
        return 0

    async def scene() -> None:
        stop, workers, store = asyncio.Event(), InProcess(), await Store.connect(None)
        caretaker = Caretaker(Door(store, workers, Reviews(workers), seeded(1)), lambda _: None, recover)
        running = asyncio.create_task(caretaker.run(stop))
        while len(asked) < 5:
            await asyncio.sleep(EVERY)
        stop.set()
        await running
        await store.close()

    in_made_up_time(scene, monkeypatch)
    n_first = 1 if failing is None else 3
    assert [at_start for *_, at_start in asked[:5]] == [True] * n_first + [False] * (5 - n_first)
    assert {limit for _, limit, _ in asked} == {AT_ONCE}
    assert asked[0][0] < EVERY, "the first round comes at once"
    steps = [later[0] - earlier[0] for earlier, later in pairwise(asked)]
    assert steps == pytest.approx([EVERY] * len(steps))

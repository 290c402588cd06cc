"""How long the bot waits before it tries a call again."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from telegram.error import NetworkError, RetryAfter

from tests.tgbot.made_up_time import in_made_up_time
from tgbot.delivery.patience import Patience


@pytest.mark.parametrize(
    ("failures", "pauses"),
    [
        ([None, None, None, None], [0.5, 1.0, 2.0]),
        ([7, None, 3, None], [7.0, 0.5, 3.0, 1.0]),
        ([2, 2, 2, 2, 2, 2], [2.0, 2.0, 2.0, 2.0, 2.0, 2.0]),
    ],
    ids=["faults", "both", "asked to wait"],
)
def test_f9_after_each_fault_the_pause_is_doubled_and_telegram_gets_the_one_that_it_asks_for(
    failures: list[int | None], pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failures are faults of the network, or the seconds that Telegram asks for."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change
    at: list[float] = []

    async def call() -> str:
        at.append(asyncio.get_running_loop().time())
        if len(at) <= len(failures):
            asked_for = failures[len(at) - 1]
            raise NetworkError("down") if asked_for is None else RetryAfter(asked_for)
        return "done"

    async def scene() -> None:
        try:
            answer = await Patience().process_request(call, (), {}, "editMessageText", {"chat_id": 1001}, None)
        except NetworkError:
            assert len(at) == 4, "given up"
        else:
            assert answer == "done"

    in_made_up_time(scene, monkeypatch)
    assert [later - earlier for earlier, later in pairwise(at)] == pytest.approx(pauses, abs=0.1)

"""Two processes over one Redis are one house (decisions 11 to 13); `python -m tests.e2e.two_houses` does it for
longer."""

from __future__ import annotations

import pytest

from tests.e2e.two_houses import run
from tests.redis_server import RedisServer

pytestmark = [pytest.mark.server, pytest.mark.long]

TAPS = 200


async def test_f5_records_answers_and_last_messages_are_right_whoever_handles_a_tap(redis_server: RedisServer) -> None:
    counted = await run(redis_server, seed=3, goes_on=lambda n_taps: n_taps < TAPS)
    assert counted["taps"] == TAPS
    assert counted["twice"] > TAPS / 20
    assert counted["moves"] > TAPS / 5
    assert counted["screens"] > 9

"""A short bad day (E4, F2, F6): bots and Redis are killed while people tap, forge and write, and Telegram fails;
`python -m tests.e2e.bad_day` has a long one."""

from __future__ import annotations

import pytest

from tests.e2e.bad_day import Plan, bad_day
from tests.redis_server import RedisServer

pytestmark = [pytest.mark.server, pytest.mark.long, pytest.mark.timeout(400)]  # a minute, or several if others are busy

PLAN = Plan(taps=150, people=6, seed=1, kills=2, redis_kills=1, trouble=0.05, changes=2)


async def test_e4_f2_f6_the_laws_hold_at_the_end_of_a_bad_day(redis_server: RedisServer) -> None:
    counted, found = await bad_day(redis_server, PLAN)
    assert not found, "\n".join(map(str, found))
    assert counted["bots killed"] == PLAN.kills
    assert counted["times that Redis was killed"] == PLAN.redis_kills
    assert counted["versions of tables saved"] > PLAN.people

"""Another server takes over behind the same address: the store goes there, and no step fails because of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from redis.asyncio import Redis

from tests.redis_server import RedisServer
from tests.tgbot.store.connected import CONNECTIONS, connected, warm
from tests.tgbot.store.keyspace import ANNA
from tests.tgbot.store.line import line_to
from tests.tgbot.waiting import AT_LAST
from tgbot.store import Saved

pytestmark = pytest.mark.server

REFUSALS = [
    "READONLY You can't write against a read only replica.",
    "ERR Error running script (call to f_1): @user_script:26: -READONLY You can't write against a read only replica.",
    "LOADING Redis is loading the dataset in memory",
    "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
    "CLUSTERDOWN The cluster is down",
    "MOVED 3999 127.0.0.1:6381",
    "TRYAGAIN Multiple keys request during rehashing of slot",
    "NOREPLICAS Not enough good replicas to write.",
]


@pytest.fixture
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.kill()


async def follows(replica: Redis, port: int) -> None:
    """Waits until the replica has all that its master has."""
    await replica.execute_command("REPLICAOF", "127.0.0.1", port)  # type: ignore[no-untyped-call]
    async with asyncio.timeout(AT_LAST):
        while (await replica.info("replication"))["master_link_status"] != "up":
            await asyncio.sleep(0.01)


async def test_after_a_failover_behind_a_stable_address_every_tap_works(
    redis_server: RedisServer, other_server: RedisServer
) -> None:
    async with (
        line_to(redis_server.port) as line,
        connected(line.url) as store,
        Redis.from_url(redis_server.url) as one,
        Redis.from_url(other_server.url) as other,
    ):
        await warm(store)
        assert await store.save("t1", 0, "opened") is Saved.DONE
        await follows(other, redis_server.port)
        await other.execute_command("REPLICAOF", "NO", "ONE")  # type: ignore[no-untyped-call]
        await follows(one, other_server.port)
        line.server_port = other_server.port
        taps = [await store.save("t1", version, f"move {version}") for version in range(1, 9)]
        assert taps == [Saved.DONE] * 8
        await store.save_profile(ANNA, "Anna's")
        assert await other.exists("kasino:{t55}:table:t1", "kasino:{8000000001}:profile") == 2


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_whatever_the_wrong_server_says_new_connections_are_made(
    shared_redis: RedisServer, redis_url: str, refusal: str
) -> None:
    assert redis_url == shared_redis.url
    async with line_to(shared_redis.port) as line, connected(line.url) as store:
        await warm(store)
        line.refuse(refusal)
        saves = [store.save(f"new {number}", 0, "opened") for number in range(CONNECTIONS)]
        assert set(await asyncio.gather(*saves)) == {Saved.DONE}


async def test_few_connections_are_waited_for(redis_url: str) -> None:
    async with connected(redis_url) as store:
        answers = await asyncio.gather(*(store.load(ANNA, f"t{number}") for number in range(5 * CONNECTIONS)))
        assert len(answers) == 5 * CONNECTIONS

"""What a real server says about what it keeps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from tests.redis_server import RedisServer
from tests.tgbot.store.keyspace import keyspace
from tests.tgbot.waiting import AT_LAST
from tgbot.store import Durability, Keeps, Store, StoreUnavailable, Why, clients

pytestmark = pytest.mark.server

AOF = {"appendonly": "yes"}


@pytest.fixture
async def admin(redis_server: RedisServer) -> AsyncIterator[Redis]:
    async with clients.server(redis_server.url) as client:
        yield client


async def said(server: RedisServer, credentials: str = "") -> Durability:
    store = await Store.connect(server.url.replace("//", f"//{credentials}"))
    try:
        return await store.durability()
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("settings", "durability"),
    [
        ({**AOF, "appendfsync": "always"}, Durability(Keeps.ALL)),
        ({**AOF, "appendfsync": "everysec", "save": "60 1"}, Durability(Keeps.ALL_BUT_A_SECOND)),
        ({**AOF, "appendfsync": "no"}, Durability(Keeps.ALL_BUT_HALF_A_MINUTE)),
        ({"appendonly": "no", "save": "3600 1 300 100"}, Durability(Keeps.A_SNAPSHOT)),
        ({"appendonly": "no", "save": ""}, Durability(Keeps.NOTHING)),
        ({"maxmemory": "100mb", "maxmemory-policy": "allkeys-lru"}, Durability(Keeps.ALL, evicts=True)),
        ({"maxmemory": "100mb", "maxmemory-policy": "noeviction"}, Durability(Keeps.ALL)),
    ],
)
async def test_a_server_says_what_it_keeps(
    redis_server: RedisServer, admin: Redis, settings: dict[str, str], durability: Durability
) -> None:
    for name, value in settings.items():
        await admin.config_set(name, value)
    assert await said(redis_server) == durability


async def test_a_server_that_cannot_write_says_so(redis_server: RedisServer, admin: Redis) -> None:
    (Path(str((await admin.config_get("dir"))["dir"])) / "dump.rdb").mkdir()  # a folder, where it wants to write a file
    await admin.bgsave()
    async with asyncio.timeout(AT_LAST):
        while not (await said(redis_server)).fails:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("denied", "keeps"),
    [("-config", Keeps.ALL_BUT_SOME), ("-info", Keeps.UNKNOWN), ("-info -config", Keeps.UNKNOWN)],
)
async def test_what_may_not_be_asked_is_unknown(
    redis_server: RedisServer, admin: Redis, denied: str, keeps: Keeps
) -> None:
    await admin.execute_command("ACL", "SETUSER", "bot", "on", ">secret", "~*", "+@all", *denied.split())  # type: ignore[no-untyped-call]
    assert await said(redis_server, "bot:secret@") == Durability(keeps)


async def test_a_rehearsal_leaves_nothing(redis_server: RedisServer, admin: Redis) -> None:
    store = Store(clients.server(redis_server.url))
    await store.rehearse()
    assert await keyspace(admin) == {}
    await store.close()


@pytest.mark.parametrize("missing", ["evalsha", "zadd", "hset", "get", "del", "expire", "hgetall", "zrevrange"])
async def test_a_rehearsal_finds_what_the_user_may_not_do(
    redis_server: RedisServer, admin: Redis, missing: str
) -> None:
    await admin.execute_command("ACL", "SETUSER", "bot", "on", ">secret", "~kasino:*", "+@all", f"-{missing}")  # type: ignore[no-untyped-call]
    store = Store(clients.server(redis_server.url.replace("//", "//bot:secret@")))
    try:
        with pytest.raises(StoreUnavailable) as refused:
            await store.rehearse()
    finally:
        await store.close()
    assert refused.value.why is Why.RIGHTS

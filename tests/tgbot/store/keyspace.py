"""What the store keeps in Redis, and where the tests expect it."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.crc import key_slot

ANNA, BO = 8_000_000_001, 8_000_000_002

# The table "t1" is in shard 55.
ROW, MARKS, SHOWN = "kasino:{t55}:table:t1", "kasino:{t55}:marks:t1", "kasino:{t55}:shown:t1"
DUE, DIRTY = "kasino:{t55}:due", "kasino:{t55}:dirty"


async def keyspace(client: Redis) -> dict[str, object]:
    """All keys and what they hold."""
    held: dict[str, object] = {}
    for name in map(str, await client.keys("*")):
        match await client.type(name):
            case "string":
                held[name] = await client.get(name)
            case "hash":
                held[name] = await client.hgetall(name)
            case "zset":
                held[name] = await client.zrange(name, 0, -1, withscores=True)
    return held


async def slots(client: Redis) -> set[int]:
    """The slots of a Redis Cluster that the keys would be in."""
    return {key_slot(str(name).encode()) for name in await client.keys("*")}


async def seconds_until(client: Redis, queue: str, table: str) -> float:
    """Seconds until a table's time in a queue, by Redis's clock."""
    at = await client.zscore(queue, table)
    assert at is not None
    seconds, microseconds = await client.time()
    return at - seconds - microseconds / 1_000_000

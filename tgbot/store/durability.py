"""What a Redis server keeps when it, or its machine, ends without warning: mostly not all that it has acknowledged."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from redis.asyncio import Redis


class Keeps(Enum):
    """What is still there after a crash, as Redis documents its `appendonly`, `appendfsync` and `save`."""

    ALL = "all"
    ALL_BUT_A_SECOND = "all-but-a-second"
    ALL_BUT_HALF_A_MINUTE = "all-but-half-a-minute"
    """The system decides when to write; Linux does within about 30 seconds."""
    ALL_BUT_SOME = "all-but-some"
    """It appends to a file, and does not say how often that reaches the disk."""
    A_SNAPSHOT = "a-snapshot"
    """Nothing that was changed since the last snapshot."""
    NOTHING = "nothing"
    UNKNOWN = "unknown"


FSYNC = {"always": Keeps.ALL, "everysec": Keeps.ALL_BUT_A_SECOND, "no": Keeps.ALL_BUT_HALF_A_MINUTE}


@dataclass(frozen=True, slots=True)
class Durability:
    """What a server keeps; whether it `fails` to write at present; whether it `evicts` keys when its memory is full."""

    keeps: Keeps
    fails: bool = False
    evicts: bool = False


async def durability(client: Redis) -> Durability:
    """What the server says of itself; what it does not let us ask is unknown. One round trip."""
    pipeline = client.pipeline(transaction=False)
    pipeline.info("persistence")
    pipeline.info("memory")
    for setting in ("appendfsync", "save"):
        pipeline.config_get(setting)
    answers = await pipeline.execute(raise_on_error=False)
    persistence, memory, fsync, save = (answer if isinstance(answer, dict) else {} for answer in answers)
    statuses = (persistence.get("aof_last_write_status"), persistence.get("rdb_last_bgsave_status"))
    keeps = _keeps(persistence.get("aof_enabled"), fsync.get("appendfsync"), save.get("save"))
    evicts = bool(memory.get("maxmemory")) and memory.get("maxmemory_policy", "noeviction") != "noeviction"
    return Durability(keeps, "err" in statuses, evicts)


def _keeps(appends: Any, fsync: str | None, save: str | None) -> Keeps:
    """From whether the server appends to a file, how often it has the file written, and when it makes snapshots."""
    if appends:
        return FSYNC.get(fsync or "", Keeps.ALL_BUT_SOME)
    if appends is None or save is None:
        return Keeps.UNKNOWN
    return Keeps.A_SNAPSHOT if save else Keeps.NOTHING

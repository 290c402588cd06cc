"""Tables of version 0.2.0, which are moved to today's keys when they are asked for.

    kasino:{TABLE}:table   `version token address`, a line feed, the body; an address is `chat:message` or empty
    kasino:{TABLE}:marks   numbers of updates that were saved at it, by time

Two stores may move a table at once. The new row is written where there is none, so that no save is overwritten, and
only the store that wrote it deletes the old one. If the old row is gone by then, the table was moved earlier and
forgotten since, so the new row is deleted again. If a store dies halfway, both rows remain: the new one is the table,
and the old one expires first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline

from tgbot.store import calls, keys, scripts
from tgbot.store.kinds import read
from tgbot.store.rows import Shown

_HEAD = re.compile(r"(\d{1,16}) ([0-9a-f]+) ([^\n]*)\n")
_ADDRESS = re.compile(r"(-?\d+):\d+")


def old_row(table: str) -> str:
    return f"kasino:{{{table}}}:table"


def old_marks(table: str) -> str:
    return f"kasino:{{{table}}}:marks"


async def adopt(client: Redis, table: str) -> bool:
    """Moves the old table, and returns whether it can be found now. One round trip if there is no old one, else
    three. One that cannot be read stays where it is, and cannot be found."""
    pipeline = client.pipeline(transaction=False)
    pipeline.get(old_row(table))
    pipeline.pttl(old_row(table))
    pipeline.zrange(old_marks(table), 0, -1, withscores=True)
    pipeline.exists(keys.table_row(table))
    row, left, marks, moved_meanwhile = await read(client, pipeline, old_row(table), old_marks(table))
    head = _HEAD.match(row or "")
    if head is None:
        return bool(moved_meanwhile)
    if await calls.answer(client, _adoption(table, head, row[head.end() :], left, marks or [])):
        pipeline = client.pipeline(transaction=False)
        pipeline.delete(old_row(table))
        pipeline.delete(old_marks(table))
        deleted, _ = await pipeline.execute()
        if not deleted:
            pipeline = client.pipeline(transaction=False)
            drop(pipeline, [table])
            await pipeline.execute()
    return True


def _adoption(table: str, head: re.Match[str], body: str, left: int, marks: list[tuple[str, float]]) -> calls.Call:
    """The call that writes the table under its new keys. `left` is the rest of its lifetime, in milliseconds."""
    version, token, address = head.groups()
    place = _ADDRESS.fullmatch(address)
    destination = f"private:{place[1]}" if place else None
    shown = Shown(0, address) if place else None
    life = left if left > 0 else keys.TABLE_LIFETIME * 1000  # negative: it expired meanwhile, `adopt` notices
    row_and_lives = f"{version} {token}\n{body}", life, keys.MARK_LIFETIME
    causes = (text for number, time in marks for text in (f"update:{number}", repr(time)))
    return scripts.ADOPT.on(
        keys.table_row(table),
        keys.table_marks(table),
        keys.table_shown(table),
        given=(*row_and_lives, destination, shown, *causes),
    )


def drop(pipeline: Pipeline, tables: Sequence[str]) -> None:
    """Adds the commands that delete everything about the tables: for each table two for its rows, then the rest.

    The old row goes before the new one, so that a store moving it at the same time can see that it is gone.
    """
    for table in tables:
        pipeline.delete(old_row(table))
        pipeline.delete(keys.table_row(table))
    for table in tables:
        shard = keys.shard_of(table)
        pipeline.delete(old_marks(table), *map(keys.aside, [old_row(table), old_marks(table)]))
        beside = [keys.table_marks(table), keys.table_shown(table)]
        pipeline.delete(*beside, *map(keys.aside, [*beside, keys.table_row(table)]))
        pipeline.zrem(keys.due(shard), table)
        pipeline.zrem(keys.dirty(shard), table)

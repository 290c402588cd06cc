"""The memory of a bot process with many people: `python -m tests.bench.memory`.

The bot is a separate process over the null transport, with a real Redis beside it and one worker of the tutor. 2,000
people come in, each with a table of their own in the middle of a giv, and tap some times. What they tap is planned, and
their tables are stored, by the process that measures. The bot's memory is its resident size before and after; the
workers' processes are counted separately, and so are the bytes that Redis uses for each table and each person.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import mean
from typing import Any

from redis.asyncio import Redis

from engine import Rules, deal, view
from tests.bench.null import kasino, same_deck
from tests.bench.plans import plan
from tests.bench.servers import redis_server
from tgbot.store import Store, keys
from tgbot.workers.pool import Workers

PEOPLE, TAPS, PLAYED = 2000, 4, 9
#: The first people only warm up.
WARMING = 20
SAMPLE = 200
MEGABYTE = 1024 * 1024
ENDS_WITHIN = 10
NOBODY = object()


def resident(process: str | int = "self") -> float:
    """The resident memory of a process, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) * 1024 / MEGABYTE


def _serve(line: Connection, url: str) -> None:
    asyncio.run(_served(line, url))


async def _served(line: Connection, url: str) -> None:
    """A bot that receives who taps what, and answers None with its memory; it ends at NOBODY."""
    store, workers = await Store.connect(url), Workers(1)
    bot = await kasino(store, same_deck, workers)
    await workers.rank(view(deal(Rules.preset("kasino"), 2, 1, same_deck()), 0), budget=0.01)
    while (told := await asyncio.to_thread(_told, line)) is not NOBODY:
        if told is None:
            await bot.settled()
            children = [resident(each.pid) for each in multiprocessing.active_children() if each.pid]
            line.send((resident(), sum(children)))
        else:
            user, taps = told
            for data in taps:
                await bot.tap(data, user)
            line.send(user)
    await bot.application.stop()
    workers.close()
    await store.close()


def _told(line: Connection) -> Any:
    try:
        return line.recv()
    except EOFError:
        return NOBODY


async def _bring_in(line: Connection, url: str, users: range) -> None:
    """Each of the people comes with a table and taps at it."""
    store = await Store.connect(url)
    for user in users:
        person = plan(user, TAPS, played=PLAYED)
        await person.open(store)
        line.send((user, person.taps))
        assert await asyncio.to_thread(line.recv) == user
    await store.close()


async def _in_redis(url: str, users: range) -> tuple[dict[str, float], dict[str, float]]:
    """Mean bytes of each key of a table, and of a person."""
    of_tables: dict[str, list[int]] = {"row": [], "marks": [], "shown": []}
    of_people: dict[str, list[int]] = {"profile": [], "marks": [], "tables": []}
    async with Redis.from_url(url) as redis:
        for user in users:
            table = plan(user, 0).id
            names = keys.table_row(table), keys.table_marks(table), keys.table_shown(table)
            for found, name in zip(of_tables.values(), names, strict=True):
                found.append(await redis.memory_usage(name) or 0)
            names = keys.profile_row(user), keys.profile_marks(user), keys.tables_index(user)
            for found, name in zip(of_people.values(), names, strict=True):
                found.append(await redis.memory_usage(name) or 0)
    return (
        {name: mean(found) for name, found in of_tables.items()},
        {name: mean(found) for name, found in of_people.items()},
    )


def report(n_people: int = PEOPLE, n_warming: int = WARMING) -> list[str]:
    """The lines to print."""
    warming, users = range(1000, 1000 + n_warming), range(2000, 2000 + n_people)
    context = get_context("spawn")
    line, other = context.Pipe()
    with redis_server() as server:
        bot = context.Process(target=_serve, args=(other, server.url))
        bot.start()
        other.close()
        try:
            asyncio.run(_bring_in(line, server.url, warming))
            before, _ = _memory(line)
            asyncio.run(_bring_in(line, server.url, users))
            after, workers = _memory(line)
            of_tables, of_people = asyncio.run(_in_redis(server.url, users[:SAMPLE]))
        finally:
            line.close()
            bot.join(ENDS_WITHIN)
            bot.kill()
    return [
        f"a bot process, resident: {before:.0f} MB before, {after:.0f} MB after {n_people:,} people have tapped, each "
        f"at a table of their own; its worker {workers:.0f} MB",
        f"bytes in Redis of a table: {_listed(of_tables)}; of a person: {_listed(of_people)}",
    ]


def _memory(line: Connection) -> tuple[float, float]:
    """Megabytes of the bot, and of its workers."""
    line.send(None)
    bot, workers = line.recv()
    return bot, workers


def _listed(found: dict[str, float]) -> str:
    return f"{sum(found.values()):.0f} ({', '.join(f'{name} {each:.0f}' for name, each in found.items())})"


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":  # the processes import this file too
    main()

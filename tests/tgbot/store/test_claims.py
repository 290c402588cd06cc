"""Claiming tables at which something is due, and tables to be drawn: once each, for the time of a lease."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest
from redis.asyncio import Redis

from tests.tgbot.store.keyspace import ANNA, DIRTY, DUE, keyspace, seconds_until
from tgbot.store import LEASE, Note, Shown, Store
from tgbot.store.keys import dirty, due, shard_of, table_row


@dataclass
class Queue:
    """One of the two kinds of queue: its key in a shard, how a store claims from it, and whether that gives the newest
    first."""

    key: Callable[[int], str]
    claim: Callable[[Store, int], Awaitable[list[str]]]
    newest_first: bool

    def ordered(self, oldest_first: list[str]) -> list[str]:
        return oldest_first[::-1] if self.newest_first else oldest_first

    async def put(self, store: Store, client: Redis, tables: dict[str, float]) -> None:
        """Saves the tables, to be claimed from these times."""
        await asyncio.gather(*(store.save(table, 0, "opened", due=1e12) for table in tables))
        for table, time in tables.items():
            await client.zadd(self.key(shard_of(table)), {table: time})


@pytest.fixture(
    params=[Queue(due, Store.claim_due, False), Queue(dirty, Store.claim_dirty, True)], ids=["due", "dirty"]
)
def queue(request: pytest.FixtureRequest) -> Queue:
    """The test runs over both."""
    kind: Queue = request.param
    return kind


async def test_only_tables_whose_time_has_come_are_claimed(store: Store, client: Redis, queue: Queue) -> None:
    now, _ = await client.time()
    await queue.put(store, client, {"past": 1, "just now": now, "soon": now + 60, "late": now + 1e6})
    assert await queue.claim(store, 10) == queue.ordered(["past", "just now"])


async def test_nothing_is_claimed_from_empty_queues(store: Store, queue: Queue) -> None:
    assert await queue.claim(store, 10) == []


async def test_a_claimed_table_comes_back_after_the_lease(store: Store, client: Redis, queue: Queue) -> None:
    await queue.put(store, client, {"t1": 1})
    assert await queue.claim(store, 10) == ["t1"]
    assert LEASE - 5 < await seconds_until(client, queue.key(55), "t1") <= LEASE
    assert await queue.claim(store, 10) == []
    await client.zincrby(queue.key(55), -LEASE, "t1")
    assert await queue.claim(store, 10) == ["t1"]


async def test_each_table_is_claimed_by_one_of_several(store: Store, client: Redis, queue: Queue) -> None:
    tables = {f"table {number}": 1.0 for number in range(40)}
    await queue.put(store, client, tables)
    claims = await asyncio.gather(*(queue.claim(Store(client), 40) for _ in range(3)))
    assert sorted(table for claim in claims for table in claim) == sorted(tables)


@pytest.mark.parametrize("limit", [0, 1, 7, 30])
async def test_no_more_than_the_limit_are_claimed_the_longest_due_or_the_last_to_become_dirty_first(
    store: Store, client: Redis, queue: Queue, limit: int
) -> None:
    tables = {f"table {number}": 1000.5 - number for number in range(30)}
    await queue.put(store, client, tables)
    waiting = queue.ordered(list(reversed(tables)))
    assert await queue.claim(store, limit) == waiting[:limit]
    left = {table: await client.zscore(queue.key(shard_of(table)), table) for table in waiting[limit:]}
    assert left == {table: tables[table] for table in waiting[limit:]}
    assert await queue.claim(Store(client), 30) == waiting[limit:]


async def test_tables_that_are_gone_leave_the_queue_and_are_not_counted(
    store: Store, client: Redis, queue: Queue
) -> None:
    await queue.put(store, client, {"t1": 5})
    before = 9 if queue.newest_first else 1
    await client.zadd(queue.key(55), {f"gone {number}": before for number in range(5)})
    assert await queue.claim(store, 1) == ["t1"]
    assert await client.zrange(queue.key(55), 0, -1) == ["t1"]


async def test_a_table_is_claimed_from_one_queue_and_not_from_the_other(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", due=1)
    assert await store.claim_dirty(1) == []
    assert await store.claim_due(1) == ["t1"]
    await client.zadd(DIRTY, {"t1": 1})
    assert await store.claim_dirty(1) == ["t1"]


async def test_a_table_that_was_settled_is_due_no_longer(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", due=1)
    await store.claim_due(1)
    await store.settle("t1")
    assert await client.zscore(DUE, "t1") is None


async def test_settling_leaves_the_deadline_of_a_save_since_the_claim(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", due=1)
    await store.claim_due(1)
    await Store(client).save("t1", 1, "played", due=2e9)
    await store.settle("t1")
    assert await client.zscore(DUE, "t1") == 2e9


async def test_settling_leaves_the_claim_of_somebody_else(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", due=1)
    await Store(client).claim_due(1)
    await store.settle("t1")
    assert await client.zscore(DUE, "t1") is not None


async def test_settling_after_the_lease_leaves_the_next_claim(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", due=1)
    await store.claim_due(1)
    await client.zincrby(DUE, -LEASE, "t1")
    assert await Store(client).claim_due(1) == ["t1"]
    await store.settle("t1")
    assert LEASE - 5 < await seconds_until(client, DUE, "t1") <= LEASE


async def test_claims_whose_lease_has_ended_are_not_kept(
    store: Store, client: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tgbot.store.due.LEASE", 0)
    for number in range(3):
        await store.save(f"t{number}", 0, "opened", due=1)
        assert await store.claim_due(1) == [f"t{number}"]
        await client.delete(table_row(f"t{number}"))
    assert list(store._due) == ["t2"]


async def test_a_drawn_table_is_clean_until_a_later_save(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened")
    await client.zadd(DIRTY, {"t1": 1})
    assert await store.claim_dirty(1) == ["t1"]
    await store.note_shown([Note("t1", "private:1", Shown(1, "1:55"))])
    assert await client.zscore(DIRTY, "t1") is None
    await store.save("t1", 1, "played")
    await client.zadd(DIRTY, {"t1": 1})
    assert await store.claim_dirty(1) == ["t1"]


async def test_a_forgotten_table_is_in_no_queue(store: Store, client: Redis) -> None:
    await store.add_table(ANNA, "t1")
    await store.save("t1", 0, "opened", due=1)
    await store.forget(ANNA)
    assert await keyspace(client) == {}
    assert await store.claim_due(1) == await store.claim_dirty(1) == []

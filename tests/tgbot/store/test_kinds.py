"""Keys that hold something of another kind than the store writes: they are set aside, and every step works."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from redis.asyncio import Redis

from tests.tgbot.store.keyspace import ANNA, DIRTY, DUE, MARKS, ROW, SHOWN
from tgbot.store import Note, Saved, Shown, Store, keys

KEYS = [ROW, MARKS, SHOWN, DUE, DIRTY, "kasino:{t1}:table", "kasino:{t1}:marks"]
KEYS += [keys.profile_row(ANNA), keys.profile_marks(ANNA), keys.tables_index(ANNA)]
STEPS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "load": lambda store: store.load(ANNA, "t1"),
    "save": lambda store: store.save("t1", 0, "opened", "update:2", due=1),
    "save_profile": lambda store: store.save_profile(ANNA, "Anna's", "update:2"),
    "load_table": lambda store: store.load_table("t1"),
    "profiles": lambda store: store.profiles([ANNA]),
    "set_aside": lambda store: store.set_aside(ANNA),
    "note_shown": lambda store: store.note_shown([Note("t1", "private:1", Shown(1, "1:55"))]),
    "claim_due": lambda store: store.claim_due(10),
    "claim_dirty": lambda store: store.claim_dirty(10),
    "add_table": lambda store: store.add_table(ANNA, "t1"),
    "tables_of": lambda store: store.tables_of(ANNA),
    "forget": lambda store: store.forget(ANNA),
}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
async def test_every_step_works_whatever_key_is_of_another_kind(
    store: Store, client: Redis, key: str, step: Callable[[Store], Awaitable[object]]
) -> None:
    await client.rpush(key, "not ours")
    await step(store)
    await step(store)
    left = [str(name) for name in await client.keys("*") if await client.type(name) == "list"]
    assert left in ([key], [keys.aside(key)], []), "it is not in the way of this step, set aside, or forgotten"


@pytest.mark.parametrize("key", [DUE, DIRTY])
async def test_one_queue_of_another_kind_does_not_hold_up_the_tables_of_others(
    store: Store, client: Redis, key: str
) -> None:
    assert keys.shard_of("other") != keys.shard_of("t1")
    await store.save("other", 0, "opened", due=1)
    await client.zadd(keys.dirty(keys.shard_of("other")), {"other": 1})
    await client.set(key, "not ours")
    claimed = store.claim_due if key == DUE else store.claim_dirty
    assert await claimed(10) == ["other"]


async def test_what_is_set_aside_is_kept_as_it_was_and_as_long(store: Store, client: Redis) -> None:
    await client.hset(ROW, "a", "b")
    await client.expire(ROW, 1000)
    assert await store.load_table("t1") is None
    assert await client.hgetall(keys.aside(ROW)) == {"a": "b"}
    assert 990 <= await client.ttl(keys.aside(ROW)) <= 1000
    assert await store.save("t1", 0, "opened") is Saved.DONE

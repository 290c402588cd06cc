"""Tables of version 0.2.0: found under their old keys, moved once, and forgotten like others."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from redis.asyncio import Redis

from tests.tgbot.store.keyspace import ANNA, BO, DIRTY, MARKS, ROW, SHOWN, keyspace
from tgbot.store import Loaded, Note, Noted, Saved, Shown, Store, StoredTable, adoption, calls, scripts, tables

# As version 0.2.0 wrote them, not by any of today's code.
OLD_ROW, OLD_MARKS = "kasino:{t1}:table", "kasino:{t1}:marks"
BODY = '{"schema": 1, "record": "kasino 2 · 1\\n♠7 ♦6", "seats": [8000000001, 0]}\nlast line\n'
WITH_ADDRESS = "7 1f3a9c02 8000000001:55\n" + BODY
WITHOUT_ADDRESS = "1 00ab12cd \n" + BODY
IN_A_GROUP = "12 ffffffff -1001234567890:9\n" + BODY
MOVED = StoredTable(7, BODY, {"private:8000000001": Shown(0, "8000000001:55")})


@pytest.fixture
async def old(store: Store, client: Redis) -> str:
    """The id of an old table, which ANNA has opened; it has 1000 seconds to live."""
    now, _ = await client.time()
    await store.add_table(ANNA, "t1")
    await client.set(OLD_ROW, WITH_ADDRESS, ex=1000)
    await client.zadd(OLD_MARKS, {"123456": now - 50, "123457": now})
    return "t1"


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (WITH_ADDRESS, MOVED),
        (WITHOUT_ADDRESS, StoredTable(1, BODY, {})),
        (IN_A_GROUP, StoredTable(12, BODY, {"private:-1001234567890": Shown(0, "-1001234567890:9")})),
    ],
    ids=["with an address", "without", "in a group"],
)
async def test_an_old_row_is_loaded_as_it_was(store: Store, client: Redis, row: str, table: StoredTable) -> None:
    await client.set(OLD_ROW, row, ex=1000)
    assert await store.load_table("t1") == table
    assert await store.load_table("t1") == table


async def test_an_old_table_is_loaded_with_a_person(store: Store, old: str) -> None:
    assert await store.load(ANNA, old) == Loaded(None, 0, MOVED)


async def test_a_moved_table_keeps_its_marks_and_its_lifetime_and_the_old_keys_are_gone(
    store: Store, client: Redis, old: str
) -> None:
    before, later = await client.zscore(OLD_MARKS, "123456"), await client.zscore(OLD_MARKS, "123457")
    await store.load_table(old)
    assert not await client.exists(OLD_ROW, OLD_MARKS)
    assert await client.zrange(MARKS, 0, -1) == ["update:123456", "update:123457"]
    assert await client.zscore(MARKS, "update:123456") == before
    assert await client.zscore(MARKS, "update:123457") == later
    for name in (ROW, SHOWN):
        assert 990 <= await client.ttl(name) <= 1000
    assert await client.ttl(MARKS) > 0


async def test_an_update_saved_before_the_move_is_a_duplicate_after_it(store: Store, old: str) -> None:
    assert await store.save(old, 7, "again", "update:123456") is Saved.DUPLICATE
    assert await store.save(old, 6, "late", "update:5") is Saved.STALE
    assert await store.save(old, 7, "played", "update:5") is Saved.DONE
    assert await store.load_table(old) == StoredTable(8, "played", MOVED.shown)


async def test_an_old_table_can_be_saved_without_a_load(store: Store, client: Redis, old: str) -> None:
    assert await store.save(old, 7, "played", "update:5") is Saved.DONE
    assert not await client.exists(OLD_ROW, OLD_MARKS)
    assert await client.zscore(DIRTY, old) is not None


async def test_what_a_moved_table_shows_can_be_noted(store: Store, old: str) -> None:
    await store.load_table(old)
    note = Note(old, "private:8000000001", Shown(7, "8000000001:60"))
    assert await store.note_shown([note]) == [Noted(7, "8000000001:55", behind=False)]


async def test_old_tables_are_among_a_persons_tables(store: Store, client: Redis, old: str) -> None:
    await store.add_table(ANNA, "t2")
    await store.save("t2", 0, "opened")
    assert await store.tables_of(ANNA) == ["t2", old]
    assert await client.exists(OLD_ROW)
    await store.load_table(old)
    assert await store.tables_of(ANNA) == ["t2", old]


@pytest.mark.parametrize("moved", [False, True])
async def test_forgetting_leaves_nothing_of_an_old_table(store: Store, client: Redis, old: str, moved: bool) -> None:
    if moved:
        await store.load_table(old)
    assert await store.forget(ANNA) == 1
    assert await keyspace(client) == {}


async def test_two_stores_that_move_tables_at_once_lose_nothing(store: Store, client: Redis) -> None:
    names, stores = [f"old {number}" for number in range(30)], [store, Store(client)]
    for name in names:
        await client.set(f"kasino:{{{name}}}:table", WITH_ADDRESS, ex=1000)
    found = await asyncio.gather(*(each.load_table(name) for name in names for each in stores))
    assert found == [MOVED] * 60
    saves = (each.save(name, 7, "played", "update:5") for name in names for each in stores)
    assert Counter(await asyncio.gather(*saves)) == {Saved.DONE: 30, Saved.DUPLICATE: 30}
    assert not await client.keys("kasino:{old *}:*")


async def test_of_two_concurrent_saves_of_an_old_table_one_is_done(store: Store, client: Redis, old: str) -> None:
    stores = [store, Store(client)]
    saves = (each.save(old, 7, f"move {number}") for number in range(10) for each in stores)
    assert Counter(await asyncio.gather(*saves)) == {Saved.DONE: 1, Saved.STALE: 19}
    assert not await client.exists(OLD_ROW)


async def test_a_table_that_somebody_else_moves_meanwhile_is_found(
    store: Store, old: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def moved_first(client: Redis, table: str) -> bool:
        assert await adoption.adopt(client, table)
        return await adoption.adopt(client, table)

    monkeypatch.setattr(tables, "adopt", moved_first)
    assert await store.load_table(old) == MOVED


async def between(monkeypatch: pytest.MonkeyPatch, step: Any) -> None:
    """Makes a step happen once, after an old row was read and before the new one is written."""
    answer = calls.answer

    async def late(client: Redis, call: calls.Call) -> Any:
        if call.script is scripts.ADOPT:
            monkeypatch.undo()
            await step()
        return await answer(client, call)

    monkeypatch.setattr(calls, "answer", late)


async def test_a_save_since_the_old_row_was_read_is_not_written_over(
    store: Store, client: Redis, old: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Store(client)
    await between(monkeypatch, lambda: other.save(old, 7, "played", "update:5"))
    assert await store.load_table(old) == StoredTable(8, "played", MOVED.shown)


@pytest.mark.parametrize("moved", [False, True])
async def test_a_table_forgotten_since_the_old_row_was_read_does_not_come_back(
    store: Store, client: Redis, old: str, moved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Store(client)

    async def forget() -> None:
        if moved:
            await other.load_table(old)
        await other.forget(ANNA)

    await between(monkeypatch, forget)
    assert await store.load_table(old) is None
    assert await keyspace(client) == {}


async def test_a_store_that_dies_halfway_through_a_move_leaves_one_table(store: Store, client: Redis, old: str) -> None:
    await store.load_table(old)
    await store.save(old, 7, "played")
    await client.set(OLD_ROW, WITH_ADDRESS, ex=900)
    assert await store.load_table(old) == StoredTable(8, "played", MOVED.shown)
    assert await store.tables_of(ANNA) == [old]
    assert await store.forget(ANNA) == 1
    assert await keyspace(client) == {}


async def test_an_old_profile_is_read_and_its_updates_are_duplicates(store: Store, client: Redis) -> None:
    now, _ = await client.time()
    await client.set(f"kasino:{{{BO}}}:profile", '3 1f3a9c02 \n{"schema": 1}')
    await client.zadd(f"kasino:{{{BO}}}:updates", {"123456": now, "5": now - 100_000})
    assert await store.load(BO) == Loaded('{"schema": 1}', 3, None)
    assert await store.profiles([BO]) == {BO: '{"schema": 1}'}
    assert await store.save_profile(BO, "again", "update:123456") is Saved.DUPLICATE
    assert await store.save_profile(BO, "of long ago", "update:5", expected=3) is Saved.DONE
    assert await store.load(BO) == Loaded("of long ago", 4, None)

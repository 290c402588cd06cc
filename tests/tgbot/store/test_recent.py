"""Finding the tables to draw again when the bot starts."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from tgbot.store import Store, StoredTable
from tgbot.store.keys import DAY, TABLE_LIFETIME

HOUR = 60 * 60


async def saved_ago(store: Store, client: Redis, table: str, seconds: int) -> None:
    await store.save(table, 0, f"body of {table}", update=1)
    await client.expire(f"kasino:{{{table}}}:table", TABLE_LIFETIME - seconds)


async def recent(store: Store, seconds: int) -> dict[str, StoredTable]:
    return {table: stored async for table, stored in store.recent_tables(seconds)}


async def test_only_tables_saved_within_the_time_are_found(store: Store, client: Redis) -> None:
    for table, seconds in {"now": 0, "an hour": HOUR, "a day": DAY, "old": 50 * DAY}.items():
        await saved_ago(store, client, table, seconds)
    assert set(await recent(store, HOUR // 2)) == {"now"}
    assert set(await recent(store, HOUR + 60)) == {"now", "an hour"}
    assert set(await recent(store, TABLE_LIFETIME)) == {"now", "an hour", "a day", "old"}


async def test_a_found_table_has_its_version_and_address(store: Store) -> None:
    await store.save("t1", 0, "opened", update=1)
    await store.save("t1", 1, "played", update=2)
    await store.set_address("t1", "-100:9")
    assert await recent(store, HOUR) == {"t1": StoredTable(2, "played", "-100:9")}


async def test_an_address_does_not_make_a_table_recent(store: Store, client: Redis) -> None:
    await saved_ago(store, client, "t1", DAY)
    await store.set_address("t1", "-100:9")
    assert await recent(store, HOUR) == {}


async def test_people_are_no_tables(store: Store) -> None:
    await store.save_profile(1, "a profile", update=1)
    await store.add_table(1, "t1")
    assert await recent(store, HOUR) == {}


async def test_each_of_many_tables_is_found_once_while_others_are_saved(store: Store) -> None:
    await asyncio.gather(*(store.save(f"t{number}", 0, "opened", update=1) for number in range(1200)))
    found: list[str] = []
    async for table, _ in store.recent_tables(HOUR):
        if len(found) % 100 == 0:
            await store.save(f"later {len(found)}", 0, "opened", update=2)
        found.append(table)
    assert len(found) == len(set(found))
    assert set(found) >= {f"t{number}" for number in range(1200)}


async def test_a_table_forgotten_during_the_search_is_left_out_or_whole(store: Store) -> None:
    for number in range(50):
        await store.add_table(1, f"t{number}")
        await store.save(f"t{number}", 0, "opened", update=1)
    async for _, stored in store.recent_tables(HOUR):
        assert stored == StoredTable(1, "opened", None)
        await store.forget(1)
    assert await recent(store, HOUR) == {}


async def test_a_table_that_a_scan_passes_twice_is_found_once(
    store: Store, client: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.save("t1", 0, "opened", update=1)
    pages = [(7, ["kasino:{t1}:table"]), (0, ["kasino:{t1}:table"])]

    async def scan(*_: object) -> tuple[int, list[str]]:
        return pages.pop(0)

    monkeypatch.setattr(client, "scan", scan)
    assert [table async for table, _ in store.recent_tables(HOUR)] == ["t1"]
    assert pages == []


async def test_a_table_that_goes_while_it_is_looked_at_is_left_out(
    store: Store, client: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.save("t1", 0, "opened", update=1)
    pipeline = client.pipeline(transaction=False)
    execute = pipeline.execute

    async def execute_and_forget() -> list[object]:
        answers = await execute()
        await client.delete("kasino:{t1}:table")
        return answers

    monkeypatch.setattr(pipeline, "execute", execute_and_forget)
    monkeypatch.setattr(client, "pipeline", lambda **_: pipeline)
    assert await recent(store, HOUR) == {}

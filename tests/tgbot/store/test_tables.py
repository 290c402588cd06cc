"""Loading and saving tables: versions, updates, addresses, expiry."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest
from redis.asyncio import Redis
from redis.crc import key_slot

from tgbot.store import Loaded, Saved, Store, StoredTable
from tgbot.store.keys import DAY

ANNA = 8_000_000_001
ROW, MARKS = "kasino:{t1}:table", "kasino:{t1}:marks"


async def stored(store: Store, table: str = "t1") -> StoredTable | None:
    return (await store.load(ANNA, table)).table


async def test_an_empty_store_loads_nothing(store: Store) -> None:
    assert await store.load(ANNA, "t1") == Loaded(profile=None, profile_version=0, table=None)
    assert await store.load(ANNA) == Loaded(profile=None, profile_version=0, table=None)


async def test_a_new_table_is_saved_over_version_0_and_counts_up_from_1(store: Store) -> None:
    assert await store.save("t1", 0, "opened", update=1) is Saved.DONE
    assert await stored(store) == StoredTable(1, "opened", None)
    assert await store.save("t1", 1, "played", update=2) is Saved.DONE
    assert await stored(store) == StoredTable(2, "played", None)
    assert await stored(store, "t2") is None


@pytest.mark.parametrize("expected", [0, 1, 3, 20])
async def test_a_save_over_another_version_changes_nothing(store: Store, client: Redis, expected: int) -> None:
    await store.save("t1", 0, "opened", update=1)
    await store.save("t1", 1, "played", update=2)
    await client.expire(ROW, 1000)
    assert await store.save("t1", expected, "late", update=3) is Saved.STALE
    assert await stored(store) == StoredTable(2, "played", None)
    assert await client.ttl(ROW) <= 1000
    assert await client.zscore(MARKS, "3") is None


async def test_a_missing_table_has_no_other_version_than_0(store: Store) -> None:
    assert await store.save("t1", 1, "from nowhere", update=1) is Saved.STALE
    assert await stored(store) is None


async def test_a_stale_save_can_be_repeated_with_the_same_update(store: Store) -> None:
    await store.save("t1", 0, "opened", update=1)
    assert await store.save("t1", 0, "played", update=2) is Saved.STALE
    assert await store.save("t1", 1, "played", update=2) is Saved.DONE


@pytest.mark.parametrize("expected", [0, 1, 2])
async def test_an_update_is_saved_once_whatever_the_version(store: Store, expected: int) -> None:
    await store.save("t1", 0, "opened", update=1)
    await store.save("t1", 1, "played", update=2)
    assert await store.save("t1", expected, "played twice", update=2) is Saved.DUPLICATE
    assert await stored(store) == StoredTable(2, "played", None)


async def test_updates_may_come_out_of_order(store: Store) -> None:
    await store.save("t1", 0, "opened", update=7)
    assert await store.save("t1", 1, "played", update=5) is Saved.DONE


async def test_one_update_may_change_two_tables(store: Store) -> None:
    assert await store.save("t1", 0, "closed", update=1) is Saved.DONE
    assert await store.save("t2", 0, "opened", update=1) is Saved.DONE


async def test_saves_without_an_update_leave_no_mark(store: Store, client: Redis) -> None:
    assert await store.save("t1", 0, "opened") is Saved.DONE
    assert await store.save("t1", 1, "by the clock") is Saved.DONE
    assert not await client.exists(MARKS)


async def test_of_a_hundred_saves_at_once_over_one_version_one_is_done(store: Store) -> None:
    await store.save("t1", 0, "opened", update=0)
    saves = (store.save("t1", 1, f"move {update}", update) for update in range(1, 101))
    answers = await asyncio.gather(*saves)
    assert Counter(answers) == {Saved.DONE: 1, Saved.STALE: 99}
    assert await stored(store) == StoredTable(2, f"move {answers.index(Saved.DONE) + 1}", None)


async def test_hundreds_of_saves_at_once_wait_for_each_other(store: Store) -> None:
    saves = (store.save(f"t{number}", 0, "opened", update=number) for number in range(300))
    assert set(await asyncio.gather(*saves)) == {Saved.DONE}


async def test_of_a_hundred_deliveries_at_once_of_one_update_one_is_done(store: Store) -> None:
    answers = await asyncio.gather(*(store.save("t1", 0, "opened", update=1) for _ in range(100)))
    assert Counter(answers) == {Saved.DONE: 1, Saved.DUPLICATE: 99}


async def test_a_hundred_people_who_load_and_save_again_until_done_lose_nothing(store: Store) -> None:
    async def add(number: int) -> None:
        while True:
            table = await stored(store)
            version, body = (table.version, table.body) if table else (0, "")
            if await store.save("t1", version, f"{body} {number}", update=number) is Saved.DONE:
                return

    await asyncio.gather(*(add(number) for number in range(20)))
    table = await stored(store)
    assert table is not None
    assert table.version == 20
    assert sorted(map(int, table.body.split())) == list(range(20))


BODIES = {
    "empty": "",
    "lines": "\n\r\n\nend\n",
    "a row within": "7 ab12 place\nbody",
    "letters": "åäö ♠7 👩‍👩‍👧 \u202e",
    "zero": "\0 %s %d %",
    "large": "x" * 300_000,
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
async def test_any_text_comes_back_as_it_was(store: Store, body: str) -> None:
    await store.save("t1", 0, body, update=1)
    await store.set_address("t1", "-100123:7")
    assert await stored(store) == StoredTable(1, body, "-100123:7")
    await store.save_profile(ANNA, body)
    assert (await store.load(ANNA)).profile == body


async def test_an_address_stays_through_saves_and_changes_no_version(store: Store) -> None:
    await store.save("t1", 0, "opened", update=1)
    await store.set_address("t1", "inline AgAAA with spaces")
    assert await stored(store) == StoredTable(1, "opened", "inline AgAAA with spaces")
    await store.save("t1", 1, "played", update=2)
    assert await stored(store) == StoredTable(2, "played", "inline AgAAA with spaces")
    await store.set_address("t1", "-100:9")
    assert await stored(store) == StoredTable(2, "played", "-100:9")


async def test_the_address_of_a_table_that_is_gone_brings_nothing_back(store: Store, client: Redis) -> None:
    await store.set_address("t1", "-100:9")
    assert await client.keys("*") == []


async def test_an_address_of_two_lines_is_refused(store: Store) -> None:
    await store.save("t1", 0, "opened", update=1)
    with pytest.raises(ValueError, match="one line"):
        await store.set_address("t1", "-100\n9")


async def test_a_table_lives_60_days_from_its_last_save(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", update=1)
    assert 60 * DAY - 5 <= await client.ttl(ROW) <= 60 * DAY
    await client.expire(ROW, 1000)
    await store.set_address("t1", "-100:9")
    assert 990 <= await client.ttl(ROW) <= 1000
    await store.save("t1", 1, "played", update=2)
    assert 60 * DAY - 5 <= await client.ttl(ROW) <= 60 * DAY


async def test_an_expired_table_is_a_missing_one(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", update=1)
    await client.pexpire(ROW, 1)
    await asyncio.sleep(0.02)
    assert await stored(store) is None
    assert await store.save("t1", 0, "opened again", update=2) is Saved.DONE


async def test_an_update_is_marked_for_24_hours_from_its_own_save(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", update=1)
    await store.save("t1", 1, "played", update=2)
    await client.zadd(MARKS, {"1": time.time() - DAY + 60, "2": time.time() - DAY - 60})
    assert await store.save("t1", 2, "again", update=1) is Saved.DUPLICATE
    assert await store.save("t1", 2, "again", update=2) is Saved.DONE


async def test_old_marks_are_cleared_away(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", update=1)
    assert DAY - 5 <= await client.ttl(MARKS) <= DAY
    await client.zadd(MARKS, {"1": time.time() - DAY - 60})
    await store.save("t1", 1, "played", update=2)
    assert await client.zrange(MARKS, 0, -1) == ["2"]


async def test_all_keys_of_a_table_are_in_one_slot_of_a_cluster(store: Store, client: Redis) -> None:
    for table in ("t1", "t2"):
        await store.save(table, 0, "opened", update=1)
        await store.set_address(table, "-100:9")
        names = [str(name) for name in await client.keys(f"*{table}*")]
        assert len(names) == 2
        assert len({key_slot(name.encode()) for name in names}) == 1
    assert key_slot(b"kasino:{t1}:table") != key_slot(b"kasino:{t2}:table")

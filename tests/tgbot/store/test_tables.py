"""Loading and saving tables: versions, causes, deadlines, expiry."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest
from redis.asyncio import Redis

from tests.tgbot.store.keyspace import ANNA, DIRTY, DUE, MARKS, ROW, SHOWN, keyspace, seconds_until, slots
from tests.tgbot.waiting import AT_LAST
from tgbot.store import DRAWN_WITHIN, Loaded, Note, Saved, Shown, Store, StoredTable
from tgbot.store.keys import DAY, shard_of


async def stored(store: Store, table: str = "t1") -> StoredTable | None:
    return (await store.load(ANNA, table)).table


async def test_an_empty_store_loads_nothing(store: Store) -> None:
    assert await store.load(ANNA, "t1") == Loaded(profile=None, profile_version=0, table=None)
    assert await store.load(ANNA) == Loaded(profile=None, profile_version=0, table=None)


async def test_a_new_table_is_saved_over_version_0_and_counts_up_from_1(store: Store) -> None:
    assert await store.save("t1", 0, "opened", "update:1") is Saved.DONE
    assert await stored(store) == StoredTable(1, "opened", {})
    assert await store.save("t1", 1, "played", "update:2") is Saved.DONE
    assert await stored(store) == StoredTable(2, "played", {})
    assert await stored(store, "t2") is None


@pytest.mark.parametrize("expected", [0, 1, 3, 20])
async def test_a_save_over_another_version_changes_nothing(store: Store, client: Redis, expected: int) -> None:
    await store.save("t1", 0, "opened", "update:1")
    await store.save("t1", 1, "played", "update:2")
    await client.expire(ROW, 1000)
    assert await store.save("t1", expected, "late", "update:3") is Saved.STALE
    assert await stored(store) == StoredTable(2, "played", {})
    assert await client.ttl(ROW) <= 1000
    assert await client.zscore(MARKS, "update:3") is None


async def test_a_missing_table_has_no_other_version_than_0(store: Store) -> None:
    assert await store.save("t1", 1, "from nowhere", "update:1") is Saved.STALE
    assert await stored(store) is None


async def test_a_stale_save_can_be_repeated_with_the_same_cause(store: Store) -> None:
    await store.save("t1", 0, "opened", "update:1")
    assert await store.save("t1", 0, "played", "update:2") is Saved.STALE
    assert await store.save("t1", 1, "played", "update:2") is Saved.DONE


@pytest.mark.parametrize("expected", [0, 1, 2])
async def test_a_cause_is_saved_once_whatever_the_version(store: Store, expected: int) -> None:
    await store.save("t1", 0, "opened", "update:1")
    await store.save("t1", 1, "played", "update:2")
    assert await store.save("t1", expected, "played twice", "update:2") is Saved.DUPLICATE
    assert await stored(store) == StoredTable(2, "played", {})


async def test_causes_may_come_out_of_order(store: Store) -> None:
    await store.save("t1", 0, "opened", "update:7")
    assert await store.save("t1", 1, "played", "update:5") is Saved.DONE


async def test_one_cause_may_change_two_tables(store: Store) -> None:
    assert await store.save("t1", 0, "closed", "update:1") is Saved.DONE
    assert await store.save("t2", 0, "opened", "update:1") is Saved.DONE


async def test_saves_without_a_cause_leave_no_mark(store: Store, client: Redis) -> None:
    assert await store.save("t1", 0, "opened") is Saved.DONE
    assert await store.save("t1", 1, "by the clock") is Saved.DONE
    assert not await client.exists(MARKS)


async def test_of_a_hundred_saves_at_once_over_one_version_one_is_done(store: Store) -> None:
    await store.save("t1", 0, "opened", "update:0")
    saves = (store.save("t1", 1, f"move {number}", f"update:{number}") for number in range(1, 101))
    answers = await asyncio.gather(*saves)
    assert Counter(answers) == {Saved.DONE: 1, Saved.STALE: 99}
    assert await stored(store) == StoredTable(2, f"move {answers.index(Saved.DONE) + 1}", {})


async def test_hundreds_of_saves_at_once_wait_for_each_other(store: Store) -> None:
    saves = (store.save(f"t{number}", 0, "opened", f"update:{number}") for number in range(300))
    assert set(await asyncio.gather(*saves)) == {Saved.DONE}


async def test_of_a_hundred_saves_at_once_for_one_cause_one_is_done(store: Store) -> None:
    answers = await asyncio.gather(*(store.save("t1", 0, "opened", "update:1") for _ in range(100)))
    assert Counter(answers) == {Saved.DONE: 1, Saved.DUPLICATE: 99}


async def test_a_hundred_people_who_load_and_save_again_until_done_lose_nothing(store: Store) -> None:
    async def add(number: int) -> None:
        while True:
            table = await stored(store)
            version, body = (table.version, table.body) if table else (0, "")
            if await store.save("t1", version, f"{body} {number}", f"update:{number}") is Saved.DONE:
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
    await store.save("t1", 0, body, "update:1")
    assert await stored(store) == StoredTable(1, body, {})
    await store.save_profile(ANNA, body)
    assert (await store.load(ANNA)).profile == body


async def test_a_table_is_loaded_with_and_without_a_person_alike(store: Store) -> None:
    await store.save("t1", 0, "opened", "update:1")
    await store.note_shown([Note("t1", "group:-100:7", Shown(1, "-100:9"))])
    table = StoredTable(1, "opened", {"group:-100:7": Shown(1, "-100:9")})
    assert await store.load_table("t1") == await stored(store) == table
    assert await store.load_table("t2") is None


@pytest.mark.parametrize("cause", ["update:123", "clock:1700000000", "house:17", "♠ with a space"])
async def test_any_text_may_be_a_cause(store: Store, cause: str) -> None:
    assert await store.save("t1", 0, "opened", cause) is Saved.DONE
    assert await store.save("t1", 1, "played", cause) is Saved.DUPLICATE


async def test_a_save_sets_the_deadline_and_the_next_moves_or_removes_it(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", due=1_700_000_000.25)
    assert await client.zscore(DUE, "t1") == 1_700_000_000.25
    await store.save("t1", 1, "played", due=1_800_000_000)
    assert await client.zscore(DUE, "t1") == 1_800_000_000
    await store.save("t1", 2, "closed")
    assert await client.zscore(DUE, "t1") is None


@pytest.mark.parametrize("due", [float("nan"), float("inf")])
async def test_a_deadline_that_is_no_time_is_refused(store: Store, client: Redis, due: float) -> None:
    with pytest.raises(ValueError, match="not a time"):
        await store.save("t1", 0, "opened", due=due)
    assert await keyspace(client) == {}


async def test_a_saved_table_may_be_drawn_by_others_a_little_later(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened")
    assert DRAWN_WITHIN - 5 < await seconds_until(client, DIRTY, "t1") <= DRAWN_WITHIN
    await client.zadd(DIRTY, {"t1": 1})
    await store.save("t1", 1, "played")
    assert DRAWN_WITHIN - 5 < await seconds_until(client, DIRTY, "t1") <= DRAWN_WITHIN


@pytest.mark.parametrize(
    ("version", "cause", "answer"), [(1, "update:3", Saved.STALE), (2, "update:2", Saved.DUPLICATE)]
)
async def test_a_save_that_is_not_done_leaves_deadline_and_drawing_as_they_are(
    store: Store, client: Redis, version: int, cause: str, answer: Saved
) -> None:
    await store.save("t1", 0, "opened", "update:1")
    await store.save("t1", 1, "played", "update:2", due=1_700_000_000)
    await store.note_shown([Note("t1", "private:1", Shown(2, "1:55"))])
    before = await keyspace(client)
    assert await store.save("t1", version, "late", cause, due=5) is answer
    assert await store.save("t1", version, "late", cause) is answer
    assert await keyspace(client) == before


async def test_a_table_and_what_shows_it_live_60_days_from_its_last_save(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", "update:1")
    assert 60 * DAY - 5 <= await client.ttl(ROW) <= 60 * DAY
    await client.expire(ROW, 1000)
    await store.note_shown([Note("t1", "private:1", Shown(1, "1:55"))])
    for name in (ROW, SHOWN):
        assert 990 <= await client.ttl(name) <= 1000
    await store.save("t1", 1, "played", "update:2")
    for name in (ROW, SHOWN):
        assert 60 * DAY - 5 <= await client.ttl(name) <= 60 * DAY


async def test_an_expired_table_is_a_missing_one(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", "update:1")
    await client.pexpire(ROW, 1)
    async with asyncio.timeout(AT_LAST):
        while await client.exists(ROW):
            await asyncio.sleep(0)
    assert await stored(store) is None
    assert await store.save("t1", 0, "opened again", "update:2") is Saved.DONE


async def test_a_cause_is_marked_for_24_hours_from_its_own_save(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", "update:1")
    await store.save("t1", 1, "played", "update:2")
    await client.zadd(MARKS, {"update:1": time.time() - DAY + 60, "update:2": time.time() - DAY - 60})
    assert await store.save("t1", 2, "again", "update:1") is Saved.DUPLICATE
    assert await store.save("t1", 2, "again", "update:2") is Saved.DONE


async def test_old_marks_are_cleared_away(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", "update:1")
    assert DAY - 5 <= await client.ttl(MARKS) <= DAY
    await client.zadd(MARKS, {"update:1": time.time() - DAY - 60})
    await store.save("t1", 1, "played", "update:2")
    assert await client.zrange(MARKS, 0, -1) == ["update:2"]


async def test_all_keys_of_a_table_are_in_one_slot_of_a_cluster(store: Store, client: Redis) -> None:
    await store.save("t1", 0, "opened", "update:1", due=1)
    await store.note_shown([Note("t1", "private:1", Shown(0, "1:55"))])
    assert sorted(await keyspace(client)) == sorted([ROW, MARKS, SHOWN, DUE, DIRTY])
    assert len(await slots(client)) == 1


async def test_tables_are_spread_over_64_slots_of_a_cluster(store: Store, client: Redis) -> None:
    one_of_each_shard = {shard_of(table): table for table in (f"table {number}" for number in range(600))}
    await asyncio.gather(*(store.save(table, 0, "opened") for table in one_of_each_shard.values()))
    assert len(await slots(client)) == 64

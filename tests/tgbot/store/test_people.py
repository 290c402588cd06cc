"""What the store keeps about people: profiles, their tables, and forgetting them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest
from redis.asyncio import Redis

from tests.tgbot.store.keyspace import ANNA, BO, slots
from tgbot.store import Loaded, Note, Saved, Shown, Store
from tgbot.store.keys import DAY, table_row


async def open_table(store: Store, table: str, *users: int) -> None:
    for user in users:
        await store.add_table(user, table)
    assert await store.save(table, 0, f"body of {table}", "update:1", due=1) is Saved.DONE
    await store.note_shown([Note(table, "private:1", Shown(0, "1:55"))])


async def test_a_profile_and_a_table_are_loaded_together(store: Store) -> None:
    await store.save_profile(ANNA, "Anna's")
    await open_table(store, "t1", ANNA)
    loaded = await store.load(ANNA, "t1")
    assert (loaded.profile, loaded.table and loaded.table.body) == ("Anna's", "body of t1")
    assert (await store.load(BO, "t1")).profile is None
    assert await store.load(ANNA) == Loaded("Anna's", 1, None)


async def test_a_profile_does_not_expire(store: Store, client: Redis) -> None:
    await store.save_profile(ANNA, "first", "update:1")
    await store.save_profile(ANNA, "second", "update:2")
    assert await client.ttl(f"kasino:{{{ANNA}}}:profile") == -1


async def test_a_profile_is_saved_once_for_an_update(store: Store) -> None:
    assert await store.save_profile(ANNA, "one win", "update:1") is Saved.DONE
    assert await store.save_profile(ANNA, "two wins", "update:1") is Saved.DUPLICATE
    assert await store.load(ANNA) == Loaded("one win", 1, None)
    assert await store.save_profile(BO, "one loss", "update:1") is Saved.DONE


async def test_a_profile_without_an_expected_version_is_written_over(store: Store) -> None:
    for body in ("first", "second", "third"):
        assert await store.save_profile(ANNA, body) is Saved.DONE
    assert await store.load(ANNA) == Loaded("third", 3, None)


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_a_profile_over_another_version_changes_nothing(store: Store, expected: int) -> None:
    await store.save_profile(ANNA, "first")
    await store.save_profile(ANNA, "second")
    assert await store.save_profile(ANNA, "late", "update:1", expected=expected) is Saved.STALE
    assert await store.load(ANNA) == Loaded("second", 2, None)
    assert await store.save_profile(ANNA, "third", "update:1", expected=2) is Saved.DONE


async def test_of_twenty_first_profiles_at_once_one_is_done(store: Store) -> None:
    saves = (store.save_profile(ANNA, f"{number}", expected=0) for number in range(20))
    assert Counter(await asyncio.gather(*saves)) == {Saved.DONE: 1, Saved.STALE: 19}


async def test_the_profiles_of_several_people_are_those_that_exist(store: Store) -> None:
    await store.save_profile(ANNA, "Anna's")
    await store.save_profile(BO, "Bo's")
    assert await store.profiles([BO, 7, ANNA]) == {ANNA: "Anna's", BO: "Bo's"}
    assert await store.profiles([]) == {}


async def test_the_tables_of_a_person_are_told_last_opened_first(store: Store) -> None:
    for table in ("b", "c", "a"):
        await open_table(store, table, ANNA)
    await open_table(store, "d", BO)
    assert await store.tables_of(ANNA) == ["a", "c", "b"]
    assert await store.tables_of(BO) == ["d"]


async def test_a_person_without_tables_has_none(store: Store) -> None:
    assert await store.tables_of(ANNA) == []
    assert await store.forget(ANNA) == 0


async def test_a_table_added_twice_counts_once(store: Store) -> None:
    await open_table(store, "a", ANNA)
    await open_table(store, "b", ANNA)
    await store.add_table(ANNA, "a")
    assert await store.tables_of(ANNA) == ["a", "b"]
    assert await store.forget(ANNA) == 2


async def test_a_table_may_be_added_before_it_is_saved(store: Store) -> None:
    await store.add_table(ANNA, "a")
    assert await store.tables_of(ANNA) == []
    await store.save("a", 0, "opened", "update:1")
    assert await store.tables_of(ANNA) == ["a"]


async def test_expired_tables_are_dropped_from_the_list_and_living_ones_are_not(store: Store, client: Redis) -> None:
    index = f"kasino:{{{ANNA}}}:tables"
    for table in ("expired", "still played"):
        await open_table(store, table, ANNA)
        await client.zadd(index, {table: time.time() - 61 * DAY})
    await client.delete(table_row("expired"))
    await store.add_table(ANNA, "new")
    assert await client.zrange(index, 0, -1) == ["still played", "new"]


async def test_forgetting_deletes_every_trace_of_a_person(store: Store, client: Redis) -> None:
    await store.save_profile(ANNA, "Anna's", "update:1")
    for number in range(50):
        await open_table(store, f"t{number}", ANNA)
    assert await store.forget(ANNA) == 50
    assert await client.keys("*") == []


async def test_forgetting_for_a_cause_is_done_once_and_leaves_only_a_mark_that_expires_and_names_nobody(
    store: Store, client: Redis
) -> None:
    await store.save_profile(ANNA, "Anna's", "update:1")
    await open_table(store, "t1", ANNA)
    assert await store.forget(ANNA, "update:2") == 1
    assert await client.keys("*") == ["kasino:forgotten:update:2"]
    assert 0 < await client.ttl("kasino:forgotten:update:2") <= DAY
    await store.save_profile(ANNA, "newer", "update:3")
    await open_table(store, "t2", ANNA)
    assert await store.forget(ANNA, "update:2") == 0
    assert (await store.load(ANNA)).profile == "newer"
    assert await store.tables_of(ANNA) == ["t2"]


async def test_of_too_many_tables_the_first_opened_are_deleted(store: Store, client: Redis) -> None:
    for number in range(7):
        await open_table(store, f"t{number}", BO)
        await store.add_table(ANNA, f"t{number}", keep=3)
    assert await store.tables_of(ANNA) == ["t6", "t5", "t4"]
    assert await store.load_table("t3") is None
    assert not [key for key in await client.keys("*") if str(key).endswith((":t0", ":t1", ":t2", ":t3"))]
    await store.add_table(ANNA, "t4", keep=3)
    assert await store.tables_of(ANNA) == ["t4", "t6", "t5"]


async def test_forgetting_leaves_the_other_people_alone(store: Store) -> None:
    await store.save_profile(ANNA, "Anna's")
    await store.save_profile(BO, "Bo's")
    await open_table(store, "both", ANNA, BO)
    await open_table(store, "bo alone", BO)
    assert await store.forget(ANNA) == 1
    assert (await store.load(BO)).profile == "Bo's"
    assert await store.tables_of(BO) == ["bo alone"]


async def test_a_move_at_a_forgotten_table_does_not_bring_it_back(store: Store, client: Redis) -> None:
    await open_table(store, "t1", ANNA)
    await store.forget(ANNA)
    assert await store.save("t1", 1, "played", "update:2") is Saved.STALE
    await store.note_shown([Note("t1", "private:1", Shown(1, "1:56"))])
    assert await client.keys("*") == []


async def test_tables_that_are_gone_are_not_counted_as_forgotten(store: Store, client: Redis) -> None:
    await open_table(store, "a", ANNA)
    await open_table(store, "b", ANNA)
    await client.delete(table_row("a"))
    assert await store.forget(ANNA) == 1


async def test_all_keys_of_a_person_are_in_one_slot_of_a_cluster(store: Store, client: Redis) -> None:
    await store.save_profile(ANNA, "Anna's", "update:1")
    await store.add_table(ANNA, "t1")
    assert len(await client.keys("*")) == 3
    assert len(await slots(client)) == 1


async def test_a_person_and_a_table_with_the_same_number_do_not_meet(store: Store) -> None:
    await open_table(store, str(ANNA), BO)
    await store.save_profile(ANNA, "Anna's", "update:1")
    assert (await store.load(ANNA, str(ANNA))).profile == "Anna's"
    assert await store.forget(ANNA) == 0
    assert await store.tables_of(BO) == [str(ANNA)]

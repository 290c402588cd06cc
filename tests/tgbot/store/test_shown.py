"""Noting what destinations show, and which tables are dirty as a result."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from tests.tgbot.store.keyspace import ANNA, DIRTY, SHOWN, keyspace, seconds_until
from tgbot.store import DRAWN_WITHIN, LEASE, Note, Noted, Saved, Shown, Store
from tgbot.store.keys import table_row

HERE, THERE = "private:1001", "group:-100:7"


@pytest.fixture
async def table(store: Store) -> str:
    """A table at version 2 that has never been shown."""
    await store.save("t1", 0, "opened")
    await store.save("t1", 1, "played")
    return "t1"


async def shown(store: Store) -> dict[str, Shown]:
    stored = await store.load_table("t1")
    assert stored is not None
    return dict(stored.shown)


async def is_dirty(client: Redis, table: str = "t1") -> bool:
    return await client.zscore(DIRTY, table) is not None


async def test_a_note_is_loaded_with_the_table(store: Store, table: str) -> None:
    notes = [Note(table, HERE, Shown(2, "1001:55")), Note(table, THERE, Shown(1, "-100:9"))]
    assert await store.note_shown(notes) == [Noted(2, None, behind=True), Noted(2, None, behind=True)]
    assert await shown(store) == {HERE: Shown(2, "1001:55"), THERE: Shown(1, "-100:9")}


async def test_no_notes_have_no_answers(store: Store) -> None:
    assert await store.note_shown([]) == []


async def test_a_table_that_shows_its_version_everywhere_is_clean(store: Store, client: Redis, table: str) -> None:
    await store.note_shown([Note(table, HERE, Shown(1, "1001:55")), Note(table, THERE, Shown(2, "-100:9"))])
    assert await is_dirty(client)
    await store.note_shown([Note(table, HERE, Shown(2, "1001:55"))])
    assert not await is_dirty(client)


async def test_a_table_is_not_clean_before_the_last_of_its_notes_in_a_call(
    store: Store, client: Redis, table: str
) -> None:
    await store.note_shown([Note(table, HERE, Shown(2, "1001:55")), Note(table, THERE, Shown(1, "-100:9"))])
    assert await is_dirty(client)
    assert await seconds_until(client, DIRTY, table) <= DRAWN_WITHIN


async def test_noting_an_older_version_says_so_and_the_table_stays_dirty(
    store: Store, client: Redis, table: str
) -> None:
    assert await store.note_shown([Note(table, HERE, Shown(1, "1001:55"))]) == [Noted(2, None, behind=True)]
    assert await is_dirty(client)


async def test_an_older_version_that_arrives_last_is_what_is_there_and_the_table_is_dirty_again(
    store: Store, client: Redis, table: str
) -> None:
    await store.note_shown([Note(table, HERE, Shown(2, "1001:55"))])
    assert not await is_dirty(client)
    assert await store.note_shown([Note(table, HERE, Shown(1, "1001:55"))]) == [Noted(2, None, behind=True)]
    assert await shown(store) == {HERE: Shown(1, "1001:55")}
    assert DRAWN_WITHIN - 5 < await seconds_until(client, DIRTY, table) <= DRAWN_WITHIN


async def test_a_note_of_an_older_version_takes_no_lease_away(store: Store, client: Redis, table: str) -> None:
    await client.zadd(DIRTY, {table: 1})
    assert await store.claim_dirty(1) == [table]
    await store.note_shown([Note(table, HERE, Shown(1, "1001:55"))])
    assert LEASE - 5 < await seconds_until(client, DIRTY, table) <= LEASE


async def test_a_save_during_the_drawing_leaves_the_table_dirty(store: Store, client: Redis, table: str) -> None:
    await store.save(table, 2, "played on")
    assert await store.note_shown([Note(table, HERE, Shown(2, "1001:55"))]) == [Noted(3, None, behind=True)]
    assert await is_dirty(client)


async def test_the_address_that_a_note_replaces_is_returned(store: Store, table: str) -> None:
    notes = [Note(table, HERE, Shown(2, address)) for address in ("1001:55", "1001:55", "1001:60")]
    assert await store.note_shown(notes) == [
        Noted(2, None, behind=False),
        Noted(2, None, behind=False),
        Noted(2, "1001:55", behind=False),
    ]
    assert await store.note_shown([Note(table, HERE, Shown(2, "1001:70"))]) == [Noted(2, "1001:60", behind=False)]
    assert await store.note_shown([Note(table, THERE, Shown(2, "1001:80"))]) == [Noted(2, None, behind=False)]


async def test_a_destination_that_is_given_up_is_waited_for_no_longer(store: Store, client: Redis, table: str) -> None:
    await store.note_shown([Note(table, HERE, Shown(1, "1001:55")), Note(table, THERE, Shown(2, "-100:9"))])
    assert await store.note_shown([Note(table, HERE, None)]) == [Noted(2, None, behind=False)]
    assert await shown(store) == {THERE: Shown(2, "-100:9")}
    assert not await is_dirty(client)


async def test_a_table_without_destinations_is_clean_once_one_is_given_up(
    store: Store, client: Redis, table: str
) -> None:
    assert await store.note_shown([Note(table, HERE, None)]) == [Noted(2, None, behind=False)]
    assert not await is_dirty(client)
    assert await client.exists(SHOWN) == 0


async def test_notes_of_several_tables_are_answered_in_their_order(store: Store, client: Redis, table: str) -> None:
    await store.save("t2", 0, "opened")
    notes = [
        Note("t2", HERE, Shown(1, "1001:60")),
        Note(table, HERE, Shown(2, "1001:55")),
        Note("gone", HERE, Shown(9, "1001:70")),
        Note("t2", HERE, Shown(1, "1001:61")),
        Note(table, THERE, None),
    ]
    answers = [
        Noted(1, None, behind=False),
        Noted(2, None, behind=False),
        Noted(0, None, behind=False),
        Noted(1, "1001:60", behind=False),
        Noted(2, None, behind=False),
    ]
    assert await store.note_shown(notes) == answers
    assert not await is_dirty(client)


async def test_a_table_that_is_gone_stays_gone_and_is_not_dirty(store: Store, client: Redis, table: str) -> None:
    await client.delete(table_row(table))
    notes = [Note(table, HERE, Shown(2, "1001:55")), Note(table, THERE, None)]
    assert await store.note_shown(notes) == [Noted(0, None, behind=False), Noted(0, None, behind=False)]
    assert await keyspace(client) == {}


async def test_notes_stay_through_saves_and_change_no_version(store: Store, table: str) -> None:
    await store.note_shown([Note(table, HERE, Shown(2, "1001:55"))])
    assert await store.save(table, 2, "played on") is Saved.DONE
    assert await shown(store) == {HERE: Shown(2, "1001:55")}


async def test_concurrent_notes_of_different_destinations_are_all_kept(store: Store, client: Redis, table: str) -> None:
    places = [f"private:{number}" for number in range(50)]
    await asyncio.gather(*(store.note_shown([Note(table, place, Shown(2, "1:1"))]) for place in places))
    assert set(await shown(store)) == set(places)
    assert not await is_dirty(client)


@pytest.mark.parametrize(
    ("destination", "address"), [("private 1", "1:1"), ("private\n1", "1:1"), (HERE, "1 1"), (HERE, "1\n1")]
)
async def test_spaces_and_line_feeds_are_refused(
    store: Store, client: Redis, table: str, destination: str, address: str
) -> None:
    before = await keyspace(client)
    with pytest.raises(ValueError, match="spaces"):
        await store.note_shown([Note(table, HERE, None), Note(table, destination, Shown(2, address))])
    assert await keyspace(client) == before


async def test_the_shown_are_forgotten_with_the_table(store: Store, client: Redis, table: str) -> None:
    await store.add_table(ANNA, table)
    await store.note_shown([Note(table, HERE, Shown(2, "1001:55"))])
    await store.forget(ANNA)
    assert await keyspace(client) == {}


async def test_a_note_that_does_not_take_over_leaves_the_message_that_the_destination_has_by_now(
    store: Store, table: str
) -> None:
    (first,) = await store.note_shown([Note(table, HERE, Shown(1, "1001:55"), takes_over=False)])
    assert first == Noted(2, None, behind=True)
    await store.note_shown([Note(table, HERE, Shown(1, "1001:56"))])
    (late,) = await store.note_shown([Note(table, HERE, Shown(2, "1001:55"), takes_over=False)])
    assert late == Noted(2, "1001:55", behind=True)
    assert await shown(store) == {HERE: Shown(1, "1001:56")}
    (again,) = await store.note_shown([Note(table, HERE, Shown(2, "1001:56"), takes_over=False)])
    assert again == Noted(2, None, behind=False)


@pytest.mark.parametrize(
    ("instead_of", "moves"), [(("1001:55",), True), (("1001:7", "1001:55"), True), (("1001:5", "1001:555"), False)]
)
async def test_a12_a_note_for_a_message_that_stands_instead_of_the_noted_one_is_written(
    store: Store, table: str, instead_of: tuple[str, ...], moves: bool
) -> None:
    await store.note_shown([Note(table, HERE, Shown(1, "1001:55"))])
    (noted,) = await store.note_shown([Note(table, HERE, Shown(2, "1001:56"), False, instead_of)])
    assert noted.replaced == (None if moves else "1001:56")
    assert await shown(store) == {HERE: Shown(2, "1001:56") if moves else Shown(1, "1001:55")}

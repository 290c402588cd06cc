"""What only a real server can show: round trips, bytes, and what happens when it or the line to it fails."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from redis.asyncio import Redis

from tests.redis_server import RedisServer, free_port
from tests.tgbot.store.connected import CONNECTIONS, connected, warm
from tests.tgbot.store.keyspace import ANNA, BO, MARKS, ROW, SHOWN, keyspace
from tests.tgbot.store.line import Fault, Line, line_to
from tests.tgbot.waiting import until
from tgbot.store import Loaded, Note, Saved, Shown, Store, StoredTable, StoreUnavailable, connection, keys
from tgbot.store.keys import dirty, due, shard_of, table_marks
from tgbot.store.patience import AT_HOME

pytestmark = pytest.mark.server

NOTES = [Note("t1", "private:1", Shown(1, "1:55")), Note("t2", "private:1", None)]
STEPS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "load": lambda store: store.load(ANNA, "t1"),
    "save": lambda store: store.save("t1", 1, "played", "update:2"),
    "save_profile": lambda store: store.save_profile(ANNA, "Anna's", "update:2"),
    "load_table": lambda store: store.load_table("t1"),
    "profiles": lambda store: store.profiles([ANNA, BO]),
    "note_shown": lambda store: store.note_shown(NOTES),
    "claim_due": lambda store: store.claim_due(10),
    "claim_dirty": lambda store: store.claim_dirty(10),
    "settle": lambda store: store.settle("t1"),
    "add_table": lambda store: store.add_table(ANNA, "t1"),
    "tables_of": lambda store: store.tables_of(ANNA),
    "forget": lambda store: store.forget(ANNA),
    "ping": lambda store: store.ping(),
}


@pytest.fixture
async def line(shared_redis: RedisServer, redis_url: str) -> AsyncIterator[Line]:
    assert redis_url.endswith(f":{shared_redis.port}/0")
    async with line_to(shared_redis.port) as line:
        yield line


async def is_unavailable_soon(step: Awaitable[object]) -> None:
    """Raises within two seconds as this process experiences them: a pause of the machine counts as one tick."""
    call = asyncio.ensure_future(step)
    for _ in range(20):
        await asyncio.wait([call], timeout=0.1)
    assert call.done()
    with pytest.raises(StoreUnavailable):
        await call


ROUND_TRIPS = dict.fromkeys(STEPS, 1) | {"tables_of": 2, "forget": 2}


@pytest.mark.parametrize("step", STEPS)
async def test_a_step_is_one_round_trip_and_two_where_it_reads_a_list_first(line: Line, step: str) -> None:
    async with connected(line.url) as store:
        await store.save("t1", 0, "opened", "update:1", due=1)
        await store.save_profile(ANNA, "Anna's")
        await store.add_table(ANNA, "t1")
        await store.claim_due(1)
        line.trips = 0
        await STEPS[step](store)
        assert line.trips == ROUND_TRIPS[step]


async def test_a_save_that_is_not_done_is_one_round_trip_too(line: Line) -> None:
    async with connected(line.url) as store:
        await store.save("t1", 0, "opened", "update:1")
        line.trips = 0
        assert await store.save("t1", 0, "late", "update:3") is Saved.STALE
        assert await store.save("t1", 1, "played", "update:1") is Saved.DUPLICATE
        assert line.trips == 2


async def test_a_missing_table_is_looked_for_once_more(line: Line) -> None:
    async with connected(line.url) as store:
        line.trips = 0
        assert await store.load_table("t1") is None
        assert line.trips == 2


async def test_a_claim_of_more_than_is_wanted_takes_one_more_round_trip(line: Line) -> None:
    async with connected(line.url) as store:
        for number in range(20):
            await store.save(f"t{number}", 0, "opened", due=1)
        line.trips = 0
        assert len(await store.claim_due(19)) == 19
        assert line.trips == 3
        line.trips = 0
        assert len(await store.claim_due(1)) == 1
        assert line.trips == 2


@pytest.mark.parametrize("size", [100, 300, 1000, 3000, 10_000])
async def test_a_table_costs_little_more_than_its_body(redis_url: str, size: int) -> None:
    async with connected(redis_url) as store, Redis.from_url(redis_url) as client:
        await store.save("t1", 0, "x" * size, "update:123456789")
        await store.note_shown([Note("t1", "private:1234567890", Shown(1, "1234567890:12345"))])
        costs = [await client.memory_usage(name) for name in (ROW, MARKS, SHOWN)]
        row, marks, shown = (cost for cost in costs if cost is not None)
        assert row <= 1.25 * size + 160  # the allocator's steps are a quarter of the size
        assert marks <= 120
        assert shown <= 160


async def test_a_store_cannot_be_connected_to_a_server_that_is_not_there() -> None:
    await is_unavailable_soon(Store.connect(f"redis://127.0.0.1:{free_port()}/0"))


async def test_a_url_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="scheme"):
        await Store.connect("https://example.org")


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
async def test_a_killed_server_is_unavailable_and_works_once_it_is_back(
    redis_server: RedisServer, step: Callable[[Store], Awaitable[object]]
) -> None:
    async with connected(redis_server.url) as store:
        await store.save("t1", 0, "opened", "update:1", due=1)
        await store.claim_due(1)
        await warm(store)
        redis_server.kill()
        await is_unavailable_soon(step(store))
        redis_server.start()
        await step(store)


async def test_after_a_restart_nobody_notices_the_broken_connections(redis_server: RedisServer) -> None:
    async with connected(redis_server.url) as store:
        assert await store.save("t1", 0, "opened", "update:1") is Saved.DONE
        await warm(store)
        redis_server.kill()
        redis_server.start()
        saves = (store.save(f"new {number}", 0, "opened", "update:1") for number in range(CONNECTIONS))
        assert set(await asyncio.gather(*saves)) == {Saved.DONE}
        assert await store.save("t1", 1, "played", "update:2") is Saved.DONE


async def test_a_server_that_hangs_is_unavailable_and_works_once_it_goes_on(
    redis_server: RedisServer,
) -> None:
    async with connected(redis_server.url) as store:
        redis_server.freeze()
        await is_unavailable_soon(store.save("t1", 0, "opened", "update:1"))
        await asyncio.gather(*(is_unavailable_soon(store.load(ANNA)) for _ in range(3 * CONNECTIONS)))
        redis_server.thaw()
        await store.save("t1", 0, "opened", "update:1")
        assert (await store.load(ANNA, "t1")).table == StoredTable(1, "opened", {})


async def test_a_caller_who_gives_up_is_cancelled_and_leaves_the_store_in_order(
    redis_server: RedisServer,
) -> None:
    async with connected(redis_server.url) as store:
        redis_server.freeze()
        calls = [asyncio.create_task(store.load(ANNA)) for _ in range(2 * CONNECTIONS)]
        pool = store._client.connection_pool
        await until(lambda: sum(each.is_connected for each in pool._in_use_connections) == CONNECTIONS)
        for call in calls:
            call.cancel()
        ends = await asyncio.gather(*calls, return_exceptions=True)
        assert {type(end) for end in ends} == {asyncio.CancelledError}
        redis_server.thaw()
        await warm(store)


async def test_a_save_whose_request_was_lost_is_sent_again(line: Line) -> None:
    async with connected(line.url) as store:
        line.next_fault = Fault.REQUEST_LOST
        assert await store.save("t1", 0, "opened", "update:1") is Saved.DONE
        assert line.next_fault is None
        assert (await store.load(ANNA, "t1")).table == StoredTable(1, "opened", {})


@pytest.mark.parametrize("cause", ["update:1", None], ids=["with a cause", "without"])
async def test_a_save_whose_answer_was_lost_knows_its_own_work(line: Line, cause: str | None) -> None:
    async with connected(line.url) as store:
        line.next_fault = Fault.ANSWER_LOST
        assert await store.save("t1", 0, "opened", cause) is Saved.DONE
        assert line.next_fault is None
        assert (await store.load(ANNA, "t1")).table == StoredTable(1, "opened", {})
        line.next_fault = Fault.ANSWER_LOST
        assert await store.save_profile(ANNA, "Anna's", cause, expected=0) is Saved.DONE
        assert (await store.load(ANNA)).profile_version == 1


async def test_a_claim_whose_answer_was_lost_costs_a_lease_and_no_error(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def its_shard(*_: object) -> list[int]:
        return [keys.shard_of("t1")]

    async with connected(line.url) as store:
        await store.save("t1", 0, "opened", due=1)
        monkeypatch.setattr(store, "_ready", its_shard)  # so that the next round trip is the claim
        line.next_fault = Fault.ANSWER_LOST
        assert await store.claim_due(1) == []
        assert line.next_fault is None


REFUSALS = [
    "LOADING loading the dataset",
    "READONLY a replica",
    "OOM no memory",
    "MISCONF no disk",
    "NOAUTH",
    "ERR",
]


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_server_that_refuses_is_unavailable(refusal: str) -> None:
    async def refuse(reader: StreamReader, writer: StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            writer.write(f"-{refusal}\r\n".encode() * data.count(b"\r\n$"))
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    try:
        await is_unavailable_soon(Store.connect(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0"))
    finally:
        server.close()


async def test_what_is_not_redis_is_unavailable() -> None:
    async def refuse(_: StreamReader, writer: StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    try:
        await is_unavailable_soon(Store.connect(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0"))
    finally:
        server.close()


async def test_a_refusal_concerns_only_the_refused(redis_server: RedisServer) -> None:
    async with connected(redis_server.url) as store, Redis.from_url(redis_server.url) as client:
        await store.save("t1", 0, "opened", "update:1")
        await client.config_set("maxmemory", "1")
        saves = [store.save("t1", 1, "played", "update:2") for _ in range(CONNECTIONS)]
        loads = [store.load(ANNA, "t1") for _ in range(CONNECTIONS)]
        answers = await asyncio.gather(*saves, *loads, return_exceptions=True)
        assert {type(answer) for answer in answers[:CONNECTIONS]} == {StoreUnavailable}
        assert {type(answer) for answer in answers[CONNECTIONS:]} == {Loaded}


async def test_a_full_server_is_unavailable_and_saves_nothing_by_halves(redis_server: RedisServer) -> None:
    async with connected(redis_server.url) as store, Redis.from_url(redis_server.url, decode_responses=True) as client:
        await store.save("t1", 0, "opened", "update:1")
        before = await keyspace(client)
        await client.config_set("maxmemory", "1")
        await is_unavailable_soon(store.save("t1", 1, "played", "update:2", due=1))
        assert await keyspace(client) == before
        await client.config_set("maxmemory", "0")
        assert await store.save("t1", 1, "played", "update:2") is Saved.DONE


async def test_a_server_killed_during_saves_has_each_of_them_whole_or_not_at_all(
    redis_server: RedisServer,
) -> None:
    acknowledged = dict.fromkeys((f"t{number}" for number in range(20)), 0)

    async def play(store: Store, table: str) -> None:
        while True:
            version = acknowledged[table]
            following = version + 1
            await store.save(table, version, f"body {following}", f"update:{following}", due=following)
            acknowledged[table] = following

    async with connected(redis_server.url) as store, Redis.from_url(redis_server.url) as client:
        games = [asyncio.create_task(play(store, table)) for table in acknowledged]
        await until(lambda: min(acknowledged.values()) >= 10 or any(game.done() for game in games))
        redis_server.kill()
        ends = await asyncio.gather(*games, return_exceptions=True)
        assert {type(end) for end in ends} == {StoreUnavailable}
        redis_server.start()
        for table, last in acknowledged.items():
            stored = (await store.load(ANNA, table)).table
            assert stored is not None
            assert stored.version in (last, last + 1)
            assert stored.body == f"body {stored.version}"
            assert await client.zcard(table_marks(table)) == stored.version
            assert await client.zscore(due(shard_of(table)), table) == stored.version
            assert await client.zscore(dirty(shard_of(table)), table) is not None
            cause = f"update:{stored.version}"
            assert await store.save(table, stored.version, "again", cause) is Saved.DUPLICATE


async def test_two_embedded_stores_share_nothing() -> None:
    one, other = await Store.connect(None), await Store.connect(None)
    await one.save("t1", 0, "opened", "update:1")
    assert (await other.load(ANNA, "t1")).table is None
    await one.close()
    await other.close()


async def test_a_start_is_more_patient_than_a_tap(redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.0)
    store = await Store.connect(redis_server.url)
    try:
        await store.rehearse()
        with pytest.raises(StoreUnavailable):
            await store.ping()
    finally:
        store.queue.patience = AT_HOME
        await store.close()

"""A server that has lost its scripts, by a flush or a restart, gets them again, and no call is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from tests.tgbot.store.keyspace import ANNA
from tgbot.store import Note, Noted, Saved, Shown, Store, calls

STEPS: dict[str, tuple[Callable[[Store], Awaitable[object]], object]] = {
    "save": (lambda store: store.save("t1", 1, "played"), Saved.DONE),
    "save_profile": (lambda store: store.save_profile(ANNA, "Anna's"), Saved.DONE),
    "add_table": (lambda store: store.add_table(ANNA, "t1"), None),
    "note_shown": (
        lambda store: store.note_shown([Note("t1", "private:1", Shown(1, "1:5"))]),
        [Noted(1, None, behind=False)],
    ),
    "claim_due": (lambda store: store.claim_due(1), ["t2"]),
    "claim_dirty": (lambda store: store.claim_dirty(1), []),
    "settle": (lambda store: store.settle("t1"), None),
}


@pytest.mark.parametrize(("step", "answer"), STEPS.values(), ids=STEPS)
async def test_no_call_is_lost_with_the_scripts(
    store: Store, client: Redis, step: Callable[[Store], Awaitable[object]], answer: object
) -> None:
    await store.save("t1", 0, "opened", due=1)
    assert await store.claim_due(1) == ["t1"]
    await store.save("t2", 0, "opened", due=1)
    await client.script_flush()
    assert await step(store) == answer


async def test_only_the_calls_that_were_lost_are_made_again(client: Redis) -> None:
    count = calls.Script("return redis.call('INCR', KEYS[1])")
    other = calls.Script("return redis.call('INCRBY', KEYS[1], 10)")
    await client.script_flush()
    await calls.load_scripts(client, [count])
    assert await calls.answers(client, [count.on("n"), other.on("n"), count.on("n")]) == [1, 12, 2]
    await client.aclose()


async def test_an_error_of_one_call_is_raised_after_the_others_were_made(client: Redis) -> None:
    count, refuse = calls.Script("return redis.call('INCR', KEYS[1])"), calls.Script("return redis.call('NONSENSE')")
    with pytest.raises(ResponseError):
        await calls.answers(client, [count.on("n"), refuse.on("n"), count.on("n")])
    assert await client.get("n") == "2"
    await client.aclose()

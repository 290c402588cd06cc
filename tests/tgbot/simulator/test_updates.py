"""The queue of updates: order, confirmation, what is asked for, age, and one reader at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.tgbot.made_up_time import in_made_up_time
from tests.tgbot.waiting import AT_LAST
from tgbot.simulator.api import call
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
ANOTHER = "409 Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"


async def test_updates_stay_until_a_higher_offset_confirms_them(ask: Ask, anna: Person) -> None:
    for text in "abc":
        await anna.send(text)
    first, second, third = await ask("getUpdates")
    assert [u["message"]["text"] for u in (first, second, third)] == ["a", "b", "c"]
    assert len(await ask("getUpdates", limit=2)) == 2
    assert await ask("getUpdates", offset=second["update_id"]) == [second, third]
    assert await ask("getUpdates", offset=third["update_id"] + 1) == []


async def test_a_negative_offset_forgets_all_but_the_newest(ask: Ask, anna: Person) -> None:
    for text in "abc":
        await anna.send(text)
    assert [u["message"]["text"] for u in await ask("getUpdates", offset=-1)] == ["c"]
    assert len(await ask("getUpdates")) == 1


async def test_a_long_poll_ends_when_something_happens(ask: Ask, anna: Person) -> None:
    waiting = asyncio.create_task(ask("getUpdates", timeout=50))
    await asyncio.sleep(0)
    await anna.send("now")
    (update,) = await asyncio.wait_for(waiting, AT_LAST)
    assert update["message"]["text"] == "now"


async def test_a_long_poll_gives_nothing_when_its_time_is_up(ask: Ask, anna: Person) -> None:
    assert anna.id
    assert await asyncio.wait_for(ask("getUpdates", timeout=1), AT_LAST) == []


async def test_a_second_poller_ends_the_first_with_409(ask: Ask, anna: Person) -> None:
    first = asyncio.create_task(ask("getUpdates", timeout=50))
    await asyncio.sleep(0)
    second = asyncio.create_task(ask("getUpdates", timeout=50))
    assert await asyncio.wait_for(first, AT_LAST) == ANOTHER
    await anna.send("x")
    assert len(await asyncio.wait_for(second, AT_LAST)) == 1


async def test_a_poller_that_does_not_wait_ends_the_first_too(ask: Ask) -> None:
    first = asyncio.create_task(ask("getUpdates", timeout=50))
    await asyncio.sleep(0)
    assert await ask("getUpdates") == []
    assert await asyncio.wait_for(first, AT_LAST) == ANOTHER


async def test_polling_and_webhook_exclude_each_other(ask: Ask) -> None:
    waiting = asyncio.create_task(ask("getUpdates", timeout=50))
    await asyncio.sleep(0)
    assert await ask("setWebhook", url="http://127.0.0.1:1/x", secret_token="abc") is True
    assert await asyncio.wait_for(waiting, AT_LAST) == "409 Conflict: terminated by setWebhook request"
    answer = await ask("getUpdates")
    assert answer.startswith("409 Conflict: can't use getUpdates method while webhook is active")
    assert (await ask("getWebhookInfo"))["url"] == "http://127.0.0.1:1/x"
    assert await ask("deleteWebhook") is True
    assert await ask("getUpdates") == []


async def test_webhooks_go_to_this_machine_only(ask: Ask) -> None:
    outside = await ask("setWebhook", url="https://example.com/x")
    assert outside.startswith("400 Bad Request: bad webhook")
    assert await ask("setWebhook", url="ftp://x") == "400 Bad Request: invalid webhook URL specified"
    answer = await ask("setWebhook", url="http://127.0.0.1/x", secret_token="å")
    assert answer == "400 Bad Request: secret token contains unallowed characters"


async def test_only_the_kinds_asked_for_are_queued(ask: Ask, world: World, anna: Person) -> None:
    await ask("getUpdates", allowed_updates=["callback_query"])
    await anna.send("x")
    await anna.block()
    assert world.updates.pending() == []
    await ask("getUpdates", allowed_updates=["message"])
    await anna.unblock()
    await anna.send("y")
    assert [u["message"]["text"] for u in world.updates.pending()] == ["y"]


async def test_an_update_can_come_again_under_its_number(world: World, anna: Person) -> None:
    await anna.send("x")
    (update,) = world.updates.take()
    world.redeliver(update["update_id"])
    assert world.updates.take() == [update]


async def test_messages_wait_a_day_and_presses_150_seconds(
    ask: Ask, world: World, anna: Person, clock: ManualClock, keyboard: Callable[..., Any]
) -> None:
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard("a=1"))
    await anna.send("a message")
    await anna.press("a")
    await anna.ask_inline("x")
    assert len(world.updates.pending()) == 3
    clock.advance(31)
    assert len(world.updates.pending()) == 2
    clock.advance(120)
    assert [list(update)[1] for update in world.updates.pending()] == ["message"]
    clock.advance(24 * 3600)
    assert world.updates.pending() == []


async def test_a_corrected_message_comes_as_edited(world: World, anna: Person, group: Group) -> None:
    message = await anna.send("/start")
    await anna.edit(message, "/help")
    command = await anna.send("/x", group)
    await anna.edit(command, "talk")  # no longer meant for the bot, so it does not hear of it
    kinds = [list(update)[1] for update in world.updates.take()]
    assert kinds == ["message", "edited_message", "message"]


async def test_dropping_pending_updates_empties_the_queue(ask: Ask, world: World, anna: Person) -> None:
    await anna.send("x")
    await ask("deleteWebhook", drop_pending_updates=True)
    assert world.updates.pending() == []


@pytest.mark.parametrize("method", ["logOut", "close"])
async def test_a_bot_may_take_its_leave_which_changes_nothing(
    ask: Ask, world: World, anna: Person, method: str
) -> None:
    await anna.send("x")
    assert await ask(method) is True
    assert len(world.updates.pending()) == 1


@pytest.mark.parametrize(("seconds", "waits"), [(-1, 0), (0, 0), (1, 1), (50, 50), (60, 50)])
def test_a_poll_waits_as_long_as_it_says_and_at_most_fifty_seconds(
    seconds: int, waits: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> float:
        world, before = World(token="1:test"), asyncio.get_running_loop().time()
        _, body = await call(world, "1:test", "getUpdates", {"timeout": seconds})
        assert body["result"] == []
        return asyncio.get_running_loop().time() - before

    assert in_made_up_time(scene, monkeypatch) == pytest.approx(waits, abs=0.1)

"""Whoever watches a world, such as the page, is told of everything that changes what somebody sees."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
BUTTON = {"inline_keyboard": [[{"text": "a", "callback_data": "a"}]]}


async def test_every_change_is_told(world: World, ask: Ask, group: Group, anna: Person, ben: Person) -> None:
    heard: list[str] = []
    world.subscribe(lambda event, _data: heard.append(event))

    async def told(doing: Coroutine[Any, Any, Any]) -> bool:
        heard.clear()
        assert not str(await doing).startswith("4"), "nothing was refused"
        return "changed" in heard

    assert await told(anna.send("hej", group))
    assert await told(anna.edit(group.messages[-1], "hej!"))
    assert await told(ask("sendMessage", chat_id=group.id, text="bord"))
    here = {"chat_id": group.id, "message_id": anna.newest(group).id}
    assert await told(ask("editMessageText", **here, text="bordet"))
    assert await told(ask("editMessageReplyMarkup", **here, reply_markup=BUTTON))
    assert await told(group.make_bot("administrator"))
    assert await told(ask("pinChatMessage", **here))
    assert await told(ask("unpinChatMessage", **here))
    assert await told(ask("deleteMessage", **here))
    assert await told(ask("sendPoll", chat_id=group.id, question="Ikväll?", options=["Ja", "Nej"]))
    assert await told(anna.vote(anna.newest(group), 0))
    assert await told(ask("stopPoll", chat_id=group.id, message_id=anna.newest(group).id))
    assert await told(group.remove(ben))
    assert await told(group.add(ben))
    assert await told(anna.block())

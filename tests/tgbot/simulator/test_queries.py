"""Presses of buttons and the bot's answers to them."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.errors import ActionError
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
Keyboard = Callable[..., dict[str, Any]]
TOO_OLD = "400 Bad Request: query is too old and response timeout expired or query ID is invalid"


@pytest.fixture
async def query(ask: Ask, anna: Person, keyboard: Keyboard) -> str:
    """A press of Anna's that waits for an answer."""
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard("a=1 b=2"))
    return await anna.press("b")


async def test_a_press_reaches_the_bot_with_data_message_and_person(world: World, anna: Person, query: str) -> None:
    (update,) = world.updates.take()
    press = update["callback_query"]
    assert (press["id"], press["data"], press["from"]["id"]) == (query, "2", anna.id)
    assert press["message"]["reply_markup"]["inline_keyboard"][0][0]["text"] == "a"


async def test_an_answer_shows_on_the_screen_of_the_person_who_pressed(
    ask: Ask, world: World, anna: Person, ben: Person, query: str
) -> None:
    assert await ask("answerCallbackQuery", callback_query_id=query, text="Ditt drag", show_alert=True)
    assert [(a.text, a.alert) for a in anna.answers] == [("Ditt drag", True)]
    assert (anna.last_answer, ben.last_answer, world.answer_count(query)) == ("Ditt drag", None, 1)


async def test_a_second_answer_is_refused_and_counted(ask: Ask, world: World, query: str) -> None:
    assert await ask("answerCallbackQuery", callback_query_id=query) is True
    assert await ask("answerCallbackQuery", callback_query_id=query) == TOO_OLD
    assert world.answer_count(query) == 2


async def test_a_late_or_unknown_query_is_refused(ask: Ask, clock: ManualClock, query: str) -> None:
    assert await ask("answerCallbackQuery", callback_query_id="12") == TOO_OLD
    clock.advance(150)
    assert await ask("answerCallbackQuery", callback_query_id=query) == TOO_OLD


async def test_a_query_that_nobody_answers_expires_once(
    world: World, clock: ManualClock, anna: Person, query: str
) -> None:
    heard: list[tuple[str, dict[str, Any]]] = []
    world.subscribe(lambda event, data: heard.append((event, data)))
    world.expire_queries()
    clock.advance(151)
    world.expire_queries()
    world.expire_queries()
    assert heard == [("expired", {"person": anna.id, "query": query})]


async def test_answers_end_at_200_letters(ask: Ask, query: str) -> None:
    answer = await ask("answerCallbackQuery", callback_query_id=query, text="x" * 201)
    assert answer == "400 Bad Request: MESSAGE_TOO_LONG"
    assert await ask("answerCallbackQuery", callback_query_id=query, text="x" * 200) is True


async def test_an_answer_may_open_this_bots_start_link_and_nothing_else(ask: Ask, anna: Person, query: str) -> None:
    answer = await ask("answerCallbackQuery", callback_query_id=query, url="https://example.com")
    assert answer == "400 Bad Request: URL_INVALID"
    url = "https://t.me/echobot?start=abc"
    assert await ask("answerCallbackQuery", callback_query_id=query, url=url) is True
    assert anna.answers[-1].url == url


async def test_a_button_taken_earlier_can_be_pressed_after_the_message_changed(
    ask: Ask, world: World, anna: Person, keyboard: Keyboard
) -> None:
    message = await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard("old=1"))
    old = anna.button("old")
    where = {"chat_id": anna.id, "message_id": message["message_id"]}
    await ask("editMessageText", **where, text="y", reply_markup=keyboard("new=2"))
    await anna.press(old)
    await ask("deleteMessage", **where)
    await anna.press(old)
    edited, deleted = (update["callback_query"] for update in world.updates.take())
    assert (edited["data"], edited["message"]["text"]) == ("1", "y")
    assert deleted["message"]["date"] == 0  # inaccessible


async def test_forged_data_and_double_presses_have_queries_of_their_own(world: World, anna: Person, query: str) -> None:
    assert await anna.forge("garbage", anna.newest()) != query
    first, second = await anna.press_twice("a")
    assert first != second
    assert [u["callback_query"]["data"] for u in world.updates.take()] == ["2", "garbage", "1", "1"]


async def test_a_person_outside_the_chat_cannot_press(
    ask: Ask, world: World, group: Group, anna: Person, keyboard: Keyboard
) -> None:
    await ask("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard("a=1"))
    carl = world.person("Carl")
    with pytest.raises(ActionError, match="Carl is not in Kväll"):
        await carl.press_at(0, 0, group)
    with pytest.raises(ActionError, match="no button in row 1"):
        await anna.press_at(1, 0, group)
    assert await anna.press_at(0, 0, group)


async def test_a_missing_button_is_reported_with_those_that_are_there(anna: Person, query: str) -> None:
    assert query
    with pytest.raises(AssertionError, match=r"0 buttons fit 'c' on Anna's screen: \[a\]  \[b\]"):
        await anna.press("c")


async def test_a_part_of_a_label_is_enough_if_only_one_button_has_it(
    ask: Ask, world: World, anna: Person, keyboard: Keyboard
) -> None:
    markup = keyboard("♠7♦6=1 ♠7=2", "♠77=3")
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=markup)
    await anna.press("♦6")
    await anna.press("♠7")
    with pytest.raises(AssertionError, match="3 buttons fit '7'"):
        await anna.press("7")
    assert [u["callback_query"]["data"] for u in world.updates.take()] == ["1", "2"]

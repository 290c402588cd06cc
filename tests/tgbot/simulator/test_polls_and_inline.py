"""Polls and quizzes; inline mode and the messages that are known by an inline_message_id only."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.errors import ActionError
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
QUIZ = {
    "question": "Best card?",
    "options": ["♠2", {"text": "♦10"}],
    "type": "quiz",
    "correct_option_ids": [1],
}


async def test_votes_in_an_open_poll_are_told_to_the_bot(ask: Ask, world: World, anna: Person, group: Group) -> None:
    sent = await ask("sendPoll", chat_id=group.id, question="Play?", options=["yes", "no"], is_anonymous=False)
    assert anna.screen(group) == "Play?\n( ) yes\n( ) no"
    await anna.vote(anna.newest(group), 0)
    poll, answer = world.updates.take()
    assert poll["poll"]["options"][0]["voter_count"] == 1
    assert (answer["poll_answer"]["user"]["id"], answer["poll_answer"]["option_ids"]) == (anna.id, [0])
    stopped = await ask("stopPoll", chat_id=group.id, message_id=sent["message_id"])
    assert (stopped["is_closed"], stopped["total_voter_count"]) == (True, 1)
    with pytest.raises(ActionError, match="no open poll"):
        await anna.vote(anna.newest(group), 1)


async def test_a_quiz_has_right_answers_and_takes_one_vote(ask: Ask, anna: Person) -> None:
    sent = await ask(
        "sendPoll", chat_id=anna.id, **QUIZ, explanation="<b>Stora kasino</b>", explanation_parse_mode="HTML"
    )
    assert sent["poll"]["correct_option_ids"] == [1]
    assert sent["poll"]["explanation"] == "Stora kasino"
    await anna.vote(anna.newest(), 1)
    with pytest.raises(ActionError, match="answered once"):
        await anna.vote(anna.newest(), 0)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"options": ["one"]}, "poll must have at least 2 and at most 12 options"),
        ({"correct_option_ids": [2]}, "wrong correct option ID specified"),
        ({"correct_option_ids": []}, "wrong correct option ID specified"),
        ({"correct_option_ids": [0, 2]}, "wrong correct option ID specified"),
        ({"correct_option_ids": [-1, 1]}, "wrong correct option ID specified"),
        ({"question": "x" * 301}, "poll question length must be between 1 and 300"),
        ({"options": ["x" * 101, "y"]}, "poll options length must not exceed 100"),
        ({"explanation": "x" * 201}, "message is too long"),
    ],
)
async def test_a_bad_quiz_is_refused(ask: Ask, anna: Person, change: dict[str, Any], reason: str) -> None:
    assert await ask("sendPoll", chat_id=anna.id, **{**QUIZ, **change}) == f"400 Bad Request: {reason}"


@pytest.mark.parametrize(
    "change",
    [
        {"options": ["x"] * 12},
        {"options": ["x" * 100, "y"]},
        {"question": "x" * 300},
        {"question": "x"},
        {"explanation": "x" * 200},
        {"correct_option_ids": [0]},
    ],
)
async def test_a_quiz_may_be_as_large_as_that(ask: Ask, anna: Person, change: dict[str, Any]) -> None:
    assert (await ask("sendPoll", chat_id=anna.id, **{**QUIZ, **change}))["poll"]["type"] == "quiz"


async def test_a_poll_takes_one_answer_unless_it_allows_several(ask: Ask, anna: Person) -> None:
    await ask("sendPoll", chat_id=anna.id, question="Play?", options=["yes", "no"])
    with pytest.raises(ActionError, match="takes one answer"):
        await anna.vote(anna.newest(), 0, 1)
    await ask("sendPoll", chat_id=anna.id, question="Play?", options=["yes", "no"], allows_multiple_answers=True)
    await anna.vote(anna.newest(), 0, 1)
    with pytest.raises(ActionError, match="has 2 options"):
        await anna.vote(anna.newest(), 2)


def article(**more: Any) -> dict[str, Any]:
    """An inline result with a button."""
    button = {"text": "Join", "callback_data": "join"}
    return {
        "type": "article",
        "id": "1",
        "title": "Challenge",
        "input_message_content": {"message_text": "<b>Play?</b>", "parse_mode": "HTML"},
        "reply_markup": {"inline_keyboard": [[button]]},
        **more,
    }


async def offer(ask: Ask, world: World, person: Person, *results: dict[str, Any]) -> Any:
    """The person asks inline, the bot answers."""
    await person.ask_inline("play")
    query = world.updates.take()[-1]["inline_query"]
    assert query["query"] == "play"
    return await ask("answerInlineQuery", inline_query_id=query["id"], results=list(results))


async def test_a_chosen_result_is_edited_by_its_inline_message_id(
    ask: Ask, world: World, anna: Person, group: Group
) -> None:
    assert await offer(ask, world, anna, article()) is True
    message = await anna.choose_inline("1", group)
    chosen = world.updates.take()[-1]["chosen_inline_result"]
    number = chosen["inline_message_id"]
    assert (chosen["result_id"], message.content.text) == ("1", "Play?")
    await anna.press("Join", message=message)
    press = world.updates.take()[-1]["callback_query"]
    assert (press["inline_message_id"], press["data"]) == (number, "join")
    assert "message" not in press
    assert await ask("editMessageText", inline_message_id=number, text="Started") is True
    assert message.content.text == "Started"
    answer = await ask("editMessageText", inline_message_id="other", text="x")
    assert answer == "400 Bad Request: MESSAGE_ID_INVALID"
    media = {"type": "photo", "media": "attach://p"}
    answer = await ask("editMessageMedia", inline_message_id=number, media=media)
    assert answer == "400 Bad Request: can't upload a file to edit an inline message"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"id": ""}, "RESULT_ID_INVALID"),
        ({"type": "photo"}, "the local Telegram knows only inline results of type article"),
        ({"title": ""}, "can't parse inline query result: field title is empty"),
        (
            {"reply_markup": {"inline_keyboard": [[{"text": "x", "callback_data": ""}]]}},
            "BUTTON_DATA_INVALID",
        ),
    ],
)
async def test_a_bad_inline_result_is_refused(
    ask: Ask, world: World, anna: Person, change: dict[str, Any], reason: str
) -> None:
    assert await offer(ask, world, anna, article(**change)) == f"400 Bad Request: {reason}"


async def test_an_inline_query_is_answered_once_and_results_have_their_own_ids(
    ask: Ask, world: World, anna: Person
) -> None:
    assert await offer(ask, world, anna, article(), article()) == "400 Bad Request: RESULT_ID_DUPLICATE"
    assert await offer(ask, world, anna, article()) is True
    query = list(world.inline_queries)[-1]
    assert "query is too old" in await ask("answerInlineQuery", inline_query_id=query, results=[])
    with pytest.raises(ActionError, match="did not offer"):
        await anna.choose_inline("2", None)

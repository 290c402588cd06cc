"""What the local Telegram has written down is read as what it was."""

from __future__ import annotations

from tests.e2e.crowd import Wrote
from tests.e2e.evidence import written
from tgbot.simulator.errors import ApiError
from tgbot.simulator.world import Call

ANNA = 1001


def posted(text: str) -> Call:
    return Call("sendMessage", {"chat_id": ANNA, "text": text}, result={"message_id": 9})


def refused(message: int, text: str) -> Call:
    """An edit of a message that is gone."""
    params = {"chat_id": ANNA, "message_id": message, "text": text}
    return Call("editMessageText", params, error=ApiError(400, "Bad Request: message to edit not found"))


def n_posts(*calls: Call) -> int:
    """How many of the posts answer a text that was written before all of them."""
    (found,) = written(calls, [Wrote(1, ANNA, "/sprak", at=0, seen=0)], {1: 1})
    return found.n_posts


def test_a_message_in_place_of_one_that_is_gone_is_no_answer() -> None:
    assert n_posts(refused(5, "Home"), posted("Home"), posted("Language")) == 1
    assert n_posts(refused(5, "Home"), refused(6, "Rules"), posted("Home"), posted("Rules"), posted("Language")) == 1


def test_an_answer_that_says_what_a_message_that_is_gone_lacked_for_a_moment_is_an_answer() -> None:
    """Something newer was to stand there before the first was posted."""
    assert n_posts(refused(5, "Language"), refused(5, "Home"), posted("Home"), posted("Language")) == 1

"""What the local Telegram has written down is read as what it was."""

from __future__ import annotations

from dataclasses import replace

from tests.e2e.crowd import Wrote
from tests.e2e.evidence import written
from tgbot.simulator.errors import ApiError
from tgbot.simulator.faults import Fault
from tgbot.simulator.world import Call

ANNA = 1001


def posted(text: str) -> Call:
    return Call("sendMessage", {"chat_id": ANNA, "text": text}, result={"message_id": 9})


def refused(message: int, text: str) -> Call:
    """An edit of a message that is gone."""
    params = {"chat_id": ANNA, "message_id": message, "text": text}
    return Call("editMessageText", params, error=ApiError(400, "Bad Request: message to edit not found"))


def wrote(text: str, at: int) -> Wrote:
    return Wrote(at, ANNA, text, at, seen=0)


def test_a_message_in_place_of_one_that_is_gone_may_be_no_answer() -> None:
    calls = [refused(5, "Home"), posted("Home"), posted("Language")]
    (found,) = written(calls, [wrote("/sprak", 0)], {})
    assert (found.n_posts, found.n_maybe) == (1, 1)


def test_each_text_has_what_was_posted_until_the_next() -> None:
    calls = [posted("Home"), posted("Language"), posted("Language")]
    first, second = written(calls, [wrote("/start", 0), wrote("/sprak", 1)], {})
    assert (first.n_posts, second.n_posts) == (1, 2)


def test_a_copy_answers_the_text_that_the_lost_message_answers() -> None:
    lost = replace(posted("Language"), fault=Fault(ConnectionResetError(), applied=True))
    first, second = written([lost, posted("Language"), posted("Home")], [wrote("/sprak", 0), wrote("/start", 1)], {})
    assert (first.n_posts, first.n_lost) == (2, 1)
    assert (second.n_posts, second.n_lost) == (1, 0)

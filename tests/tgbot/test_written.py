"""Only what a person has written is answered, and that always (D9, F6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tgbot.room import Room
from tgbot.cases import asking, menus
from tgbot.cases.outcomes import Show, Wait
from tgbot.simulator.errors import ApiError, Json
from tgbot.taps import pack
from tgbot.taps.menu import OpenRules

PHOTO = {"file_id": "1", "file_unique_id": "1", "width": 9, "height": 9}
BOT = {"id": 9, "is_bot": True, "first_name": "Other", "username": "otherbot"}
CHANNEL = {"id": -1009, "type": "channel", "title": "News"}
ERROR = "Något gick fel. Bordet är som det var. Försök igen."


async def arrives(room: Room, *without: str, **fields: Any) -> int:
    """A message from Anna with these fields, and without those; returns how many messages the bot has posted for
    it."""
    await room.anna.send("/help")
    message: Json = dict(room.world.updates.history[-1]["message"])
    n_before = len(room.anna.sees())
    message = {name: value for name, value in message.items() if name not in ("text", "entities", *without)}
    room.world.updates.add("message", message | fields)
    await room.handle()
    return len(room.anna.sees()) - n_before


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")  # reading a timer warns of a later type
@pytest.mark.parametrize(
    "service",
    [
        {"pinned_message": {"message_id": 1, "date": 1, "chat": {"id": 1001, "type": "private"}, "text": "x"}},
        {"message_auto_delete_timer_changed": {"message_auto_delete_time": 86_400}},
        {"delete_chat_photo": True},
        {"boost_added": {"boost_count": 1}},
        {"write_access_allowed": {}},
        {"something_that_a_newer_telegram_tells": {"about": "the chat"}},
    ],
    ids=lambda service: next(iter(service)),
)
async def test_a_service_message_gets_no_answer(room: Room, service: Json) -> None:
    assert await arrives(room, **service) == 0


@pytest.mark.parametrize("text", ["kan dam ta 7 och 5?", "/spela"])
@pytest.mark.parametrize("sender", [{"from": BOT}, {"via_bot": BOT}, {"sender_chat": CHANNEL}], ids=str)
async def test_what_no_person_has_written_gets_no_answer(room: Room, text: str, sender: Json) -> None:
    entities = [{"type": "bot_command", "offset": 0, "length": len(text)}] if text.startswith("/") else []
    assert await arrives(room, text=text, entities=entities, **sender) == 0


@pytest.mark.parametrize(
    "content",
    [
        {"text": "kan dam ta 7 och 5?"},
        {"photo": [PHOTO], "caption": "kan dam ta 7 och 5?"},
        {"sticker": PHOTO | {"type": "regular", "is_animated": False, "is_video": False}},
        {"voice": {"file_id": "1", "file_unique_id": "1", "duration": 1}},
        {"location": {"longitude": 18.0, "latitude": 59.3}},
        {"dice": {"emoji": "🎲", "value": 6}},
    ],
    ids=lambda content: next(iter(content)),
)
async def test_whatever_a_person_writes_is_answered(room: Room, content: Json) -> None:
    assert await arrives(room, **content) == 1


@pytest.mark.parametrize("text", ["kan dam ta 7 och 5?", "/regler", "/spela"])
async def test_an_exception_while_somebody_is_answered_is_an_apology(
    room: Room, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("nobody has thought of this")

    monkeypatch.setattr(asking, "answer", fails)
    monkeypatch.setattr(menus, "arrive", fails)
    await room.anna.send(text)
    assert room.anna.newest().content.text == ERROR


async def test_an_exception_while_the_house_searches_for_a_command_is_an_apology(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails() -> Show:
        raise RuntimeError("nobody has thought of this")

    async def waits(*_: object) -> Wait:
        return Wait(fails)

    monkeypatch.setattr(menus, "open_against_house", waits)
    await room.anna.send("/spela")
    assert room.anna.newest().content.text == ERROR


@pytest.mark.parametrize("method", ["sendMessage", "answerCallbackQuery"])
async def test_an_answer_that_telegram_refuses_is_a_line_in_the_log_without_a_traceback(
    room: Room, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    await room.anna.send("/start")
    room.world.faults.next(method, ApiError(400, "Bad Request: Not today"))
    await room.anna.forge(pack(OpenRules()), room.anna.newest())
    await room.anna.send("/rules")
    lines = [record for record in caplog.records if "Not today" in record.getMessage()]
    assert len(lines) == 1
    assert not any(record.exc_info for record in caplog.records)

"""What the real Telegram refuses in private chats, and with which words."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.api import call
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Person
from tgbot.simulator.state import File
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
Keyboard = Callable[..., dict[str, Any]]
NOT_MODIFIED = (
    "400 Bad Request: message is not modified: specified new message content and reply markup are exactly"
    " the same as a current content and reply markup of the message"
)
PNG = File("", "table.png", "image/png", b"\x89PNG....")


@pytest.mark.parametrize(
    ("button", "reason"),
    [
        ({"callback_data": "x" * 65}, "BUTTON_DATA_INVALID"),
        ({"callback_data": "♠" * 22}, "BUTTON_DATA_INVALID"),
        ({"callback_data": ""}, "BUTTON_DATA_INVALID"),
        (
            {},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        ({"url": "example"}, "inline keyboard button URL 'example' is invalid: Wrong HTTP URL"),
        ({"copy_text": {"text": "x" * 257}}, "BUTTON_COPY_TEXT_INVALID"),
        (
            {"callback_data": "x", "url": "https://t.me"},
            "can't parse inline keyboard button: both callback_data and url are given",
        ),
        (
            {"callback_data": "x", "style": "red"},
            "can't parse inline keyboard button: invalid button style specified",
        ),
        ({"callback_data": "x", "colour": 1}, "can't parse inline keyboard button: unknown field colour"),
        ({"callback_data": "x", "text": " "}, "inline keyboard button text must be non-empty"),
    ],
)
async def test_a_bad_button_is_refused(ask: Ask, anna: Person, button: dict[str, Any], reason: str) -> None:
    markup = {"inline_keyboard": [[{"text": "t", **button}]]}
    answer = await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=markup)
    assert answer == f"400 Bad Request: {reason}"


async def test_callback_data_of_64_bytes_and_full_rows_are_taken(ask: Ask, anna: Person) -> None:
    rows = [[{"text": "t", "callback_data": "♠" * 21 + "x"}] * 8] * 12
    markup = {"inline_keyboard": rows}
    assert (await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=markup))["message_id"]


@pytest.mark.parametrize(("across", "down"), [(9, 1), (8, 13), (1, 101)])
async def test_a_keyboard_that_is_too_wide_or_too_large_is_refused(
    ask: Ask, anna: Person, across: int, down: int
) -> None:
    markup = {"inline_keyboard": [[{"text": "t", "callback_data": "x"}] * across] * down}
    answer = await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=markup)
    assert answer == "400 Bad Request: reply markup is too long"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "message text is empty"),
        ("<b> \n</b>", "text must be non-empty"),
        ("x" * 4097, "message is too long"),
        ("🂡" * 2049, "message is too long"),
        ("<p>", 'can\'t parse entities: Unsupported start tag "p" at byte offset 0'),
    ],
)
async def test_a_bad_text_is_refused(ask: Ask, anna: Person, text: str, reason: str) -> None:
    answer = await ask("sendMessage", chat_id=anna.id, text=text, parse_mode="HTML")
    assert answer == f"400 Bad Request: {reason}"


async def test_the_limit_on_texts_counts_the_parsed_text(ask: Ask, anna: Person) -> None:
    text = f"<b>{'x' * 4000}</b>{'&lt;' * 96}"
    message = await ask("sendMessage", chat_id=anna.id, text=text, parse_mode="HTML")
    assert len(message["text"]) == 4096


async def test_captions_end_at_1024(ask: Ask, anna: Person) -> None:
    photo = await ask("sendPhoto", chat_id=anna.id, photo=PNG, caption="x" * 1024)
    assert photo["photo"][0]["file_id"]
    answer = await ask("sendPhoto", chat_id=anna.id, photo=PNG, caption="x" * 1025)
    assert answer == "400 Bad Request: message caption is too long"


async def test_a_photo_must_be_a_picture(ask: Ask, anna: Person) -> None:
    answer = await ask("sendPhoto", chat_id=anna.id, photo=File("", "x", "text/plain", b"text"))
    assert answer == "400 Bad Request: IMAGE_PROCESS_FAILED"
    answer = await ask("sendPhoto", chat_id=anna.id, photo="no such file")
    assert answer == "400 Bad Request: wrong file identifier/HTTP URL specified"


async def test_an_edit_that_changes_nothing_is_refused(ask: Ask, anna: Person, keyboard: Keyboard) -> None:
    sent = {"chat_id": anna.id, "text": "<b>x</b>", "parse_mode": "HTML", "reply_markup": keyboard("a=1")}
    message = await ask("sendMessage", **sent)
    again = {**sent, "message_id": message["message_id"]}
    assert await ask("editMessageText", **again) == NOT_MODIFIED
    markup = {"chat_id": anna.id, "message_id": message["message_id"], "reply_markup": keyboard("a=1")}
    assert await ask("editMessageReplyMarkup", **markup) == NOT_MODIFIED
    edited = await ask("editMessageText", **{**again, "text": "x"})
    assert edited["edit_date"]
    assert "entities" not in edited


async def test_an_edit_without_keyboard_takes_the_keyboard_away(ask: Ask, anna: Person, keyboard: Keyboard) -> None:
    message = await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard("a=1"))
    edited = await ask("editMessageText", chat_id=anna.id, message_id=message["message_id"], text="y")
    assert "reply_markup" not in edited


async def test_a_deleted_or_unknown_message_is_not_found(ask: Ask, anna: Person) -> None:
    message = await ask("sendMessage", chat_id=anna.id, text="x")
    where = {"chat_id": anna.id, "message_id": message["message_id"]}
    assert await ask("deleteMessage", **where) is True
    assert await ask("editMessageText", **where, text="y") == "400 Bad Request: message to edit not found"
    assert await ask("deleteMessage", **where) == "400 Bad Request: message to delete not found"
    where["message_id"] = 99
    assert await ask("editMessageText", **where, text="y") == "400 Bad Request: message to edit not found"


async def test_a_persons_message_cannot_be_edited(ask: Ask, anna: Person) -> None:
    message = await anna.send("mine")
    answer = await ask("editMessageText", chat_id=anna.id, message_id=message.id, text="yours")
    assert answer == "400 Bad Request: message can't be edited"


async def test_a_message_with_a_reply_keyboard_cannot_be_edited(ask: Ask, anna: Person) -> None:
    markup = {"keyboard": [[{"text": "a"}]]}
    message = await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=markup)
    answer = await ask("editMessageText", chat_id=anna.id, message_id=message["message_id"], text="y")
    assert answer == "400 Bad Request: message can't be edited"


async def test_text_and_caption_are_edited_each_by_its_own_method(ask: Ask, anna: Person) -> None:
    text = await ask("sendMessage", chat_id=anna.id, text="x")
    photo = await ask("sendPhoto", chat_id=anna.id, photo=PNG)
    of_text = {"chat_id": anna.id, "message_id": text["message_id"]}
    of_photo = {"chat_id": anna.id, "message_id": photo["message_id"]}
    answer = await ask("editMessageText", **of_photo, text="y")
    assert answer == "400 Bad Request: there is no text in the message to edit"
    answer = await ask("editMessageCaption", **of_text, caption="y")
    assert answer == "400 Bad Request: there is no caption in the message to edit"
    assert (await ask("editMessageCaption", **of_photo, caption="y"))["caption"] == "y"
    answer = await ask("editMessageText", **of_text, text="y" * 4097)
    assert answer == "400 Bad Request: MESSAGE_TOO_LONG"


async def test_media_is_replaced_by_an_attached_file(ask: Ask, anna: Person) -> None:
    photo = await ask("sendPhoto", chat_id=anna.id, photo=PNG, caption="old")
    where = {"chat_id": anna.id, "message_id": photo["message_id"]}
    media = {"type": "photo", "media": "attach://new", "caption": "<b>new</b>", "parse_mode": "HTML"}
    edited = await ask("editMessageMedia", **where, media=media, new=PNG)
    assert (edited["caption"], edited["caption_entities"][0]["type"]) == ("new", "bold")
    same = {**media, "media": edited["photo"][0]["file_id"]}
    assert await ask("editMessageMedia", **where, media=same) == NOT_MODIFIED


async def test_a_stranger_or_one_who_has_blocked_the_bot_is_out_of_reach(ask: Ask, anna: Person, ben: Person) -> None:
    answer = await ask("sendMessage", chat_id=ben.id, text="x")
    assert answer == "403 Forbidden: bot can't initiate conversation with a user"
    await anna.block()
    answer = await ask("sendMessage", chat_id=anna.id, text="x")
    assert answer == "403 Forbidden: bot was blocked by the user"
    await anna.unblock()
    assert (await ask("sendMessage", chat_id=anna.id, text="x"))["text"] == "x"


@pytest.mark.parametrize("chat", [424242, -5, "@nobody", "abc"])
async def test_an_unknown_chat_is_not_found(ask: Ask, chat: object) -> None:
    assert await ask("sendMessage", chat_id=chat, text="x") == "400 Bad Request: chat not found"


async def test_messages_can_be_deleted_for_48_hours(ask: Ask, anna: Person, clock: ManualClock) -> None:
    message = await ask("sendMessage", chat_id=anna.id, text="x")
    where = {"chat_id": anna.id, "message_id": message["message_id"]}
    clock.advance(48 * 3600 + 1)
    answer = await ask("deleteMessage", **where)
    assert answer == "400 Bad Request: message can't be deleted for everyone"
    assert (await ask("editMessageText", **where, text="old, and edited"))["edit_date"]


async def test_deleting_many_passes_over_those_that_are_gone(ask: Ask, anna: Person, world: World) -> None:
    ids = [(await ask("sendMessage", chat_id=anna.id, text="x"))["message_id"] for _ in range(3)]
    assert await ask("deleteMessages", chat_id=anna.id, message_ids=[*ids, 77]) is True
    assert [message.id for message in world.chats[anna.id].messages if not message.deleted] == [1]
    answer = await ask("deleteMessages", chat_id=anna.id, message_ids=[])
    assert answer == "400 Bad Request: wrong number of message identifiers specified"


async def test_a_reply_needs_its_message_unless_it_may_do_without(ask: Ask, anna: Person) -> None:
    where = {"chat_id": anna.id, "text": "x"}
    answer = await ask("sendMessage", **where, reply_parameters={"message_id": 99})
    assert answer == "400 Bad Request: message to be replied not found"
    free = {"message_id": 99, "allow_sending_without_reply": True}
    assert "reply_to_message" not in await ask("sendMessage", **where, reply_parameters=free)
    reply = await ask("sendMessage", **where, reply_parameters={"message_id": 1})
    assert reply["reply_to_message"]["text"] == "/start"


async def test_a_private_chat_has_no_threads(ask: Ask, anna: Person) -> None:
    answer = await ask("sendMessage", chat_id=anna.id, text="x", message_thread_id=1)
    assert answer == "400 Bad Request: message thread not found"


async def test_a_refused_send_leaves_no_trace(ask: Ask, anna: Person, world: World) -> None:
    before = (len(world.chats[anna.id].messages), len(world.files), world.revision)
    await ask("sendPhoto", chat_id=anna.id, photo=PNG, caption="<b>", parse_mode="HTML")
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup={"inline_keyboard": 5})
    assert (len(world.chats[anna.id].messages), len(world.files), world.revision) == before


async def test_a_wrong_token_is_unauthorized(world: World) -> None:
    assert (await call(world, "1:other", "getMe", {}))[0] == 401

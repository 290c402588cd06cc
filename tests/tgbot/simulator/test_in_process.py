"""python-telegram-bot's real Application over a world, in process: no socket, no polling task."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest
from telegram import BotCommand, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TimedOut,
)
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
    MessageHandler,
    filters,
)

from tgbot.simulator.errors import bad_request
from tgbot.simulator.harness import builder, connect, deliver, disconnect
from tgbot.simulator.people import Group, Person
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World

Context = ContextTypes.DEFAULT_TYPE
AnyApplication = Application[Any, Any, Any, Any, Any, Any]
PNG = b"\x89PNG...."


async def start(update: Update, _context: Context) -> None:
    """Show a counter with a button."""
    assert update.message is not None
    keyboard = [[InlineKeyboardButton("+1", callback_data="0"), InlineKeyboardButton("?", url="https://t.me")]]
    await update.message.reply_html("Count: <b>0</b>", reply_markup=InlineKeyboardMarkup(keyboard))


async def tap(update: Update, _context: Context) -> None:
    """Count up."""
    query = update.callback_query
    assert query is not None
    count = int(query.data or 0) + 1
    await query.answer(f"now {count}", show_alert=count > 1)
    keyboard = [[InlineKeyboardButton("+1", callback_data=str(count))]]
    await query.edit_message_text(f"Count: {count}", reply_markup=InlineKeyboardMarkup(keyboard))


async def echo(update: Update, _context: Context) -> None:
    """Say it again."""
    assert update.message is not None
    await update.message.reply_text(update.message.text or "")


@pytest.fixture
async def app(world: World) -> AsyncIterator[AnyApplication]:
    """The counting bot, not connected yet."""
    application = builder(world).build()
    application.add_handler(CommandHandler("start", start, filters.UpdateType.MESSAGE))
    application.add_handler(CallbackQueryHandler(tap))
    application.add_handler(MessageHandler(filters.TEXT, echo))
    async with application:
        yield application


async def test_a_person_plays_with_a_connected_bot(app: AnyApplication, world: World) -> None:
    connect(app, world)
    anna = world.person("Anna")
    await anna.send("/start")
    assert anna.screen() == "Count: 0\n[+1] [?]"
    await anna.press("+1")
    await anna.press("+1")
    assert anna.screen() == "Count: 2\n[+1]"
    assert [(answer.text, answer.alert) for answer in anna.answers] == [("now 1", False), ("now 2", True)]
    disconnect(world)
    await anna.send("hello")
    assert len(world.updates.pending()) == 1
    assert await deliver(app, world) == 1
    assert anna.screen() == "hello"


async def test_a_double_press_reaches_the_handlers_at_once(app: AnyApplication, world: World) -> None:
    connect(app, world)
    anna = world.person("Anna")
    await anna.send("/start")
    hold = world.faults.hold("answerCallbackQuery")
    pressing = asyncio.create_task(anna.press_twice("+1"))
    await hold.reached.wait()
    await asyncio.sleep(0)
    assert len(world.updates.pending()) == 0  # both are in the handlers now
    hold.release()
    first, second = await pressing
    assert (world.answer_count(first), world.answer_count(second)) == (1, 1)
    assert isinstance(world.calls[-1].error, Exception)  # the second edit changes nothing


async def test_two_people_who_act_together_are_handled_together(app: AnyApplication, world: World) -> None:
    connect(app, world)
    anna, ben = world.person("Anna"), world.person("Ben")
    hold = world.faults.hold("sendMessage")
    acting = asyncio.gather(anna.send("a"), ben.send("b"))
    await hold.reached.wait()
    await asyncio.sleep(0)
    assert world.updates.pending() == []
    hold.release()
    await acting
    assert (anna.screen(), ben.screen()) == ("a", "b")


@pytest.mark.parametrize("order", ["one by one", "at once", "as polled"])
async def test_updates_are_delivered_in_each_order(app: AnyApplication, world: World, order: Any) -> None:
    anna = world.person("Anna")
    for text in "abc":
        await anna.send(text)
    assert await deliver(app, world, order) == 3
    assert sorted(call.params["text"] for call in world.calls if call.method == "sendMessage") == [
        "a",
        "b",
        "c",
    ]


async def test_refusals_become_ptbs_exceptions(
    app: AnyApplication, anna: Person, ben: Person, group: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change
    bot = app.bot
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(ben.id, "x")
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(77, "x")
    with pytest.raises(BadRequest, match="Unknown parameter colour"):
        await bot.send_message(anna.id, "x", api_kwargs={"colour": "red"})
    for number in range(20):
        await bot.send_message(group.id, str(number))
    with pytest.raises(RetryAfter) as wait:
        await bot.send_message(group.id, "x")
    assert wait.value.retry_after == timedelta(seconds=60)
    new = await group.upgrade()
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(group.id, "x")
    assert moved.value.new_chat_id == new.id


async def test_a_wrong_token_is_invalid(world: World) -> None:
    application = ApplicationBuilder().token("1:other").request(WorldRequest(world)).build()
    with pytest.raises(InvalidToken):
        await application.initialize()


async def test_pictures_are_sent_replaced_and_fetched(app: AnyApplication, anna: Person) -> None:
    message = await app.bot.send_photo(anna.id, PNG, caption="table")
    assert anna.screen() == "(photo)\ntable"
    file = await message.photo[-1].get_file()
    assert bytes(await file.download_as_bytearray()) == PNG
    await message.edit_media(InputMediaPhoto(PNG + b"2", caption="next"))
    assert anna.screen() == "(photo)\nnext"
    await app.bot.send_document(anna.id, b"record", filename="parti.txt")
    assert anna.screen() == "(parti.txt)"


async def test_newer_methods_are_reached_by_do_api_request(app: AnyApplication, group: Group, anna: Person) -> None:
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("hand", callback_data="h", style="primary")]])
    await app.bot.send_message(group.id, "table", reply_markup=keyboard)
    query = await anna.press("hand", group)
    given = {"receiver_user_id": anna.id, "callback_query_id": query}
    message = await app.bot.send_message(group.id, "your hand", api_kwargs={"ephemeral_message_parameters": given})
    number = message.api_kwargs["ephemeral_message_id"]
    where = {"chat_id": group.id, "receiver_user_id": anna.id, "ephemeral_message_id": number}
    await app.bot.do_api_request("editEphemeralMessageText", api_kwargs={**where, "text": "new hand"})
    assert anna.screen(group) == "new hand"
    with pytest.raises(BadRequest, match="is unknown to the local"):
        await app.bot.do_api_request("sendSmoke")


async def test_the_profile_goes_through_ptb(app: AnyApplication, world: World) -> None:
    await app.bot.set_my_commands([BotCommand("spela", "Spela")], language_code="sv")
    assert [c.command for c in await app.bot.get_my_commands(language_code="sv")] == ["spela"]
    await app.bot.set_my_description("Kasino")
    assert (await app.bot.get_my_description()).description == "Kasino"
    assert world.bot.descriptions == {"": "Kasino"}


async def test_chats_and_members_are_read_by_ptb(app: AnyApplication, group: Group, anna: Person) -> None:
    assert (await app.bot.get_chat(group.id)).title == "Kväll"
    assert (await app.bot.get_chat_member(group.id, anna.id)).status == "creator"
    for status in ("administrator", "restricted"):
        await group.make_bot(status)
        assert (await app.bot.get_chat_member(group.id, app.bot.id)).status == status
    poll = await app.bot.send_poll(anna.id, "?", ["a", "b"], type="quiz", correct_option_ids=[0])
    assert poll.poll is not None


async def test_ordered_faults_hit_the_next_call_only(app: AnyApplication, world: World, anna: Person) -> None:
    bot = app.bot
    world.faults.next("sendMessage", bad_request("wrong weather"))
    with pytest.raises(BadRequest, match="Wrong weather"):
        await bot.send_message(anna.id, "x")
    world.faults.next("*", NetworkError("no route"), times=2)
    for _ in range(2):
        with pytest.raises(NetworkError, match="no route"):
            await bot.send_message(anna.id, "x")
    assert (await bot.send_message(anna.id, "y")).text == "y"
    assert [message.content.text for message in anna.sees()] == ["/start", "y"]


async def test_a_lost_answer_still_takes_effect(app: AnyApplication, world: World, anna: Person) -> None:
    world.faults.next("sendMessage", TimedOut(), applied=True)
    with pytest.raises(TimedOut):
        await app.bot.send_message(anna.id, "came through")
    assert anna.screen() == "came through"
    assert isinstance(world.calls[-1].error, TimedOut)


async def test_calls_can_be_slowed(
    app: AnyApplication, world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", wait)
    world.faults.delay("sendMessage", 600)
    await app.bot.send_message(anna.id, "slow")
    await app.bot.get_me()
    assert waited == [600]


async def test_calls_can_be_held(app: AnyApplication, world: World, anna: Person) -> None:
    hold = world.faults.hold("sendMessage")
    sending = asyncio.create_task(app.bot.send_message(anna.id, "held"))
    await hold.reached.wait()
    assert not sending.done()
    world.faults.clear()
    assert (await sending).text == "held"


async def test_the_log_of_calls_has_methods_parameters_and_results(
    app: AnyApplication, world: World, anna: Person
) -> None:
    await app.bot.send_message(anna.id, "x", parse_mode="HTML")
    call = world.calls[-1]
    assert (call.method, call.params["chat_id"], call.params["parse_mode"]) == (
        "sendMessage",
        anna.id,
        "HTML",
    )
    assert call.result["text"] == "x"


async def test_a_person_can_wait_for_what_the_bot_does_later(app: AnyApplication, anna: Person) -> None:
    waiting = asyncio.create_task(anna.wait_for("your turn", timeout=30))
    await asyncio.sleep(0)
    await app.bot.send_message(anna.id, "your turn")
    assert (await waiting).id == 2
    with pytest.raises(AssertionError, match="'never' did not come; the screen is\nyour turn"):
        await anna.wait_for("never", timeout=0.01)


async def test_the_real_updater_polls_a_world_in_process(app: AnyApplication, anna: Person) -> None:
    assert app.updater is not None
    await app.updater.start_polling(timeout=1)
    await app.start()
    await anna.send("polled")
    assert (await anna.wait_for("polled", timeout=30)).content.text == "polled"
    await app.updater.stop()
    await app.stop()

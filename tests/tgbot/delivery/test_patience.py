"""Whatever the bot does on Telegram, one failed call does not keep it from reaching people (F9), and nobody gets a
message more than twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from telegram.error import RetryAfter, TelegramError

from tests.tgbot.made_up_time import in_made_up_time
from tests.tgbot.network import FAILURES, Failure, Network
from tests.tgbot.room import TOKEN, Room, asks, opened_room, play_card, press_tap, seeded
from tgbot.delivery.patience import COPIES, LONGEST, TRIES
from tgbot.simulator.errors import bad_request, forbidden, too_many
from tgbot.simulator.state import Message
from tgbot.simulator.world import World
from tgbot.taps.table import Back, Choose

PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Deed:
    """Something that somebody does after something else; the call by which the bot responds; and whether Anna sees what
    she should."""

    name: str
    before: str
    do: Callable[[Room], Awaitable[object]]
    method: str
    seen: Callable[[Room], bool]

    @property
    def sends(self) -> bool:
        return self.method.startswith("send")

    def __str__(self) -> str:
        return self.name


def writes(text: str) -> Callable[[Room], Awaitable[object]]:
    return lambda room: room.anna.send(text)


def presses(label: str) -> Callable[[Room], Awaitable[object]]:
    return lambda room: room.anna.press(label)


def shows(text: str) -> Callable[[Room], bool]:
    return lambda room: text in room.anna.screen()


def from_bot(room: Room) -> list[Message]:
    return [message for message in room.anna.sees() if message.sender == room.world.bot.id]


def one_is_live(room: Room) -> bool:
    return [message.rows is not None for message in from_bot(room)] == [False, True]


def is_answered(room: Room) -> bool:
    return room.anna.last_answer is not None


def has_media(room: Room) -> bool:
    return room.anna.newest().content.has_media


def a_card_is_chosen(room: Room) -> bool:
    return any(isinstance(tap.ask, Back) for tap in asks(room.anna.newest()))


async def forge(room: Room) -> None:
    await room.anna.forge("x", room.anna.newest())


async def post_picture(room: Room) -> None:
    await room.services.delivery.post_picture(room.anna.id, PNG, "caption")


async def post_file(room: Room) -> None:
    await room.services.delivery.post_file(room.anna.id, "game.json", b"{}", "caption")


DEEDS = (
    Deed("a command", "/sprak", writes("/start"), "sendMessage", shows("Hej Anna")),
    Deed("a table", "/start", writes("/spela"), "sendMessage", shows("Din tur")),
    Deed("a question", "/start", writes("vad är en tabbe?"), "sendMessage", shows("abbe")),
    Deed("the languages", "/start", writes("/sprak"), "sendMessage", shows("English")),
    Deed("a picture", "/start", post_picture, "sendPhoto", has_media),
    Deed("a record", "/start", post_file, "sendDocument", has_media),
    Deed("a tap on a card", "/spela", lambda room: press_tap(room.anna, Choose), "editMessageText", a_card_is_chosen),
    Deed("a language", "/sprak", presses("English"), "editMessageText", shows("Hello Anna")),
    Deed("an answer", "/spela", forge, "answerCallbackQuery", is_answered),
    Deed("an old keyboard", "/spela", writes("/spela"), "editMessageReplyMarkup", one_is_live),
)  # fmt: skip


def played(monkeypatch: pytest.MonkeyPatch, scene: Callable[[Room, Network], Awaitable[None]]) -> None:
    """Plays a scene in a room with a network that can fail."""

    async def in_a_room() -> None:
        world = World(token=TOKEN, name="Kasino", username="kasinobot")
        network = Network(world)
        async with opened_room(seeded(7), world=world, request=network.request) as room:
            await scene(room, network)

    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change
    in_made_up_time(in_a_room, monkeypatch)


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: failure.name)
@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_f9_a_call_that_fails_once_reaches_people_all_the_same(
    monkeypatch: pytest.MonkeyPatch, deed: Deed, failure: Failure
) -> None:
    async def scene(room: Room, network: Network) -> None:
        await room.anna.send(deed.before)
        n_before, n_tried = len(from_bot(room)), network.tried.count(deed.method)
        network.fail(deed.method, failure)
        await deed.do(room)
        assert deed.seen(room)
        copies = len(from_bot(room)) - n_before
        if deed.sends:
            assert copies == (2 if failure.applied else 1)
        assert network.tried.count(deed.method) - n_tried == 2
        for query in room.world.queries.values():
            assert query.answer is not None

    played(monkeypatch, scene)


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: failure.name)
@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed.sends and deed.name != "a table"], ids=str)
def test_f9_what_fails_again_and_again_is_given_up_and_comes_at_most_twice(
    monkeypatch: pytest.MonkeyPatch, deed: Deed, failure: Failure
) -> None:
    """What surely has not arrived is tried a few times; after a 429, for as long as anybody waits for an answer."""

    async def scene(room: Room, network: Network) -> None:
        await room.anna.send(deed.before)
        n_before, n_tried = len(from_bot(room)), network.tried.count(deed.method)
        network.fail(deed.method, failure, times=99)
        await attempted(deed.do(room))
        tries = network.tried.count(deed.method) - n_tried
        copies = len(from_bot(room)) - n_before
        assert copies == (COPIES if failure.applied else 0)
        if failure.name == "429":
            assert LONGEST / 2 < 3 * tries <= LONGEST + 3
        else:
            assert tries == (COPIES if failure.may_have_arrived else TRIES)

    played(monkeypatch, scene)


async def attempted(doing: Awaitable[object]) -> None:
    with suppress(TelegramError):
        await doing


@pytest.mark.parametrize("name", ["429", "502", "no connection"])
def test_f9_a_table_that_could_not_be_posted_comes_when_telegram_is_back(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def scene(room: Room, network: Network) -> None:
        await room.anna.send("/start")
        failure = next(failure for failure in FAILURES if failure.name == name)
        network.fail("sendMessage", failure, times=30)
        await room.anna.send("/spela")
        while "Din tur" not in room.anna.screen():
            await room.later()
        assert len([message for message in from_bot(room) if "Din tur" in (message.content.text or "")]) == 1
        await play_card(room.anna)
        assert len((await room.table(room.anna)).giv.moves) == 2

    played(monkeypatch, scene)


@pytest.mark.parametrize("failure", [each for each in FAILURES if each.applied], ids=lambda failure: failure.name)
def test_of_two_copies_of_a_table_the_one_that_is_tapped_is_the_table(
    monkeypatch: pytest.MonkeyPatch, failure: Failure
) -> None:
    async def scene(room: Room, network: Network) -> None:
        await room.anna.send("/start")
        network.fail("sendMessage", failure)
        await room.anna.send("/spela")
        _, unknown, known = from_bot(room)
        assert unknown.content == known.content
        await room.anna.press_at(0, 0, message=unknown)
        assert (unknown.rows is not None, known.rows is not None) == (True, False)
        shown = (await room.stored(room.anna)).shown
        assert [each.address for each in shown.values()] == [f"{unknown.chat}:{unknown.id}"]
        await room.anna.send("/spela")
        assert [message.rows is not None for message in from_bot(room)] == [True, False, False, True]

    played(monkeypatch, scene)


@pytest.mark.parametrize("refusal", [bad_request("something new"), forbidden("bot was blocked by the user")], ids=str)
@pytest.mark.parametrize("deed", DEEDS, ids=str)
def test_f9_a_refusal_is_not_tried_again(monkeypatch: pytest.MonkeyPatch, deed: Deed, refusal: Any) -> None:
    async def scene(room: Room, network: Network) -> None:
        await room.anna.send(deed.before)
        n_tried = network.tried.count(deed.method)
        network.fail(deed.method, Failure("refused", refusal))
        await attempted(deed.do(room))
        assert network.tried.count(deed.method) - n_tried == 1

    played(monkeypatch, scene)


def test_b3_a_command_waits_for_telegram_no_longer_than_somebody_waits_for_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(room: Room, network: Network) -> None:
        bot = room.application.bot
        network.fail("sendMessage", Failure("429", too_many(3600)))
        with pytest.raises(RetryAfter):
            await bot.send_message(room.anna.id, "one")
        with pytest.raises(RetryAfter):
            await bot.send_message(room.anna.id, "two")
        assert network.tried.count("sendMessage") == 1, "the chat is held"
        assert asyncio.get_running_loop().time() < LONGEST

    played(monkeypatch, scene)


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: failure.name)
@pytest.mark.parametrize(
    "call",
    [
        lambda bot: bot.set_my_commands([("play", "Play")]),
        lambda bot: bot.set_my_description("Kasino"),
        lambda bot: bot.set_my_short_description("Kasino"),
        lambda bot: bot.get_chat(1001),
    ],
    ids=["setMyCommands", "setMyDescription", "setMyShortDescription", "getChat"],
)
def test_f9_every_other_call_has_the_same_patience(
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    call: Callable[[Any], Awaitable[object]],
    failure: Failure,
) -> None:
    method = request.node.callspec.id.split("-")[0]

    async def scene(room: Room, network: Network) -> None:
        n_tried = network.tried.count(method)
        network.fail(method, failure)
        await call(room.application.bot)
        assert network.tried.count(method) - n_tried == 2

    played(monkeypatch, scene)


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: failure.name)
def test_the_call_with_which_a_start_begins_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, failure: Failure
) -> None:
    """Whoever starts the bot reads at once why it does not run."""

    async def scene(room: Room, network: Network) -> None:
        n_tried = network.tried.count("getMe")
        network.fail("getMe", failure)
        with pytest.raises(TelegramError):
            await room.application.bot.get_me()
        assert network.tried.count("getMe") - n_tried == 1

    played(monkeypatch, scene)

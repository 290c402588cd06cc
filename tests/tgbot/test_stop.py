"""A stop: the process ends within seconds whatever Telegram wants, and what was to be shown is shown after the next
start (E4)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest

from tests.tgbot.made_up_time import in_made_up_time
from tests.tgbot.network import Failure, Network
from tests.tgbot.room import TOKEN, is_about, press_tap, seeded, taps
from tests.tgbot.searches import InProcess
from tgbot.app import build, run
from tgbot.cases.door import Door
from tgbot.config import Config
from tgbot.handlers.caretaker import Caretaker
from tgbot.simulator.errors import ApiError, too_many
from tgbot.simulator.people import Person
from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World
from tgbot.store import Store
from tgbot.taps.table import Choose
from tgbot.workers.reviews import Reviews

#: Seconds after which a service manager kills whatever has not ended.
KILLED_AFTER = 10.0
MUST_WAIT = Failure("429", too_many(40))


class Silent(Network):
    """A network in which some calls get no answer at all."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.silent: set[str] = set()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if request.url.path.rsplit("/", 1)[1] in self.silent:
            await asyncio.Event().wait()
        return await super().handle_async_request(request)


class Running:
    """The bot as `kasino bot` runs it, over a world and a store that outlive it."""

    def __init__(self, world: World, store: Store) -> None:
        self.network = Silent(world)
        self.stop = asyncio.Event()
        network = WorldRequest(world), self.network.request
        application = build(Config(token=TOKEN), store, network, seeded(7), InProcess())
        self.task = asyncio.create_task(run(application, self.stop))

    async def stopped(self) -> float:
        """Stops the bot; returns how many seconds that took."""
        before = asyncio.get_running_loop().time()
        self.stop.set()
        await self.task
        return asyncio.get_running_loop().time() - before


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(600):  # of made-up time
        while not condition():
            await asyncio.sleep(0.1)


def stopped_while(
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[Silent], object],
    do: Callable[[Person, Silent], Awaitable[object]],
    shown: str,
    begins: str = "/spela",
) -> float:
    """Anna does something while calls fail, the bot is stopped, and another one, with a good network, shows what she
    has done; gives the seconds that the stop took."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # otherwise RetryAfter warns that it will change

    async def scene() -> float:
        store = await Store.connect(None)
        world = World(token=TOKEN, name="Kasino", username="kasinobot")
        anna = world.person("Anna", language_code="sv", id=1001)
        first = Running(world, store)
        await anna.send(begins)
        await until(lambda: len(anna.sees()) == 2)
        spoil(first.network)
        await do(anna, first.network)
        seconds = await first.stopped()
        second = Running(world, store)
        await until(lambda: shown in anna.screen())
        await second.stopped()
        await store.close()
        return seconds

    return in_made_up_time(scene, monkeypatch)


async def play(anna: Person, network: Silent) -> None:
    """A whole move: two taps, whose edits are under way."""
    await press_tap(anna, Choose)
    await until(lambda: "editMessageText" in network.tried or network.silent)
    choose = next(tap for _, tap in taps(anna.newest()) if is_about(tap, Choose))
    await anna.forge(f"t:{choose.table}:1:p:{choose.ask.card}", anna.newest())  # type: ignore[union-attr]
    await asyncio.sleep(1)


async def open_table(anna: Person, network: Silent) -> None:
    await anna.send("/spela")
    await until(lambda: network.tried.count("sendMessage") > 1 or network.silent)
    await asyncio.sleep(1)


def spoiled(failure: Failure) -> Callable[[Silent], None]:
    def spoil(network: Silent) -> None:
        for method in ("editMessageText", "sendMessage", "answerCallbackQuery", "editMessageReplyMarkup"):
            network.fail(method, failure, times=1000)

    return spoil


def silence(network: Silent) -> None:
    network.silent = {"editMessageText", "sendMessage", "answerCallbackQuery"}


SPOILT = [
    pytest.param(spoiled(MUST_WAIT), id="40 s to wait"),
    pytest.param(spoiled(Failure("502", ApiError(502, "Bad Gateway"))), id="502"),
    pytest.param(silence, id="no answer"),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_e4_a_move_that_telegram_does_not_let_through_is_kept_at_a_stop(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Silent], object]
) -> None:
    assert stopped_while(monkeypatch, spoil, play, shown="Du lade ut") < KILLED_AFTER


@pytest.mark.parametrize("spoil", SPOILT)
def test_e4_a_table_that_telegram_does_not_let_through_is_kept_at_a_stop(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Silent], object]
) -> None:
    assert stopped_while(monkeypatch, spoil, open_table, shown="Din tur", begins="/start") < KILLED_AFTER


async def test_e4_a_round_of_the_caretaker_is_broken_off_at_a_stop() -> None:
    under_way, stop, workers, store = asyncio.Event(), asyncio.Event(), InProcess(), await Store.connect(None)

    async def recover(*_: object) -> int:
        under_way.set()
        await asyncio.Event().wait()
        return 0

    door = Door(store, workers, Reviews(workers), seeded(1))
    running = asyncio.create_task(Caretaker(door, lambda _: None, recover).run(stop))
    await under_way.wait()
    stop.set()
    await running
    await store.close()

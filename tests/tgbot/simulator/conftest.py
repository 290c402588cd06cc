"""A world whose clock stands still, with people in it, and a short way to call the Bot API's methods."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tgbot.simulator.api import call
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]


@pytest.fixture
def clock() -> ManualClock:
    """Stands still until a test moves it."""
    return ManualClock()


@pytest.fixture
def world(clock: ManualClock) -> World:
    """Nobody is in it yet."""
    return World(token="1:test", name="Echo", username="echobot", clock=clock)


@pytest.fixture
async def anna(world: World) -> Person:
    """A person who has pressed Start; that update is taken away."""
    person = world.person("Anna", language_code="sv", username="anna")
    await person.send("/start")
    world.updates.clear()
    return person


@pytest.fixture
async def ben(world: World, anna: Person) -> Person:
    """A second person, without a username, who has never pressed Start."""
    assert anna.id
    return world.person("Ben", language_code="en")


@pytest.fixture
def group(world: World, anna: Person, ben: Person) -> Group:
    """An ordinary group of the two and the bot; the updates about its making are taken away."""
    made = world.group("Kväll", anna, ben)
    world.updates.clear()
    return made


@pytest.fixture
def ask(world: World) -> Ask:
    """Call a method; returns its result, or "code description" for a refusal."""

    async def asked(method: str, **params: Any) -> Any:
        status, body = await call(world, world.token, method, params)
        return body["result"] if status == 200 else f"{status} {body['description']}"

    return asked


@pytest.fixture
def keyboard() -> Callable[..., dict[str, Any]]:
    """Rows of "label=data" words -> an inline keyboard."""

    def made(*rows: str) -> dict[str, Any]:
        pairs = [[word.split("=") for word in row.split()] for row in rows]
        buttons = [[{"text": text, "callback_data": data} for text, data in row] for row in pairs]
        return {"inline_keyboard": buttons}

    return made

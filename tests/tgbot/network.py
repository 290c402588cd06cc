"""A network between the bot and a local Telegram, which fails where the test wants; python-telegram-bot and httpx are
the real ones, and what fails is what httpx raises."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import httpx
from telegram.request import HTTPXRequest

from tgbot.simulator.errors import ApiError, too_many
from tgbot.simulator.server import make_app
from tgbot.simulator.world import World


@dataclass(frozen=True)
class Failure:
    """What becomes of a call: Telegram refuses it, or the network fails before it (or, if `applied`, after it)."""

    name: str
    error: ApiError | type[httpx.TransportError]
    applied: bool = False

    @property
    def may_have_arrived(self) -> bool:
        """Whether the bot cannot know that nothing has arrived."""
        return isinstance(self.error, type) and self.error not in (
            httpx.ConnectError,
            httpx.ConnectTimeout,
            httpx.PoolTimeout,
        )


FAILURES = (
    Failure("429", too_many(3)),
    Failure("502", ApiError(502, "Bad Gateway")),
    Failure("no connection", httpx.ConnectError),
    Failure("no connection in time", httpx.ConnectTimeout),
    Failure("no free connection", httpx.PoolTimeout),
    Failure("reset before", httpx.ReadError),
    Failure("cut off before", httpx.RemoteProtocolError),
    Failure("timeout before", httpx.ReadTimeout),
    Failure("reset after", httpx.ReadError, applied=True),
    Failure("timeout after", httpx.ReadTimeout, applied=True),
)


class Network(httpx.ASGITransport):
    """Carries calls to the world; those for which a failure waits fail, each failure once. `tried` has the methods of
    all calls."""

    def __init__(self, world: World) -> None:
        super().__init__(make_app(world))
        self.failing: dict[str, deque[Failure]] = {}
        self.tried: list[str] = []

    @property
    def request(self) -> HTTPXRequest:
        """The network as the bot has it."""
        return HTTPXRequest(httpx_kwargs={"transport": self, "trust_env": False})

    def fail(self, method: str, failure: Failure, times: int = 1) -> None:
        """The next calls of this method fail."""
        self.failing.setdefault(method, deque()).extend([failure] * times)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        method = request.url.path.rsplit("/", 1)[1]
        self.tried.append(method)
        failures = self.failing.get(method)
        failure = failures.popleft() if failures else None
        request.headers["Host"] = "127.0.0.1"  # the local Telegram answers to no other name
        if failure is None:
            return await super().handle_async_request(request)
        if isinstance(failure.error, ApiError):
            return httpx.Response(failure.error.code, json=failure.error.body(), request=request)
        if failure.applied:
            await super().handle_async_request(request)
        raise failure.error(failure.name, request=request)

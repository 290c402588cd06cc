"""Fixtures for all tests, and the order and the effort of a run."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings
from playwright.async_api import Browser
from redis import Redis

from tests.chromium import chromium
from tests.redis_server import RedisServer

# Tests started in the background ignore Ctrl-C, and so would all programs that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

#: A person's runs always try the same cases; CI tries more, and others each time. There is no deadline, since a busy
#: machine is slow.
settings.register_profile(
    "person",
    max_examples=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "ci", settings.get_profile("person"), max_examples=100, derandomize=False, database=None, print_blob=True
)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "person")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first, so that no core waits for another at the end; otherwise the order stays random."""
    items.sort(key=lambda item: next((n for n, name in enumerate(("long", "browser")) if name in item.keywords), 2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints how to run the tests in this order again, which is needed when one depends on those before it."""
    seed = getattr(config.option, "randomly_seed", None)
    terminalreporter.write_line(f"The same order again: make test ARGS='-n 0 --randomly-seed={seed}'")


@pytest.fixture(scope="session")
def shared_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """The server of the whole session, not to be killed."""
    server = RedisServer(tmp_path_factory.mktemp("redis"), durable=False)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def redis_url(shared_redis: RedisServer) -> str:
    """The URL of a real, empty Redis server."""
    with Redis(port=shared_redis.port) as client:
        client.flushall()
    return shared_redis.url


@pytest.fixture
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A real Redis server for this test alone, which it may kill, freeze and start again."""
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.kill()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, one for all tests that a process runs. Each opens contexts of its own, in the session's loop."""
    async with chromium() as running:
        yield running

"""Fixtures for all tests."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from redis import Redis

from tests.redis_server import RedisServer

# Whoever starts the tests in the background has them ignore Ctrl-C, and with them all programs that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


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
    """A real Redis server of the test's own, which it may kill, freeze and start again."""
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.kill()

"""A Redis server for the duration of a measurement."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.redis_server import RedisServer


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A server of its own, which keeps nothing."""
    with tempfile.TemporaryDirectory() as folder:
        server = RedisServer(Path(folder), durable=False)
        server.start()
        try:
            yield server
        finally:
            server.kill()

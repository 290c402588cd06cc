"""A real redis-server for tests: on a free port, in a folder of its own, to be killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

STARTS_WITHIN = 10.0


def program() -> str:
    """The path of redis-server. Without one the test is skipped, or fails where all must be installed."""
    found = shutil.which("redis-server")
    if found is not None:
        return found
    reason = "redis-server is not installed"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class RedisServer:
    """One server process. If it is durable, what it acknowledged survives `kill`: each command is first on the disk."""

    def __init__(self, folder: Path, durable: bool = True) -> None:
        self.port = free_port()
        self.folder = folder
        self._durable = durable
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Returns when the server answers; it has the same port and the same data each time."""
        options = {"port": self.port, "bind": "127.0.0.1", "dir": self.folder, "save": ""}
        options |= {"auto-aof-rewrite-percentage": 0}  # so that the file tells of everything
        options |= {"appendonly": "yes" if self._durable else "no", "appendfsync": "always"}
        options |= {"logfile": self.folder / "log"}
        command = [
            program(),
            *(str(part) for name, value in options.items() for part in (f"--{name}", value)),
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + STARTS_WITHIN
        while not self._answers():
            if time.monotonic() > deadline or self._process.poll() is not None:
                self.kill()
                pytest.fail("redis-server did not start: " + (self.folder / "log").read_text())
            time.sleep(0.02)

    def kill(self) -> None:
        """Ends the server at once, as if its machine had lost power."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """The server keeps its connections and answers nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16) == b"+PONG\r\n"
        except OSError:
            return False


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    """A durable server in a folder of its own, outside pytest."""
    with tempfile.TemporaryDirectory() as folder:
        redis = RedisServer(Path(folder))
        redis.start()
        try:
            yield redis
        finally:
            redis.kill()

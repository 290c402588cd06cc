"""`kasino` as a separate process that starts at once: it is forked from one that has imported the bot.

Its id, its streams, the signals that reach it and its exit code are real. Only its parent is not this process.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import IO

from tests.tgbot.cli.command import ROOT, environment


class Forked:
    """A forked process, with the part of `subprocess.Popen` that tests need; stdout and stderr are pipes."""

    def __init__(self, stdout: IO[bytes], stderr: IO[bytes], status: IO[bytes]) -> None:
        self.stdout = stdout
        self.returncode: int | None = None
        self._stderr = stderr
        self._status = status
        self.pid = int(status.readline())

    def poll(self) -> int | None:
        """The exit code, None while it runs."""
        if self.returncode is None and select.select([self._status], [], [], 0)[0]:
            self._read_status()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self) -> tuple[bytes, bytes]:
        """Wait for its end; returns what it wrote to stdout and stderr that has not been read."""
        with ThreadPoolExecutor(1) as beside, self.stdout, self._stderr, self._status:
            err = beside.submit(self._stderr.read)
            out = self.stdout.read()
            if self.returncode is None:
                self._read_status()
            return out, err.result()

    def _read_status(self) -> None:
        self.returncode = os.waitstatus_to_exitcode(int(self._status.readline()))


def forked(*arguments: str, **variables: str) -> Forked:
    """`python -m tgbot` with these arguments, running, with nothing in its environment but these variables."""
    request = {"arguments": arguments, "environment": environment(**variables)}
    pipes = [os.pipe() for _ in range(3)]
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123 - it is no path but a device
        given = [nothing.fileno(), *(writable for _, writable in pipes)]
        socket.send_fds(_server(), [json.dumps(request).encode()], given)
    for _, writable in pipes:
        os.close(writable)
    stdout, stderr, status = (os.fdopen(readable, "rb", buffering=0) for readable, _ in pipes)
    return Forked(stdout, stderr, status)


@cache
def _server() -> socket.socket:
    """The connection to the process from which others are forked. It is started once for each that runs tests."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    with there:
        command = [sys.executable, "-m", "tests.tgbot.cli.fork_server", str(there.fileno())]
        server = subprocess.Popen(command, cwd=ROOT, env=environment(), pass_fds=[there.fileno()])

    def end() -> None:
        here.close()
        server.wait()

    atexit.register(end)
    return here

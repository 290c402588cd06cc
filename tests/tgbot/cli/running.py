"""`kasino` while it runs, beside a local Telegram in the test's own event loop."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from tests.tgbot.cli.command import Ran
from tests.tgbot.cli.forks import Forked, forked

WITHIN = 30.0


class Running:
    """A started command."""

    def __init__(self, process: Forked | subprocess.Popen[bytes]) -> None:
        self._process = process

    async def line(self) -> str:
        """The next line that it writes to stdout."""
        assert self._process.stdout is not None
        async with asyncio.timeout(WITHIN):
            return (await asyncio.to_thread(self._process.stdout.readline)).decode().rstrip("\n")

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def ended(self) -> Ran:
        """How it ended, and what it has written since the last `line`."""
        async with asyncio.timeout(WITHIN):
            out, err = await asyncio.to_thread(self._process.communicate)
        assert self._process.returncode is not None
        return Ran(self._process.returncode, out.decode(), err.decode())

    async def killed(self) -> None:
        """End it if it is still there."""
        if self._process.returncode is None:
            self._process.kill()
            await asyncio.to_thread(self._process.communicate)


@asynccontextmanager
async def watched(process: Forked | subprocess.Popen[bytes]) -> AsyncIterator[Running]:
    """A command that was started; killed if it is still there at the end."""
    command = Running(process)
    try:
        yield command
    finally:
        await command.killed()


def running(*arguments: str, **variables: str) -> AbstractAsyncContextManager[Running]:
    """The command, started with nothing in its environment but these variables."""
    return watched(forked(*arguments, **variables))


async def run(*arguments: str, **variables: str) -> Ran:
    """The command to its end."""
    async with running(*arguments, **variables) as command:
        return await command.ended()


async def until(happened: Callable[[], bool]) -> None:
    """Waits until something is true. Raises TimeoutError when it takes too long."""
    deadline = time.monotonic() + WITHIN
    while not happened():
        if time.monotonic() > deadline:
            raise TimeoutError
        await asyncio.sleep(0.02)

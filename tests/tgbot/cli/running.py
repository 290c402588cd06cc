"""`kasino` while it runs, beside a local Telegram in the test's own event loop."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from signal import Signals

from tests.tgbot.cli.command import Ran
from tests.tgbot.cli.forks import Forked, forked
from tests.tgbot.waiting import AT_LAST, until


class Running:
    """A started command."""

    def __init__(self, process: Forked | subprocess.Popen[bytes]) -> None:
        self._process = process

    async def line(self) -> str:
        """The next line that it writes to stdout."""
        assert self._process.stdout is not None
        async with asyncio.timeout(AT_LAST):
            return (await asyncio.to_thread(self._process.stdout.readline)).decode().rstrip("\n")

    def signal(self, number: Signals) -> None:
        self._process.send_signal(number)

    async def status(self) -> int:
        """Its exit code, even while a program that it has started still holds its streams."""
        await until(lambda: self._process.poll() is not None)
        assert self._process.returncode is not None
        return self._process.returncode

    def signal_all(self, number: Signals) -> None:
        """To its workers as well, as a terminal and a service manager do. Only for one that was forked."""
        os.killpg(self._process.pid, number)

    async def ended(self) -> Ran:
        """How it ended, and what it wrote after the last `line`."""
        async with asyncio.timeout(AT_LAST):
            out, err = await asyncio.to_thread(self._process.communicate)
        assert self._process.returncode is not None
        return Ran(self._process.returncode, out.decode(), err.decode())

    async def killed(self) -> None:
        """Kill it if it is still running."""
        if self._process.returncode is None:
            self._process.kill()
            await asyncio.to_thread(self._process.communicate)


@asynccontextmanager
async def watched(process: Forked | subprocess.Popen[bytes]) -> AsyncIterator[Running]:
    """A started command; killed at the end if it is still running."""
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

"""`kasino` while it runs, beside a local Telegram in the test's own event loop."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tests.tgbot.cli.command import ROOT, Ran, environment

WITHIN = 30.0


class Running:
    """A started command."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def line(self) -> str:
        """The next line that it writes to stdout."""
        assert self._process.stdout is not None
        async with asyncio.timeout(WITHIN):
            return (await self._process.stdout.readline()).decode().rstrip("\n")

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def ended(self) -> Ran:
        """How it ended, and what it has written since the last `line`."""
        async with asyncio.timeout(WITHIN):
            out, err = await self._process.communicate()
        assert self._process.returncode is not None
        return Ran(self._process.returncode, out.decode(), err.decode())


@asynccontextmanager
async def running(*arguments: str, **variables: str) -> AsyncIterator[Running]:
    """The command, started with nothing in its environment but these variables; killed if it is still there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tgbot",
        *arguments,
        cwd=ROOT,
        env=environment(**variables),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


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

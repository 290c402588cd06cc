"""Where a bot's calls can be stopped one by one: those to Redis, through a proxy, and those to Telegram.

To kill a bot between two calls, let the gate stop it at the second one: that call waits there with all later ones, and
when the bot is dead the waiting calls are dropped, as if they had never been sent.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tgbot.simulator.faults import Faults, NetworkTrouble

#: What a client sends to connect or to check the connection: not calls that the bot makes.
HOUSEKEEPING = {"CLIENT", "PING", "SELECT", "AUTH", "HELLO", "TIME"}
REDIS_COMMAND = b"*"
#: What a bot tells Telegram about itself after its start, and fetching updates, go on beside everything else.
BESIDE = {"getUpdates", "setMyCommands", "setMyDescription", "setMyShortDescription"}


class Gate:
    """Open until `stop_at` is called. `calls` are those that came since then, `stopped` the first that may not pass."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.stopped = ""
        self.reached = asyncio.Event()
        self.n_connections = 0  # to Redis
        self.n_notes = 0  # the notes that have passed or are waiting
        self._number = 0
        self._dropped: asyncio.Future[None] | None = None

    def stop_at(self, number: int) -> None:
        """Stop the call with this number, counted from 1, and those that come after it."""
        self.calls = []
        self.reached.clear()
        self._number = number
        self._dropped = asyncio.get_running_loop().create_future()

    def drop(self) -> None:
        """Drop the waiting calls, and those that still come until the gate is opened: their sender is dead."""
        if self._dropped is None:
            self._dropped = asyncio.get_running_loop().create_future()
        self._number = 0
        if not self._dropped.done():
            self._dropped.set_result(None)

    def open(self) -> None:
        """Let everything pass again."""
        self._dropped = None

    async def passes(self, call: str) -> bool:
        """Whether a call may be done now; one that is stopped waits until it is dropped."""
        if self._dropped is None:
            return True
        self.calls.append(call)
        if len(self.calls) < self._number:
            return True
        if not self.reached.is_set():
            self.stopped = call
            self.reached.set()
        await self._dropped
        return False


class GatedFaults(Faults):
    """For a world whose Bot API is behind the gate, except for what goes on beside everything else."""

    def __init__(self, gate: Gate) -> None:
        super().__init__()
        self._gate = gate

    async def pause(self, method: str) -> None:
        await super().pause(method)
        if method not in BESIDE and not await self._gate.passes(method):
            raise NetworkTrouble(ConnectionError("dropped"))


@asynccontextmanager
async def redis_proxy(gate: Gate, port: int) -> AsyncIterator[int]:
    """A port that leads to the Redis server at `port` through the gate."""
    tasks: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        gate.n_connections += 1
        try:
            with contextlib.suppress(OSError):
                await _serve(gate, port, reader, writer)
        finally:
            writer.close()
            tasks.discard(task)
            gate.n_connections -= 1

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        own_port: int = server.sockets[0].getsockname()[1]
        yield own_port
    finally:
        server.close()
        waiting = list(tasks)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.sleep(0)  # lets the closed connections go


async def _serve(gate: Gate, port: int, bot_reads: asyncio.StreamReader, bot: asyncio.StreamWriter) -> None:
    """One connection, until either side closes it or a call on it is dropped. Raises OSError."""
    redis_reads, redis = await asyncio.open_connection("127.0.0.1", port)
    answers = asyncio.create_task(_pump(redis_reads, bot))
    try:
        while data := await bot_reads.read(1 << 20):
            # What does not begin a command continues the one before.
            if data.startswith(REDIS_COMMAND) and not await _passes(gate, data):
                return
            redis.write(data)
            await redis.drain()
    finally:
        redis.close()  # first, since the await below may be cut off
        answers.cancel()
        await asyncio.gather(answers, return_exceptions=True)


async def _passes(gate: Gate, data: bytes) -> bool:
    name, *arguments = [part.decode() for part in data.split(b"\r\n", 11)[2::2]]
    gate.n_notes += is_a_note(arguments)
    beside = is_of_a_round(arguments) or any(each.endswith(":introduced") for each in arguments[:1])
    return name.upper() in HOUSEKEEPING or beside or await gate.passes(name.upper())


def is_a_note(arguments: list[str]) -> bool:
    """Whether a command notes what was shown: its second key is that of a table's destinations, not of its marks."""
    return len(arguments) > 3 and ":shown:" in arguments[3]


def is_of_a_round(arguments: list[str]) -> bool:
    """Whether a command belongs to the caretaker's rounds, which come by the clock: a script on one queue of a
    shard."""
    return len(arguments) > 2 and arguments[2].endswith((":due", ":dirty"))


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 20):
            writer.write(data)
            await writer.drain()
        writer.close()

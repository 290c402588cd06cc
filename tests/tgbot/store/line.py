"""A line between the store and a Redis server, which counts round trips and can be made to fail."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum, auto

CHUNK = 1 << 16


class Fault(Enum):
    """The connection breaks once: before the server gets the request, or after it has done what was asked."""

    REQUEST_LOST = auto()
    ANSWER_LOST = auto()


@dataclass
class Call:
    """One connection: the store on one side, the server on the other, and whose turn it is to speak."""

    client: StreamReader
    to_client: StreamWriter
    server: StreamReader
    to_server: StreamWriter
    answered: bool = True
    refusal: str = ""


class Line:
    """`url` is where the store connects to; `trips` counts how often it spoke after an answer. New calls lead to
    `server_port`, which may be changed, as a failover behind a name does."""

    def __init__(self, server_port: int) -> None:
        self.url = ""
        self.trips = 0
        self.next_fault: Fault | None = None
        self.server_port = server_port
        self._calls: list[Call] = []

    def refuse(self, refusal: str) -> None:
        """From now on every script is answered like this in the calls that there are; not so in new ones."""
        for call in self._calls:
            call.refusal = refusal

    async def carry(self, client: StreamReader, to_client: StreamWriter) -> None:
        """Carries both ways until one side, or a fault, ends the call."""
        call = Call(client, to_client, *await asyncio.open_connection("127.0.0.1", self.server_port))
        self._calls.append(call)
        ways = [asyncio.create_task(self._requests(call)), asyncio.create_task(self._answers(call))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            call.to_server.close()
            call.to_client.close()

    async def _requests(self, call: Call) -> None:
        while data := await call.client.read(CHUNK):
            self.trips += call.answered
            call.answered = False
            if self._breaks(Fault.REQUEST_LOST):
                return
            if call.refusal and b"EVALSHA" in data:
                call.to_client.write(f"-{call.refusal}\r\n".encode() * data.count(b"EVALSHA"))
            else:
                call.to_server.write(data)

    async def _answers(self, call: Call) -> None:
        while data := await call.server.read(CHUNK):
            call.answered = True
            if self._breaks(Fault.ANSWER_LOST):
                return
            call.to_client.write(data)

    def _breaks(self, fault: Fault) -> bool:
        if self.next_fault is not fault:
            return False
        self.next_fault = None
        return True


@asynccontextmanager
async def line_to(server_port: int) -> AsyncIterator[Line]:
    """An open line to the server."""
    line = Line(server_port)
    listener = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.url = f"redis://127.0.0.1:{listener.sockets[0].getsockname()[1]}/0"
    try:
        yield line
    finally:
        listener.close()

"""The network as delivery wants it: what nobody reads is not parsed."""

from __future__ import annotations

from typing import Any

from telegram.request import BaseRequest

OK = 200
#: What Telegram answers to an edit of an inline message; for others it sends the whole message back.
DONE = b'{"ok":true,"result":true}'


class UnreadEdits(BaseRequest):
    """Another request, of which an edit that was made only says so. The message that comes back is what was sent, and
    to make objects of it would be a tenth of what a tap costs."""

    def __init__(self, request: BaseRequest) -> None:
        self._request = request

    @property
    def read_timeout(self) -> float | None:
        """The other request's."""
        return self._request.read_timeout

    async def initialize(self) -> None:
        """Opens the other request."""
        await self._request.initialize()

    async def shutdown(self) -> None:
        """Closes the other request."""
        await self._request.shutdown()

    async def do_request(self, url: str, *arguments: Any, **more: Any) -> tuple[int, bytes]:
        """What the other request brings; raises what it raises."""
        status, body = await self._request.do_request(url, *arguments, **more)
        return status, DONE if status == OK and url.endswith("/editMessageText") else body

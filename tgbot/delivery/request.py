"""A network layer for delivery: answers that nobody reads are not parsed."""

from __future__ import annotations

from typing import Any

from telegram.request import BaseRequest

OK = 200
#: Telegram's answer to an edit of an inline message; for other messages it sends the whole message back.
DONE = b'{"ok":true,"result":true}'


class UnreadEdits(BaseRequest):
    """Wraps another request; a successful edit only returns True. The message that comes back is the one that was sent,
    and making objects of it would be a tenth of the cost of a tap."""

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
        """The other request's answer; raises what it raises."""
        status, body = await self._request.do_request(url, *arguments, **more)
        return status, DONE if status == OK and url.endswith("/editMessageText") else body

"""The face in process: python-telegram-bot's network layer, with a world instead of a network."""

import json
import re

from telegram.error import NetworkError
from telegram.request import BaseRequest, RequestData

from tgbot.simulator.api import call
from tgbot.simulator.errors import Json
from tgbot.simulator.faults import NetworkTrouble
from tgbot.simulator.state import File
from tgbot.simulator.world import World

_METHOD = re.compile(r"/bot([^/]+)/(\w+)$")
_FILE = re.compile(r"/file/bot([^/]+)/(.+)$")


class WorldRequest(BaseRequest):
    """Pass one to `ApplicationBuilder.request` and another to `get_updates_request`; no socket is opened.

    Errors ordered by `world.faults` are raised here: telegram's own as they are, others as NetworkError.
    """

    def __init__(self, world: World) -> None:
        self._world = world

    @property
    def read_timeout(self) -> float | None:
        """PTB adds it to the timeout of long polling."""
        return 5.0

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_request(  # noqa: PLR0917  (the parent's signature)
        self,
        url: str,
        method: str,  # noqa: ARG002
        request_data: RequestData | None = None,
        read_timeout: object = None,  # noqa: ARG002
        write_timeout: object = None,  # noqa: ARG002
        connect_timeout: object = None,  # noqa: ARG002
        pool_timeout: object = None,  # noqa: ARG002
    ) -> tuple[int, bytes]:
        """One request to the Bot API, or for the bytes of a file."""
        if file := _FILE.search(url):
            found = self._world.files.get(file.group(2))
            return (200, found.data) if found else (404, b'{"ok": false, "description": "Not Found"}')
        match = _METHOD.search(url)
        if match is None:
            raise NetworkError(f"no Bot API method in {url!r}")
        try:
            status, body = await call(self._world, match.group(1), match.group(2), _raw(request_data))
        except NetworkTrouble as trouble:
            raise trouble.error from None
        return status, json.dumps(body).encode()


def _raw(data: RequestData | None) -> Json:
    if data is None:
        return {}
    raw: Json = dict(data.json_parameters)
    for name, (file_name, content, mime_type) in data.multipart_data.items():
        payload = content if isinstance(content, bytes) else content.read()
        raw[name] = File("", str(file_name), str(mime_type), payload)
    return raw

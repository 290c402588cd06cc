"""The face over HTTP: the Bot API, files, the web page and its endpoints. Bound to this machine only."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from mimetypes import guess_type
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import UploadFile
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tgbot.simulator.api import call, check_token
from tgbot.simulator.errors import ActionError, ApiError, Json
from tgbot.simulator.faults import NetworkTrouble
from tgbot.simulator.fields import Fields
from tgbot.simulator.json_text import read_json
from tgbot.simulator.own_origin import GUARDS
from tgbot.simulator.page import state_json
from tgbot.simulator.page_posts import POSTS
from tgbot.simulator.state import File
from tgbot.simulator.webhook import deliver_to_webhook
from tgbot.simulator.world import World

STATIC = Path(__file__).parent / "static"
_FRESH = {"Cache-Control": "no-store"}
_UNFRAMED = {"X-Frame-Options": "DENY"}  # no other page may lay it under a finger
#: Bytes of what a person does on the page, and of a call of the Bot API: the largest file that a bot may send.
LARGEST_POST, LARGEST_UPLOAD = 1 << 16, 50 << 20
HOST = "127.0.0.1"
_PAGE_EVENTS = ("changed", "answer", "expired")
_KEEP_ALIVE = 15.0
#: Seconds after which an idle connection is closed: later than clients do it (httpx after 5), since a call that is sent
#: at the moment when the server closes its connection fails.
_IDLE = 60


class RunningServer:
    """A served world. `url` is where the page is; `url + "/bot"` is the bot's base_url."""

    def __init__(self, world: World, url: str, server: uvicorn.Server, tasks: list[asyncio.Task[None]]) -> None:
        self.world = world
        self.url = url
        self._server = server
        self._tasks = tasks

    @property
    def base_url(self) -> str:
        """What PTB's `ApplicationBuilder.base_url` takes."""
        return f"{self.url}/bot"

    @property
    def base_file_url(self) -> str:
        """What PTB's `ApplicationBuilder.base_file_url` takes."""
        return f"{self.url}/file/bot"

    @property
    def n_connections(self) -> int:
        """The number of open connections."""
        return len(self._server.server_state.connections)

    async def close(self) -> None:
        """Stop serving; long polls and event streams end first, so that nothing is cut off."""
        self.world.closing = True
        self.world.emit("closing", {})
        self._server.should_exit = True
        serving, *others = self._tasks
        for task in others:
            task.cancel()
        await serving
        await asyncio.gather(*others, return_exceptions=True)


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Does nothing: the program around this server handles Ctrl-C."""
        yield


async def serve(world: World, port: int = 0) -> RunningServer:
    """Serve a world in this event loop; port 0 takes a free one. Raises OSError if the port is taken."""
    listening = socket.create_server((HOST, port))
    # Inherited by each connection: otherwise the second part of an answer waits some 40 ms for the first to be
    # acknowledged.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    config = uvicorn.Config(
        make_app(world),
        log_level="warning",
        access_log=False,
        lifespan="off",
        ws="none",
        timeout_keep_alive=_IDLE,
        timeout_graceful_shutdown=3,
    )
    server = _Server(config)
    world.closing = False
    tasks = [
        asyncio.create_task(server.serve(sockets=[listening])),
        asyncio.create_task(deliver_to_webhook(world)),
        asyncio.create_task(_watch_queries(world)),
    ]
    while not server.started:
        if tasks[0].done():
            await tasks[0]  # raises what kept it from starting
        await asyncio.sleep(0.005)
    return RunningServer(world, f"http://{HOST}:{listening.getsockname()[1]}", server, tasks)


async def _watch_queries(world: World) -> None:
    while True:
        await asyncio.sleep(1)
        world.expire_queries()


def make_app(world: World) -> Starlette:
    """The ASGI application over a world."""
    handlers = _Handlers(world)
    routes = [
        Route("/bot{token}/{method}", handlers.bot_api, methods=["GET", "POST"]),
        Route("/file/bot{token}/{file}", handlers.bot_file),
        Route("/", handlers.static),
        Route("/static/{name}", handlers.static),
        Route("/page/state", handlers.state),
        Route("/page/events", handlers.events),
        Route("/page/file/{file}", handlers.page_file),
    ]
    routes += [
        Route(f"/page/{name}", handlers.post(act), methods=["POST"], max_body_size=LARGEST_POST)
        for name, act in POSTS.items()
    ]
    errors = {Exception: _failed, ClientDisconnect: _gone}
    return Starlette(routes=routes, middleware=GUARDS, exception_handlers=errors, max_body_size=LARGEST_UPLOAD)


async def _failed(_request: Request, _error: Exception) -> Response:
    """A bug in the simulator; uvicorn logs it, and the page gets no details."""
    return JSONResponse({"ok": False, "error_code": 500, "description": "Internal Server Error"}, 500)


async def _gone(_request: Request, _error: Exception) -> Response:
    """Whoever asked went away before the end of their request; nobody reads this."""
    return Response(status_code=400)


async def read_parameters(request: Request) -> Json:
    """The parameters of a Bot API call: from the query, and from a form or JSON body. Raises ApiError."""
    raw: Json = dict(request.query_params)
    kind = request.headers.get("content-type", "")
    if "json" in kind:
        try:
            body = read_json(await request.body())
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise ApiError(400, "Bad Request: can't parse request JSON object")
        raw |= body
    elif kind:
        async with request.form() as form:
            for name, value in form.items():
                raw[name] = await _file(value) if isinstance(value, UploadFile) else value
    return raw


async def _file(upload: UploadFile) -> File:
    mime = upload.content_type or "application/octet-stream"
    return File("", upload.filename or "file", mime, await upload.read())


def _in_trouble(error: Exception) -> Response:
    """What a client sees of trouble on the way: silence, a connection that breaks, or a server between that says so."""
    if isinstance(error, TimeoutError):
        return _Silence()
    return _Break() if isinstance(error, ConnectionResetError) else Response("Bad Gateway", 502)


class _Silence(Response):
    """No answer for as long as the client waits."""

    async def __call__(self, _scope: Scope, receive: Receive, _send: Send) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass


class _Break(Response):
    """An answer that is announced and not sent: then the server closes the connection."""

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})


class _Handlers:
    """The endpoints; each only translates."""

    def __init__(self, world: World) -> None:
        self.world = world
        # Read once: a page loads some thirty of them.
        self.files = {path.name: path.read_bytes() for path in STATIC.iterdir()}

    async def bot_api(self, request: Request) -> Response:
        """`/bot<token>/<method>`."""
        path = request.path_params
        try:
            check_token(self.world, path["token"])  # first, so that nobody else's body is read
            raw = await read_parameters(request)
            status, body = await call(self.world, path["token"], path["method"], raw)
        except ApiError as error:
            status, body = error.code, error.body()
        except NetworkTrouble as trouble:
            return _in_trouble(trouble.error)
        return JSONResponse(body, status)

    async def bot_file(self, request: Request) -> Response:
        """The bytes of a file, for the bot."""
        right = request.path_params["token"] == self.world.token
        return await self.page_file(request) if right else Response("Unauthorized", 401)

    async def page_file(self, request: Request) -> Response:
        """The bytes of a file, for the page."""
        file = self.world.files.get(request.path_params["file"])
        if file is None:
            return JSONResponse({"error": "there is no such file"}, 404)
        return Response(file.data, media_type=file.mime_type, headers={"X-Content-Type-Options": "nosniff"})

    async def static(self, request: Request) -> Response:
        """The page's own files."""
        name = request.path_params.get("name", "index.html")
        if name not in self.files:
            return JSONResponse({"error": "there is no such file"}, 404)
        return Response(self.files[name], media_type=guess_type(name)[0], headers=_FRESH | _UNFRAMED)

    async def state(self, _request: Request) -> Response:
        """`/page/state`."""
        return JSONResponse(state_json(self.world), headers=_FRESH)

    async def events(self, _request: Request) -> Response:
        """`/page/events`: Server-Sent Events until the page goes away."""
        return StreamingResponse(_events(self.world), media_type="text/event-stream", headers=_FRESH)

    def post(self, act: Callable[[World, Fields], Json]) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint for what a person does; its errors are sentences."""

        async def endpoint(request: Request) -> Response:
            body = await request.body()
            try:
                return JSONResponse(act(self.world, Fields.read(body)))
            except ActionError as error:
                return JSONResponse({"error": str(error)}, 400)

        return endpoint


async def _events(world: World) -> AsyncIterator[str]:
    queue: asyncio.Queue[tuple[str, Json]] = asyncio.Queue()
    stop = world.subscribe(lambda event, data: queue.put_nowait((event, data)))
    try:
        yield _event("changed", {"revision": world.revision})
        while not world.closing:
            try:
                async with asyncio.timeout(_KEEP_ALIVE):
                    event, data = await queue.get()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if event in _PAGE_EVENTS:
                yield _event(event, data)
    finally:
        stop()


def _event(name: str, data: Json) -> str:
    return f"event: {name}\ndata: {json.dumps(data)}\n\n"

"""The page trusts only itself: a browser runs other pages too, and they can send requests to this server."""

from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

#: The names of this machine. A name that somebody else's server gives it (DNS rebinding) is not among them.
HOSTS = ("127.0.0.1", "localhost")


class OwnOriginMiddleware:
    """Refuses what a page of another origin asks for.

    Browsers say from which page a request comes when it could change something; other programs say nothing.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        own = f"http://{headers.get('host')}"
        app = self.app if headers.get("origin", own) == own else PlainTextResponse("This is another page's server", 403)
        await app(scope, receive, send)


GUARDS = (Middleware(TrustedHostMiddleware, allowed_hosts=HOSTS), Middleware(OwnOriginMiddleware))

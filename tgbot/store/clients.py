"""What the store talks to: a Redis server, or without one a Redis inside this process."""

from __future__ import annotations

import re
from inspect import signature
from pathlib import Path
from ssl import SSLError
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from redis.asyncio import Redis, SSLConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from tgbot.store.errors import AddressError

SCHEMES = ("redis", "rediss", "unix")
#: What may follow the `?` of an address. Other parameters of redis-py would undo what `server` says; with `rediss`
#: those of the encryption may follow, too.
PARAMETERS = {"db", "client_name", "max_connections", "username", "password"}
TLS_PARAMETERS = {name for name in signature(SSLConnection).parameters if name.startswith("ssl_")}

NUMBER = re.compile(r"[0-9]{1,9}")
#: Bytes that are no UTF-8 are read as they are: damage in one row is found by whoever reads the row.
ANY_BYTES = "surrogateescape"


def embedded() -> Redis:
    """A Redis inside this process, whose data ends with it. It runs Lua, and its keys expire."""
    from fakeredis import FakeAsyncRedis, FakeServer  # noqa: PLC0415  (with a server nobody needs it)

    client: Redis = FakeAsyncRedis(server=FakeServer(), decode_responses=True, encoding_errors=ANY_BYTES)
    return client


def server(url: str) -> Redis:
    """A client for `redis://`, `rediss://` or `unix://`, which connects, and reconnects, when it is used.

    Raises AddressError for a URL that cannot be used.
    """
    _check(url)
    try:
        client = Redis.from_url(
            url,
            decode_responses=True,
            encoding_errors=ANY_BYTES,
            protocol=2,  # version 3 sends data unasked; without it, unread data is a broken connection to be replaced
            socket_connect_timeout=0.5,
            socket_timeout=None,  # this and retry: see patience
            retry=Retry(NoBackoff(), 0),
            health_check_interval=0,  # it would cost round trips; TCP keepalive finds dead connections without them
        )
        connection = client.connection_pool.make_connection()  # type: ignore[no-untyped-call]
        if isinstance(connection, SSLConnection):
            connection.ssl_context.get()
    except (OSError, SSLError) as error:  # of a file with certificates
        raise AddressError("certificate") from error
    except Exception as error:  # redis-py takes what was said as its own arguments, and then anything may happen
        raise AddressError("parameter") from error
    return client


async def renew(client: Redis) -> None:
    """Has every connection made again: the idle ones when they are used next, the others once they are idle."""
    await client.connection_pool.update_active_connections_for_reconnect()  # type: ignore[no-untyped-call]
    await client.connection_pool.disconnect(inuse_connections=False)


def _check(url: str) -> None:
    """Raises AddressError for what redis-py would fail at later, take for something else, or overlook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise AddressError("form") from error
    if parts.scheme not in SCHEMES:
        raise AddressError("scheme")
    if parts.fragment or port == 0 or any(letter.isspace() or not letter.isprintable() for letter in _shown(url)):
        raise AddressError("form")
    if parts.scheme == "unix":
        if not Path(unquote(parts.path)).is_socket():
            raise AddressError("socket")
    elif not NUMBER.fullmatch(unquote(parts.path).strip("/") or "0"):
        raise AddressError("database")
    _check_parameters(parts)


def _check_parameters(parts: SplitResult) -> None:
    allowed = PARAMETERS | TLS_PARAMETERS if parts.scheme == "rediss" else PARAMETERS
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name not in allowed:
            raise AddressError("parameter")
        if name == "db" and not NUMBER.fullmatch(value):
            raise AddressError("database")
        if name == "max_connections" and not (NUMBER.fullmatch(value) and int(value)):
            raise AddressError("connections")


def _shown(url: str) -> str:
    """The URL without bytes that are no UTF-8, which a password may have."""
    return url.encode(errors=ANY_BYTES).decode(errors="ignore")

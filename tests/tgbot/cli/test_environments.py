"""Variables that cannot be used: `kasino check` and `kasino bot` say in one sentence which and why, and no secret."""

from __future__ import annotations

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from redis.asyncio import Redis

from tests.redis_server import RedisServer, free_port
from tests.tgbot.cli.command import Kasino
from tests.tgbot.cli.running import run
from tgbot.simulator.server import RunningServer, serve
from tgbot.simulator.world import World

pytestmark = pytest.mark.server

TOKEN = "77:correct-horse"
SECRETS = ("correct-horse", "hunter", "b%40ttery", "b@ttery", "wrong-horse")
TELEGRAM_ORG = {"TELEGRAM_BASE_URL": "https://api.telegram.org"}


@dataclass(frozen=True)
class Case:
    """Variables in place of those with which all works, what the sentence must name, and a piece of what it says."""

    variables: dict[str, str]
    named: str
    says: str


def redis_url(value: str, says: str) -> Case:
    return Case({"REDIS_URL": value}, "REDIS_URL", says)


def token(value: str, says: str) -> Case:
    return Case({"TELEGRAM_TOKEN": value}, "TELEGRAM_TOKEN", says)


def base_url(value: str, says: str) -> Case:
    return Case({"TELEGRAM_BASE_URL": value}, "TELEGRAM_BASE_URL", says)


def proxy(name: str, value: str, says: str) -> Case:
    return Case({**TELEGRAM_ORG, name: value}, name, says)


UNREADABLE, UNKNOWN, NO_NUMBER = "cannot be read", "a parameter that is not known", "a database that is not a number"
SILENT, STRANGE = "does not answer", "not Telegram’s"
NO_TOKEN, NO_ADDRESS, NO_PROXY = (
    "is not a token",
    "is not the address of a Bot API server",
    "is not the address of a proxy",
)

CASES = {
    "redis: missing": redis_url("", "is not set"),
    "redis: nothing but spaces": redis_url("   ", "is not set"),
    "redis: no scheme": redis_url("localhost:6379", "does not begin with"),
    "redis: scheme of the web": redis_url("http://localhost", "does not begin with"),
    "redis: sentinel": redis_url("redis+sentinel://localhost", "does not begin with"),
    "redis: port in words": redis_url("redis://:hunter@localhost:port", UNREADABLE),
    "redis: port too high": redis_url("redis://localhost:99999", UNREADABLE),
    "redis: port 0": redis_url("redis://localhost:0", UNREADABLE),
    "redis: half an address": redis_url("redis://[", UNREADABLE),
    "redis: space within": redis_url("redis://local host", UNREADABLE),
    "redis: line within": redis_url("redis://localhost\nTELEGRAM_TOKEN=1", UNREADABLE),
    "redis: # in a password": redis_url("redis://:hunter#2@localhost", UNREADABLE),
    "redis: / in a password": redis_url("redis://:hunter/2@localhost", UNREADABLE),
    "redis: ? in a password": redis_url("redis://:1?hunter=2@localhost", UNKNOWN),
    "redis: database in words": redis_url("redis://{redis}/hunter", NO_NUMBER),
    "redis: database in words, parameter": redis_url("redis://{redis}?db=hunter", NO_NUMBER),
    "redis: database below 0": redis_url("redis://{redis}/-1", NO_NUMBER),
    "redis: database that is not there": redis_url("redis://{redis}/9999", "no database"),
    "redis: unknown parameter": redis_url("redis://{redis}?hunter=2", UNKNOWN),
    "redis: ssl=true": redis_url("redis://{redis}?ssl=true", UNKNOWN),
    "redis: ssl_ca_certs without TLS": redis_url("redis://{redis}?ssl_ca_certs=x", UNKNOWN),
    "redis: what the store decides": redis_url("redis://{redis}?decode_responses=false", UNKNOWN),
    "redis: a parameter without value": redis_url("redis://{redis}?ssl", UNKNOWN),
    "redis: no connections": redis_url("redis://{redis}?max_connections=0", "max_connections"),
    "redis: connections in words": redis_url("redis://{redis}?max_connections=many", "max_connections"),
    "redis: unix socket missing": redis_url("unix:///nowhere/redis.sock", "socket that is not there"),
    "redis: unix socket is a folder": redis_url("unix:///tmp", "socket that is not there"),
    "redis: nobody there": redis_url("redis://:hunter@{nobody}", SILENT),
    "redis: host that is not there": redis_url("redis://nowhere.invalid", SILENT),
    "redis: host of too long a name": redis_url("redis://" + "a" * 70, SILENT),
    "redis: never answers": redis_url("redis://{silent}", SILENT),
    "redis: a web server": redis_url("redis://{page}", "not a Redis server"),
    "redis: wrong password": redis_url("redis://guest:wrong-horse@{redis}", "user or the password"),
    "redis: unknown user": redis_url("redis://nobody:b%40ttery@{redis}", "user or the password"),
    "redis: user without rights": redis_url("redis://guest:hunter@{redis}", "may not do"),
    "redis: user of other keys": redis_url("redis://elsewhere:hunter@{redis}", "may not do"),
    "redis: user who may only read": redis_url("redis://reader:hunter@{redis}", "may not do"),
    "redis: TLS to a plain port": redis_url("rediss://:hunter@{redis}", "REDIS_URL"),
    "redis: certificates missing": redis_url("rediss://{redis}?ssl_ca_certs=/nowhere/ca.pem", "certificates"),
    "redis: certificates are garbage": redis_url("rediss://{redis}?ssl_ca_certs={garbage}", "certificates"),
    "redis: cert_reqs unknown": redis_url("rediss://{redis}?ssl_cert_reqs=hunter", UNKNOWN),
    "token: missing": token("", "is not set"),
    "token: nothing but a line": token("\n", "is not set"),
    "token: no colon": token("correct-horse", NO_TOKEN),
    "token: space within": token("77:correct horse", NO_TOKEN),
    "token: line within": token("77:correct-\nhorse", NO_TOKEN),
    "token: in quotes": token("'77:correct-horse'", NO_TOKEN),
    "token: other letters": token("77:corréct-horse", NO_TOKEN),
    "token: other digits": token("٧٧:correct-horse", NO_TOKEN),
    "token: bytes": token("77:correct-horse\udcff", NO_TOKEN),
    "token: a path": token("77:correct-horse/../x", NO_TOKEN),
    "token: refused": token("77:wrong-horse", "does not accept the token"),
    "telegram: nonsense": base_url("nonsense", NO_ADDRESS),
    "telegram: half an address": base_url("http://[", NO_ADDRESS),
    "telegram: no host": base_url("http://", NO_ADDRESS),
    "telegram: another protocol": base_url("ftp://localhost", NO_ADDRESS),
    "telegram: port in words": base_url("http://localhost:port", NO_ADDRESS),
    "telegram: port 0": base_url("http://localhost:0", NO_ADDRESS),
    "telegram: with a question": base_url("http://localhost?hunter=2", NO_ADDRESS),
    "telegram: with a mark": base_url("http://localhost#hunter", NO_ADDRESS),
    "telegram: space within": base_url("http://local host", NO_ADDRESS),
    "telegram: host of too long a name": base_url("http://" + "a" * 70, NO_ADDRESS),
    "telegram: nobody there": base_url("http://u:hunter@{nobody}", SILENT),
    "telegram: TLS to a plain port": base_url("https://{telegram}", SILENT),
    "telegram: a web server": base_url("http://{page}", STRANGE),
    "telegram: a web server that refuses": base_url("http://{page}/404", STRANGE),
    "telegram: a web server that is broken": base_url("http://{page}/502", STRANGE),
    "telegram: JSON of somebody else": base_url("http://{page}/json", STRANGE),
    "telegram: no bot": base_url("http://{page}/list", STRANGE),
    "telegram: a bot without a name": base_url("http://{page}/nameless", STRANGE),
    "telegram: Redis": base_url("http://{redis}", SILENT),
    "proxy: nobody there": proxy("HTTPS_PROXY", "http://u:hunter@{nobody}", SILENT),
    "proxy: in small letters": proxy("https_proxy", "http://{nobody}", SILENT),
    "proxy: for all": proxy("ALL_PROXY", "{nobody}", SILENT),
    "proxy: a page": proxy("HTTPS_PROXY", "http://{page}", SILENT),
    "proxy: wrong password": proxy("HTTPS_PROXY", "http://u:wrong-horse@{page}/", "the proxy does not accept"),
    "proxy: socks without its package": proxy("ALL_PROXY", "socks5://u:hunter@{nobody}", "socksio"),
    "proxy: another protocol": proxy("HTTPS_PROXY", "gopher://{nobody}", NO_PROXY),
    "proxy: no host": proxy("HTTPS_PROXY", "http://", NO_PROXY),
    "proxy: port in words": proxy("HTTPS_PROXY", "http://localhost:hunter", NO_PROXY),
    "proxy: half an address": proxy("HTTPS_PROXY", "http://[", NO_PROXY),
    "proxy: space within": proxy("HTTPS_PROXY", "http://u:hunter 2@localhost:1", NO_PROXY),
    "proxy: a page for a server of HTTP": Case(
        {"TELEGRAM_BASE_URL": "http://telegram.invalid", "HTTP_PROXY": "http://{page}"}, "HTTP_PROXY", STRANGE
    ),
    "certificates: missing": Case({"SSL_CERT_FILE": "/nowhere/hunter.pem"}, "SSL_CERT_FILE", "certificates"),
    "certificates: garbage": Case({"SSL_CERT_FILE": "{garbage}"}, "SSL_CERT_FILE", "certificates"),
    "certificates: a folder": Case({"SSL_CERT_FILE": "/tmp"}, "SSL_CERT_FILE", "certificates"),
    "certificates: no folder": Case({"SSL_CERT_DIR": "/nowhere/hunter"}, "SSL_CERT_DIR", "does not name a folder"),
}  # fmt: skip

FINE = {
    "a proxy that is not asked": {"HTTPS_PROXY": "http://[", "HTTP_PROXY": "nonsense:x", "ALL_PROXY": "socks5://h"},
    "an address in NO_PROXY": {"NO_PROXY": "[::1]", "HTTPS_PROXY": "http://{nobody}"},
    "few connections": {"REDIS_URL": "redis://{redis}?max_connections=2&client_name=kasino"},
    "no such time zone": {"TZ": "Nowhere/Hunter", "TMPDIR": "/nowhere", "HOME": "/nowhere"},
    "no such language": {"LC_ALL": "xx_YY.nonsense"},
    "spaces around": {"TELEGRAM_TOKEN": f" {TOKEN}\n", "REDIS_URL": " redis://{redis}/0 "},
}


@pytest.fixture
async def telegram() -> AsyncIterator[RunningServer]:
    server = await serve(World(token=TOKEN, name="Kasino", username="kasinobot"))
    yield server
    await server.close()


STATUSES = ("404 Not Found", "502 Bad Gateway")
#: By a word in the address.
ANSWERS = {
    "json": '{"ok": true, "page": "ASKED"}',
    "list": '{"ok": true, "result": []}',
    "nameless": '{"ok": true, "result": {"id": 1, "is_bot": true, "first_name": null}}',
}


async def _comes_with_a_password(reader: StreamReader) -> bool:
    return b"proxy-authorization" in (await reader.readuntil(b"\r\n\r\n")).lower()


@asynccontextmanager
async def page_server() -> AsyncIterator[str]:
    """A server that answers everything with a page in which the address that was asked for is repeated."""

    async def answer(reader: StreamReader, writer: StreamWriter) -> None:
        asked = (await reader.readline()).decode(errors="replace")
        status, body = "200 OK", f"<html>Blocked: {asked}</html>"
        if "CONNECT" in asked:
            status = "407 Proxy Authentication Required" if await _comes_with_a_password(reader) else "403 Forbidden"
        elif known := next((each for each in STATUSES if each[:3] in asked), None):
            status = known
        elif known := next((each for each in ANSWERS if each in asked), None):
            body = ANSWERS[known].replace("ASKED", asked.strip())
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.fixture
async def works(
    telegram: RunningServer, shared_redis: RedisServer, redis_url: str, tmp_path: Path
) -> AsyncIterator[dict[str, str]]:
    """What the braces in a case stand for."""
    async with Redis.from_url(redis_url) as admin:
        for user, rights in (
            ("guest", ["~*", "+ping", "+select"]),
            ("elsewhere", ["~other:*", "+@all"]),
            ("reader", ["~*", "+@read", "+@connection", "+@scripting"]),
        ):
            await admin.execute_command("ACL", "SETUSER", user, "on", ">hunter", *rights)  # type: ignore[no-untyped-call]
    garbage = tmp_path / "garbage.pem"
    garbage.write_text("hunter")
    async with page_server() as page:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            yield {
                "telegram": telegram.url.removeprefix("http://"),
                "redis": f"127.0.0.1:{shared_redis.port}",
                "page": page,
                "silent": f"127.0.0.1:{silent.getsockname()[1]}",
                "nobody": f"127.0.0.1:{free_port()}",
                "garbage": str(garbage),
            }


def environment(works: dict[str, str], changed: dict[str, str]) -> dict[str, str]:
    usual = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_BASE_URL": "http://{telegram}", "REDIS_URL": "redis://{redis}"}
    return {
        name: value if name == "TELEGRAM_TOKEN" else _filled(value, works)
        for name, value in {**usual, **changed}.items()
    }


def _filled(value: str, works: dict[str, str]) -> str:
    for name, place in works.items():
        value = value.replace(f"{{{name}}}", place)
    return value


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_what_is_wrong_is_one_sentence_that_names_the_variable_and_nothing_secret(
    works: dict[str, str], case: Case, kasino: Kasino
) -> None:
    variables = environment(works, case.variables)
    bot = await run("bot", **variables)
    check = await asyncio.to_thread(lambda: kasino("check", stdin=b"", **variables))
    assert (check.status, bot.status) == (1, 1)
    assert check.err == bot.err
    (sentence,) = bot.err.splitlines()
    assert case.named in sentence
    assert case.says in sentence
    assert sentence.endswith(".")
    for secret in SECRETS:
        assert secret not in check.out + check.err + bot.out


@pytest.mark.parametrize("changed", FINE.values(), ids=FINE)
async def test_what_looks_odd_and_harms_nobody_is_no_error(
    works: dict[str, str], changed: dict[str, str], kasino: Kasino
) -> None:
    ran = await asyncio.to_thread(lambda: kasino("check", stdin=b"", **environment(works, changed)))
    assert (ran.status, ran.err) == (0, "")

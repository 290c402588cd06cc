"""The network to Telegram, for the running bot and for whoever wants to know whether it would work."""

from __future__ import annotations

import json
import re
import ssl
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]  # missing in typeshed

from telegram.error import NetworkError
from telegram.request import HTTPXRequest

from tgbot.config import Config, Setting, SettingError

CONNECTIONS = 256
#: One to ask on; and one for the last call before the end, since a call that was cancelled while it connected may keep
#: its connection.
CONNECTIONS_FOR_UPDATES = 2
#: A proxy from the environment is not asked for these, such as the local Telegram.
THIS_MACHINE = ("127.0.0.1", "localhost", "::1")
TOKEN = re.compile(r"[0-9]{1,20}:[A-Za-z0-9_-]{1,200}")
SOCKS = ("socks5", "socks5h")

Network = tuple["TelegramRequest", "TelegramRequest"]


class NotTelegramError(NetworkError):
    """An answer that no Bot API gives, such as the page of a proxy."""


class TelegramRequest(HTTPXRequest):
    """python-telegram-bot's own, but an answer that is not Telegram's is shown to nobody: a page may repeat the address
    that was asked for, and the token is in that."""

    async def do_request(self, url: str, method: str, *arguments: Any, **more: Any) -> tuple[int, bytes]:
        """The status and the body. Raises NotTelegramError, and what the network raises."""
        status, body = await super().do_request(url, method, *arguments, **more)
        if method == "POST" and not _is_telegrams(body, url.rpartition("/")[2]):
            raise NotTelegramError(f"no answer of Telegram, but status {status}")
        return status, body


def network(config: Config) -> Network:
    """The network for updates and the one for everything else. Raises SettingError for what can be seen to be wrong
    without asking anybody."""
    _check_token(config)
    address = _web_address(config.base_url)
    if address is None or address.query or address.fragment:
        raise SettingError("TELEGRAM_BASE_URL", "address")
    proxy = proxy_of(config)
    if proxy is not None:
        _check_proxy(proxy)
    settings = {"trust_env": False, "verify": _trusted(config)}

    def request(connections: int) -> TelegramRequest:
        return TelegramRequest(connections, proxy=_with_scheme(proxy.value) if proxy else None, httpx_kwargs=settings)

    try:
        return request(CONNECTIONS_FOR_UPDATES), request(CONNECTIONS)
    except Exception as error:  # httpx has many ways to say that it cannot read an address
        raise SettingError(proxy.variable if proxy else "TELEGRAM_BASE_URL", "proxy" if proxy else "address") from error


def proxy_of(config: Config) -> Setting | None:
    """The proxy through which Telegram is reached, or None."""
    address = _web_address(config.base_url)
    if address is None or address.hostname in THIS_MACHINE:
        return None
    if proxy_bypass_environment(address.netloc, {"no": config.no_proxy}):
        return None
    return config.proxies.get(address.scheme) or config.proxies.get("all")


def _check_token(config: Config) -> None:
    if config.token is None:
        raise SettingError("TELEGRAM_TOKEN", "no-token")
    if not TOKEN.fullmatch(config.token):
        raise SettingError("TELEGRAM_TOKEN", "token")


def _check_proxy(proxy: Setting) -> None:
    address = _web_address(_with_scheme(proxy.value), "http", "https", *SOCKS)
    if address is None:
        raise SettingError(proxy.variable, "proxy")
    if address.scheme in SOCKS and find_spec("socksio") is None:
        raise SettingError(proxy.variable, "socks")


def _with_scheme(proxy: str) -> str:
    """A proxy may be named by its host and port alone."""
    return proxy if "://" in proxy else f"http://{proxy}"


def _web_address(url: str, *schemes: str) -> SplitResult | None:
    """The parts of a URL; None if it does not name a host and one of these protocols, by default those of the web."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").encode("idna")
    except ValueError:
        return None
    usual = url.isprintable() and not any(letter.isspace() for letter in url)
    return parts if usual and host and port != 0 and parts.scheme in (schemes or ("http", "https")) else None


def _trusted(config: Config) -> ssl.SSLContext | bool:
    """The certificates that are trusted; True for the usual ones."""
    if config.certificate_file is None and config.certificate_folder is None:
        return True
    trusted = ssl.create_default_context()
    if config.certificate_file:
        try:
            trusted.load_verify_locations(cafile=config.certificate_file.value)
        except (OSError, ValueError) as error:
            raise SettingError(config.certificate_file.variable, "certificate-file") from error
    if config.certificate_folder:
        if not Path(config.certificate_folder.value).is_dir():
            raise SettingError(config.certificate_folder.variable, "certificate-folder")
        trusted.load_verify_locations(capath=config.certificate_folder.value)
    return trusted


def _is_telegrams(body: bytes, asked: str) -> bool:
    """Whether a Bot API answers like this, as far as it decides whether the bot runs at all."""
    try:
        answer = json.loads(body)
    except ValueError:
        return False
    if not isinstance(answer, dict):
        return False
    if not answer.get("ok"):
        return isinstance(answer.get("description"), str)
    return "result" in answer and RESULTS.get(asked, _is_any)(answer["result"])


def _is_a_bot(result: object) -> bool:
    """An answer to getMe: a User, as every bot has it."""
    if not isinstance(result, dict) or not result.get("is_bot") or not isinstance(result.get("id"), int):
        return False
    return all(isinstance(result.get(name), str) for name in ("first_name", "username"))


def _are_updates(result: object) -> bool:
    """An answer to getUpdates."""
    return isinstance(result, list) and all(
        isinstance(each, dict) and isinstance(each.get("update_id"), int) for each in result
    )


def _is_any(_result: object) -> bool:
    return True


RESULTS: Mapping[str, Callable[[object], bool]] = {"getMe": _is_a_bot, "getUpdates": _are_updates}

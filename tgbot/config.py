"""The environment, read once and only here."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from locales import language_for

TELEGRAM = "https://api.telegram.org/bot"
FILES = "/file/bot"


@dataclass(frozen=True, slots=True)
class Setting:
    """A variable that is set, under the name that it has there. What it says may be a secret."""

    variable: str
    value: str = field(repr=False)


class SettingError(Exception):
    """A variable that cannot be used. `what` is wrong with it is a word for the text that says so; nothing of its value
    is in the error."""

    def __init__(self, variable: str, what: str) -> None:
        super().__init__(f"{variable}: {what}")
        self.variable = variable
        self.what = what


@dataclass(frozen=True, slots=True)
class Config:
    """The program's configuration.

    `token` and `redis_url` are secrets, since a URL may hold a password: `repr` does not show them. `base_url` is
    Telegram's address up to the token, as python-telegram-bot takes it: it ends with `/bot`. `language` is that of the
    command line; people in chats have their own. `display`: whether a web browser can be opened. `proxies`: by
    protocol, and by `all` for any; `no_proxy` lists the hosts that are reached without. `certificates`: a file and a
    folder of those that are trusted.
    """

    token: str | None = field(default=None, repr=False)
    redis_url: str | None = field(default=None, repr=False)
    base_url: str = field(default=TELEGRAM, repr=False)
    language: str = "en"
    display: bool = False
    proxies: Mapping[str, Setting] = field(default_factory=dict)
    no_proxy: str = ""
    certificate_file: Setting | None = None
    certificate_folder: Setting | None = None

    @property
    def base_file_url(self) -> str:
        """Telegram's address for files up to the token."""
        return self.base_url.removesuffix("/bot") + FILES

    @property
    def secrets(self) -> frozenset[str]:
        """What may be seen by nobody who reads a log: the token, and the passwords in addresses."""
        urls = [self.redis_url or "", self.base_url, *(proxy.value for proxy in self.proxies.values())]
        found = [secret for url in urls for secret in _passwords(url)]
        return frozenset(filter(None, [self.token, (self.token or "").partition(":")[2], *found]))


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The Config in the environment, or in a mapping that replaces it; no value of a variable is an error here.

    `TELEGRAM_TOKEN`, `REDIS_URL`, `TELEGRAM_BASE_URL` (with or without `/bot`); the language of the session: `LC_ALL`,
    `LC_MESSAGES` or `LANG`; as for other programs `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, of which
    that in small letters comes first, `SSL_CERT_FILE` and `SSL_CERT_DIR`. An empty variable counts as not set.
    """
    variables = os.environ if environment is None else environment

    def read(*names: str) -> str | None:
        return next((value for name in names if (value := variables.get(name, "").strip())), None)

    def setting(*names: str) -> Setting | None:
        return next((Setting(name, value) for name in names if (value := read(name))), None)

    proxies = {name: setting(f"{name}_proxy", f"{name}_proxy".upper()) for name in ("https", "http", "all")}
    return Config(
        token=read("TELEGRAM_TOKEN"),
        redis_url=read("REDIS_URL"),
        base_url=_base_url(read("TELEGRAM_BASE_URL")),
        language=_language(read("LC_ALL", "LC_MESSAGES", "LANG")),
        display=sys.platform in ("darwin", "win32") or read("DISPLAY", "WAYLAND_DISPLAY") is not None,
        proxies={name: proxy for name, proxy in proxies.items() if proxy},
        no_proxy=read("no_proxy", "NO_PROXY") or "",
        certificate_file=setting("SSL_CERT_FILE"),
        certificate_folder=setting("SSL_CERT_DIR"),
    )


def _base_url(address: str | None) -> str:
    if address is None:
        return TELEGRAM
    return address.rstrip("/").removesuffix("/bot") + "/bot"


def _language(locale: str | None) -> str:
    """The language of a locale name such as `sv_SE.UTF-8`."""
    return language_for((locale or "").split(".")[0])


def _passwords(url: str) -> Iterator[str]:
    """A password in a URL, as it is written and as it is meant. All of a URL that cannot be read may be one."""
    try:
        password = urlsplit(url).password
    except ValueError:
        password = url
    if password:
        yield password
        yield unquote(password)

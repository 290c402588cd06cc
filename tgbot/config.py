"""The environment, read once and only here."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from locales import language_for

TELEGRAM = "https://api.telegram.org/bot"
FILES = "/file/bot"


@dataclass(frozen=True, slots=True)
class Config:
    """The program's configuration.

    `token` and `redis_url` are secrets, since a URL may hold a password: `repr` does not show them. `base_url` is
    Telegram's address up to the token, as python-telegram-bot takes it: it ends with `/bot`. `language` is that of the
    command line; people in chats have their own. `display`: whether a web browser can be opened.
    """

    token: str | None = field(default=None, repr=False)
    redis_url: str | None = field(default=None, repr=False)
    base_url: str = TELEGRAM
    language: str = "en"
    display: bool = False

    @property
    def base_file_url(self) -> str:
        """Telegram's address for files up to the token."""
        return self.base_url.removesuffix("/bot") + FILES


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The Config in the environment, or in a mapping that replaces it; no value of a variable is an error.

    `TELEGRAM_TOKEN`, `REDIS_URL`, `TELEGRAM_BASE_URL` (with or without `/bot`), and the language of the session:
    `LC_ALL`, `LC_MESSAGES` or `LANG`. An empty variable counts as not set.
    """
    variables = os.environ if environment is None else environment

    def read(*names: str) -> str | None:
        return next((value for name in names if (value := variables.get(name, "").strip())), None)

    return Config(
        token=read("TELEGRAM_TOKEN"),
        redis_url=read("REDIS_URL"),
        base_url=_base_url(read("TELEGRAM_BASE_URL")),
        language=_language(read("LC_ALL", "LC_MESSAGES", "LANG")),
        display=sys.platform in ("darwin", "win32") or read("DISPLAY", "WAYLAND_DISPLAY") is not None,
    )


def _base_url(address: str | None) -> str:
    if address is None:
        return TELEGRAM
    return address.rstrip("/").removesuffix("/bot") + "/bot"


def _language(locale: str | None) -> str:
    """The language of a locale name such as `sv_SE.UTF-8`."""
    return language_for((locale or "").split(".")[0])

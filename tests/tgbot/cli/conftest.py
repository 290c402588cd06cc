"""Fixtures for the command line."""

from __future__ import annotations

import io

import pytest

from tests.tgbot.cli.command import Kasino, Ran, environment
from tgbot.cli import main


@pytest.fixture
def kasino(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Kasino:
    """The command in this process, in an environment with nothing but what the test puts there."""

    def run(*arguments: str, stdin: bytes = b"", **variables: str) -> Ran:
        for name in ("TELEGRAM_TOKEN", "REDIS_URL", "TELEGRAM_BASE_URL", "DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment(**variables).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = main(arguments)
        return Ran(status, *capsys.readouterr())

    return run

"""Running `kasino` in a test."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[3]
STRAY = ("TELEGRAM_", "REDIS_", "LC_", "LANG", "DISPLAY", "WAYLAND_")


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


class Kasino(Protocol):
    """`kasino explain --card KH …` as `kasino("explain", "--card", "KH", …)`; keywords are variables."""

    def __call__(self, *arguments: str, stdin: bytes = b"", **variables: str) -> Ran: ...


def environment(**variables: str) -> dict[str, str]:
    """This process' environment without what the program reads, and with these variables; English if not said."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(STRAY)}
    return {**kept, "LC_ALL": "C.UTF-8", **variables}


def started(*arguments: str, **variables: str) -> subprocess.Popen[bytes]:
    """`python -m tgbot` with these arguments, running; its streams are pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "tgbot", *arguments],
        cwd=ROOT,
        env=environment(**variables),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def shell(*arguments: str, stdin: bytes = b"", **variables: str) -> Ran:
    """Like `started`, run to its end."""
    with started(*arguments, **variables) as process:
        out, err = process.communicate(stdin, timeout=60)
    return Ran(process.returncode, out.decode(), err.decode())

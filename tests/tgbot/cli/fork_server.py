"""A Python that has imported the whole bot, read its texts and learned its answers, and is forked into a
`python -m tgbot` for each request.

Each request is JSON, the arguments and the environment, and comes with four files: stdin, stdout, stderr, and one to
which the number of the new process is written and, when it has ended, its status as `os.waitpid` gives it. What the new
process imports, reads and learns, it has already; all else is its own: it is killed, and it ends, as one that was
started by its name.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import socket
import sys
from importlib import import_module
from typing import Any

from locales import LANGUAGES, texts

#: Bytes of a request. The next one is sent only after this one has been answered, so that each is read as a whole.
LONGEST = 1 << 16


#: Everything that any command imports, at its start or later.
NEEDED = ("fakeredis.aioredis", "httpx", "lupa.lua51", "tgbot.app", "tgbot.cli.services", "tgbot.simulator.server")


def reopen_streams() -> None:
    """The existing ones still refer to the old files."""
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode) for number, mode in enumerate("rww"))


def next_child(requests: socket.socket) -> dict[str, Any] | None:
    """Serve until the socket is closed, which gives None; in each new process it gives the request."""
    while True:
        data, files, _, _ = socket.recv_fds(requests, LONGEST, 4)
        if not data:
            return None
        if os.fork() == 0:
            *streams, status = files
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if child := os.fork():
                report(child, status, streams)
            os.close(status)
            requests.close()
            os.setsid()  # so that a signal can reach it and its workers, and nobody else
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
                os.close(stream)
            request: dict[str, Any] = json.loads(data)
            return request
        for each in files:
            os.close(each)


def report(child: int, status: int, streams: list[int]) -> None:
    """Tell of the process and wait for its end."""
    for stream in (0, 1, 2, *streams):
        os.close(stream)
    os.write(status, f"{child}\n".encode())
    os.write(status, f"{os.waitpid(child, 0)[1]}\n".encode())
    os._exit(0)


if __name__ == "__main__":
    for name in NEEDED:
        import_module(name)
    for language in LANGUAGES:
        texts(language)
    import_module("tutor.questions").learn()
    gc.freeze()  # so that memory stays shared
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the reporting process
    request = next_child(socket.socket(fileno=int(sys.argv[1])))
    if request is not None:
        os.environ.clear()
        os.environ.update(request["environment"])
        sys.argv[1:] = request["arguments"]
        signal.signal(signal.SIGINT, signal.default_int_handler)
        reopen_streams()
        runpy.run_module("tgbot", run_name="__main__", alter_sys=True)

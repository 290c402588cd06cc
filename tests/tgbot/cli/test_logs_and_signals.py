"""What a running command logs, and how it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys

from tgbot.cli.logs import LINE, WithoutSecrets
from tgbot.cli.stopping import stop_on_signals


def test_the_token_is_written_neither_in_a_line_nor_in_a_traceback() -> None:
    try:
        raise ValueError("POST https://api.telegram.org/bot1:secret/getMe")
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("bot", logging.ERROR, "", 1, "%s failed", ("1:secret",), error)
    assert "secret" in logging.Formatter(LINE).format(record)
    written = WithoutSecrets(["1:secret"]).format(record)
    assert "secret" not in written
    assert "<hidden> failed" in written
    assert "/bot<hidden>/getMe" in written


async def test_the_first_signal_asks_to_stop_and_the_next_does_what_it_always_does() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    for number in (signal.SIGINT, signal.SIGTERM):
        with stop_on_signals() as stop:
            assert not stop.is_set()
            os.kill(os.getpid(), number)
            await asyncio.wait_for(stop.wait(), 30)
            assert [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)] == before


async def test_without_a_signal_the_old_handlers_are_back_at_the_end() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with stop_on_signals():
        assert signal.getsignal(signal.SIGTERM) is not before
    assert signal.getsignal(signal.SIGTERM) is before

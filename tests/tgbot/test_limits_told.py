"""What the README says that a person may ask of the bot is so."""

from __future__ import annotations

from pathlib import Path

from tgbot.limits import LIMITS
from tgbot.network import CONNECTIONS
from tgbot.store import patience


def test_the_limits_are_those_of_the_readme() -> None:
    readme = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
    for told in (
        f"may tap {LIMITS.taps} times and write {LIMITS.messages} messages a minute",
        f"open {LIMITS.new_tables} tables a minute and keep {LIMITS.tables}",
        f"{LIMITS.waiting} of their updates may wait",
        f"{LIMITS.at_once} updates are handled at a time",
        f"over {patience.AT_ONCE} connections to Redis and {CONNECTIONS} to Telegram",
    ):
        assert told in readme

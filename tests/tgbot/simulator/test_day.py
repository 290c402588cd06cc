"""A day at the local Telegram goes as it did: `tests/data/local_telegram.txt` tells it."""

from __future__ import annotations

from tests.tgbot.simulator.make_day import DAY, whole_day


async def test_a_day_goes_as_it_is_kept() -> None:
    """If it should go otherwise: `python -m tests.tgbot.simulator.make_day`, and read the difference."""
    assert (await whole_day()).splitlines() == DAY.read_text(encoding="utf-8").splitlines()

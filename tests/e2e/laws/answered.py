"""What must be so of answers, and of what is left when all is over."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.e2e.day import Day


def taps_answered(day: Day) -> Iterator[str]:
    """Each tap was answered: once, or at most as often as a bot was handed it."""
    for tapped in day.taps:
        what = f"{tapped.data!r} of {tapped.person}, handed to {tapped.n_handed},"
        if not tapped.answered:
            yield f"{what} was not answered"
        elif tapped.n_answers > max(1, tapped.n_handed):
            yield f"{what} was answered {tapped.n_answers} times"


def texts_answered(day: Day) -> Iterator[str]:
    """Each text was answered: once, or at most as often as a bot was handed it; and once more for each answer of which
    the bot could not know that it had arrived."""
    for written in day.texts:
        what = f"{written.text[:40]!r} of {written.person}, handed to {written.n_handed},"
        if not written.n_posts + written.n_maybe and not written.again:
            yield f"{what} was not answered"
        elif written.n_posts > max(1, written.n_handed) + written.n_lost:
            yield f"{what} was answered {written.n_posts} times, {written.n_lost} of them lost on the way"


def nothing_left(day: Day) -> Iterator[str]:
    """The queues are empty."""
    yield from day.left


def clean_logs(day: Day) -> Iterator[str]:
    """No log has a traceback or a secret."""
    for log in day.logs:
        for entry in re.split(r"^(?=\d{4}-\d\d-\d\d )", log, flags=re.MULTILINE):
            if "Traceback (most recent call last)" in entry:
                first, *_, last = entry.strip().splitlines()
                yield f"a traceback: {first[24:120]} … {last[:160]}"
        for secret in day.secrets:
            if secret in log:
                yield "a secret is in a log"

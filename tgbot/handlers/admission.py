"""Who is let in: for each person only a number of updates a minute, and of those at a time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from telegram import Update

from tgbot.limits import REST, Limits, Rate, Spells


class Admission:
    """Counts what people do. Whoever was refused is let in again after a short rest, so that a flood costs no more than
    its beginning. The memory is that of the people who are busy, and of a limited number of others."""

    def __init__(self, limits: Limits) -> None:
        self._waiting = limits.waiting
        self._taps, self._messages = Rate(limits.taps), Rate(limits.messages)
        self._unfinished: defaultdict[int, list[int]] = defaultdict(list)
        self._resting = Spells(REST)

    @contextmanager
    def of(self, update: Update) -> Iterator[bool]:
        """Whether the update is let in; it is unfinished until the end of the block."""
        if update.effective_user is None:
            yield True
            return
        person = update.effective_user.id
        rate = self._messages if update.callback_query is None else self._taps
        too_many = len(self.unfinished(person)) >= self._waiting
        if self._resting.lasts(person) or too_many or not rate.take(person):
            self._resting.begins(person)
            yield False
            return
        self._unfinished[person].append(update.update_id)
        try:
            yield True
        finally:
            self._unfinished[person].remove(update.update_id)
            if not self._unfinished[person]:
                del self._unfinished[person]

    def unfinished(self, person: int) -> Sequence[int]:
        """The updates of the person that were let in and are not finished."""
        return self._unfinished.get(person, ())

"""What must be so at the end of any day, however bad it was. Each law gives a sentence for each breach of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.e2e.day import Day
from tests.e2e.laws import answered, recorded, shown

Law = Callable[[Day], Iterator[str]]


LAWS: dict[str, Law] = {
    "every record replays, with 52 cards": recorded.replays,
    "each version follows the one before": recorded.follows,
    "a table is deleted only when asked for": recorded.forgets,
    "each cause changes a table once": recorded.once,
    "each change is what was asked for": recorded.explained,
    "what was acknowledged is recorded": recorded.acknowledged,
    "each tap is answered once": answered.taps_answered,
    "each text is answered once": answered.texts_answered,
    "what was shown is recorded": shown.shown_is_recorded,
    "the last screens show the record": shown.last_screens,
    "a table has one live message": shown.one_live_message,
    "no hidden card is shown": shown.no_hidden_card,
    "nothing is left in the queues": answered.nothing_left,
    "logs have no traceback and no secret": answered.clean_logs,
}


@dataclass(frozen=True, slots=True)
class Breach:
    """A law, and how it was broken."""

    law: str
    what: str


def breaches(day: Day) -> list[Breach]:
    """All breaches of all laws."""
    return [Breach(name, what) for name, law in LAWS.items() for what in law(day)]

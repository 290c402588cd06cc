"""The parti in notation, to keep or to study elsewhere."""

from __future__ import annotations

from tgbot.cases.outcomes import Outcome, SendRecord
from tgbot.cases.visitor import Sitting
from tgbot.table.table import NotNowError
from tgbot.taps.table import ShowRecord


async def show(here: Sitting, _: ShowRecord) -> Outcome:
    """The record of a parti that is over; before that it would show the hidden cards. Raises NotNowError."""
    if not here.table.over:
        raise NotNowError
    return SendRecord(here.table.record.dump(), here.reader.texts.html("record-caption"))

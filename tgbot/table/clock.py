"""What happens at a table without a tap: a person runs out of time, or the house has to search. Times are seconds since
1970; the caller brings the clock."""

from __future__ import annotations

from tgbot.table.table import Changed, NotNowError, Table, with_stand_in
from tutor import Level

#: Seconds in which the house's search should be done; afterwards another process searches.
SEARCHED_WITHIN = 10
#: How the house plays for somebody who is away: well enough to cost them little, without a search.
STANDS_IN = Level.REGULAR


def searches(table: Table) -> bool:
    """Whether the next move needs a search: the house is on turn at its strongest level."""
    return table.level_on_turn is Level.STRONG


def due_at(table: Table, now: float) -> float | None:
    """When the table must be looked after if nobody taps; None if it can wait for ever."""
    return now + SEARCHED_WITHIN if searches(table) else table.deadline


def out_of_time(table: Table, now: float) -> Changed:
    """The table when the deadline of the person on turn has passed: the house plays for them until they come back.
    Raises NotNowError before that, and if there is no deadline."""
    if table.deadline is None or now < table.deadline:
        raise NotNowError
    return with_stand_in(table, STANDS_IN), ()

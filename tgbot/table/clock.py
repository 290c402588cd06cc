"""What happens at a table by itself: a person runs out of time, and the house has to be waited for. Times are seconds
since 1970; whoever calls brings the clock."""

from __future__ import annotations

from tgbot.table.table import Changed, NotNowError, Table, with_stand_in
from tutor import Level

#: Seconds within which the house's search is over; afterwards somebody else searches.
SEARCHED_WITHIN = 30
#: How the house plays for somebody who is away: well enough to lose them little, without a search.
STANDS_IN = Level.REGULAR


def searches(table: Table) -> bool:
    """Whether a search is needed for the next move: the house is on turn at its strongest."""
    return table.level_on_turn is Level.STRONG


def due_at(table: Table, now: float) -> float | None:
    """When somebody must look after the table, if nobody taps: None where it can wait for ever."""
    return now + SEARCHED_WITHIN if searches(table) else table.deadline


def out_of_time(table: Table, now: float) -> Changed:
    """The table when the deadline of the person on turn has passed: the house plays for them until they come back.
    Raises NotNowError before that, and where nobody counts."""
    if table.deadline is None or now < table.deadline:
        raise NotNowError
    return with_stand_in(table, STANDS_IN), ()

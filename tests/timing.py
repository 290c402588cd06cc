"""Time that tests can rely on: processor time, compared with the machine's current speed."""

from __future__ import annotations

import time
from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """Processor seconds that the work takes."""
    before = time.process_time()
    work()
    return time.process_time() - before


def is_quick(work: Callable[[], object], units: float) -> bool:
    """Whether the work takes less processor time than this number of units. A disturbance may affect only one of the
    two, so it gets three tries."""
    return any(seconds(work) < units * unit() for _ in range(3))


def unit() -> float:
    """Processor seconds for adding up a million numbers, some 20 ms on a quiet machine of today: the longest of
    three, since what it is compared with may have been disturbed too."""
    return max(seconds(lambda: sum(range(1_000_000))) for _ in range(3))

"""Makes one change in a copy of the tree, and asks the tests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import pytest

from tests.mutation.change import Change
from tests.mutation.reach import PATIENCE, SELECTED, Reach
from tests.mutation.scratch import Scratch

#: Seconds after which all tests for one change are taken for endless; a single test has the limit of every test.
ALL_TESTS = 3 * PATIENCE
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Outcome(StrEnum):
    NOTICED = "noticed"
    SURVIVED = "survived"
    UNREACHED = "no test reaches it"


@dataclass(frozen=True, slots=True)
class Trial:
    """A change as a diff, what became of it, the first test that failed if any, and how many were to be run."""

    change: Change
    diff: str
    outcome: Outcome
    by: str
    n_asked: int

    def __str__(self) -> str:
        by = f" by {self.by}" if self.by else f", {self.n_asked} tests"
        where = f"{self.change.path}:{self.change.line}"
        return f"{self.outcome}{by}: {where} ({self.change.kind})\n{self.diff}"


def tried(change: Change, scratch: Scratch, reach: Reach) -> Trial:
    """Makes the change in the copy, runs the tests that may notice it, and takes the change back."""
    tests = reach.asked(change.path, change.line)
    path = scratch.root / change.path
    source = path.read_bytes()
    path.write_bytes(change.applied(source))
    try:
        failed = first_failure(scratch, tests)
        if failed is None and (newer := reach.newer_for(change.path)):
            failed = first_failure(scratch, (), newer)
    finally:
        path.write_bytes(source)
    if failed is not None:
        outcome = Outcome.NOTICED
    else:
        outcome = Outcome.SURVIVED if reach.directly(change.path, change.line) else Outcome.UNREACHED
    return Trial(change, change.diff(source), outcome, failed or "", len(tests))


def first_failure(scratch: Scratch, tests: Sequence[str], files: Sequence[str] = ()) -> str | None:
    """The first test that fails, of these or of those in the files; None if all pass."""
    options = ["-x", "--tb=no", "--no-header", "-rfE", "-m", SELECTED, *files]
    ended, told = scratch.run_tests(options, only=tests, seconds=ALL_TESTS)
    if ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return None
    if ended is None:
        return "the time it takes"
    found = FAILED.search(told)
    return found[1] if found else f"pytest, which ends with {ended}: {told.strip()[-300:]}"

"""Which tests reach which line, and how long they take."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from math import log2
from pathlib import Path
from xml.etree import ElementTree

from coverage import CoverageData

from tests.mutation.scratch import Scratch

#: No browser, no killed bots, no long laws: a change is noticed within a minute or by chance.
SELECTED = "not browser and not long"
#: Seconds of tests, as they were measured, that are run for one change. What is seldom reached gets them all.
PATIENCE = 150.0
SHIPPED = ("engine", "tutor", "tgbot")


@dataclass(frozen=True, slots=True)
class Reach:
    """The tests that passed when it was measured, by their names, with their seconds; for each line of each file the
    tests that reach it, without lines of files that have changed since; for each file all that reach it; and the files
    of tests that are new since, or have changed. What programs reach that tests start is not measured."""

    seconds: dict[str, float]
    of_lines: dict[str, dict[int, frozenset[str]]]
    of_files: dict[str, frozenset[str]]
    newer: tuple[str, ...] = ()

    def directly(self, path: str, line: int) -> frozenset[str]:
        """The tests that reach a line. What runs at the import, or is remembered by a cache, is reached by others."""
        return self.of_lines.get(path, {}).get(line, frozenset())

    def asked(self, path: str, line: int) -> list[str]:
        """The tests to run for a change in a line: first those that reach it, then others that reach its file; the
        cheapest first."""
        order: list[str] = []
        for ring in (self.directly(path, line), self.of_files.get(path, frozenset())):
            order += sorted(ring.intersection(self.seconds).difference(order), key=self._cost)
        spent = accumulate(self.seconds[test] for test in order)
        return [test for test, so_far in zip(order, spent, strict=True) if so_far <= PATIENCE]

    def newer_for(self, path: str) -> list[str]:
        """The newer files of tests of the same package."""
        return [each for each in self.newer if each.startswith(f"tests/{path.split('/', maxsplit=1)[0]}/")]

    def _cost(self, test: str) -> tuple[int, str]:
        """Tests of one file stay together where they cost about the same: they share what they prepare."""
        return round(log2(max(self.seconds[test], 0.05))), test


def reach_of(scratch: Scratch, folder: Path, processes: int = 1) -> Reach:
    """The reach of the tests of a tree, as it was measured for this folder; measured now if it never was."""
    data, times, digests = folder / "coverage", folder / "times.xml", folder / "digests.json"
    now = {path.relative_to(scratch.root).as_posix(): _digest(path) for path in sorted(scratch.root.rglob("*.py"))}
    if not digests.exists():
        print("measuring which tests reach which line: a quarter of an hour", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        coverage = ["--cov", "--cov-context=test", "--cov-report="]
        options = ["-n", str(processes), "-m", SELECTED, *coverage, f"--junitxml={times}", "tests"]
        scratch.run_tests(options, environment={"COVERAGE_FILE": str(data)})
        digests.write_text(json.dumps(now), encoding="utf-8")
    then = json.loads(digests.read_text(encoding="utf-8"))
    lines = dict(reached(data))
    return Reach(
        seconds=dict(passed(times)),
        of_lines={path: found for path, found in lines.items() if now.get(path) == then.get(path)},
        of_files={path: frozenset[str]().union(*found.values()) for path, found in lines.items()},
        newer=tuple(path for path in now if "/test_" in path and now[path] != then.get(path)),
    )


def passed(times: Path) -> Iterator[tuple[str, float]]:
    """The tests that passed and how many seconds they took, as pytest wrote them."""
    for case in ElementTree.parse(times).iter("testcase"):
        if len(case) == 0 or {each.tag for each in case} <= {"properties", "system-out", "system-err"}:
            yield f"{case.attrib['classname'].replace('.', '/')}.py::{case.attrib['name']}", float(case.attrib["time"])


def reached(data: Path) -> Iterator[tuple[str, dict[int, frozenset[str]]]]:
    """For each file the tests that reach each line."""
    coverage = CoverageData(str(data))
    coverage.read()
    for file in coverage.measured_files():
        yield (
            file,
            {
                line: frozenset(context.rsplit("|", 1)[0] for context in contexts if context)
                for line, contexts in coverage.contexts_by_lineno(file).items()
            },
        )


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def shipped(root: Path, under: Sequence[str]) -> list[str]:
    """The files that are shipped, from the root of the tree, within some folders or all."""
    files = [path.relative_to(root) for part in SHIPPED for path in (root / part).rglob("*.py")]
    return sorted(path.as_posix() for path in files if not under or any(path.is_relative_to(each) for each in under))

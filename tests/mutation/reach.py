"""Which tests reach which line, and how long they take."""

from __future__ import annotations

import json
from collections import defaultdict
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


@dataclass(frozen=True, slots=True)
class Reach:
    """The tests that pass, by their names, with their seconds; and for each line of each file the tests that reach
    it."""

    seconds: dict[str, float]
    tests_at: dict[str, dict[int, frozenset[str]]]

    def directly(self, path: str, line: int) -> frozenset[str]:
        """The tests that reach a line. What runs at the import, or is remembered by a cache, is reached by others."""
        return self.tests_at.get(path, {}).get(line, frozenset())

    def asked(self, path: str, line: int) -> list[str]:
        """The tests to run for a change in a line: first those that reach it, then others that reach its file, then
        those in the folder that mirrors its own, and in the folders around that; the cheapest first."""
        order: list[str] = []
        rings = [self.directly(path, line), frozenset[str]().union(*self.tests_at.get(path, {}).values())]
        folders = [f"tests/{parent.as_posix()}/" for parent in Path(path).parents if parent.name]
        rings += [frozenset(test for test in self.seconds if test.startswith(folder)) for folder in folders]
        for ring in rings:
            order += sorted(ring.intersection(self.seconds).difference(order), key=self._cost)
        spent = accumulate(self.seconds[test] for test in order)
        return [test for test, so_far in zip(order, spent, strict=True) if so_far <= PATIENCE]

    def _cost(self, test: str) -> tuple[int, str]:
        """Tests of one file stay together where they cost about the same: they share what they prepare."""
        return round(log2(max(self.seconds[test], 0.05))), test

    def dumped(self) -> str:
        """As JSON; tests are written once and meant by their numbers."""
        names = list(self.seconds)
        number = {name: i for i, name in enumerate(names)}
        lines = {
            path: {line: sorted(number[test] for test in tests if test in number) for line, tests in found.items()}
            for path, found in self.tests_at.items()
        }
        return json.dumps({"names": names, "seconds": list(self.seconds.values()), "lines": lines})

    @staticmethod
    def parsed(text: str) -> Reach:
        stored = json.loads(text)
        names = stored["names"]
        lines = {
            path: {int(line): frozenset(names[i] for i in tests) for line, tests in found.items()}
            for path, found in stored["lines"].items()
        }
        return Reach(dict(zip(names, stored["seconds"], strict=True)), lines)


def reach_of(scratch: Scratch, folder: Path, processes: int = 1) -> Reach:
    """The reach of the tests of a tree, measured if it is not known yet, and kept in the folder."""
    kept = folder / f"reach-{_digest(scratch.root)}.json"
    if not kept.exists():
        print("measuring which tests reach which line: a few minutes", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(_measured(scratch, folder, processes).dumped(), encoding="utf-8")
    return Reach.parsed(kept.read_text(encoding="utf-8"))


def _measured(scratch: Scratch, folder: Path, processes: int) -> Reach:
    data, times = folder / "coverage", folder / "times.xml"
    options = [
        "-n",
        str(processes),
        "-m",
        SELECTED,
        "--cov",
        "--cov-context=test",
        "--cov-report=",
        f"--junitxml={times}",
        "tests",
    ]
    scratch.run_tests(options, environment={"COVERAGE_FILE": str(data)})
    return Reach(dict(passed(times)), dict(reached(data, scratch.root)))


def passed(times: Path) -> Iterator[tuple[str, float]]:
    """The tests that passed and how many seconds they took, as pytest wrote them."""
    for case in ElementTree.parse(times).iter("testcase"):
        if len(case) == 0 or {each.tag for each in case} <= {"properties", "system-out", "system-err"}:
            yield f"{case.attrib['classname'].replace('.', '/')}.py::{case.attrib['name']}", float(case.attrib["time"])


def reached(data: Path, root: Path) -> Iterator[tuple[str, dict[int, frozenset[str]]]]:
    """For each file the tests that reach each line."""
    coverage = CoverageData(str(data))
    coverage.read()
    for file in coverage.measured_files():
        lines: dict[int, frozenset[str]] = defaultdict(frozenset)
        for line, contexts in coverage.contexts_by_lineno(file).items():
            lines[line] = frozenset(context.rsplit("|", 1)[0] for context in contexts if context)
        yield Path(file).relative_to(root).as_posix(), lines


def _digest(root: Path) -> str:
    """Of all that is Python in a tree."""
    found = sha256()
    for path in sorted(root.rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def shipped(root: Path, under: Sequence[str]) -> list[str]:
    """The files that are shipped, from the root of the tree, within some folders or all."""
    files = [path.relative_to(root) for part in ("engine", "tutor", "tgbot") for path in (root / part).rglob("*.py")]
    return sorted(path.as_posix() for path in files if not under or any(path.is_relative_to(each) for each in under))

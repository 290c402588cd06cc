"""The changes that `tests.mutation` makes really are changes, and what becomes of them is told as it is."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from tests.mutation.change import Change, drawn
from tests.mutation.changes import changes
from tests.mutation.reach import PATIENCE, Reach, reach_of, shipped
from tests.mutation.scratch import Scratch
from tests.mutation.trial import Outcome, tried

ROOT = Path(__file__).parents[1]


def made(source: str) -> set[str]:
    """What becomes of a line of code."""
    return {each.applied(source.encode()).decode() for each in changes("engine/x.py", source.encode())}


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a is not None", {"x = a is None"}),
        ("x = (a + å) * b", {"x = (a - å) * b", "x = (a + å) / b"}),
        ("x += b", {"x -= b"}),
        ("x = a and b or c", {"x = a or b or c", "x = a and b and c"}),
        ("x = not (a or b)", {"x = (a or b)", "x = not (a and b)"}),
        ("x = -a", {"x = a"}),
        ("x = a if b else c", {"x = c if b else a"}),
        ("x = a[2]", {"x = a[3]", "x = a[1]"}),
        ("x = True", {"x = False"}),
        ("x = 0.5", {"x = 1.0", "x = 0.25"}),
        ("x = max(a, b)", {"x = min(a, b)"}),
        ("x = any(a)", {"x = all(a)"}),
        ("x = f(a[1], a[b], c)", {"x = f(a[b], a[1], c)", "x = f(a[2], a[b], c)", "x = f(a[0], a[b], c)"}),
        ("x = f(a.b, b)", set()),
        ("def f(a: int, b: int):\n    return g(a, b)", {"def f(a: int, b: int):\n    return g(b, a)"}),
        ("def f(a: int, b: str):\n    return g(a, b)", set()),
        ("x = [a for a in b if f(a)]", {"x = [a for a in b if not (f(a))]"}),
        ("if a:\n    x = b", {"if not (a):\n    x = b"}),
        ("def f(a):\n    a.b = c\n    d = a\n    return d", {"def f(a):\n    pass\n    d = a\n    return d"}),
        ("def f(a):\n    if g(a):\n        return a\n    return b",
         {"def f(a):\n    if not (g(a)):\n        return a\n    return b",
          "def f(a):\n    if g(a):\n        pass\n    return b"}),
        ("def f(a):\n    a = g(a)\n    return a", {"def f(a):\n    pass\n    return a"}),
        ("def f(a):\n    a.b()", {"def f(a):\n    pass"}),
    ],
)  # fmt: skip
def test_each_kind_of_change_is_made(source: str, changed: set[str]) -> None:
    assert made(source) == changed


@pytest.mark.parametrize(
    "source",
    [
        '"""In 3 of 4 cases."""',
        "def f(a: A | None) -> tuple[B[3], int]:\n    return a",
        "x: tuple[int | None, 2]",
        "assert a < b",
        "def f():\n    log.info('%s', a + b)\n    return a",
        "@dataclass(frozen=True)\nclass A:\n    pass",
        "x = zip(a, *b, strict=True)",
        'x = a + ".txt"',
        "Either = A | B",
    ],
)
def test_what_means_nothing_when_the_code_runs_is_left_alone(source: str) -> None:
    assert made(source) == set()


def test_every_change_to_the_shipped_code_is_one_and_can_be_parsed() -> None:
    sources = {path: (ROOT / path).read_bytes() for path in shipped(ROOT, [])}
    every = [each for path, source in sources.items() for each in changes(path, source)]
    assert {each.path.split("/")[0] for each in every} == {"engine", "tutor", "tgbot"}
    sample = drawn(every, 60, Random(1))
    assert sample == drawn(every, 60, Random(1)) != drawn(every, 60, Random(2))
    for each in sample:
        before, after = sources[each.path], each.applied(sources[each.path])
        assert ast.dump(ast.parse(before)) != ast.dump(ast.parse(after)), each
        assert each.diff(before).startswith("-")


def test_those_that_reach_the_line_are_asked_first_and_the_cheapest_of_them() -> None:
    seconds = {"dear": 4.0, "cheap": 0.1, "other": 0.2, "far": 0.1, "endless": PATIENCE}
    lines = {7: frozenset({"dear", "cheap"}), 9: frozenset({"other", "endless", "fails anyhow"})}
    reach = Reach(seconds, {"engine/x.py": lines}, {"engine/x.py": lines[7] | lines[9]})
    assert reach.asked("engine/x.py", 7) == ["cheap", "dear", "other"]
    assert reach.asked("engine/x.py", 9) == ["other"], "no more than patience allows"
    assert reach.directly("engine/x.py", 1) == reach.directly("engine/y.py", 1) == frozenset()
    assert reach.asked("engine/x.py", 1) == ["cheap", "other", "dear"]
    assert reach.asked("engine/y.py", 1) == []


SUMS = b"""LEAST = 3


def larger(a: int, b: int) -> int:
    if a < b:
        return b
    return max(a, LEAST)


def unused(a: int) -> int:
    return a + 1
"""
TESTS_OF_SUMS = """from engine.sums import larger

def test_larger() -> None:
    assert (larger(4, 5), larger(5, 4)) == (5, 5)

def test_at_least() -> None:
    assert larger(2, 1) == 3

def test_that_fails_anyhow() -> None:
    assert larger(2, 1) == 2
"""
NEWER_TESTS_OF_SUMS = """from engine.sums import unused

def test_unused() -> None:
    assert unused(1) == 2
"""
ADDOPTS = 'addopts = "--dist=worksteal"'


@pytest.mark.long
def test_a_change_is_noticed_or_survives_or_is_not_reached(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for path, text in {
        "engine/__init__.py": "",
        "engine/sums.py": SUMS.decode(),
        "tests/engine/test_sums.py": TESTS_OF_SUMS,
        "pyproject.toml": '[tool.coverage.run]\nrelative_files = true\nsource = ["engine"]\n[tool.pytest.ini_options]\n'
        + ADDOPTS,
    }.items():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).write_text(text, encoding="utf-8")
    scratch = Scratch(tree, tmp_path / "copy")
    reach = reach_of(scratch, tmp_path / "reach")
    assert sorted(reach.seconds) == [f"tests/engine/test_sums.py::test_{name}" for name in ("at_least", "larger")]
    assert reach == reach_of(scratch, tmp_path / "reach"), "it is kept"

    def outcome(line: int, text: str) -> tuple[Outcome, str]:
        """Of the change that leads to this line."""
        (change,) = [each for each in changes("engine/sums.py", SUMS) if new_line(each, line) == text]
        found = tried(change, scratch, reach)
        return found.outcome, found.by

    assert outcome(5, "    if a >= b:") == (Outcome.NOTICED, "tests/engine/test_sums.py::test_at_least")
    assert outcome(5, "    if a <= b:") == (Outcome.SURVIVED, "")
    assert outcome(1, "LEAST = 2") == (Outcome.NOTICED, "tests/engine/test_sums.py::test_at_least")
    assert outcome(11, "    return a - 1") == (Outcome.UNREACHED, "")
    assert (scratch.root / "engine/sums.py").read_bytes() == SUMS == (tree / "engine/sums.py").read_bytes()

    (new := tree / "tests/engine/test_new.py").write_text(NEWER_TESTS_OF_SUMS, encoding="utf-8")
    scratch = Scratch(tree, tmp_path / "another copy")
    reach = reach_of(scratch, tmp_path / "reach")
    assert reach.newer == (new.relative_to(tree).as_posix(),)
    assert outcome(11, "    return a - 1") == (Outcome.NOTICED, "tests/engine/test_new.py::test_unused")


def new_line(change: Change, line: int) -> str:
    return change.applied(SUMS).decode().splitlines()[line - 1]

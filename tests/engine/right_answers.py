"""The right answers in tests/data: positions, scorings, whole givs, captures and counts of moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def lines_of(name: str) -> list[Any]:
    """Each line of a `.jsonl` file."""
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def rules_cases(kind: str) -> list[Any]:
    """The `positions`, `scoring` or `replays` of rules_cases.json."""
    cases: list[Any] = json.loads((DATA / "rules_cases.json").read_text(encoding="utf-8"))[kind]
    return cases


def record_of(name: str) -> Any:
    """The recorded giv of one of the `replays`."""
    return next(case["record"] for case in rules_cases("replays") if case["id"] == name)

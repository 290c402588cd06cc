"""One small change to a file, and random ones of many."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random


@dataclass(frozen=True, slots=True)
class Change:
    """The bytes from `start` to `end` of the file at `path` become `text`. `line` is that of the first."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    text: bytes

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text + source[self.end :]

    def diff(self, source: bytes) -> str:
        before, after = source.decode().splitlines(), self.applied(source).decode().splitlines()
        return "\n".join(list(difflib.unified_diff(before, after, lineterm="", n=0))[3:])


def drawn(some_changes: Sequence[Change], count: int, chance: Random) -> list[Change]:
    """At most `count` of the changes, in random order: each place is equally likely, and of the changes of one kind in
    one place there is at most one."""
    places = [list(found) for _, found in groupby(some_changes, lambda each: (each.path, each.start, each.kind))]
    return [chance.choice(found) for found in chance.sample(places, min(count, len(places)))]

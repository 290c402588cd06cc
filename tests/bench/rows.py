"""A table's row and a profile as text, with json and with msgspec: `python -m tests.bench.rows`.

The project takes json. A tap writes one row: with msgspec that would cost some 6 us less, of the 1,500 to 1,900 us of
processor time that a tap takes (`tests.bench.parts`), which is less than half a percent; and it reads next to nothing,
since what it has written is remembered by its text. What is remembered (REPLAYED, and the profiles) is worth far more:
to read and replay a row costs 300 us and more. msgpack would save a fifth of the bytes, in a text that nobody can read.
msgspec is no part of the project: where it is not installed, json is measured alone.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import thread_time
from typing import Any

from tests.bench.plans import plan
from tgbot.people.accuracy import GIVS_KEPT, GivAccuracy
from tgbot.people.profile import Profile
from tgbot.table import codec
from tgbot.table.table import Table

#: The work is repeated this number of times; the best of some runs counts.
TIMES, RUNS = 200, 7
#: The person's plays and deals before: in the middle of a giv, after no and after two others.
PLAYED = {"a table in its first giv": (1, 12), "a table in its third giv": (3, 62)}


def microseconds(work: Callable[[], object], times: int) -> float:
    """Processor time for doing it once, the best of some runs."""
    found = []
    for _ in range(RUNS):
        start = thread_time()
        for _ in range(times):
            work()
        found.append((thread_time() - start) / times)
    return min(found) * 1e6


@dataclass(frozen=True)
class Way:
    """A way to write data and read it back."""

    name: str
    encode: Callable[[Any], str | bytes]
    decode: Callable[[Any], Any]

    def line(self, data: Any, times: int) -> str:
        text = self.encode(data)
        assert self.decode(text) == data
        size = len(text.encode() if isinstance(text, str) else text)
        written = microseconds(partial(self.encode, data), times)
        read = microseconds(partial(self.decode, text), times)
        return f"    {self.name:<17}{written:6.1f} us to write, {read:6.1f} us to read, {size:5} bytes"


def ways() -> list[Way]:
    """json as the project uses it, and where it is installed, msgspec with its two formats."""
    found = [
        Way("json", lambda data: json.dumps(data, ensure_ascii=False, separators=(",", ":")), json.loads),
    ]
    try:
        msgspec: Any = importlib.import_module("msgspec")
    except ImportError:
        return found
    for name in ("json", "msgpack"):
        encoder, decoder = getattr(msgspec, name).Encoder(), getattr(msgspec, name).Decoder()
        found.append(Way(f"msgspec, {name}", encoder.encode, decoder.decode))
    return found


def profile() -> Profile:
    """A profile with as many givs as are kept."""
    givs = tuple(GivAccuracy(f"abcd1234/{number}", 1.234, 20) for number in range(GIVS_KEPT))
    return Profile("sv", "sv", table="abcd1234", accuracy=givs)


def report(times: int = TIMES) -> list[str]:
    """The lines to print; each work is repeated this number of times."""
    found = ["rows as text, processor time: the text alone by each way, then all of it as the bot does it"]
    for what, (number, n_played) in PLAYED.items():
        table = _table(number, n_played)
        text = codec.dump(table)
        known = microseconds(partial(codec.load, text), times)
        fresh = microseconds(partial(_load_afresh, text), times)
        found += _lines(what, text, times)
        found.append(_whole(microseconds(partial(codec.dump, table), times), fresh, known))
    for what, person in {"a new profile": Profile(code="sv"), "a full profile": profile()}.items():
        text = person.dump()
        known = microseconds(partial(Profile.load, text), times)
        fresh = microseconds(partial(Profile.load.__wrapped__, text), times)
        found += _lines(what, text, times)
        found.append(_whole(microseconds(person.dump, times), fresh, known))
    return found if len(ways()) > 1 else [*found, "  msgspec is not installed: json alone"]


def _table(number: int, n_played: int) -> Table:
    """A table in the giv with this number, of somebody whose parti lasts that long."""
    tables = (plan(user, 0, played=n_played).table for user in count(1000))
    return next(table for table in tables if table.parti.giv_number == number)


def _lines(what: str, text: str, times: int) -> list[str]:
    return [f"  {what}:", *(way.line(json.loads(text), times) for way in ways())]


def _whole(dump: float, fresh: float, known: float) -> str:
    return f"    all of it: {dump:.1f} us to dump, {fresh:.1f} us to load, {known:.1f} us to load when it is remembered"


def _load_afresh(text: str) -> None:
    codec.REPLAYED.drop(text)
    codec.load(text)


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()

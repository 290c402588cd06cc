"""What a Redis server with an append-only file has written down: each version of each table, in order.

The file has the effects of the store's scripts. One save is one transaction, with the row and the cause.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tests.e2e.day import Saved

#: Each start of a bot rehearses with a table of its own.
ROW = re.compile(r"kasino:\{t\d+\}:table:(?!rehearsal)(\w+)")
MARKS = re.compile(r"kasino:\{t\d+\}:marks:(\w+)")

Command = list[str]


def saved_tables(folder: Path) -> dict[str, tuple[Saved, ...]]:
    """All versions of all tables in the journal of the server whose data is in the folder."""
    found: dict[str, list[Saved]] = {}
    for file in sorted(folder.glob("appendonlydir/*.incr.aof")):
        with file.open("rb") as written:
            for transaction in transactions(commands(written)):
                _read(transaction, found)
    return {name: tuple(versions) for name, versions in found.items()}


def commands(written: BinaryIO) -> Iterator[Command]:
    """The commands in a file; one that was cut off at its end is left out."""
    while (head := written.readline()).startswith(b"*"):
        command = []
        for _ in range(int(head[1:])):
            length = int(written.readline()[1:] or 0)
            command.append(written.read(length + 2)[:-2].decode("utf-8", "replace"))
        yield command


def transactions(found: Iterator[Command]) -> Iterator[list[Command]]:
    """The commands between MULTI and EXEC together, and any other by itself."""
    together: list[Command] | None = None
    for command in found:
        name = command[0].upper()
        if name == "MULTI":
            together = []
        elif name == "EXEC":
            yield together or []
            together = None
        elif together is not None:
            together.append(command)
        else:
            yield [command]


def _read(transaction: list[Command], found: dict[str, list[Saved]]) -> None:
    """Adds what one transaction has done to tables."""
    marked = (command for command in transaction if command[0].upper() == "ZADD")
    causes = {table[1]: command[-1] for command in marked if (table := MARKS.fullmatch(command[1]))}
    for name, key, *values in transaction:
        if name.upper() == "SET" and (table := ROW.fullmatch(key)):
            head, _, body = values[0].partition("\n")
            saved = Saved(int(head.split(" ")[0]), causes.get(table[1]), body)
            found.setdefault(table[1], []).append(saved)
        elif name.upper() in ("DEL", "UNLINK"):
            for each in (key, *values):
                if table := ROW.fullmatch(each):
                    found.setdefault(table[1], []).append(Saved(0, None, None))

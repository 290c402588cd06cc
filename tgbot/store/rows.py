"""What the store holds for a table or a person, and how it is written.

A row is a text: `version token`, a line feed, and the body. One text is read atomically by itself, and costs 120 to 360
bytes beside the body, by the steps of Redis's allocator; a hash would cost 430 to 500. The token is of the save that
wrote the row: by it, a save that is sent again because its answer was lost recognises its own work. (Until version
0.2.0 an address followed the token, or a space where there was none; profiles of that time still have the space.)

Where a table is shown is a hash beside the row, not in it, so that noting it does not compete with a save.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

NO_VERSION = 0
HEAD = re.compile(r"([0-9]+) [0-9A-Fa-f]+")
"""How a row begins, within its first HEAD_LETTERS; the scripts know it, too."""
HEAD_LETTERS = 32
SHOWN = re.compile(r"[0-9]{1,16} ")
"""How a text of `Shown` begins."""

MISSING = "missing"
"""What the script for a save answers where there is no row to save over. To the caller it is stale."""


class Saved(Enum):
    """What became of a save."""

    DONE = "done"
    STALE = "stale"
    """Somebody else saved since it was loaded; nothing was changed."""
    DUPLICATE = "duplicate"
    """This cause has already been saved here; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a destination shows: which version of the table, in the message at which address."""

    version: int
    address: str

    def __str__(self) -> str:
        return f"{self.version} {self.address}"

    @staticmethod
    def parse(text: str) -> Shown:
        """What `str` has written."""
        version, address = text.split(" ", 1)
        return Shown(int(version), address)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was saved: its version (from 1), its body, and what each destination shows of it."""

    version: int
    body: str
    shown: Mapping[str, Shown]


@dataclass(frozen=True, slots=True)
class Loaded:
    """What one load brings: the person's profile and the table, None where there is none.

    `profile_version` is 0 where there is no profile.
    """

    profile: str | None
    profile_version: int
    table: StoredTable | None


@dataclass(frozen=True, slots=True)
class Note:
    """What a destination shows of a table from now on; None to give it up, if nobody can write to it. If the
    destination has another message by now, this one `takes_over`, or is not noted, unless it stands `instead_of` that
    one, at any of these addresses, which is gone."""

    table: str
    destination: str
    shown: Shown | None
    takes_over: bool = True
    instead_of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Noted:
    """What a note found: the table's current version (0 if it is gone); the address that is not the table's any more,
    the one before or, if the note has not taken over, its own; and whether any destination of the table is `behind`
    that version.
    """

    newest: int
    replaced: str | None
    behind: bool


def read_row(row: str | None) -> tuple[int, str] | None:
    """The version and the body of a row as it is written in the store. What does not begin as a row has, as for the
    scripts, no version, and is all body."""
    if row is None:
        return None
    head = HEAD.match(row[:HEAD_LETTERS])
    _, line_feed, body = row.partition("\n")
    return int(head[1]) if head else NO_VERSION, body if head and line_feed else row


def read_table(row: str | None, shown: Mapping[str, str] | None) -> StoredTable | None:
    """The table of a row and of the hash beside it, without what in that cannot be read."""
    read = read_row(row)
    legible = {place: text for place, text in (shown or {}).items() if SHOWN.match(text)}
    return read and StoredTable(*read, {place: Shown.parse(text) for place, text in legible.items()})


def read_saved(answer: str) -> Saved:
    """What became of a save, from the answer of its script."""
    return Saved.STALE if answer == MISSING else Saved(answer)

"""What the store holds for one table or one person, and how it is written down.

A row is a text: `version token address`, a line feed, and the body. One text is read atomically by itself, and
costs 120 to 360 bytes beside the body, by the steps of Redis's allocator; a hash would cost 430 to 500. The token
is of the save that wrote the row: by it a save that is sent again, since its answer was lost, knows its own work.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

NO_VERSION = 0


class Saved(Enum):
    """What became of a save."""

    DONE = "done"
    STALE = "stale"
    """Somebody else saved since it was loaded; nothing was changed."""
    DUPLICATE = "duplicate"
    """This update has already been saved here; nothing was changed."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was saved: its version (from 1), its body, and where its message is, once known."""

    version: int
    body: str
    address: str | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """What one load brings: the person's profile and the table, None where there is none.

    `profile_version` is 0 where there is no profile.
    """

    profile: str | None
    profile_version: int
    table: StoredTable | None


def read_row(row: str | None) -> StoredTable | None:
    """The row as it is written in the store, in its parts. A profile is a row without an address."""
    if row is None:
        return None
    head, body = row.split("\n", 1)
    version, _token, address = head.split(" ", 2)
    return StoredTable(int(version), body, address or None)

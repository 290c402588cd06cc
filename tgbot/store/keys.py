"""The names of the keys and how long they live.

    kasino:{TABLE}:table      the row of a table: version, address, body    60 days after the last save
    kasino:{TABLE}:marks      updates that were saved in it, by time        24 hours after the last mark
    kasino:{USER}:profile     the row of a person's profile                 for ever
    kasino:{USER}:updates     updates that were saved in the profile        24 hours after the last mark
    kasino:{USER}:tables      the person's tables, by when they were opened   for ever, less the expired

What stands in braces decides the slot in a Redis Cluster: all keys of one table are in one, and all of one
person. The marks of a table are one sorted set rather than a key for each update, so that a table can be
forgotten without a search for them.
"""

DAY = 24 * 60 * 60
TABLE_LIFETIME = 60 * DAY
MARK_LIFETIME = DAY

_BEFORE, _AFTER = "kasino:{", "}:table"
ANY_TABLE = f"{_BEFORE}*{_AFTER}"


def table_row(table: str) -> str:
    return f"{_BEFORE}{table}{_AFTER}"


def table_marks(table: str) -> str:
    return f"kasino:{{{table}}}:marks"


def table_of_row(key: str) -> str:
    """The table whose row has this key."""
    return key.removeprefix(_BEFORE).removesuffix(_AFTER)


def profile_row(user: int) -> str:
    return f"kasino:{{{user}}}:profile"


def profile_marks(user: int) -> str:
    return f"kasino:{{{user}}}:updates"


def tables_index(user: int) -> str:
    return f"kasino:{{{user}}}:tables"

"""The names of the keys, and how long they are kept.

    kasino:{t17}:table:TABLE   the row of a table: version, token, body            60 days after the last save
    kasino:{t17}:marks:TABLE   causes that were saved at it, by time               24 hours after the last mark
    kasino:{t17}:shown:TABLE   destination -> "version address"                    as long as the row
    kasino:{t17}:due           table -> when something must happen at it           as long as there is such a table
    kasino:{t17}:dirty         table -> from when anybody may draw it              as long as there is such a table
    kasino:{USER}:profile      the row of a person's profile                       for ever
    kasino:{USER}:updates      causes that were saved in the profile, by time      24 hours after the last mark
    kasino:{USER}:tables       the person's tables, by when they were opened       for ever, less the expired
    kasino:forgotten:CAUSE     that somebody was forgotten for this cause          24 hours
    kasino:{BOT}:introduced    a digest of the commands that Telegram was told      for ever
    KEY:aside                  a profile that cannot be read; what was found under one of the keys above and is of
                               another kind than the bot writes                    as long as it would have been kept

The part in braces decides the slot in a Redis Cluster: all keys of a shard of tables share one, and so do all keys of a
person. So one script can write a table's row, move its deadline and mark it for drawing. The marks of a table are one
sorted set rather than a key for each cause, so that a table can be forgotten without a search for them.
"""

from zlib import crc32

DAY = 24 * 60 * 60
TABLE_LIFETIME = 60 * DAY
MARK_LIFETIME = DAY

SHARDS = 64
"""Never to be changed: a table is found by it."""


def shard_of(table: str) -> int:
    """The shard of a table, from 0 to 63, which its id names."""
    return crc32(table.encode()) % SHARDS


def table_rows(shard: int) -> str:
    """The beginning of a shard's row keys; the table's id follows."""
    return f"kasino:{{t{shard}}}:table:"


def table_row(table: str) -> str:
    return table_rows(shard_of(table)) + table


def table_marks(table: str) -> str:
    return f"kasino:{{t{shard_of(table)}}}:marks:{table}"


def table_shown(table: str) -> str:
    return f"kasino:{{t{shard_of(table)}}}:shown:{table}"


def due(shard: int) -> str:
    return f"kasino:{{t{shard}}}:due"


def dirty(shard: int) -> str:
    return f"kasino:{{t{shard}}}:dirty"


def profile_row(user: int) -> str:
    return f"kasino:{{{user}}}:profile"


def profile_marks(user: int) -> str:
    return f"kasino:{{{user}}}:updates"


def tables_index(user: int) -> str:
    return f"kasino:{{{user}}}:tables"


def introduced(bot: int) -> str:
    return f"kasino:{{{bot}}}:introduced"


#: What Redis calls the kind of value under a key, by the word that follows its braces.
KINDS = {"table": "string", "profile": "string", "introduced": "string", "shown": "hash"}


def kind(key: str) -> str:
    return KINDS.get(key.rpartition("}:")[2].split(":")[0], "zset")


def aside(key: str) -> str:
    """Where what cannot be read is kept."""
    return f"{key}:aside"


def is_aside(key: str) -> bool:
    return key.endswith(":aside")


def forgotten(cause: str) -> str:
    """Names nobody: whoever is forgotten leaves nothing behind."""
    return f"kasino:forgotten:{cause}"

"""Where tables and profiles are kept: one store, on Redis or without it.

No type or error of redis leaves this package. Start reading at `store`, then `keys`, `rows` and `scripts`.
"""

from tgbot.store.due import LEASE
from tgbot.store.durability import Durability, Keeps
from tgbot.store.errors import AddressError, StoreUnavailable, Why
from tgbot.store.rows import NO_VERSION, Loaded, Note, Noted, Saved, Shown, StoredTable
from tgbot.store.store import Store
from tgbot.store.tables import DRAWN_WITHIN

__all__ = [
    "DRAWN_WITHIN",
    "LEASE",
    "NO_VERSION",
    "AddressError",
    "Durability",
    "Keeps",
    "Loaded",
    "Note",
    "Noted",
    "Saved",
    "Shown",
    "Store",
    "StoreUnavailable",
    "StoredTable",
    "Why",
]

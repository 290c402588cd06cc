"""Where tables and profiles are kept: one store, on Redis or without it.

Nothing of redis leaves this package. Start reading at `store`, then `rows` and `scripts`.
"""

from tgbot.store.errors import StoreUnavailable
from tgbot.store.rows import Loaded, Saved, StoredTable
from tgbot.store.store import Store

__all__ = ["Loaded", "Saved", "Store", "StoreUnavailable", "StoredTable"]

"""What the store raises: one error, so that nobody outside needs to know what is behind the store."""

from __future__ import annotations

from enum import Enum


class Why(Enum):
    """Why the store does not work, for whoever has to mend it."""

    AWAY = "away"
    """Nobody answers, or too slowly."""
    TLS = "tls"
    """There is a server, but no encrypted connection to it: it speaks no TLS, or its certificate is not trusted."""
    STRANGER = "stranger"
    """What answers is not Redis."""
    PASSWORD = "password"
    """The server wants another user or password."""
    DATABASE = "database"
    """The server has no database of this number."""
    RIGHTS = "rights"
    """The user may not do what the store needs."""
    REFUSAL = "refusal"
    """The server refuses to work: it is a replica, is loading, is full, cannot write to its disk."""


class StoreUnavailable(Exception):  # noqa: N818 - a state of the world to be waited out, not a mistake of the caller
    """The store cannot be reached, is still loading, or refuses to work; the original error is the `__cause__`.

    A save that ends in this error may or may not have been done: saving again with the same cause tells
    (`Saved.DUPLICATE`), and so does the version of the table.
    """

    def __init__(self, message: str = "", why: Why = Why.AWAY) -> None:
        super().__init__(message)
        self.why = why


class AddressError(ValueError):
    """An address of a server that cannot be used. Neither the error nor its text has any part of the address in it,
    since that may be of a password."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the address cannot be used: {what}")
        self.what = what

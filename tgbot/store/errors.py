"""What the store raises: one error, so that nobody outside needs to know what is behind the store."""


class StoreUnavailable(Exception):  # noqa: N818 - a state of the world to be waited out, not a mistake of the caller
    """The store cannot be reached, is still loading, or refuses to work; the original error is the `__cause__`.

    A save that ends in this error may or may not have been done: saving again with the same cause tells
    (`Saved.DUPLICATE`), and so does the version of the table.
    """

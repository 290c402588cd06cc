"""JSON in which nothing is said twice."""

from __future__ import annotations

import json
from collections import Counter

from engine.errors import Fault, NotationError


def decode(text: str | bytes) -> object:
    """The value in a JSON text. Raises NotationError if it is not JSON, or if an object has a key twice: `json` would
    take the last value, and nobody knows which one was meant."""
    try:
        value: object = json.loads(text, object_pairs_hook=_object)
    except NotationError:
        raise  # a ValueError too
    except (ValueError, RecursionError) as error:  # RecursionError: brackets nested too deep
        raise NotationError("JSON", repr(text[:100]), Fault.NOT_JSON, str(error)) from error
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        ((key, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise NotationError("JSON", key, Fault.KEY_TWICE, key)
    return fields

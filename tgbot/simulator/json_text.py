"""JSON from outside."""

import json
from typing import Any


def read_json(text: str | bytes) -> Any:
    """The value in a JSON text. Raises ValueError if it is not JSON, or could not be written into an answer.

    `json` reads more than it can write as UTF-8: half of a surrogate pair, NaN, brackets nested without end. Let in
    once, such a value would spoil every later answer that contains it.
    """
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    return value

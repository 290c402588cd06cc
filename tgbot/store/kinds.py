"""What a key holds, and what becomes of a key that holds something else: nothing that the bot ever wrote.

It is set apart under another name, and whoever wants the key finds it missing, as if it had expired. So it is in
nobody's way, and is kept for whoever wants to look into it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.exceptions import ResponseError

from tgbot.store import keys

log = logging.getLogger(__name__)

_SET_APART = r"""
-- Moves the key aside if it is of another kind than it should be.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' or kind == ARGV[1] then
    return ''
end
redis.call('RENAME', KEYS[1], KEYS[2])
return kind
"""


def is_of_wrong_kind(error: object) -> bool:
    """Whether this is Redis's complaint about a key of another kind."""
    return isinstance(error, ResponseError) and "WRONGTYPE" in str(error)


async def set_apart(client: Redis, names: Iterable[str]) -> None:
    """Moves those of the keys aside that are of another kind. One round trip for each; there is hardly ever a need."""
    for key in names:
        if keys.is_aside(key):
            continue
        if found := await client.eval(_SET_APART, 2, key, keys.aside(key), keys.kind(key)):
            log.error("%s cannot be read, it is a %s, and is set aside as %s", key, found, keys.aside(key))


async def read(client: Redis, pipeline: Pipeline, *names: str) -> list[Any]:
    """The answers to the reads in a pipeline, which are of these keys. None is the answer of one that is of another
    kind, which is set apart."""
    answers = await pipeline.execute(raise_on_error=False)
    wrong = [is_of_wrong_kind(answer) for answer in answers]
    for answer, is_wrong in zip(answers, wrong, strict=True):
        if isinstance(answer, Exception) and not is_wrong:
            raise answer
    if any(wrong):
        await set_apart(client, names)
    return [None if is_wrong else answer for answer, is_wrong in zip(answers, wrong, strict=True)]

"""Calls of scripts, any number of them in one round trip.

In a pipeline, redis-py's own scripts first ask whether the server still has them, which costs another round trip.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha1
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import NoScriptError, ResponseError

from tgbot.store.kinds import is_of_wrong_kind, set_apart

CAN_BE_MENDED = 2
"""What can be wrong with a call, and is then put right: the server has lost the script, or a key is of another kind."""


class Script:
    """A Lua script, called by the digest of its text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.digest = sha1(text.encode(), usedforsecurity=False).hexdigest()

    def on(self, *keys: str, given: Iterable[object] = ()) -> Call:
        """The call on these keys, given these arguments; None becomes an empty text."""
        return Call(self, keys, tuple("" if argument is None else str(argument) for argument in given))


@dataclass(frozen=True, slots=True)
class Call:
    """A script with the keys and arguments for one call."""

    script: Script
    keys: tuple[str, ...]
    arguments: tuple[str, ...]


async def answer(client: Redis, call: Call) -> Any:
    """The answer to one call, in one round trip; in more if the server has lost its scripts, for example by a restart,
    or a key holds something of another kind.

    It does without a pipeline, which would make a save a fifth slower.
    """
    for _ in range(CAN_BE_MENDED):
        try:
            return await _evaluated(client, call)
        except ResponseError as error:
            if not await _mended(client, [call], [error]):
                raise
    return await _evaluated(client, call)


async def answers(client: Redis, calls: Sequence[Call]) -> list[Any]:
    """The answers in order, in one round trip; in more in the cases of `answer`.

    Raises the first error, after all calls have been tried.
    """
    answered = await _sent(client, calls)
    for _ in range(CAN_BE_MENDED):
        failed = [place for place, one in enumerate(answered) if isinstance(one, Exception)]
        again = [calls[place] for place in failed]
        if not await _mended(client, again, [answered[place] for place in failed]):
            break
        for place, one in zip(failed, await _sent(client, again), strict=True):
            answered[place] = one
    for one in answered:
        if isinstance(one, Exception):
            raise one
    return answered


async def load_scripts(client: Redis, scripts: Iterable[Script]) -> None:
    """Gives the server the texts of the scripts, in one round trip."""
    pipeline = client.pipeline(transaction=False)
    for script in scripts:
        pipeline.script_load(script.text)
    await pipeline.execute()


async def _evaluated(client: Redis, call: Call) -> Any:
    return await client.evalsha(call.script.digest, len(call.keys), *call.keys, *call.arguments)


async def _mended(client: Redis, calls: Sequence[Call], errors: Sequence[Exception]) -> bool:
    """Whether anything was done about what went wrong with the calls."""
    lost = {call.script for call, error in zip(calls, errors, strict=True) if isinstance(error, NoScriptError)}
    if lost:
        await load_scripts(client, lost)
    wrong = [call for call, error in zip(calls, errors, strict=True) if is_of_wrong_kind(error)]
    for call in wrong:
        await set_apart(client, call.keys)
    return bool(lost or wrong)


async def _sent(client: Redis, calls: Sequence[Call]) -> list[Any]:
    """The answer or the error for each call."""
    pipeline = client.pipeline(transaction=False)
    for call in calls:
        pipeline.evalsha(call.script.digest, len(call.keys), *call.keys, *call.arguments)
    return await pipeline.execute(raise_on_error=False)

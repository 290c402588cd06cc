"""One call of the Bot API: token, method, parameters -> status and JSON. Both faces use it."""

from collections.abc import Callable
from typing import Any, NoReturn

from tgbot.simulator.errors import ApiError, Json
from tgbot.simulator.faults import Fault, NetworkTrouble
from tgbot.simulator.methods import chats, delivery, edit, ephemeral, profile, queries, send
from tgbot.simulator.parameters import decode
from tgbot.simulator.state import File
from tgbot.simulator.world import Call, World

METHODS: dict[str, Callable[[World, Json], Any]] = {
    **chats.METHODS,
    **delivery.METHODS,
    **edit.METHODS,
    **ephemeral.METHODS,
    **profile.METHODS,
    **queries.METHODS,
    **send.METHODS,
}


async def call(world: World, token: str, method: str, raw: Json) -> tuple[int, Json]:
    """Perform one call; returns the HTTP status and the body.

    `raw` holds strings, JSON values and `File`s. Raises NetworkTrouble if `world.faults` has ordered it. Every call is
    written to `world.calls`, except getUpdates.
    """
    try:
        check_token(world, token)
    except ApiError as error:
        return error.code, error.body()
    await world.faults.pause(method)
    fault = world.faults.take(method)
    result: Any = None
    try:
        if fault is None or fault.applied:
            result = await _perform(world, method, raw)
        if fault is not None:
            _fail(fault.error)
    except ApiError as error:
        _log(world, method, raw, result, error=error, fault=fault)
        return error.code, error.body()
    except NetworkTrouble as trouble:
        _log(world, method, raw, result, error=trouble.error, fault=fault)
        raise
    _log(world, method, raw, result)
    return 200, {"ok": True, "result": result}


def check_token(world: World, token: str) -> None:
    """Raises ApiError unless it is the bot's token."""
    if token != world.token:
        raise ApiError(401, "Unauthorized")


async def _perform(world: World, method: str, raw: Json) -> Any:
    params = decode(method, raw)
    return await delivery.get_updates(world, params) if method == "getUpdates" else METHODS[method](world, params)


def _fail(error: Exception) -> NoReturn:
    raise error if isinstance(error, ApiError) else NetworkTrouble(error)


def _log(
    world: World,
    method: str,
    raw: Json,
    result: Any,
    *,
    error: Exception | None = None,
    fault: Fault | None = None,
) -> None:
    if method == "getUpdates":
        return
    try:
        params = decode(method, raw)
    except ApiError:
        params = dict(raw)
    shown = {name: value.name if isinstance(value, File) else value for name, value in params.items()}
    world.calls.append(Call(method, shown, result, error, fault))

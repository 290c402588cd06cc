"""How the bot gets its updates: long polling or a webhook, one at a time. Also files, logOut and close."""

import asyncio
import re
from typing import Any
from urllib.parse import urlsplit

from tgbot.simulator.errors import Json, bad_request, conflict
from tgbot.simulator.world import Webhook, World

_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}$")
_NEWS = ("update", "poll", "closing")
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


async def get_updates(world: World, params: Json) -> Any:
    """getUpdates: waits up to `timeout` seconds. A second caller ends the first one's wait with a 409."""
    if world.webhook is not None:
        raise conflict(
            "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
        )
    world.poller += 1
    mine = world.poller
    world.emit("poll", {})  # an earlier waiter wakes up and finds that we took over
    if "allowed_updates" in params:
        world.updates.allowed = params["allowed_updates"]
    _confirm(world, params.get("offset", 0))
    limit = max(1, min(params.get("limit", 100), 100))
    if not world.updates.pending():
        await _news(world, mine, min(params.get("timeout", 0), 50))
    if world.webhook is not None:
        raise conflict("terminated by setWebhook request")
    if world.poller != mine:
        raise conflict("terminated by other getUpdates request; make sure that only one bot instance is running")
    handed_out = world.updates.pending()[:limit]
    world.emit("handed out", {"updates": [update["update_id"] for update in handed_out]})
    return handed_out


def _confirm(world: World, offset: int) -> None:
    if offset < 0:
        waiting = world.updates.pending()[offset:]
        offset = waiting[0]["update_id"] if waiting else 0
    world.updates.confirm(offset)


async def _news(world: World, mine: int, timeout: float) -> None:
    if timeout <= 0:
        return
    news = asyncio.Event()
    stop = world.subscribe(lambda event, _data: news.set() if event in _NEWS else None)
    try:
        async with asyncio.timeout(timeout):
            await news.wait()
            while world.poller == mine and not world.closing and not world.updates.pending():
                news.clear()
                await news.wait()
    except TimeoutError:
        pass
    finally:
        stop()


def set_webhook(world: World, params: Json) -> Any:
    """setWebhook: only to this machine, also with plain http; an empty url removes it."""
    if params.get("drop_pending_updates"):
        world.updates.clear()
    if "allowed_updates" in params:
        world.updates.allowed = params["allowed_updates"]
    url = params["url"]
    if not url:
        world.webhook = None
        return True
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise bad_request("invalid webhook URL specified")
    if parts.hostname not in _LOOPBACK:
        raise bad_request("bad webhook: the local Telegram delivers only to this machine")
    secret = params.get("secret_token")
    if secret and not _SECRET.match(secret):
        raise bad_request("secret token contains unallowed characters")
    world.webhook = Webhook(url, secret, params.get("max_connections", 40))
    world.poller += 1  # a poller that is waiting now is turned away
    world.emit("poll", {})
    world.emit("update", {})
    return True


def delete_webhook(world: World, params: Json) -> Any:
    """deleteWebhook."""
    if params.get("drop_pending_updates"):
        world.updates.clear()
    world.webhook = None
    return True


def webhook_info(world: World, _params: Json) -> Any:
    """getWebhookInfo."""
    hook = world.webhook
    info: Json = {
        "url": hook.url if hook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending()),
    }
    if hook is not None:
        info["max_connections"] = hook.max_connections
        if hook.last_error is not None:
            info |= {"last_error_date": hook.last_error_date, "last_error_message": hook.last_error}
    if world.updates.allowed:
        info["allowed_updates"] = world.updates.allowed
    return info


def get_file(world: World, params: Json) -> Any:
    """getFile: the path that `/file/bot<token>/<path>` gives the bytes of."""
    file = world.files.get(params["file_id"])
    if file is None:
        raise bad_request("invalid file_id")
    return {"file_id": file.id, "file_unique_id": file.id, "file_size": len(file.data), "file_path": file.id}


def farewell(_world: World, _params: Json) -> Any:
    """logOut and close: accepted, without effect."""
    return True


METHODS = {
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": webhook_info,
    "getFile": get_file,
    "logOut": farewell,
    "close": farewell,
}

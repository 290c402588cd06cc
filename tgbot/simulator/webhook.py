"""Delivery of updates to the bot's webhook, with the secret token, one after another."""

import asyncio
import contextlib
import json
import urllib.error
import urllib.request

from tgbot.simulator.errors import Json
from tgbot.simulator.world import Webhook, World

_RETRY = 0.5
_TIMEOUT = 30.0


def _post(hook: Webhook, update: Json) -> None:
    """One delivery; raises OSError (which HTTPError is) when the bot does not answer with success."""
    headers = {"Content-Type": "application/json"}
    if hook.secret:
        headers["X-Telegram-Bot-Api-Secret-Token"] = hook.secret
    request = urllib.request.Request(hook.url, json.dumps(update).encode(), headers)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # loopback needs no proxy
    with opener.open(request, timeout=_TIMEOUT):
        pass


async def deliver_to_webhook(world: World) -> None:
    """Deliver waiting updates, for ever: one that fails is tried again, and those behind it wait."""
    news = asyncio.Event()
    stop = world.subscribe(lambda event, _data: news.set() if event == "update" else None)
    try:
        while True:
            hook, waiting = world.webhook, world.updates.pending()
            if hook is None or not waiting:
                await news.wait()
                news.clear()
            elif await _deliver(world, hook, waiting[0]):
                world.updates.confirm(waiting[0]["update_id"] + 1)
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), _RETRY)
    finally:
        stop()


async def _deliver(world: World, hook: Webhook, update: Json) -> bool:
    try:
        await asyncio.to_thread(_post, hook, update)
    except urllib.error.HTTPError as error:
        with error:  # it holds the open file of the answer
            hook.last_error = f"Wrong response from the webhook: {error.code} {error.reason}"
    except OSError:
        hook.last_error = "Connection refused"
    else:
        return True
    hook.last_error_date = world.now()
    return False

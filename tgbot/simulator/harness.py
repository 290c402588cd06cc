"""How tests run python-telegram-bot's real Application against a world, without a polling task or a socket."""

import asyncio
from typing import Any, Literal

from telegram import Update
from telegram.ext import Application, ApplicationBuilder

from tgbot.simulator.request import WorldRequest
from tgbot.simulator.world import World

Order = Literal["one by one", "at once", "as polled"]


def builder(world: World) -> "ApplicationBuilder[Any, Any, Any, Any, Any, Any]":
    """An ApplicationBuilder whose bot talks to the world in process."""
    return ApplicationBuilder().token(world.token).request(WorldRequest(world)).get_updates_request(WorldRequest(world))


async def deliver(
    application: "Application[Any, Any, Any, Any, Any, Any]", world: World, order: Order = "one by one"
) -> int:
    """Give the bot the waiting updates until none is left; returns their number.

    "at once" starts handling all of them together; "as polled" lets the application's own update processor decide, as
    `Application.start` does.
    """
    count = 0
    # One by one, each update is taken only when its turn comes: two people who act at the same time are then handled
    # concurrently, each by their own call.
    while waiting := world.updates.take(1 if order == "one by one" else None):
        count += len(waiting)
        updates = [Update.de_json(update, application.bot) for update in waiting]
        if order == "one by one":
            for update in updates:
                await application.process_update(update)
        elif order == "at once":
            await asyncio.gather(*(application.process_update(update) for update in updates))
        else:
            processor = application.update_processor
            processes = ((update, application.process_update(update)) for update in updates)
            await asyncio.gather(*(processor.process_update(*process) for process in processes))
    return count


def connect(
    application: "Application[Any, Any, Any, Any, Any, Any]", world: World, order: Order = "one by one"
) -> None:
    """From now on the bot has handled what a person does by the time that person's `await` returns."""

    async def bot_turn(together: bool) -> None:
        await deliver(application, world, "at once" if together else order)

    world.after_action = bot_turn


def disconnect(world: World) -> None:
    """Updates wait again."""
    world.after_action = None

"""The wiring: one place that puts the bot together and runs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from telegram import LinkPreviewOptions, Update
from telegram.error import Conflict, TelegramError
from telegram.ext import Application, ApplicationBuilder, CallbackQueryHandler, ContextTypes, Defaults
from telegram.request import BaseRequest

from tgbot.cases.door import Door, shuffled
from tgbot.cases.drawing import draw
from tgbot.config import Config
from tgbot.delivery.delivery import Delivery
from tgbot.delivery.patience import Patience
from tgbot.delivery.request import UnreadEdits
from tgbot.handlers.caretaker import Caretaker
from tgbot.handlers.commands import command_handlers
from tgbot.handlers.inbox import Inbox, ReceivingBot
from tgbot.handlers.ordering import TableOrder
from tgbot.handlers.questions import question_handler
from tgbot.handlers.refusals import Refusals
from tgbot.handlers.responder import Responder
from tgbot.handlers.taps import Taps
from tgbot.introduction import introduce
from tgbot.limits import LIMITS, Limits, Rate
from tgbot.network import network
from tgbot.store import Store
from tgbot.table.table import Shuffle
from tgbot.workers.pool import Workers
from tgbot.workers.reviews import Reviews
from tutor.questions import learn

log = logging.getLogger(__name__)

#: Seconds that each step of a stop may take; together they are less than a service manager waits before it kills.
GRACE = 2.0

ALLOWED_UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY]
App = Application[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Services:
    """What runs beside the handlers; started and closed with the bot."""

    door: Door
    delivery: Delivery
    caretaker: Caretaker

    async def close(self) -> None:
        """Stops it all; what has not been shown by then is drawn after the next start."""
        await self.door.reviews.close()
        await self.delivery.close()
        self.door.workers.close()


def build(
    config: Config,
    store: Store,
    requests: tuple[BaseRequest, BaseRequest] | None = None,
    shuffle: Shuffle = shuffled,
    workers: Workers | None = None,
    *,
    limits: Limits = LIMITS,
) -> App:
    """The bot over a store. `requests` replaces the network: the first is for updates, the second for everything else.
    `shuffle` replaces the random decks, `workers` the tutor's processes, `limits` what each person may ask. Raises
    SettingError for a configuration with which Telegram cannot be reached."""
    for_updates, for_all_else = requests or network(config)
    inbox = Inbox()
    bot = ReceivingBot(
        inbox,
        config.token or "",
        base_url=config.base_url,
        base_file_url=config.base_file_url,
        get_updates_request=for_updates,
        request=UnreadEdits(for_all_else),
        rate_limiter=Patience(),
        defaults=Defaults(link_preview_options=LinkPreviewOptions(is_disabled=True)),
    )
    workers = workers or Workers()
    door = Door(store, workers, Reviews(workers), shuffle, limits=limits, openings=Rate(limits.new_tables))
    order = TableOrder(inbox, limits, Refusals(door).refuse)
    application: App = ApplicationBuilder().bot(bot).concurrent_updates(order).build()
    delivery = Delivery(application.bot, store, partial(draw, door))
    responder = Responder(door, delivery, lambda: application.bot.username)
    application.bot_data[Services] = Services(door, delivery, Caretaker(door, delivery.draw, delivery.recover))
    application.add_handler(CallbackQueryHandler(Taps(responder, inbox)))
    application.add_handlers([*command_handlers(responder), question_handler(responder)])
    application.add_error_handler(_log_error)
    return application


async def run(application: App, stop: asyncio.Event) -> None:
    """Runs the bot by long polling until `stop` is set. Raises TelegramError when it cannot start (InvalidToken for a
    refused token), or Conflict when another program fetches the same bot's updates."""

    def failed(error: TelegramError) -> None:
        if isinstance(error, Conflict):
            stop.set()
            raise error  # stop fetching: one more call would make the other program give up too
        log.warning("fetching updates failed: %s", error)

    async def start() -> None:
        await asyncio.to_thread(learn)  # before anybody can ask
        await application.initialize()
        await application.start()
        assert application.updater is not None
        await application.updater.start_polling(
            allowed_updates=ALLOWED_UPDATES, drop_pending_updates=False, error_callback=failed
        )

    services: Services = application.bot_data[Services]
    try:
        if await _done_before(stop, start()):
            services.door.workers.start()
            introducing = asyncio.create_task(introduce(application.bot, services.door.store))
            await services.caretaker.run(stop)
            introducing.cancel()
    finally:
        try:
            await _stop(application)
        finally:
            await application.shutdown()


async def _done_before(stop: asyncio.Event, starting: Coroutine[Any, Any, None]) -> bool:
    """Whether something was done before it was time to stop; it is cancelled then. Raises what it raises."""
    doing, stopping = asyncio.create_task(starting), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait([doing, stopping], return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            doing.cancel()
            await asyncio.wait([doing])
            return False
        await doing
        return not stop.is_set()
    finally:
        doing.cancel()
        stopping.cancel()


async def _stop(application: App) -> None:
    """Stops fetching, then handling, each within a few seconds: nothing waits for Telegram any more. Raises the
    Conflict that ended the fetching, if there was one."""
    assert application.updater is not None
    services: Services = application.bot_data[Services]
    services.delivery.stop(GRACE)
    fetching = application.updater.running
    try:
        if fetching:
            await _within(GRACE, application.updater.stop())
    finally:
        if application.running:
            await _within(GRACE, application.stop())
        await services.close()
    if fetching:
        await _within(GRACE, application.bot.confirm())


async def _within(seconds: float, stopping: Awaitable[None]) -> None:
    """Stops something, or leaves it when that takes longer."""
    try:
        await asyncio.wait_for(stopping, seconds)
    except TimeoutError:
        log.warning("something did not stop within %s s", seconds)


async def _log_error(_: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    log.error("an update failed", exc_info=context.error)

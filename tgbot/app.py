"""The wiring: one place that puts the bot together and runs it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import Any

from telegram import (
    BotCommand,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
    LinkPreviewOptions,
    Update,
)
from telegram.error import Conflict, TelegramError
from telegram.ext import Application, ApplicationBuilder, CallbackQueryHandler, ContextTypes, Defaults
from telegram.request import BaseRequest, HTTPXRequest

from locales import DEFAULT, LANGUAGES, texts
from tgbot.cases.door import Door, shuffled
from tgbot.cases.drawing import draw
from tgbot.config import Config
from tgbot.delivery.delivery import Delivery
from tgbot.delivery.request import UnreadEdits
from tgbot.handlers.caretaker import Caretaker
from tgbot.handlers.commands import command_handlers
from tgbot.handlers.inbox import Inbox, ReceivingBot
from tgbot.handlers.ordering import TableOrder
from tgbot.handlers.questions import question_handler
from tgbot.handlers.refusals import Refusals
from tgbot.handlers.responder import Responder
from tgbot.handlers.taps import Taps
from tgbot.limits import LIMITS, Limits, Rate
from tgbot.store import Store
from tgbot.table.table import Shuffle
from tgbot.workers.pool import Workers
from tgbot.workers.reviews import Reviews
from tutor.questions import learn

log = logging.getLogger(__name__)

CONNECTIONS = 256
THIS_MACHINE = ("http://127.0.0.1", "http://localhost", "http://[::1]")

ALLOWED_UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY]
#: The commands that the menu of each language lists, by the key of their description; a language without its own gets
#: DEFAULT's list.
LISTED = {
    "sv": {
        "spela": "play",
        "regler": "rules",
        "sprak": "language",
        "betyg": "accuracy",
        "hjalp": "help",
        "glom": "forget",
    },
    "en": {
        "play": "play",
        "rules": "rules",
        "language": "language",
        "accuracy": "accuracy",
        "help": "help",
        "forget": "forget",
    },
}

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
    `shuffle` replaces the random decks, `workers` the tutor's processes, `limits` what each
    person may ask."""
    for_updates, for_all_else = requests or _network(config)
    inbox = Inbox()
    bot = ReceivingBot(
        inbox,
        config.token or "",
        base_url=config.base_url,
        base_file_url=config.base_file_url,
        get_updates_request=for_updates,
        request=UnreadEdits(for_all_else),
        defaults=Defaults(link_preview_options=LinkPreviewOptions(is_disabled=True)),
    )
    workers = workers or Workers()
    door = Door(store, workers, Reviews(workers), shuffle, limits=limits, openings=Rate(limits.new_tables))
    order = TableOrder(inbox, limits, Refusals(door, limits).refuse)
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

    async with application:
        await asyncio.to_thread(learn)  # before anybody can ask
        await introduce(application)
        await application.start()
        assert application.updater is not None
        try:
            await application.updater.start_polling(
                allowed_updates=ALLOWED_UPDATES, drop_pending_updates=False, error_callback=failed
            )
            services: Services = application.bot_data[Services]
            services.door.workers.start()
            await services.caretaker.run(stop)
        finally:
            await _stop(application)


async def _stop(application: App) -> None:
    """Stops fetching, then handling. Raises the Conflict that ended the fetching, if there was one."""
    assert application.updater is not None
    try:
        if application.updater.running:
            await application.updater.stop()
    finally:
        await application.stop()
        await application.bot_data[Services].close()
    await application.bot.confirm()


def _network(config: Config) -> tuple[BaseRequest, BaseRequest]:
    """The network for updates and the one for everything else. A proxy from the environment is used for Telegram, but
    not for a server on this machine, such as the local Telegram."""
    settings = {"trust_env": False} if config.base_url.startswith(THIS_MACHINE) else {}
    return (
        HTTPXRequest(connection_pool_size=1, httpx_kwargs=settings),
        HTTPXRequest(connection_pool_size=CONNECTIONS, httpx_kwargs=settings),
    )


async def introduce(application: App) -> None:
    """Tells Telegram the commands and descriptions, once for each language and once for all the others."""
    bot = application.bot
    for language in (*LANGUAGES, None):
        say = texts(language or DEFAULT)
        listed = LISTED.get(say.language, LISTED[DEFAULT])
        commands = [BotCommand(name, say.plain(f"command-{key}")) for name, key in listed.items()]
        for scope in (BotCommandScopeDefault(), BotCommandScopeAllPrivateChats()):
            await bot.set_my_commands(commands, scope=scope, language_code=language)
        await bot.set_my_description(say.plain("bot-description"), language_code=language)
        await bot.set_my_short_description(say.plain("bot-short-description"), language_code=language)


async def _log_error(_: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    log.error("an update failed", exc_info=context.error)

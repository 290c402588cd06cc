"""The two services that the bot depends on, Telegram and Redis: reached, or one line saying why not.

The text of their errors is never shown: it may hold the token or a password.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from telegram import Bot
from telegram.error import Conflict, InvalidToken, TelegramError

from tgbot.cli.errors import DOES_NOT_WORK, CliError, Sentence
from tgbot.config import Config
from tgbot.store import Store, StoreUnavailable


def needed_token(config: Config) -> str:
    """The token. Raises CliError if there is none."""
    if config.token is None:
        raise not_working(lambda words: words.plain("cli-error-no-token"))
    return config.token


@asynccontextmanager
async def opened_store(config: Config) -> AsyncIterator[Store]:
    """The store on the configured server, closed at the end. Raises CliError if none is configured or it does not
    work."""
    if config.redis_url is None:
        raise not_working(lambda words: words.plain("cli-error-no-redis-url"))
    try:
        store = await Store.connect(config.redis_url)
    except ValueError as error:
        raise not_working(lambda words: words.plain("cli-error-redis-url")) from error
    except StoreUnavailable as error:
        raise not_working(lambda words: words.plain("cli-error-redis")) from error
    try:
        yield store
    finally:
        await store.close()


async def bot_name(config: Config) -> str:
    """What Telegram calls the bot of this token. Raises CliError."""
    token = needed_token(config)
    with telegram_errors():
        async with Bot(token, base_url=config.base_url, base_file_url=config.base_file_url) as bot:
            return bot.username


@contextmanager
def telegram_errors() -> Iterator[None]:
    """Turns every error of Telegram inside it into a CliError."""
    try:
        yield
    except InvalidToken as error:
        raise not_working(lambda words: words.plain("cli-error-token")) from error
    except Conflict as error:
        raise not_working(lambda words: words.plain("cli-error-conflict")) from error
    except TelegramError as error:
        raise not_working(lambda words: words.plain("cli-error-telegram")) from error


def not_working(sentence: Sentence) -> CliError:
    """The error for a service that is needed and does not work: exit code 1."""
    return CliError(sentence, DOES_NOT_WORK)

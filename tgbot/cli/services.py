"""The two services that the bot depends on, Telegram and Redis: reached, or one sentence saying why not.

The text of their errors is never shown: it may hold the token or a password.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ssl import SSLCertVerificationError

from telegram import Bot
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError

from locales import Texts
from tgbot.cli.errors import DOES_NOT_WORK, CliError, Sentence
from tgbot.config import TELEGRAM, Config, SettingError
from tgbot.network import Network, NotTelegramError, network, proxy_of
from tgbot.store import AddressError, Store, StoreUnavailable

#: How python-telegram-bot begins what it says of a proxy that wants another user or password.
PROXY_REFUSES = "httpx.ProxyError: 407"


def opened_network(config: Config) -> Network:
    """The network to Telegram, not used yet. Raises CliError for a variable that cannot be used."""
    try:
        return network(config)
    except SettingError as error:
        variable, what = error.variable, error.what
        raise not_working(lambda words: words.plain(f"cli-setting-{what}", variable=variable)) from error


@asynccontextmanager
async def opened_store(config: Config) -> AsyncIterator[Store]:
    """The store on the configured server, which has shown that it works, closed at the end. Raises CliError if none is
    configured or it does not work."""
    if config.redis_url is None:
        raise not_working(lambda words: words.plain("cli-error-no-redis-url"))
    try:
        store = await Store.connect(config.redis_url)
    except AddressError as error:
        what = error.what
        raise not_working(lambda words: words.plain("cli-error-redis-url", what=what)) from error
    except StoreUnavailable as error:
        raise _unavailable(error) from error
    try:
        try:
            await store.rehearse()
        except StoreUnavailable as error:
            raise _unavailable(error) from error
        yield store
    finally:
        await store.close()


async def bot_name(config: Config) -> str:
    """What Telegram calls the bot of this token. Raises CliError."""
    for_updates, for_all_else = opened_network(config)
    with telegram_errors(config):
        async with Bot(
            config.token or "",
            base_url=config.base_url,
            base_file_url=config.base_file_url,
            request=for_all_else,
            get_updates_request=for_updates,
        ) as bot:
            return bot.username


@contextmanager
def telegram_errors(config: Config) -> Iterator[None]:
    """Turns every error of Telegram inside it into a CliError."""
    try:
        yield
    except TelegramError as error:
        raise not_working(_telegram_sentence(config, error)) from error


async def durability_sentences(store: Store, words: Texts) -> list[str]:
    """What a crash of the Redis server would cost. Raises CliError."""
    try:
        found = await store.durability()
    except StoreUnavailable as error:
        raise _unavailable(error) from error
    sentences = [words.plain("cli-durability", keeps=found.keeps.value)]
    if found.fails:
        sentences.append(words.plain("cli-durability-fails"))
    if found.evicts:
        sentences.append(words.plain("cli-durability-evicts"))
    return sentences


def not_working(sentence: Sentence) -> CliError:
    """The error for a service that is needed and does not work: exit code 1."""
    return CliError(sentence, DOES_NOT_WORK)


def _unavailable(error: StoreUnavailable) -> CliError:
    why = error.why.value
    return not_working(lambda words: words.plain("cli-error-redis", why=why))


def _telegram_sentence(config: Config, error: TelegramError) -> Sentence:
    if isinstance(error, InvalidToken):
        return lambda words: words.plain("cli-error-token")
    if isinstance(error, Conflict):
        return lambda words: words.plain("cli-error-conflict")
    proxy = proxy_of(config)
    elsewhere = "telegram" if config.base_url == TELEGRAM else "TELEGRAM_BASE_URL"
    where, what = proxy.variable if proxy else elsewhere, _what(error)
    return lambda words: words.plain("cli-error-telegram", what=what, where=words.plain("cli-telegram", where=where))


def _what(error: TelegramError) -> str:
    """What a failure to reach Telegram comes from, as a word for the text that says so."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, SSLCertVerificationError):
            return "certificate"
        cause = cause.__cause__ or cause.__context__
    if isinstance(error, NotTelegramError):
        return "stranger"
    if error.message.startswith(PROXY_REFUSES):
        return "proxy"
    if isinstance(error, NetworkError) and not isinstance(error, BadRequest):
        return "away"
    return "busy" if isinstance(error, RetryAfter) else "refusal"

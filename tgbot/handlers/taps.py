"""Taps on buttons: decode, ask the parlour or the lobby, show, and answer exactly once."""

from __future__ import annotations

import asyncio
import logging

from telegram import CallbackQuery, MaybeInaccessibleMessage, Update
from telegram.constants import CallbackQueryLimit
from telegram.error import BadRequest, NetworkError, TelegramError
from telegram.ext import ContextTypes

from tgbot.cases.at_table import tap_table
from tgbot.cases.menus import visit
from tgbot.cases.outcomes import Reply
from tgbot.delivery.outbox import Address
from tgbot.handlers.desk import Desk, chosen_texts, person_of, show_in_place, texts_for
from tgbot.recent import Recent
from tgbot.store import StoreUnavailable
from tgbot.taps.codec import TableTap, UnreadableTapError, unpack

log = logging.getLogger(__name__)

REMEMBERED = 4096
PAUSES = (0.0, 0.5, 1.0)  # seconds before each try to answer


class Taps:
    """The handler of every callback query, whatever is in it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._latest: Recent[Address, str] = Recent(REMEMBERED)

    async def __call__(self, update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        """Handles the tap; the table is free for the next one before Telegram has taken what is sent."""
        query = update.callback_query
        assert query is not None
        if query.message is not None:
            self._latest.put(_address(query.message), query.id)
        reply = await self._reply(query, update.update_id)
        context.application.create_task(self._tell(context, query, reply, update.update_id), update)

    async def _tell(self, context: ContextTypes.DEFAULT_TYPE, query: CallbackQuery, reply: Reply, update: int) -> None:
        shown, answered = await asyncio.gather(self._show(query, reply), _answer(query, reply), return_exceptions=True)
        for failure in (shown, answered):
            if isinstance(failure, BaseException):
                log.error("a tap was handled, but not shown or answered", exc_info=failure)
        if reply.again_after is not None and query.message is not None:
            await self._again(context, query, update, reply.again_after)

    async def _again(
        self, context: ContextTypes.DEFAULT_TYPE, query: CallbackQuery, update: int, seconds: float
    ) -> None:
        """Shows the reply to a tap anew while there is more to come: until the message is tapped again, the table is
        in another message, or the bot stops."""
        assert query.message is not None
        address, pause = _address(query.message), seconds
        while True:
            await asyncio.sleep(pause)
            reply = await self._reply(query, update)
            latest = self._latest.get(address) == query.id and reply.address == str(address)
            if not latest or not context.application.running:
                return
            await show_in_place(self._desk, address, reply)
            if reply.again_after is None:
                return
            pause = reply.again_after

    async def _reply(self, query: CallbackQuery, update: int) -> Reply:
        """The reply to a tap, an apology when there is none to be had: the person always gets an answer."""
        say = texts_for(query.from_user)
        try:
            tap = unpack(query.data or "")
            person, parlour = person_of(query.from_user), self._desk.parlour
            if isinstance(tap, TableTap):
                return await tap_table(parlour, person, tap, update)
            return await visit(parlour, person, tap, update)
        except UnreadableTapError:
            say = await chosen_texts(self._desk, query.from_user)
            return Reply(answer=say.plain("answer-unreadable"), alert=True)
        except StoreUnavailable as error:
            log.warning("the store is away: %s", error)
            return Reply(answer=say.plain("answer-try-again"), alert=True)
        except Exception:
            log.exception("a tap failed: %r", query.data)
            return Reply(answer=say.plain("answer-error"), alert=True)

    async def _show(self, query: CallbackQuery, reply: Reply) -> None:
        if query.message is None:  # an inline message: none of this bot's carries buttons
            return
        await show_in_place(self._desk, _address(query.message), reply)


def _address(message: MaybeInaccessibleMessage) -> Address:
    return Address(message.chat.id, message.message_id)


async def _answer(query: CallbackQuery, reply: Reply) -> None:
    """Answers the query, again where the network fails; one that is too old to be answered has been acted on all the
    same. BadRequest comes before NetworkError, which it is a kind of.
    """
    for pause in PAUSES:
        await asyncio.sleep(pause)
        try:
            await query.answer(_short(reply.answer) or None, show_alert=reply.alert)
        except BadRequest as error:
            if "query is too old" not in error.message.lower():
                raise
            log.info("a tap was answered too late: %s", error)
            return
        except NetworkError as error:
            log.warning("a tap could not be answered: %s", error)
        except TelegramError as error:
            log.warning("a tap cannot be answered: %s", error)
            return
        else:
            return


def _short(answer: str) -> str:
    """At most what Telegram takes: it refuses a longer answer, and the button would wait for ever."""
    longest = int(CallbackQueryLimit.ANSWER_CALLBACK_QUERY_TEXT_LENGTH)
    return answer if len(answer) <= longest else answer[: longest - 1] + "…"

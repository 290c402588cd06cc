"""Taps on buttons: decode, call the case, show, and answer exactly once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from telegram import CallbackQuery, Message, Update
from telegram.constants import CallbackQueryLimit
from telegram.error import BadRequest, TelegramError
from telegram.ext import ContextTypes

from tgbot.cases.asking import reader_of
from tgbot.cases.at_table import tap_table
from tgbot.cases.menus import tap_menu
from tgbot.cases.outcomes import Outcome, Show, Strip, Tell, Wait
from tgbot.handlers.apology import outcome_of
from tgbot.handlers.inbox import Inbox
from tgbot.handlers.responder import Responder, texts_for, visitor_of
from tgbot.recent import Recent
from tgbot.store import StoreUnavailable
from tgbot.taps import TableTap, UnreadableTapError, unpack

log = logging.getLogger(__name__)

REMEMBERED = 4096


class Taps:
    """The handler of every callback query, whatever its data."""

    def __init__(self, responder: Responder, inbox: Inbox) -> None:
        self._responder = responder
        self._inbox = inbox
        self._latest: Recent[tuple[int, int], str] = Recent(REMEMBERED)

    async def __call__(self, update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        """Handles the tap; the table is free for the next one before Telegram has accepted what is sent."""
        query = update.callback_query
        assert query is not None
        if query.message is not None:
            self._latest.put(_address(query), query.id)
        outcome = await self._outcome(query, update.update_id)
        self._inbox.keep(update.update_id)  # until it is answered
        context.application.create_task(self._tell(context, query, outcome, update.update_id), update)

    async def _tell(
        self, context: ContextTypes.DEFAULT_TYPE, query: CallbackQuery, outcome: Outcome, update: int
    ) -> None:
        """Answers and shows at the same time. If one fails, that is logged, and the other is still done."""
        answering, showing = _logged(answer(query, outcome)), _logged(self._show(query, outcome))
        if isinstance(outcome, Show):  # showing returns at once
            await showing
            await self._finished(update, answering)
        elif isinstance(outcome, Wait):  # what is to be shown is in the store: only the answer could be lost
            await asyncio.gather(self._finished(update, answering), showing)
        else:
            await self._finished(update, asyncio.gather(answering, showing))
        if isinstance(outcome, Show) and outcome.refresh is not None:
            await self._again(context, query, update, outcome)

    async def _finished(self, update: int, doing: Awaitable[object]) -> None:
        """Does it, and then the update is handled."""
        try:
            await doing
        finally:
            self._inbox.done(update)

    async def _show(self, query: CallbackQuery, outcome: Outcome, takes_over: bool = True) -> None:
        if query.message is None:  # an inline message: this bot's have no buttons
            return
        if isinstance(outcome, Wait):
            outcome = await outcome.shown()
        if isinstance(outcome, Show):
            self._responder.sender.edit(query.message, outcome.message, outcome.place, takes_over)
        elif isinstance(outcome, Strip):
            self._responder.sender.strip(query.message)
        elif not isinstance(outcome, Tell):
            await self._responder.post(query.message.chat.id, outcome)

    async def _again(self, context: ContextTypes.DEFAULT_TYPE, query: CallbackQuery, update: int, shown: Show) -> None:
        """Shows the answer to a tap again whenever there is more of it, until the message is tapped again, the table
        moves to another message, or the bot stops."""
        address = _address(query)
        while shown.refresh is not None:
            await asyncio.sleep(shown.refresh.after)
            outcome = await self._outcome(query, update)
            if self._latest.get(address) != query.id or not context.application.running:
                return
            if not isinstance(outcome, Show) or outcome.shown_at not in (None, f"{address[0]}:{address[1]}"):
                return
            if outcome.message != shown.message:
                await self._show(query, outcome, takes_over=False)  # the table may have moved meanwhile
            shown = outcome

    async def _outcome(self, query: CallbackQuery, update: int) -> Outcome:
        """The outcome of a tap: the person always gets an answer."""
        return await outcome_of(self._act(query, update), texts_for(query.from_user), query.data)

    async def _act(self, query: CallbackQuery, update: int) -> Outcome:
        door, visitor = self._responder.door, visitor_of(query.from_user)
        try:
            tap = unpack(query.data or "") if _is_own(query) else None
        except UnreadableTapError:
            tap = None
        if tap is None:
            return Tell((await reader_of(door, visitor)).texts.plain("answer-unreadable"))
        acting: Awaitable[Outcome] = (
            tap_table(door, visitor, tap, update) if isinstance(tap, TableTap) else tap_menu(door, visitor, tap, update)
        )
        return await acting


async def _logged(doing: Awaitable[None]) -> None:
    try:
        await doing
    except StoreUnavailable as error:  # what is due is done when it is back
        log.warning("a tap was handled, but not shown: the store is away: %s", error)
    except TelegramError as error:
        log.warning("a tap was handled, but not shown or answered: %s", error)
    except Exception:
        log.exception("a tap was handled, but not shown or answered")


def _is_own(query: CallbackQuery) -> bool:
    """Whether the button is under the bot's own message in the person's own chat, where all of its buttons are. Data
    can be forged for any message; one in a group would be edited before everybody's eyes."""
    there = query.message
    if there is None or there.chat.id != query.from_user.id:
        return False
    if not isinstance(there, Message) or there.from_user is None:  # what Telegram tells of a message that is gone
        return True
    return there.from_user == query.get_bot().bot


def _address(query: CallbackQuery) -> tuple[int, int]:
    """Chat and message of the button."""
    assert query.message is not None
    return query.message.chat.id, query.message.message_id


async def answer(query: CallbackQuery, outcome: Outcome) -> None:
    """Answers the query. One that is too old to be answered, or was answered although that was not heard of, has still
    taken effect."""
    text, alert = _said(outcome)
    try:
        await query.answer(_short(text) or None, show_alert=alert)
    except TelegramError as error:
        if isinstance(error, BadRequest) and "query is too old" not in error.message.lower():
            raise
        log.info("a tap was answered too late or not at all: %s", error)


def _said(outcome: Outcome) -> tuple[str, bool]:
    match outcome:
        case Tell(text, alert):
            return text, alert
        case Strip(text):
            return text, True
        case Show():
            return outcome.note, outcome.alert
        case Wait():
            return outcome.note, False
        case _:
            return "", False


def _short(answer: str) -> str:
    """Cut to the length that Telegram accepts: it refuses a longer answer, and the button would spin for ever."""
    longest = int(CallbackQueryLimit.ANSWER_CALLBACK_QUERY_TEXT_LENGTH)
    return answer if len(answer) <= longest else answer[: longest - 1] + "…"

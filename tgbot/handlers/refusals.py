"""What people get whose taps and messages are not let in: a friendly word once in a spell, and no button that spins."""

from __future__ import annotations

import asyncio
import logging

from telegram import Message, Update
from telegram.constants import ChatType

from tgbot.cases.asking import reader_of
from tgbot.cases.door import Door
from tgbot.cases.outcomes import Tell
from tgbot.handlers.responder import visitor_of
from tgbot.handlers.taps import answer
from tgbot.limits import SPELL, Limits, Spells

log = logging.getLogger(__name__)

#: The number of refused updates that may wait to be answered. With more, Telegram keeps the rest.
LONGEST_LINE = 2_000


class Refusals:
    """Answers a few at a time: however many are refused, others are answered as quickly as ever."""

    def __init__(self, door: Door, limits: Limits) -> None:
        self._door = door
        self._at_once = limits.refusals_at_once
        self._spells = Spells(SPELL)
        self._line: asyncio.Queue[tuple[Update, bool]] = asyncio.Queue(LONGEST_LINE)
        self._answering: set[asyncio.Task[None]] = set()

    async def refuse(self, update: Update) -> None:
        """Has the update answered soon. Waits only where the line is full."""
        assert update.effective_user is not None
        first = self._spells.begins(update.effective_user.id)
        if update.callback_query is None and not (first and _is_private(update.effective_message)):
            return
        await self._line.put((update, first))
        if len(self._answering) < self._at_once:
            answering = asyncio.create_task(self._answer_all())
            self._answering.add(answering)
            answering.add_done_callback(self._answering.discard)

    async def _answer_all(self) -> None:
        while not self._line.empty():
            update, first = self._line.get_nowait()
            try:
                await self._answer(update, await self._word(update) if first else "")
            except Exception:
                log.exception("a refusal was not answered")

    async def _word(self, update: Update) -> str:
        assert update.effective_user is not None
        reader = await reader_of(self._door, visitor_of(update.effective_user))
        return reader.texts.plain("answer-too-quick")

    async def _answer(self, update: Update, word: str) -> None:
        if update.callback_query is not None:
            await answer(update.callback_query, Tell(word, alert=False))
        elif update.effective_message is not None:
            await update.effective_message.reply_text(word)


def _is_private(message: Message | None) -> bool:
    """Whether the message is in a private chat; a group is not told."""
    return message is not None and message.chat.type == ChatType.PRIVATE

"""What people get whose taps and messages are not let in: a friendly word, and no button that spins."""

from __future__ import annotations

import logging

from telegram import Message, Update, User
from telegram.constants import ChatType
from telegram.error import TelegramError

from tgbot.cases.asking import reader_of
from tgbot.cases.door import Door
from tgbot.cases.outcomes import Tell
from tgbot.handlers.responder import visitor_of
from tgbot.handlers.taps import answer
from tgbot.limits import SPELL, Spells

log = logging.getLogger(__name__)


class Refusals:
    """Every tap is told that it was too quick, since its answer must be sent anyway. Texts are told once in a spell: an
    answer to each would be as quick as they are."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._texts = Spells(SPELL)

    async def refuse(self, update: Update) -> None:
        """Answers what somebody has sent; returns when that has arrived or failed."""
        user, query, message = update.effective_user, update.callback_query, update.effective_message
        assert user is not None
        try:
            if query is not None:
                await answer(query, Tell(await self._word(user), alert=False))
            elif message is not None and _is_private(message) and self._texts.begins(user.id):
                await message.reply_text(await self._word(user))
        except TelegramError as error:
            log.warning("a refusal was not answered: %s", error)

    async def _word(self, user: User) -> str:
        return (await reader_of(self._door, visitor_of(user))).texts.plain("answer-too-quick")


def _is_private(message: Message) -> bool:
    """Whether the message is in a private chat; a group is not told."""
    return message.chat.type == ChatType.PRIVATE

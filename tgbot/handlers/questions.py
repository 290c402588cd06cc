"""Everything else that is written in a private chat: a question for the tutor."""

from __future__ import annotations

from telegram import Update
from telegram.ext import ContextTypes, MessageHandler, filters

from tgbot.cases.asking import ask
from tgbot.handlers.commands import NEW_MESSAGE, Handler
from tgbot.handlers.desk import Desk, texts_for, visitor_of
from tgbot.handlers.outcomes import outcome_of


def question_handler(desk: Desk) -> Handler:
    """The handler of messages, with a text or without."""

    async def handle(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        user, message = update.effective_user, update.effective_message
        if user is None or message is None:
            return
        asking = ask(desk.door, visitor_of(user), message.text)
        await desk.post(message.chat_id, await outcome_of(asking, texts_for(user), message.text))

    return MessageHandler(filters.ChatType.PRIVATE & NEW_MESSAGE, handle)

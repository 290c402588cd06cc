"""Everything else that a person writes in a private chat: a question for the tutor."""

from __future__ import annotations

from telegram import Update
from telegram.ext import ContextTypes, MessageHandler, filters

from tgbot.cases.asking import ask
from tgbot.handlers.commands import WRITTEN, Handler, respond
from tgbot.handlers.responder import Responder, texts_for, visitor_of


def question_handler(responder: Responder) -> Handler:
    """The handler of messages, with a text or without."""

    async def handle(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        user, message = update.effective_user, update.effective_message
        if user is None or message is None:
            return
        asking = ask(responder.door, visitor_of(user), message.text)
        await respond(responder, message.chat_id, asking, texts_for(user), message.text)

    return MessageHandler(filters.ChatType.PRIVATE & WRITTEN, handle)

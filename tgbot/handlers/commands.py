"""Commands: each is handled as the tap that it stands for, and answered with a new message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from telegram import Message, Update
from telegram.constants import ChatType
from telegram.ext import BaseHandler, CommandHandler, ContextTypes, filters

from locales import Texts
from tgbot.cases.menus import tap_menu
from tgbot.cases.outcomes import Outcome, Wait
from tgbot.cases.readers import stranger
from tgbot.handlers.apology import outcome_of
from tgbot.handlers.responder import Responder, texts_for, visitor_of
from tgbot.taps import MenuTap
from tgbot.taps.menu import AskForget, OpenAccuracy, OpenHelp, OpenHome, OpenLanguage, OpenRules, OpenTable
from tgbot.views import menus

Handler = BaseHandler[Any, Any, Any]
Callback = Callable[[Update, ContextTypes.DEFAULT_TYPE], Coroutine[Any, Any, None]]

#: What each command opens, by its Swedish and English names; all names work in every language.
COMMANDS: dict[tuple[str, ...], MenuTap] = {
    ("start",): OpenHome(),
    ("spela", "play"): OpenTable(),
    ("regler", "rules"): OpenRules(),
    ("sprak", "language"): OpenLanguage(),
    ("hjalp", "help"): OpenHelp(),
    ("betyg", "accuracy", "rating"): OpenAccuracy(),
    ("glom", "forget"): AskForget(),
}


class _Written(filters.MessageFilter):
    """A new message that a person has written: no service message, such as of a pin or a timer, nothing by another bot
    or through one, and nothing in the name of a channel or a group."""

    def filter(self, message: Message) -> bool:
        person = message.from_user is not None and not message.from_user.is_bot
        in_their_name = message.sender_chat is None and message.via_bot is None
        return person and in_their_name and (message.text is not None or message.effective_attachment is not None)


#: Not edited messages, which would play twice.
WRITTEN = filters.UpdateType.MESSAGE & _Written()


def command_handlers(responder: Responder) -> list[Handler]:
    """The handlers of all commands."""
    return [CommandHandler(names, _opens(responder, tap), filters=WRITTEN) for names, tap in COMMANDS.items()]


def _opens(responder: Responder, tap: MenuTap) -> Callback:
    async def handle(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        user, chat = update.effective_user, update.effective_chat
        if user is None or chat is None:
            return
        if chat.type != ChatType.PRIVATE:
            await _refer_to_private_chat(responder, update)
            return
        asked = OpenTable() if isinstance(tap, OpenHome) and context.args == ["play"] else tap
        acting = tap_menu(responder.door, visitor_of(user), asked, update.update_id)
        await respond(responder, chat.id, acting, texts_for(user), asked)

    return handle


async def respond(responder: Responder, chat: int, doing: Awaitable[Outcome], say: Texts, what: object) -> None:
    """Posts the outcome of what somebody wrote, or an apology. Raises TelegramError."""
    outcome = await outcome_of(doing, say, what)
    if isinstance(outcome, Wait):
        outcome = await outcome_of(outcome.shown(), say, what)
    await responder.post(chat, outcome)


async def _refer_to_private_chat(responder: Responder, update: Update) -> None:
    """In a group: where the game is played, with a button that opens it there."""
    user, message = update.effective_user, update.effective_message
    if user is None or message is None:
        return
    link = f"https://t.me/{responder.username()}?start=play"
    refers = menus.refer_to_private_chat(stranger(user.id, user.language_code), link)
    topic = message.message_thread_id if message.is_topic_message else None
    await responder.sender.post(message.chat_id, refers, topic=topic)

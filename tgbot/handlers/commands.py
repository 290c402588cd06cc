"""Commands and written text: each becomes the tap that it stands for, answered with a new message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from telegram import Update
from telegram.constants import ChatType
from telegram.ext import BaseHandler, CommandHandler, ContextTypes, MessageHandler, filters

from locales import Html, Texts
from tgbot.cases.menus import visit
from tgbot.cases.outcomes import Reply
from tgbot.handlers.desk import Desk, chosen_profile, person_of, post_new, texts_for
from tgbot.people.profile import Profile, reader
from tgbot.store import StoreUnavailable
from tgbot.taps.codec import MenuTap, Page
from tgbot.views.message import Button, Picture
from tutor.questions import Kind, answer, html
from tutor.words import letters

log = logging.getLogger(__name__)

Handler = BaseHandler[Any, Any, Any]
Callback = Callable[[Update, ContextTypes.DEFAULT_TYPE], Coroutine[Any, Any, None]]

#: Each page that a command opens, with its names in Swedish and English; all of them always work.
COMMANDS: dict[Page, tuple[str, ...]] = {
    Page.HOME: ("start",),
    Page.PLAY: ("spela", "play"),
    Page.RULES: ("regler", "rules"),
    Page.LANGUAGE: ("sprak", "language"),
    Page.HELP: ("hjalp", "help"),
    Page.RATING: ("betyg", "rating"),
    Page.FORGET: ("glom", "forget"),
}
NEW_MESSAGE = filters.UpdateType.MESSAGE  # not an edited one, which would play twice


def command_handlers(desk: Desk) -> list[Handler]:
    """The handlers of all commands, and of whatever else is written in a private chat."""
    handlers: list[Handler] = [
        CommandHandler(names, _opens(desk, page), filters=NEW_MESSAGE) for page, names in COMMANDS.items()
    ]
    written = filters.ChatType.PRIVATE & NEW_MESSAGE
    return [*handlers, MessageHandler(written, _written(desk))]


def _opens(desk: Desk, page: Page) -> Callback:
    async def handle(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        if update.effective_chat and update.effective_chat.type != ChatType.PRIVATE:
            await _refer_to_private_chat(desk, update)
            return
        asked = Page.PLAY if page is Page.HOME and context.args == ["play"] else page
        await _answer(desk, update, MenuTap(asked))

    return handle


def _written(desk: Desk) -> Callback:
    """Whatever else is written: a question for the tutor, by the rules that the person has chosen."""

    async def handle(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        user, message = update.effective_user, update.effective_message
        if user is None or message is None:
            return
        profile = await chosen_profile(desk, user)
        say = reader(user.id, user.language_code, profile).texts
        text = say.html("written-answer")
        if message.text:
            # In a thread: the first question of all takes more than a second, and others tap meanwhile.
            text = await asyncio.to_thread(_answered, message.text, profile, say)
        await post_new(desk, message.chat_id, Reply(Picture(text)))

    return handle


def _answered(question: str, profile: Profile, say: Texts) -> Html:
    """The tutor's answer, in the language of the question; if it is not understood, how to ask and how to play."""
    found = answer(question, profile.rules, say.language)
    if found.kind is not Kind.UNCLEAR:
        return html(found, letters(found.language))
    examples = html(replace(found, language=say.language), letters(say.language))
    return Html(f"{examples}\n\n{say.html('written-answer')}")


async def _answer(desk: Desk, update: Update, tap: MenuTap) -> None:
    if update.effective_user is None or update.effective_chat is None:
        return
    say = texts_for(update.effective_user)
    try:
        reply = await visit(desk.parlour, person_of(update.effective_user), tap, update.update_id)
    except StoreUnavailable as error:
        log.warning("the store is away: %s", error)
        reply = Reply(Picture(say.html("answer-try-again")))
    except Exception:
        log.exception("a command failed: %r", tap)
        reply = Reply(Picture(say.html("answer-error")))
    await post_new(desk, update.effective_chat.id, reply)


async def _refer_to_private_chat(desk: Desk, update: Update) -> None:
    """In a group: where the game is played, as a button that opens it there."""
    message = update.effective_message
    if update.effective_user is None or message is None:
        return
    say = texts_for(update.effective_user)
    link = Button(say.plain("button-private"), url=f"https://t.me/{desk.bot.username}?start=play")
    topic = message.message_thread_id if message.is_topic_message else None
    await desk.screens.post(message.chat_id, Picture(say.html("in-group"), ((link,),)), topic)

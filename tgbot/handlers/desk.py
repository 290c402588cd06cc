"""What every handler works with, and how a reply reaches the person."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from html import escape

from telegram import Bot, InputFile, User
from telegram.constants import MessageLimit, ParseMode

from locales import Html, Texts, language_for, texts
from tgbot.cases.outcomes import Person, Reply
from tgbot.cases.visits import Parlour
from tgbot.delivery.outbox import Address, Moved, Screens
from tgbot.people.profile import Profile, reader
from tgbot.store import StoreUnavailable
from tgbot.views.message import Picture


@dataclass(frozen=True, slots=True)
class Desk:
    """The parlour, the screens and the bot: all that handlers need."""

    parlour: Parlour
    screens: Screens
    bot: Bot

    async def close(self) -> None:
        """Ends what goes on beside the handlers."""
        await self.parlour.reviews.close()
        self.parlour.thinkers.close()


def person_of(user: User) -> Person:
    return Person(user.id, user.first_name, user.language_code)


def texts_for(user: User) -> Texts:
    """The texts for somebody whose own choice is not at hand: by Telegram's code for their language."""
    return texts(language_for(user.language_code))


async def chosen_profile(desk: Desk, user: User) -> Profile:
    """What somebody chose; a stranger's profile when the store is away."""
    try:
        return Profile.load((await desk.parlour.store.load(user.id)).profile)
    except StoreUnavailable:
        return Profile()


async def chosen_texts(desk: Desk, user: User) -> Texts:
    """The texts in the language that somebody chose; by Telegram's code when none was, or the store is away."""
    return reader(user.id, user.language_code, await chosen_profile(desk, user)).texts


async def show_in_place(desk: Desk, address: Address, reply: Reply) -> None:
    """Has the tapped message show the reply. A table's message is the one tapped last; an older one loses its
    keyboard.
    """
    if reply.picture is not None:
        desk.screens.show(address, reply.picture, _mover(desk, reply.table))
        if reply.table is not None and reply.address != str(address):
            await _take_over(desk, reply, address)
    await _send_beside(desk, address.chat, reply)


async def post_new(desk: Desk, chat: int, reply: Reply) -> None:
    """Posts the reply as a new message. If it is a table, its older message loses its keyboard."""
    await _send_beside(desk, chat, reply)
    if reply.picture is None:
        if reply.answer:
            await desk.screens.post(chat, Picture(Html(escape(reply.answer, quote=False))))
        return
    address = await desk.screens.post(chat, reply.picture)
    if reply.table is not None:
        await _take_over(desk, reply, address)


async def _send_beside(desk: Desk, chat: int, reply: Reply) -> None:
    """The messages of their own that come with a reply."""
    if reply.record is not None:
        await send_record(desk, chat, reply)
    if reply.photo is not None:
        photo = InputFile(reply.photo, filename="kasino.png")
        await desk.bot.send_photo(chat, photo, caption=reply.caption, parse_mode=ParseMode.HTML)


async def send_record(desk: Desk, chat: int, reply: Reply) -> None:
    """The parti in notation: as a text to tap and copy, or as a file where it is too long for a message."""
    assert reply.record is not None
    if len(reply.record) + len(reply.caption) < MessageLimit.MAX_TEXT_LENGTH:
        safe = escape(reply.record, quote=False)
        await desk.screens.post(chat, Picture(Html(f"{reply.caption}\n<pre>{safe}</pre>")))
        return
    name = f"{json.loads(reply.record)['game']}.json"
    await desk.bot.send_document(chat, InputFile(reply.record.encode(), filename=name), caption=reply.caption)


async def _take_over(desk: Desk, reply: Reply, address: Address) -> None:
    assert reply.table is not None
    await desk.parlour.store.set_address(reply.table, str(address))
    if (old := Address.parse(reply.address)) is not None:
        await desk.screens.strip(old)


def _mover(desk: Desk, table: str | None) -> Moved | None:
    return partial(_moved, desk, table) if table is not None else None


async def _moved(desk: Desk, table: str, address: Address) -> None:
    await desk.parlour.store.set_address(table, str(address))

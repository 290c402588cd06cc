"""A written question about the game, which the tutor answers for the rules that the person has chosen."""

from __future__ import annotations

from dataclasses import replace

from engine import Rules
from locales import Html, Texts
from tgbot.cases.door import Door
from tgbot.cases.outcomes import Show
from tgbot.cases.readers import readable_profile, reader
from tgbot.cases.visitor import Visitor
from tgbot.people.profile import Profile
from tgbot.store import StoreUnavailable
from tgbot.views import menus
from tgbot.views.reader import Reader
from tutor.questions import Kind, answer, html
from tutor.words import letters


async def ask(door: Door, visitor: Visitor, question: str | None) -> Show:
    """The answer, in the language of the question. Anything that is not text or not understood gets instructions: how
    to ask and how to play. While the store is away the rules are those of a stranger."""
    profile = await _profile_of(door, visitor)
    viewer = reader(visitor.id, visitor.language_code, profile)
    if not question:
        return Show(menus.written(viewer, Html("")))
    return Show(menus.written(viewer, _answered(question, profile.rules, viewer.texts)))


async def reader_of(door: Door, visitor: Visitor) -> Reader:
    """How somebody reads; works while the store is away, too."""
    return reader(visitor.id, visitor.language_code, await _profile_of(door, visitor))


async def _profile_of(door: Door, visitor: Visitor) -> Profile:
    """The person's profile; a stranger's when the store is away or it cannot be read."""
    try:
        return readable_profile(visitor.id, (await door.store.load(visitor.id)).profile) or Profile()
    except StoreUnavailable:
        return Profile()


def _answered(question: str, rules: Rules, say: Texts) -> Html:
    """Takes milliseconds once `learn` was called; a thread would hold up the taps of others for longer."""
    found = answer(question, rules, say.language)
    if found.kind is not Kind.UNCLEAR:
        return html(found, letters(found.language))
    examples = html(replace(found, language=say.language), letters(say.language))
    return Html(f"{examples}\n\n{say.html('written-answer')}")

"""A review in which an error comes up: it stops, says so once, and is resumed only on request."""

from __future__ import annotations

from typing import Any

import pytest

from engine import View
from locales import texts
from tests.tgbot.room import Room, opened_room, play_card, press_tap, seeded
from tests.tgbot.searches import MadeUp
from tests.tgbot.tutored import (
    LANGUAGES,
    ends_giv,
    laying_costs,
    plain,
    seated,
    speaking,
    table_after,
    table_taps,
    text_of,
)
from tgbot.cases import reviewing as case
from tgbot.cases.outcomes import Refresh
from tgbot.store import Store, StoreUnavailable
from tgbot.taps import pack
from tgbot.taps.table import Review, Step
from tutor import Ranking


class Failing(MadeUp):
    """Searches that fail for one play, every time it is asked about."""

    def __init__(self, ply: int) -> None:
        super().__init__(laying_costs(0.5))
        self.ply: int | None = ply

    async def rank(self, view: View, **options: Any) -> Ranking:
        if len(view.moves) == self.ply:
            self.asked.append((view, 0.0, None))
            raise ZeroDivisionError
        return await super().rank(view, **options)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_review_that_fails_says_so_once_and_is_made_again_only_when_asked(
    language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(case, "REFRESH", Refresh(after=0.01))
    say, workers = texts(language), Failing(5)
    async with opened_room(seeded(7), workers=workers) as room:
        person = speaking(room, language)
        await ends_giv(room, person)
        await press_tap(person, Review)
        assert caplog.text.count("a review failed") == 1
        failed = plain(say.html("review-failed", number=6, all=48))
        assert failed in text_of(person)
        n_asked = len(workers.asked)
        for kind in (Step, Review):
            await press_tap(person, kind)
        assert len(workers.asked) == n_asked, "looking again does not try again"
        for faults in (2, 3):
            retry = next(tap for tap in table_taps(person) if isinstance(tap.ask, Review) and tap.ask.faults)
            await person.forge(pack(retry), person.newest())
            await person.forge(pack(retry), person.newest())
            assert caplog.text.count("a review failed") == faults, "each button tries once"
            assert failed in text_of(person)
        workers.ply = None
        retry = next(tap for tap in table_taps(person) if isinstance(tap.ask, Review) and tap.ask.faults)
        await person.forge(pack(retry), person.newest())
        assert failed not in text_of(person)
        assert plain(say.html("review-costliest")) in text_of(person)
        assert not [tap for tap in table_taps(person) if isinstance(tap.ask, Review) and tap.ask.faults]
        room.check()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_step_that_a_failed_review_did_not_reach_says_so(language: str) -> None:
    async with opened_room(seeded(7), workers=Failing(0)) as room:
        person = speaking(room, language)
        await ends_giv(room, person)
        await press_tap(person, Review)
        await press_tap(person, Step)
        assert texts(language).plain("review-not-reached") in text_of(person)
        room.check()


async def test_accuracy_that_cannot_be_noted_does_not_spoil_the_review(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreUnavailable

    await seated(room, room.anna, table_after(46))
    monkeypatch.setattr(Store, "save_profile", away)
    await play_card(room.anna)
    await press_tap(room.anna, Review)
    assert "the end of a review was not noted" in caplog.text
    assert not any(record.exc_info for record in caplog.records), "the store's absence is no fault of the bot"
    assert texts("sv").plain("button-try-again") not in room.anna.screen()
    room.check()

"""Which of several messages of a table is its live one: that in which it was last posted or tapped."""

from __future__ import annotations

import pytest

from tests.tgbot.delivery.test_outbox import PLACE, Stage, message, stage

__all__ = ["stage"]


async def test_a_message_that_loses_its_buttons_does_not_get_them_back_by_itself(stage: Stage) -> None:
    """Only a tap takes the table back to it, even while the call that takes the buttons is under way."""
    hold = stage.world.faults.hold("editMessageReplyMarkup")
    stage.outbox.strip(stage.address)
    stage.outbox.show(stage.address, message("before it is sent"), PLACE, takes_over=False)
    await hold.reached.wait()
    stage.outbox.show(stage.address, message("while it is sent"), PLACE, takes_over=False)
    hold.release()
    await stage.quiet()
    assert stage.edits() == []
    assert stage.message.rows is None
    stage.outbox.strip(stage.address)
    stage.show("tapped")
    await stage.quiet()
    assert stage.edits() == ["tapped"]
    assert stage.message.rows


@pytest.mark.parametrize("under_way", [True, False])
async def test_what_a_tap_has_taken_over_stays_taken_over_by_what_follows(stage: Stage, under_way: bool) -> None:
    took_over: list[bool] = []
    stage.outbox._told = lambda _address, _place, _reached, takes_over: took_over.append(takes_over)
    hold = stage.world.faults.hold("editMessageText")
    stage.outbox.show(stage.address, message("tapped"), PLACE)
    if under_way:
        await hold.reached.wait()
    stage.outbox.show(stage.address, message("more of it"), PLACE, takes_over=False)
    hold.release()
    await stage.quiet()
    assert stage.seen == "more of it"
    assert took_over[-1]

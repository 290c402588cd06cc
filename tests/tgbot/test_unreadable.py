"""What is stored and cannot be read is in nobody's way (decision 14): its owner goes on, and so does everybody else."""

from __future__ import annotations

import json

import pytest

from tests.tgbot.room import Room, play_card
from tgbot.people.profile import Profile
from tgbot.store import keys

BODIES = ["", "x", "{}", "[]", "null", '{"schema": 3}', '{"schema": [1]}', '{"schema": 2, "record": {}}']


async def spoil_table(room: Room, body: str) -> None:
    """Anna's table becomes unreadable, behind the bot's back."""
    stored = await room.stored(room.anna)
    await room.store.save(await room.table_id(room.anna), stored.version, body, due=1)


@pytest.mark.parametrize("body", BODIES)
async def test_r1_whoever_has_an_unreadable_table_is_told_and_gets_a_new_one(
    room: Room, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    await room.anna.send("/spela")
    old, shown = await room.table_id(room.anna), room.anna.newest()
    await spoil_table(room, body)
    await room.anna.press_at(0, 0, message=shown)
    assert room.anna.last_answer == "Det bordet finns inte längre. Skriv /spela för ett nytt."
    await room.anna.send("/spela")
    assert await room.table_id(room.anna) != old
    await play_card(room.anna)
    assert f"table {old} cannot be read" in caplog.text
    kept = await room.store.load_table(old)
    assert kept is not None
    assert kept.body == body


async def test_r1_an_unreadable_table_is_looked_after_and_drawn_no_more_and_others_are(room: Room) -> None:
    await room.anna.send("/spela")
    await room.ben.send("/play")
    await spoil_table(room, "x")
    table, version = await room.table(room.ben), (await room.stored(room.ben)).version
    await room.store.save(await room.table_id(room.ben), version, (await room.stored(room.ben)).body, due=1)
    await room.later()
    queues = [
        await room.store._client.zrange(queue(shard), 0, -1)
        for shard in range(keys.SHARDS)
        for queue in (keys.due, keys.dirty)
    ]
    assert not any(queues)
    await play_card(room.ben)
    assert len((await room.table(room.ben)).giv.moves) == len(table.giv.moves) + 2


@pytest.mark.parametrize("body", [*BODIES, Profile().dump().replace("regular", "godlike")])
async def test_r1_an_unreadable_profile_is_set_aside_and_its_owner_begins_again(
    room: Room, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    await room.anna.send("/spela")
    await room.store.save_profile(room.anna.id, body)
    await room.anna.send("/start")
    assert "Hej Anna" in room.anna.screen()
    assert "cannot be read and is set aside" in caplog.text
    await room.anna.send("/spela")
    await play_card(room.anna)
    row = await room.store._client.get(keys.profile_aside(room.anna.id))
    assert str(row).partition("\n")[2] == body
    await room.anna.send("hej")
    room.check()


async def test_r1_whoever_has_an_unreadable_profile_can_be_forgotten(room: Room) -> None:
    await room.anna.send("/spela")
    await room.store.save_profile(room.anna.id, json.dumps({"schema": 99}))
    await room.anna.send("/glom")
    await room.anna.press("Ja, ta bort allt")
    assert not [key async for key in room.store._client.scan_iter(f"kasino:{{{room.anna.id}}}:*")]

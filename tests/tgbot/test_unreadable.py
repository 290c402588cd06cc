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
async def test_whoever_has_an_unreadable_table_is_told_and_gets_a_new_one(
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


async def test_an_unreadable_table_is_looked_after_and_drawn_no_more_and_others_are(room: Room) -> None:
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
async def test_an_unreadable_profile_is_set_aside_and_its_owner_begins_again(
    room: Room, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    await room.anna.send("/spela")
    await room.store.save_profile(room.anna.id, body)
    await room.anna.send("/start")
    assert "Hej Anna" in room.anna.screen()
    assert f"the profile of {room.anna.id} cannot be read" in caplog.text
    await room.anna.send("/spela")
    await play_card(room.anna)
    row = await room.store._client.get(keys.aside(keys.profile_row(room.anna.id)))
    assert str(row).partition("\n")[2] == body
    await room.anna.send("hej")
    room.check()


async def test_whoever_has_an_unreadable_profile_can_be_forgotten(room: Room) -> None:
    await room.anna.send("/spela")
    await room.store.save_profile(room.anna.id, json.dumps({"schema": 99}))
    await room.anna.send("/glom")
    await room.anna.press("Ja, ta bort allt")
    assert not [key async for key in room.store._client.scan_iter(f"kasino:{{{room.anna.id}}}:*")]


ROWS = [b"", b"x", b"{}", b"12", b"12 ab", b"\n\n", b"\xff\xfe\n{}", b"7 abcdef01\n\xff", b"9" * 40 + b" ab\n{}"]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("whose", ["table", "profile"])
async def test_a_row_without_its_head_or_of_other_bytes_is_as_one_that_cannot_be_read(
    room: Room, whose: str, row: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    await room.anna.send("/spela")
    shown, old = room.anna.newest(), await room.table_id(room.anna)
    key = keys.table_row(old) if whose == "table" else keys.profile_row(room.anna.id)
    text = row.decode(errors="surrogateescape")
    await room.store._client.set(key, text)
    await room.later()
    await room.anna.press_at(0, 0, message=shown)
    await room.anna.send("/spela")
    assert await room.table_id(room.anna) != old
    await play_card(room.anna)
    assert "cannot be read" in caplog.text
    assert str(old if whose == "table" else room.anna.id) in caplog.text
    assert await room.store._client.get(key if whose == "table" else keys.aside(key)) == text
    await is_forgotten_and_plays_again(room)


def of_anna(table: str, anna: int) -> dict[str, str]:
    """Every key that has to do with Anna and her table."""
    shard = keys.shard_of(table)
    return {
        "row": keys.table_row(table),
        "marks": keys.table_marks(table),
        "shown": keys.table_shown(table),
        "due": keys.due(shard),
        "dirty": keys.dirty(shard),
        "profile": keys.profile_row(anna),
        "updates": keys.profile_marks(anna),
        "tables": keys.tables_index(anna),
    }


@pytest.mark.parametrize("name", of_anna("", 0))
async def test_a_key_of_another_kind_is_set_aside_and_is_in_nobodys_way(
    room: Room, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    await room.anna.send("/spela")
    await room.ben.send("/play")
    shown, key = room.anna.newest(), of_anna(await room.table_id(room.anna), room.anna.id)[name]
    client = room.store._client
    await client.delete(key)
    await client.sadd(key, "not ours")
    await room.services.caretaker.round()
    await room.anna.press_at(0, 0, message=shown)
    await room.ben.send("/play")
    await play_card(room.ben)
    await room.anna.send("/spela")
    await play_card(room.anna)
    await room.anna.send("/sprak")
    await room.anna.press("Svenska")
    await room.store.add_table(room.anna.id, await room.table_id(room.anna))
    assert f"{key} cannot be read, it is a set" in caplog.text
    assert await client.smembers(keys.aside(key)) == {"not ours"}
    await is_forgotten_and_plays_again(room)
    room.check()


async def is_forgotten_and_plays_again(room: Room) -> None:
    """Nothing is left of Anna after /glom, and she can start again."""
    await room.anna.send("/glom")
    await room.anna.press("Ja, ta bort allt")
    assert not [key async for key in room.store._client.scan_iter(f"kasino:{{{room.anna.id}}}:*")]
    await room.anna.send("/spela")
    await play_card(room.anna)


@pytest.mark.parametrize("name", of_anna("", 0))
async def test_whatever_is_of_another_kind_its_owner_can_be_forgotten_at_once(room: Room, name: str) -> None:
    await room.anna.send("/spela")
    key = of_anna(await room.table_id(room.anna), room.anna.id)[name]
    await room.store._client.delete(key)
    await room.store._client.sadd(key, "not ours")
    await is_forgotten_and_plays_again(room)
